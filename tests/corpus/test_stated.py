from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.stated import stated_numbers, states_unit


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("within thirty days", [30]),
        ("but not less than 12 square feet", [12]),
        ("at least five-foot candles", [5]),
        ("minus 20 degrees Fahrenheit", [-20]),
        ("less than one-half of its height", [Fraction(1, 2)]),
        ("two thirds of three quarters", [Fraction(2, 3), Fraction(3, 4)]),
        ("not more than $1,200.50", [Fraction(2401, 2)]),
        ("twenty-five of one hundred and six", [25, 100, 6]),
        ("two thousand three hundred forty-one feet", [2341]),
        ("Each day a separate offense", [1]),
        ("fifteen or 16", [15, 16]),
        ("no number at all", []),
        ("someone", []),
    ],
)
def test_numbers_that_words_state(words, numbers):
    assert stated_numbers(words) == frozenset(map(Fraction, numbers))


@given(value=st.integers(0, 10**7))
def test_figures_read_back(value):
    assert stated_numbers(f"at least {value:,} square feet") == {value}


@pytest.mark.parametrize(
    ("words", "unit"),
    [
        ("within thirty days", "days"),
        ("each day", "days"),
        ("five-foot candles", "foot-candles"),
        ("at least 12 square feet", "square feet"),
        ("fined not more than $200", "dollars"),
        ("one-half or more", "share"),
        ("Three members of the Board", "members"),
        ("the concurring vote of three", "votes"),
    ],
)
def test_units_that_words_state(words, unit):
    assert states_unit(words, unit)


@pytest.mark.parametrize(
    ("words", "unit"), [("thirty days", "years"), ("10 percent", "dollars"), ("12 feet", "square feet"), ("12", "feet")]
)
def test_units_that_words_do_not_state(words, unit):
    assert not states_unit(words, unit)
