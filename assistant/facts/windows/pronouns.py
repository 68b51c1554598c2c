"""Words that stand for one of several windows: "two windows, one is 2x4 and the other is 3x4"."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.facts.measures import Measure
from assistant.facts.tokens import Token, text_at
from assistant.facts.windows.nouns import Noun

PRONOUNS = frozenset({"one", "other", "another", "second", "first", "third", "bigger", "smaller", "larger"})
_BETWEEN = frozenset({"is", "one", "measures", "was", ":", "=", "at", "only", "just", "about"})
_THE_REST = frozenset({"other", "second", "bigger", "smaller", "larger"})
_SEVERAL = frozenset({"windows", "skylights", "wndws", "windws", "windos", "wins", "panes"})


def with_pronouns(found: tuple[Token, ...], nouns: Sequence[Noun], measures: Sequence[Measure]) -> tuple[Noun, ...]:
    """The nouns, and each word before a size that stands for one of the windows named before it."""
    added = [noun for size in measures if (noun := _pronoun_before(found, size, nouns)) is not None]
    return tuple(sorted([*nouns, *added], key=lambda noun: noun.first)) if added else tuple(nouns)


def _pronoun_before(found: tuple[Token, ...], size: Measure, nouns: Sequence[Noun]) -> Noun | None:
    place = size.first - 1
    while place > 0 and text_at(found, place) in _BETWEEN and text_at(found, place - 1) in _BETWEEN | PRONOUNS:
        place -= 1
    at_once = place == size.first - 1 and text_at(found, place) not in _THE_REST
    if size.kind not in {"pair", "area"} or at_once or text_at(found, place) not in PRONOUNS:
        return None
    several = [noun for noun in nouns if noun.is_window and noun.after <= place]
    if not several or text_at(found, several[-1].after - 1) not in _SEVERAL:
        return None
    return Noun(several[-1].role, place, place + 1)
