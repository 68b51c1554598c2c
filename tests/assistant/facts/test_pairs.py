# ruff: noqa: RUF001  (people type such characters)

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.pairs import parse_pair

JOINTS = ["x", " x ", "X", " X ", "×", " × ", " by ", "*", " * ", "-by-", " times "]


@given(st.integers(1, 120), st.integers(1, 120), st.sampled_from(JOINTS))
def test_two_bare_sides_in_every_notation(first, second, joint):
    pair = parse_pair(f"{first}{joint}{second}")
    assert (pair.first, pair.second, pair.bare) == (first, second, True)


@given(st.integers(1, 120), st.integers(1, 120), st.sampled_from([" inch", " in", " inches", '"', "in."]))
def test_one_unit_at_the_end_is_that_of_both(first, second, unit):
    pair = parse_pair(f"{first} by {second}{unit}")
    assert (pair.first, pair.second, pair.bare) == (Fraction(first, 12), Fraction(second, 12), False)


@pytest.mark.parametrize(
    ("text", "first", "second"),
    [
        ("12'6\" x 9 and a half", Fraction(25, 2), Fraction(19, 2)),
        ("11'3\" x 10'8\"", Fraction(45, 4), Fraction(32, 3)),
        ("2'-6\" x 3'-0\"", Fraction(5, 2), 3),
        ("12-6 by 10", Fraction(25, 2), 10),
        ("3-0 x 5-0", 3, 5),
        ("5 ft wide by 3 ft tall", 5, 3),
        ("5 ft wide and 3 ft tall", 5, 3),
        ("two feet wide three feet tall", 2, 3),
        ("10 feet long, 8 wide", 10, 8),
        ('36"w x 48"h', 3, 4),
        ("length 10 ft width 12 ft", 10, 12),
        ("width: 3 ft, height: 5 ft", 3, 5),
        ("two foot by three", 2, 3),
        ("seven feet two by eight feet nine", Fraction(43, 6), Fraction(35, 4)),
        ("thirty inches square", Fraction(5, 2), Fraction(5, 2)),
        ("3 feet square", 3, 3),
        ('22-1/2" x 46"', Fraction(15, 8), Fraction(23, 6)),
        ("10 x 12 sq ft", 10, 12),
        ("10 ft x 12 ft x 8 ft", 10, 12),
        ("3 feet by 4 feet 2 inches", 3, Fraction(25, 6)),
        ("1m x 90cm", Fraction(1250, 381), Fraction(375, 127)),
    ],
)
def test_sides_with_units(text, first, second):
    pair = parse_pair(text)
    assert (pair.first, pair.second, pair.bare) == (first, second, False)


def test_eleven_three_by_ten_eight_is_exactly_120_square_feet():
    assert parse_pair("11'3\" x 10'8\"").product == 120


@pytest.mark.parametrize("text", ["10 and 12", "10", "10 ft", "x 12", "10 by", "24/7", "3 ft, 30 in", "10 sq ft x"])
def test_what_is_no_pair(text):
    assert parse_pair(text) is None
