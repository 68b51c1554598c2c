"""All that a conversation needs and never changes: the law, and what questions are matched with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from corpus.law import Law, load_law
from intents.catalogue import Intent
from intents.matcher import Matcher, load_matcher


@dataclass(frozen=True, slots=True, eq=False)
class Engine:
    """The law, the matcher with its catalogue, and the language of the replies."""

    law: Law
    matcher: Matcher
    lang: str = "en"

    def intent(self, name: str) -> Intent:
        """The intent with this id.

        Raises:
            KeyError: the catalogue has none.
        """
        return self.matcher.catalogue.intents[name]


@cache
def load_engine(lang: str = "en") -> Engine:
    """The engine over the project's own law and catalogue.

    Raises:
        DataFault: a data file is not as it should be.
    """
    return Engine(load_law(), load_matcher(), lang)
