from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.temperatures import find_temperatures, to_fahrenheit


def read(text):
    return [one.amount for one in find_temperatures(text)]


def exactly(*values):
    return [Amount.exactly(Fraction(value)) for value in values]


FORMS = ["{}", "{} degrees", "{}F", "{} F", "{}°F", "{} °F", "{}°", "{} deg", "{} degrees Fahrenheit", "{} fahrenheit"]


@given(st.integers(3, 200), st.sampled_from(FORMS))
def test_degrees_fahrenheit_in_every_notation(degrees, form):
    assert read(form.format(degrees)) == exactly(degrees)


@given(
    st.integers(1, 60),
    st.sampled_from(["-{}", "minus {}", "negative {}", "{} below", "{} below zero", "{} degrees below zero"]),
)
def test_below_zero_in_every_notation(degrees, form):
    assert read(form.format(degrees)) == exactly(-degrees)


@given(st.integers(-40, 100), st.sampled_from(["{} C", "{}C", "{}°C", "{} degrees celsius", "{} celcius"]))
def test_degrees_celsius_are_turned_exactly(degrees, form):
    assert read(form.format(degrees)) == exactly(Fraction(9 * degrees, 5) + 32)


def test_eighteen_celsius():
    assert to_fahrenheit(Fraction(18)) == Fraction(322, 5)


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("sixty two", exactly(62)),
        ("one-oh-four", exactly(104)),
        ("one twenty", exactly(120)),
        ("a hundred and four degrees", exactly(104)),
        ("122, 119 and 117", exactly(122, 119, 117)),
        ("18 C inside and -10 outside", exactly(Fraction(322, 5), 14)),
        ("between 88 and 101", [Amount(Fraction(88), Fraction(101))]),
        ("62-64 degrees", [Amount(Fraction(62), Fraction(64))]),
        ("the low 60s", [Amount(Fraction(60), Fraction(64))]),
        ("mid-fifties", [Amount(Fraction(54), Fraction(56))]),
        ("won't go over 65", [Amount(None, Fraction(65))]),
        ("never gets above 64 F", [Amount(None, Fraction(64))]),
        ("only up to 67", exactly(67)),
        ("69 max", exactly(69)),
        ("below zero", [Amount(None, Fraction(0), below=True)]),
        ("twelve, fifteen, eighteen below", exactly(-12, -15, -18)),
    ],
)
def test_temperatures_as_people_say_them(text, amounts):
    assert read(text) == amounts


@pytest.mark.parametrize(
    "text",
    [
        "3 days", "unit 204", "units 5-8", "four apartments", "36 inches up", "@ 0830", "11:30", "5/12", "January 3",
        "Jan. 8", "two thermometers", "$450", "12.06", "my mother is eighty-eight", "one of the rooms", "10 percent",
        "two degrees under", "9999",
    ],
)  # fmt: skip
def test_numbers_that_are_no_temperatures(text):
    assert read(text) == []


@given(st.text(max_size=60))
def test_any_text_can_be_read(text):
    assert all(one.first < one.after for one in find_temperatures(text))
