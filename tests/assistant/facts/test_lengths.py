# ruff: noqa: RUF001  (people type such characters)

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.facts.lengths import parse_length

EIGHTHS = ["", " 1/8", " 1/4", " 3/8", " 1/2", " 5/8", " 3/4", " 7/8"]
BOTH = [
    "{feet}'{inches}\"",
    "{feet}’{inches}”",
    "{feet}′ {inches}″",
    "{feet}'-{inches}\"",
    "{feet}' {inches}''",
    "{feet} ft {inches} in",
    "{feet}ft. {inches}in.",
    "{feet} feet {inches} inches",
    "{feet} feet and {inches} inches",
    "{feet} foot {inches} inches",
    '{feet}ft {inches}"',
]


@given(st.integers(0, 60), st.integers(0, 11), st.integers(0, 7), st.sampled_from(BOTH))
def test_feet_and_inches_in_every_notation(feet, inches, eighths, form):
    text = form.format(feet=feet, inches=f"{inches}{EIGHTHS[eighths]}")
    assert parse_length(text) == feet + Fraction(8 * inches + eighths, 96)


@given(st.integers(1, 400), st.sampled_from(["{} in", "{} inches", '{}"', "{}''", "{}in", "{}-inch", "{} in.", "{}”"]))
def test_inches_alone(inches, form):
    assert parse_length(form.format(inches)) == Fraction(inches, 12)


@pytest.mark.parametrize(
    ("text", "feet"),
    [
        ("three foot six", Fraction(7, 2)),
        ("12'6", Fraction(25, 2)),
        ("3 ft 2", Fraction(19, 6)),
        ("a foot", 1),
        ("a foot and a half", Fraction(3, 2)),
        ("six feet and a half", Fraction(13, 2)),
        ("half a foot", Fraction(1, 2)),
        ("half an inch", Fraction(1, 24)),
        ("three quarters of an inch", Fraction(1, 16)),
        ("two and a half feet", Fraction(5, 2)),
        ("a couple of feet", 2),
        ("a yard", 3),
        ("twenty-four-inch", 2),
        ('22-1/2"', Fraction(15, 8)),
        ("6 ft.", 6),
        ("1 m", Fraction(1250, 381)),
        ("0.9 m", Fraction(375, 127)),
        ("90 cm", Fraction(375, 127)),
        ("1 m 20 cm", Fraction(500, 127)),
    ],
)
def test_lengths_as_people_say_them(text, feet):
    assert parse_length(text) == feet


@pytest.mark.parametrize("text", ["12", "twelve", "5 foot candles", "five-foot candles", "3 in my room", "12 sq ft"])
def test_what_is_no_length(text):
    assert parse_length(text) is None
