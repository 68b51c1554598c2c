"""All that a conversation needs and never changes: the law, and what questions are matched with."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from assistant.settings.office import NOT_SET, Office
from corpus.law import Law, load_law
from intents.catalogue import Intent
from intents.matcher import Matcher, load_matcher


@dataclass(frozen=True, slots=True, eq=False)
class Engine:
    """The law, the matcher with its catalogue, the language of the replies, and the office as it is set."""

    law: Law
    matcher: Matcher
    lang: str = "en"
    office: Office = NOT_SET

    def intent(self, name: str) -> Intent:
        """The intent with this id.

        Raises:
            KeyError: the catalogue has none.
        """
        return self.matcher.catalogue.intents[name]


@cache
def load_engine(lang: str = "en", office: Office = NOT_SET) -> Engine:
    """The engine over the project's own law and catalogue, for an office.

    Raises:
        DataFault: a data file is not as it should be.
    """
    law = load_law()
    if office.saturday_open:
        law = replace(law, saturday_open=True)
    return Engine(law, load_matcher(), lang, office)
