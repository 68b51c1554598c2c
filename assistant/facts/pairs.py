"""Sizes of two sides: "10x14", "10 by 14", "12'6\\" x 9 and a half", "36 by 48 inch", "5 ft wide and 3 ft tall"."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from assistant.facts.bounds import Bound, bound_at
from assistant.facts.lengths import Length, length_at
from assistant.facts.tokens import Token, after_hyphen, glued, text_at, tokens
from assistant.facts.units import FOOT, INCH, area_unit_at, length_unit_at
from assistant.facts.vocabulary import word_set

_TIMES = frozenset({"x", "by", "*", "times", "xx", "bye", "por"})
_JOINS = frozenset({"and", ",", "&"})
_FILLERS = frozenset({"it's", "its", "it", "is", "and"})
_SIDES = word_set("wide long tall high deep across width length height wid lng")
_NAMES_BEFORE = frozenset({"length", "width", "height", "depth"})
_LEADS = frozenset({":", "=", "is", "of"})
_SIDE_LETTERS = word_set("w h l d t")
_LARGEST_SQUARE = 30


@dataclass(frozen=True, slots=True)
class Pair:
    """Two sides in feet; `bare` where neither was given a unit, and the sides are the bare numbers.

    `bound` is what a word before the second side makes of the size ("10 by about 12").
    """

    first: Fraction
    second: Fraction
    bare: bool
    bound: Bound | None = None

    @property
    def product(self) -> Fraction:
        """The area in square feet, or the product of the bare numbers."""
        return self.first * self.second


def parse_pair(text: str) -> Pair | None:
    """The size that a text states and nothing else; else None."""
    found = tokens(text.strip().removesuffix("."))
    hit = pair_at(found, 0)
    return hit[0] if hit is not None and hit[1] == len(found) else None


def pair_at(found: tuple[Token, ...], place: int) -> tuple[Pair, int] | None:
    """The size of two sides that begins at `place`, and the place after it."""
    named = _named_before(found, place)
    if named is not None:
        return named
    first = _side_at(found, place)
    if first is None:
        return None
    return _square(found, *first) or _two_sides(found, *first)


def _side_at(found: tuple[Token, ...], place: int) -> tuple[Length, int] | None:
    """A side: a length, a bare number, or feet and inches as builders write them (12-6)."""
    feet, dash, inches = (text_at(found, place + step) for step in range(3))
    if dash == "-" and feet.isdecimal() and inches.isdecimal() and feet.isascii() and inches.isascii():
        tight = glued(found[place], found[place + 1]) and glued(found[place + 1], found[place + 2])
        if tight and int(inches) * INCH < FOOT and text_at(found, place + 3) != "/":
            return Length(int(feet) + int(inches) * INCH, FOOT), place + 3
    return length_at(found, place)


def _named_before(found: tuple[Token, ...], place: int) -> tuple[Pair, int] | None:
    """Two sides with their names before them: "length 10 width 12", "width: 3 ft, height: 5 ft"."""
    sides: list[Length] = []
    for _ in range(2):
        place = place + 1 if sides and text_at(found, place) in _JOINS | _TIMES else place
        if text_at(found, place) not in _NAMES_BEFORE:
            return None
        place += 1
        while text_at(found, place) in _LEADS:
            place += 1
        side = length_at(found, place)
        if side is None:
            return None
        sides.append(side[0])
        place = side[1]
    return _pair(sides[0], sides[1], None), place


def _square(found: tuple[Token, ...], side: Length, after: int) -> tuple[Pair, int] | None:
    """ "Thirty inches square": both sides."""
    if text_at(found, after) != "square" or side.unit is None or side.feet > _LARGEST_SQUARE:
        return None
    return None if length_unit_at(found, after + 1) else (Pair(side.feet, side.feet, bare=False), after + 1)


def _two_sides(found: tuple[Token, ...], first: Length, after: int) -> tuple[Pair, int] | None:
    named, at = _side_name(found, after)
    joint = _joint(found, at, named)
    if joint is None:
        return None
    bound = bound_at(found, joint)
    second = _side_at(found, bound[1] if bound is not None else joint)
    if second is None:
        return None
    also_named, end = _side_name(found, second[1])
    if text_at(found, after_hyphen(found, at)) not in _TIMES and not also_named:
        return None
    side, end = _with_late_unit(found, second[0], end)
    return _pair(first, side, bound[0] if bound is not None else None), _after_third_side(found, end)


def _joint(found: tuple[Token, ...], place: int, named: bool) -> int | None:
    """The place after the word that multiplies, or that joins two sides with names ("wide and ... tall")."""
    at = after_hyphen(found, place)
    if text_at(found, at) in _TIMES:
        return after_hyphen(found, at + 1)
    if not named:
        return None
    if text_at(found, place) not in _JOINS:
        return place
    place += 1
    while text_at(found, place) in _FILLERS:
        place += 1
    return place


def _side_name(found: tuple[Token, ...], place: int) -> tuple[bool, int]:
    """Whether a side is named ("wide", "in height", a glued "w"), and the place after the name."""
    if text_at(found, place) in _SIDES:
        return True, place + 1
    if text_at(found, place) == "in" and text_at(found, place + 1) in {"width", "height", "length"}:
        return True, place + 2
    tight = place > 0 and text_at(found, place) in _SIDE_LETTERS and glued(found[place - 1], found[place])
    return tight, place + 1 if tight else place


def _with_late_unit(found: tuple[Token, ...], side: Length, after: int) -> tuple[Length, int]:
    """A bare side with the square feet that were written for feet ("10 x 12 sq ft"), or a unit after its name."""
    if side.unit is not None:
        return side, after
    area = area_unit_at(found, after)
    if area is not None and area[0] == FOOT:
        return replace(side, unit=FOOT), area[1]
    return side, after


def _pair(first: Length, second: Length, bound: Bound | None) -> Pair:
    """Both sides in feet; a unit that only one of them has is that of both."""
    one = first.feet if first.unit is not None or second.unit is None else first.feet * second.unit
    other = second.feet if second.unit is not None or first.unit is None else second.feet * first.unit
    return Pair(one, other, first.unit is None and second.unit is None, bound)


def _after_third_side(found: tuple[Token, ...], place: int) -> int:
    """The place after a height given as a third side ("10 x 12 x 8")."""
    if text_at(found, place) not in _TIMES:
        return place
    third = length_at(found, place + 1)
    return third[1] if third is not None else place
