from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.facts.light import bare_light, find_lights, from_lux

FORMS = [
    "{} foot candles", "{} foot-candles", "{} footcandles", "{}fc", "{} fc", "{} ft candles", "{} ft-c",
    "{} foot candle", "{}-foot candles",
]  # fmt: skip


def read(text):
    return [one.amount for one in find_lights(text)]


@given(st.integers(0, 200), st.integers(0, 9), st.sampled_from(FORMS))
def test_foot_candles_in_every_notation(whole, tenths, form):
    assert read(form.format(f"{whole}.{tenths}")) == [Amount.exactly(whole + Fraction(tenths, 10))]


def test_lux_are_divided_by_10_764():
    assert from_lux(Fraction("53.82")) == 5
    assert read("53.82 lux") == [Amount.exactly(5)]


@pytest.mark.parametrize(
    ("text", "amounts"),
    [
        ("five foot candles", [Amount.exactly(5)]),
        ("4.2 fc at floor, 3.8 at stair", [Amount.exactly(Fraction(21, 5)), Amount.exactly(Fraction(19, 5))]),
        ("between 3 and 4 foot candles", [Amount(Fraction(3), Fraction(4))]),
        ("less than 5 fc", [Amount(None, Fraction(5), below=True)]),
        ("12 units, 3 fc", [Amount.exactly(3)]),
        ("40 watt bulb, 5 feet up", []),
    ],
)
def test_light_as_people_say_it(text, amounts):
    assert read(text) == amounts


def test_a_bare_answer_is_foot_candles():
    assert bare_light("about 4") == Amount(Fraction(19, 5), Fraction(21, 5))
    assert bare_light("dark") is None
