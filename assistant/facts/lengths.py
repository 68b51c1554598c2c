"""Lengths as people write them: 12'6", 4ft 2in, three foot six, a foot and a half, 36 in., 0.9 m."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from assistant.facts.number_words import PARTS
from assistant.facts.numbers import number_at
from assistant.facts.spelled import part_at
from assistant.facts.tokens import Token, after_hyphen, glued, text_at, tokens
from assistant.facts.units import FOOT, INCH, Unit, length_unit_at
from assistant.facts.vocabulary import word_set

_ENDS_OF_LENGTH = word_set("""
    x by in wide long tall high deep across from away off apart below above under over up down and or to but is
    square . , ; : ? ! ) - ceiling ceilings clg headroom height clear
    """)


@dataclass(frozen=True, slots=True)
class Length:
    """A length in feet; where `unit` is None no unit was written and `feet` is the bare number.

    `label` says that the number hangs on a word ("BR2").
    """

    feet: Fraction
    unit: Fraction | None
    label: bool = False


def parse_length(text: str) -> Fraction | None:
    """The feet of a text that is a length with its unit and nothing else; else None."""
    found = tokens(text.strip().removesuffix("."))
    hit = length_at(found, 0)
    return hit[0].feet if hit is not None and hit[1] == len(found) and hit[0].unit is not None else None


def length_at(found: tuple[Token, ...], place: int) -> tuple[Length, int] | None:
    """The length, or the bare number, that begins at `place`, and the place after it."""
    said = _said_with_article(found, place)
    if said is not None:
        return said
    number = number_at(found, place)
    if number is None:
        return None
    unit = length_unit_at(found, _after_of(found, number[1]))
    if unit is None:
        return Length(number[0].value, None, number[0].label), number[1]
    return _continued(found, number[0].value, *unit)


def _after_of(found: tuple[Token, ...], place: int) -> int:
    """The place after the "of" in "a couple of feet" and the "of an" in "three quarters of an inch"."""
    if text_at(found, place) != "of":
        return place
    return place + 2 if text_at(found, place + 1) in {"a", "an"} else place + 1


def _said_with_article(found: tuple[Token, ...], place: int) -> tuple[Length, int] | None:
    """ "a foot", "half a foot", "half an inch", "a foot and a half"."""
    half = text_at(found, place) == "half"
    article = place + 1 if half else place
    if text_at(found, article) not in {"a", "an"}:
        return None
    unit = length_unit_at(found, article + 1)
    if unit is None or not unit[0].spelled:
        return None
    return _continued(found, Fraction(1, 2) if half else Fraction(1), *unit)


def _continued(found: tuple[Token, ...], value: Fraction, unit: Unit, after: int) -> tuple[Length, int]:
    """The length with what follows it: inches after feet, or "and a half"."""
    feet = value * unit.feet
    more = _part_of_unit(found, after, unit) or _smaller(found, after, unit) or _bare_inches(found, after, unit)
    return (Length(feet + more[0], unit.feet), more[1]) if more is not None else (Length(feet, unit.feet), after)


def _part_of_unit(found: tuple[Token, ...], place: int, unit: Unit) -> tuple[Fraction, int] | None:
    """The "and a half" of "a foot and a half"."""
    if text_at(found, place) != "and" or not unit.spelled:
        return None
    part = part_at(found, place + 1)
    if part is None and text_at(found, place + 1) in {"half", "quarter"}:
        part = PARTS[found[place + 1].text], place + 2
    return (part[0] * unit.feet, part[1]) if part is not None else None


def _smaller(found: tuple[Token, ...], place: int, unit: Unit) -> tuple[Fraction, int] | None:
    """A number with a smaller unit, less than one of the larger: the 6 inches of 12 ft 6 in."""
    at = place + 1 if text_at(found, place) in {"and", "&", "-"} else place
    number = number_at(found, at)
    second = length_unit_at(found, number[1]) if number is not None else None
    if number is None or second is None:
        return None
    feet = number[0].value * second[0].feet
    return (feet, second[1]) if second[0].feet < unit.feet and feet < unit.feet else None


def _bare_inches(found: tuple[Token, ...], place: int, unit: Unit) -> tuple[Fraction, int] | None:
    """The inches that are not called so: 12'6, three foot six."""
    at = after_hyphen(found, place)
    number = number_at(found, at)
    if number is None or unit.feet != FOOT or number[0].value * INCH >= FOOT:
        return None
    touches = unit.sign and glued(found[at - 1], found[at])
    ends = number[1] == len(found) or text_at(found, number[1]) in _ENDS_OF_LENGTH
    return (number[0].value * INCH, number[1]) if touches or ends else None
