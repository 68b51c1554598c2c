from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.heat import read

TODAY = date(2026, 1, 15)


def facts(text, asked=None):
    return dict(read(text, TODAY, asked).facts)


def told(indoor=None, outdoor=None, up=None):
    values = {
        "indoor_f": None if indoor is None else Amount.exactly(Fraction(indoor)),
        "outdoor_f": None if outdoor is None else Amount.exactly(Fraction(outdoor)),
        "turned_up": up,
    }
    return {name: value for name, value in values.items() if value is not None}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("18 C inside and -10 C out, radiators on full", told("322/5", 14, True)),
        ("fifty six degrees in here all night, me and my roommates slept in hats. thirty outside", told(56, 30)),
        ("minus 20 outside, bedrooms 68", told(68, -20)),
        ("its 62 in my apartment", told(62)),
        ("my place is freezing, violation?", told()),
        ("outside 5 below, inside 62", told(62, -5)),
        ("inside: 60F outside: 0F", told(60, 0)),
        ("60 inside 40 outside", told(60, 40)),
        ("its 40 outside and my apartment is 60", told(60, 40)),
        ("OAT -11, IAT 64, viol y/n", told(64, -11)),
        ("It was minus 25 last night and my house only made 66.", told(66, -25)),
        ("sixty-eight degrees, five below out", told(68, -5)),
        ("negative twenty outside seventy inside", told(70, -20)),
        ("69.9 at -20", told("699/10", -20)),
        ("64 at 3 feet off the floor, 12 outside", told(64, 12)),
        ("heat holds at zero but drops to sixty when it gets to fifteen below", told(60, -15)),
        ("unit 204 shows 62 on 3 days", told(62)),
        ("at 6 am it was 58", told(58)),
        ("fifteen celsius in my house", told(59)),
        ("LR 62 BR 60 @ 0830", told(60)),
    ],
)
def test_the_readings_inside_and_out(text, expected):
    assert facts(text) == expected


def test_the_lowest_indoor_reading_decides_and_is_named():
    found = read("67.5, 66, 68 and 65 on four straight mornings", TODAY)
    assert found.facts == told(65)
    assert ("assumed.lowest_reading", {"reading": Amount.exactly(65)}) in [
        (s.key, dict(s.values)) for s in found.assumed
    ]


def test_degrees_without_a_unit_are_said_to_be_fahrenheit():
    assert [one.key for one in read("62 inside", TODAY).assumed] == ["assumed.as_fahrenheit"]
    assert read("62 F inside", TODAY).assumed == ()


@pytest.mark.parametrize(
    ("text", "indoor", "up"),
    [
        ("thermostat set to 75 but it only gets to 61", 61, True),
        ("thermostat is set at 70 and it's 62", 62, True),
        ("heat set to 68, reads 62", 62, True),
        ("I keep my thermostat at 64 by choice", 64, False),
        ("landlord caps the furnace at sixty six", 66, False),
        ("the thermostat is turned down to 60", 60, False),
        ("heat on high and its only 64", 64, True),
        ("59 with the furnace running nonstop", 59, True),
        ("its 61", 61, None),
    ],
)
def test_a_setting_is_no_reading_unless_it_is_all_there_is(text, indoor, up):
    assert facts(text) == told(indoor, up=up)


def test_wont_go_over_is_at_most():
    assert facts("it wont go over sixty five no matter what i set it to") == {
        "indoor_f": Amount(None, Fraction(65)),
        "turned_up": True,
    }


@pytest.mark.parametrize(
    "text",
    [
        "does the heat have to reach 72",
        "seventy degree rule",
        "must it be 70",
        "is 70 the minimum",
        "no heat since 1/29",
    ],
)
def test_what_must_be_is_no_reading(text):
    assert facts(text) == {}


@pytest.mark.parametrize(
    ("asked", "text", "expected"),
    [
        ("outdoor_f", "40", told(outdoor=40)),
        ("outdoor_f", "about zero", told(outdoor=0)),
        ("outdoor_f", "10 below", told(outdoor=-10)),
        ("indoor_f", "20", told(20)),
        ("turned_up", "yes", told(up=True)),
        ("turned_up", "no", told(up=False)),
        ("turned_up", "all the way up", told(up=True)),
    ],
)
def test_bare_answers(asked, text, expected):
    assert facts(text, asked) == expected


def test_below_zero_is_an_outdoor_range():
    assert facts("below zero outside and 60 in here") == {
        "indoor_f": Amount.exactly(60),
        "outdoor_f": Amount(None, Fraction(0), below=True),
    }
