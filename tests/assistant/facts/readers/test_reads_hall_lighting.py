from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.hall_lighting import read

TODAY = date(2026, 1, 15)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


def told(units=None, light=None):
    values = {
        "units_total": None if units is None else Amount.exactly(units),
        "foot_candles": None if light is None else Amount.exactly(Fraction(light)),
    }
    return {name: value for name, value in values.items() if value is not None}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("got a one foot candle reading in the hall of our 12 unit building, is that bad", told(12, 1)),
        ("triplex stairwell 4.8 footcandles, okay?", told(3, "24/5")),
        ("sixteen units, hall floor reads 75 lux", told(16, Fraction(75) / Fraction("10.764"))),
        ("light meter says 3 foot candles on our back stairs, is that allowed", told(light=3)),
        ("corridor 4.2 fc at floor, 3.8 at stair. pass?", told(light="19/5")),
        ("five ft candles in a triplex", told(3, 5)),
        ("is 5 fc the minimum", told()),
    ],
)
def test_the_units_and_the_light(text, expected):
    assert facts(text) == expected


@pytest.mark.parametrize(
    ("asked", "text", "expected"),
    [
        ("foot_candles", "4", told(light=4)),
        ("foot_candles", "20 lux", told(light=Fraction(20) / Fraction("10.764"))),
        ("units_total", "three", told(3)),
    ],
)
def test_bare_answers(asked, text, expected):
    assert facts(text, asked) == expected
