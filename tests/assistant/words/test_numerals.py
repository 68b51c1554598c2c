from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.words.numerals import clock, numeral


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("0", "0"),
        ("14", "14"),
        ("1000", "1,000"),
        ("1/2", "0.5"),
        ("2/3", "0.67"),
        ("11.999", "11.999"),
        ("0.003", "0.003"),
        ("13.995", "13.995"),
        ("11.9999999", "12"),
        ("1234567.891", "1,234,567.89"),
    ],
)
def test_two_decimals_unless_they_would_hide_a_shortfall(value, text):
    assert numeral(Fraction(value)) == text


@given(st.fractions(min_value=0, max_value=100000, max_denominator=100))
def test_a_numeral_is_within_half_a_hundredth(value):
    assert abs(Fraction(numeral(value).replace(",", "")) - value) <= Fraction(1, 200)


@given(st.integers(min_value=0, max_value=100000))
def test_a_whole_number_is_written_whole(value):
    assert numeral(Fraction(value)) == f"{value:,}"


@pytest.mark.parametrize(
    ("hours", "face"),
    [("0", (12, 0, True)), ("7.5", (7, 30, True)), ("12", (12, 0, False)), ("23.25", (11, 15, False))],
)
def test_hours_from_midnight_as_a_clock_face(hours, face):
    assert clock(Fraction(hours)) == face
