from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.readers.window import read

TODAY = date(2026, 5, 1)


def facts(text):
    return dict(read(text, TODAY).facts)


def distance(text):
    """The distance, whether it is told of one window or of the room's."""
    told = facts(text)
    return told["windows"][0].obstruction_ft if "windows" in told else told["obstruction_ft"]


@pytest.mark.parametrize(
    ("text", "feet"),
    [
        ("wall 35 inches away, taller than the ceiling", Fraction(35, 12)),
        ("window two feet from a brick wall", 2),
        ("bldg next door 30 in. from wndw", Fraction(5, 2)),
        ("obstr. 2'6\" off glazing", Fraction(5, 2)),
        ("air shaft between two buildings only 2 ft wide", 2),
        ('lightwell 32" across to the other side', Fraction(8, 3)),
        ("gap between houses is 40 inches", Fraction(10, 3)),
        ("Low retaining wall 2 ft from it, only 4 ft high", 2),
        ("a ten foot privacy wall eighteen inches from the glass", Fraction(3, 2)),
        ("a shed a foot and a half from the window", Fraction(3, 2)),
        ("side yard 2 ft 11 in, wall", Fraction(35, 12)),
        ("a wall exactly three feet off", 3),
        ("0.9 m from wall to window", Fraction(375, 127)),
    ],
)
def test_how_far_off_the_obstruction_is(text, feet):
    assert distance(text) == Amount.exactly(Fraction(feet))


def test_less_than_a_yard_stays_below_three_feet():
    assert distance("the tower is less than a yard away from the window") == Amount(None, Fraction(3), below=True)


@pytest.mark.parametrize(
    "text", ["window opens 4 inches", "the window is 3 feet wide", "a 6 foot wall", "wall 8 ft tall"]
)
def test_lengths_that_are_no_distance(text):
    told = facts(text)
    assert "obstruction_ft" not in told
    assert [window.obstruction_ft for window in told.get("windows", ())] in ([], [None])


@pytest.mark.parametrize(
    ("text", "above"),
    [
        ("taller than the ceiling", True),
        ("goes up past the roof", True),
        ("way above my ceiling", True),
        ("rises over the ceiling line", True),
        ("ht > clg", True),
        ("above ceiling height", True),
        ("lower than the ceiling", False),
        ("doesn't reach the ceiling", False),
        ("not above the ceiling", False),
        ("below ceiling level", False),
        ("the wall is white", None),
    ],
)
def test_whether_it_rises_above_the_ceiling(text, above):
    assert facts(text).get("obstruction_above_ceiling") is above


@pytest.mark.parametrize(
    ("text", "faces"),
    [
        ("window faces the hallway", False),
        ("window opens into the enclosed back porch", False),
        ("it looks into the garage", False),
        ("it borrows light from the next room", False),
        ("it faces the neighbor's garage", None),
        ("it faces the street", None),
    ],
)
def test_windows_that_face_indoors(text, faces):
    assert facts(text).get("faces_outdoors") is faces


def test_what_one_window_faces_is_told_of_that_window():
    told = facts("bedroom 100 sq ft, window 4x4, wall 2 feet away taller than the ceiling")
    (window,) = told["windows"]
    assert (window.obstruction_ft, window.obstruction_above_ceiling) == (Amount.exactly(2), True)
    assert "obstruction_ft" not in told


def test_one_of_two_faces_the_wall():
    told = facts("two 3x4 windows, one faces a wall 2 ft away that goes above the ceiling")["windows"]
    assert [window.obstruction_ft for window in told] == [Amount.exactly(2), None]


def test_both_of_two_face_the_wall():
    told = facts("two 3x4 windows facing a wall 2 ft away")["windows"]
    assert [window.obstruction_ft for window in told] == [Amount.exactly(2)] * 2
