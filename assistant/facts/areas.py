"""Areas as people write them: 140 sq ft, 96 sf, two hundred square feet, 1,728 square inches, 9 m2."""

from __future__ import annotations

from fractions import Fraction

from assistant.facts.numbers import number_at
from assistant.facts.tokens import Token, tokens
from assistant.facts.units import area_unit_at


def parse_area(text: str) -> Fraction | None:
    """The square feet of a text that is an area with its unit and nothing else; else None."""
    found = tokens(text.strip().removesuffix("."))
    hit = area_at(found, 0)
    return hit[0] if hit is not None and hit[1] == len(found) else None


def area_at(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """The area in square feet that begins at `place`, and the place after it."""
    number = number_at(found, place)
    unit = area_unit_at(found, number[1]) if number is not None else None
    if number is None or unit is None:
        return None
    return number[0].value * unit[0], unit[1]
