from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.areas import parse_area

UNITS = [
    " sq ft", "sqft", " sf", "sf", " sq. ft.", " square feet", " square foot", "-square-foot", " ft²", " ft2",
    " sq feet", " SQ FT", " square ft", " s.f.", " sq", " ft^2", " feet squared", " ft sq", " sq/ft",
]  # fmt: skip


@given(st.integers(1, 99_999), st.sampled_from(UNITS))
def test_square_feet_in_every_notation(number, unit):
    assert parse_area(f"{number}{unit}") == number
    assert parse_area(f"{number:,}.5{unit}") == number + Fraction(1, 2)


@pytest.mark.parametrize(
    ("text", "square_feet"),
    [
        ("two hundred square feet", 200),
        ("nine and a half sq ft", Fraction(19, 2)),
        ("1,728 square inches", 12),
        ("1k sq ft", 1000),
        ("10 sq yd", 90),
        ("9 m2", 9 * Fraction(1250, 381) ** 2),
        ("9 m²", 9 * Fraction(1250, 381) ** 2),
        ("9 square meters", 9 * Fraction(1250, 381) ** 2),
        ("9 sq m", 9 * Fraction(1250, 381) ** 2),
        ("1000 square footage", 1000),
    ],
)
def test_areas_as_people_say_them(text, square_feet):
    assert parse_area(text) == square_feet


@pytest.mark.parametrize("text", ["140", "12 ft", "3 feet square", "10 x 12 ft", "square feet"])
def test_what_is_no_area(text):
    assert parse_area(text) is None
