"""How much of a story lies below the ground, told as a part of its height."""

from __future__ import annotations

from fractions import Fraction

from assistant.facts.folding import folded
from assistant.facts.numbers import number_at
from assistant.facts.spelled import part_at
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.facts.vocabulary import Sought

_WHOLE = Sought(
    r"\b(?:completely|entirely|fully|totally|wholly|all|100%|100 percent)(?: of it)?(?: is)? (?:under|below|"
    r"buried|beneath|in the ground)\w*"
)
_BELOW = frozenset({"below", "under", "underground", "buried", "beneath"})
_SHARE_REACH = 8


def share_below(text: str, found: tuple[Token, ...]) -> Fraction | None:
    """The part of its height that the story is said to lie below the ground: "fully underground", "half is below"."""
    if _WHOLE.search(folded(text)):
        return Fraction(1)
    for place in range(len(found)):
        share = part_at(found, place) or _half(found, place) or _percent(found, place)
        near = {token.text for token in found[share[1] : share[1] + _SHARE_REACH]} if share is not None else set()
        if share is not None and near & _BELOW:
            return share[0]
    return None


def _half(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """ "Half of", but not "half basement"."""
    return (Fraction(1, 2), place + 1) if starts_with(found, place, ("half", "of")) else None


def _percent(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    number = number_at(found, place)
    if number is None or text_at(found, number[1]) not in {"%", "percent", "pct"} or number[0].value > 100:
        return None
    return number[0].value / 100, number[1] + 1
