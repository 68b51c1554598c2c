"""Sizes of windows that are told a second time: "a 3x4 and a 3x5, the 3x4 is blocked" are two windows, not three."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.facts.tokens import Token, text_at
from assistant.facts.windows.roles import Placed

_DEFINITE = frozenset({"the", "that", "this"})
_ARTICLES = frozenset({"a", "an"})
_VERBS = frozenset({"is", "would"})
_STOPS = frozenset({".", ";", "?", "!"})
_WINDOWS = frozenset({"window", "skylight"})


def told_again(found: tuple[Token, ...], placed: Sequence[Placed]) -> tuple[Placed, ...]:
    """The sizes, each that points back to a window whose size was told before marked with the role "again"."""
    marked: list[Placed] = []
    for one in placed:
        first = next((other for other in marked if _is_same(one, other)), None)
        again = first is not None and _points_back(found, one, first)
        marked.append(replace(one, role="again") if again else one)
    return tuple(marked)


def mentions(one: Placed, placed: Sequence[Placed]) -> tuple[int, ...]:
    """The places at which a window's size is told again."""
    return tuple(other.size.first for other in placed if other.role == "again" and _same_size(other, one))


def _is_same(one: Placed, other: Placed) -> bool:
    """Whether the size may be that of a window told before; a part that opens is one only as "half of the 3x4"."""
    return other.role in _WINDOWS and one.role in {other.role, "opens", None} and _same_size(one, other)


def _same_size(one: Placed, other: Placed) -> bool:
    """Whether two sizes are one, the unit named with either or with both: "a 24 x 36 inch window ... the 24x36"."""
    if one.size.sides is None or other.size.sides is None:
        return one.size.sides == other.size.sides and one.size.value == other.size.value
    sides, others = sorted(one.size.sides), sorted(other.size.sides)
    in_inches = [side / 12 for side in (sides if one.size.bare else others)]
    return sides == others or (one.size.bare != other.size.bare and in_inches == (others if one.size.bare else sides))


def _points_back(found: tuple[Token, ...], one: Placed, first: Placed) -> bool:
    """Whether the words before the size speak of a window that is known: "the 3x4", "is a 3x4 enough"."""
    before, earlier = text_at(found, one.size.first - 1), text_at(found, one.size.first - 2)
    if one.role == "opens" and not (before in _DEFINITE and earlier == "of"):
        return False
    if before in _ARTICLES:
        return earlier in _VERBS
    known = text_at(found, first.size.first - 1) in _DEFINITE
    between = {token.text for token in found[first.size.after : one.size.first]}
    return before in _DEFINITE and (not known or bool(between & _STOPS))
