from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.facts.readers.window import read

TODAY = date(2026, 5, 1)


def sqft(value):
    return Amount.exactly(Fraction(value))


def one(area=None, **more):
    return Window(area_sqft=None if area is None else sqft(area), **more)


@pytest.mark.parametrize(
    ("text", "floor"),
    [
        ("12 by 14", 168),
        ("140", 140),
        ("it is 12 by 14", 168),
        ("12 and 14", 168),
        ("twelve by fourteen feet", 168),
        ("10 x 12 plus a 4x5 nook", 140),
        ("140 sq ft", 140),
        ("14", 14),
    ],
)
def test_how_big_the_floor_is(text, floor):
    assert read(text, TODAY, "floor_sqft").facts == {"floor_sqft": sqft(floor)}


@pytest.mark.parametrize(
    ("text", "windows"),
    [
        ("3x5", [one(15)]),
        ("two 2x4", [one(8), one(8)]),
        ("one, 3 by 4", [one(12)]),
        ("a 3x5 and a 2x3", [one(15), one(6)]),
        ("a skylight 3x3", [one(9, kind="skylight")]),
        ("3 feet by 5 feet and a skylight 2x2", [one(15), one(4, kind="skylight")]),
        ("15", [one(15)]),
        ("15 sq ft", [one(15)]),
        ("none", []),
        ("no windows", []),
        ("no", []),
        ("yes", [one()]),
        ("one", [one()]),
        ("two", [one(), one()]),
        ("2", [one(), one()]),
        ("one small window", [one()]),
        ("one window that faces the street", [one()]),
    ],
)
def test_what_windows_there_are(text, windows):
    assert read(text, TODAY, "windows").facts == {"windows": tuple(windows)}


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("half", {"openable_share": Fraction(1, 2)}),
        ("the bottom half", {"openable_share": Fraction(1, 2)}),
        ("a third", {"openable_share": Fraction(1, 3)}),
        ("45%", {"openable_share": Fraction(9, 20)}),
        ("all of it", {"openable_share": 1}),
        ("none", {"openable_share": 0}),
        ("it doesn't open", {"openable_share": 0}),
        ("6 square feet", {"openable_sqft": sqft(6)}),
        ("6", {"openable_sqft": sqft(6)}),
        ("2x3", {"openable_sqft": sqft(6)}),
    ],
)
def test_how_much_opens(text, facts):
    assert read(text, TODAY, "openable_sqft").facts == facts


@pytest.mark.parametrize(
    ("text", "feet"),
    [("2", 2), ("two and a half", Fraction(5, 2)), ("30 inches", Fraction(5, 2)), ('18"', Fraction(3, 2))],
)
def test_how_far_the_wall_is(text, feet):
    assert read(text, TODAY, "obstruction_ft").facts == {"obstruction_ft": Amount.exactly(Fraction(feet))}


def test_no_wall_after_all():
    assert read("nothing there", TODAY, "obstruction_ft").facts == {"obstruction_above_ceiling": False}


@pytest.mark.parametrize(
    ("asked", "text", "said"),
    [
        ("obstruction_above_ceiling", "yes", True),
        ("obstruction_above_ceiling", "nope", False),
        ("obstruction_above_ceiling", "way above", True),
        ("obstruction_above_ceiling", "no its lower", False),
        ("faces_outdoors", "it faces the street", True),
        ("faces_outdoors", "no it opens on the hallway", False),
        ("ventilating_device", "yes", True),
        ("ventilating_device", "an exhaust fan", True),
        ("ventilating_device", "yeah a bath fan", True),
        ("ventilating_device", "no, just a window", False),
    ],
)
def test_a_bare_yes_or_no(asked, text, said):
    assert read(text, TODAY, asked).facts == {asked: said}


@pytest.mark.parametrize(
    ("text", "room"), [("bedroom", "sleeping"), ("we sleep there", "sleeping"), ("a closet", "other")]
)
def test_what_the_room_is(text, room):
    assert read(text, TODAY, "room").facts == {"room": room}


def test_a_bare_number_is_said_to_be_square_feet():
    assert [said.key for said in read("15", TODAY, "windows").assumed] == ["assumed.as_square_feet"]


def test_an_answer_may_tell_another_fact():
    assert read("the window is 3x5", TODAY, "floor_sqft").facts == {"windows": (one(15),)}
