from datetime import date

import pytest

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.facts.reader import read_facts
from corpus.law import load_law

TODAY = date(2026, 5, 1)


def found(text, asked=None, known=None):
    return read_facts("window", text, TODAY, asked, known or {})


def outcome(text):
    rule = calculator("window")
    return rule.decide(rule.hold(found(text).facts), load_law(), TODAY)


@pytest.mark.parametrize(
    ("text", "areas"),
    [
        ("two windows, one 2x3 and one 3x3 in 10x15 bedroom", [6, 9]),
        ("two windows, 2x3 and 3x4 in 10x12 bedroom", [6, 12]),
        ("window 3x4 in nursery 10x12", [12]),
        ("window 3x4 in small bedroom 10x12", [12]),
        ("window 3x4 in mom's room 10x12", [12]),
        ("bedroom 10x12, two windows 36 in x 48 in", [12, 12]),
        ("bedroom 12x12, two windows, one 3x4, the other 3x5", [12, 15]),
        ("bedroom 10x12, two windows 3x4 and one of them faces the street", [12, 12]),
        ("bedroom 10x12 with windows 3x4 and 3x5, the 3x4 is dirty", [12, 15]),
        ("bedroom 10x12, one window 2x4 and one 3x3, that 2x4 window opens half way", [8, 9]),
        ("my bedroom is 10x12 and has a 2x4 window. the 2x4 window opens halfway", [8]),
        ("bedroom 10 by 12 has a 3x4 window; is a 3x4 window enough?", [12]),
        ("bedroom 10x14, a 24 x 36 inch window and a 36 x 60 inch window, the 24x36 one is old", [6, 15]),
        ("windows are 3x4 and 3x4 in a 10x20 bedroom", [12, 12]),
        ("bedroom 12x14 w/ a 3x4 window on the north and a 3x4 window on the south", [12, 12]),
        ("a 3x4 and a 2x5 window in a 10x15 bedroom", [12, 10]),
        ("10x15 bedroom with a 3x4 and a 2x5 window", [12, 10]),
        ("10x12 bedroom and a 3x4 window", [12]),
    ],
)
def test_each_window_has_its_size(text, areas):
    assert [one.area_sqft.exact for one in found(text).facts["windows"]] == areas


@pytest.mark.parametrize(
    ("text", "counted"),
    [
        (
            "bedroom 12x12 has two windows, one 3x4 blocked by a wall 2 ft away above the ceiling, the other 3x5 clear",
            15,
        ),
        (
            "bedroom 12x12 has two windows, one 3x4 blocked by a wall above the ceiling 2 ft off, the other 3x5 clear",
            15,
        ),
        (
            "bedroom 10x12, two windows 3x4 and one of them is blocked by a wall 1 foot away that goes above the "
            "ceiling",
            12,
        ),
        ("bedroom 10x12 has two 3x4 windows, one faces a fence 2 feet away that is 4 feet tall", 24),
        ("bedroom 10x12 has two 3x4 windows, one faces a low wall 2 feet away", 24),
        ("bedroom 10x12 has two 3x4 windows, one faces a six foot fence 2 feet away", 24),
    ],
)
def test_only_the_window_behind_a_high_wall_is_left_out(text, counted):
    decided = outcome(text)
    assert (decided.verdict, decided.values["actual_sqft"]) == ("meets", counted)


@pytest.mark.parametrize(
    "fence", ["an eight foot fence", "a fence 7 feet tall", "a fence", "a fence 4 feet wide", "a fence 8 feet high"]
)
def test_a_fence_of_seven_feet_or_of_no_told_height_is_asked_about(fence):
    assert outcome(f"bedroom 10x12, window 3x4, {fence}, 2 feet away").missing == ("obstruction_above_ceiling",)


@pytest.mark.parametrize(
    "text",
    ["bedroom 10x12 window 3x4, 20 sq ft opens", "bedroom 10x12, windows 2x3 and 2x3, 20 sq ft opens in all"],
)
def test_a_part_that_opens_cannot_be_larger_than_the_windows(text):
    (problem,) = found(text).problems
    assert problem.key == "problems.opens_more_than_windows"
    assert problem.values == {"opens": Amount.exactly(20), "window": Amount.exactly(12)}
    assert outcome(text).missing == ("openable_sqft",)


def test_an_answer_larger_than_the_windows_told_before_cannot_be():
    known = found("bedroom 10x12 window 3x4").facts
    assert [said.key for said in found("20", "openable_sqft", known).problems] == ["problems.opens_more_than_windows"]


def test_a_window_that_opens_all_the_way_is_no_problem():
    assert found("bedroom 10x12 window 3x4, 12 sq ft opens").problems == ()


@pytest.mark.parametrize(
    "text",
    [
        "bedroom 10x12 window 3x4, -10 sq ft opens",
        "bedroom 10x12 window 3x4, negative 10 sq ft opens",
        "window -10 sq ft, bedroom 10x12",
        "bedroom -10 sq ft",
    ],
)
def test_a_size_below_zero_is_named_and_left_out(text):
    told = found(text)
    assert [(said.key, said.values["given"]) for said in told.problems] == [("problems.below_zero", 10)]
    sizes = [one.openable_sqft for one in told.facts.get("windows", ())] + [told.facts.get("openable_sqft")]
    assert set(sizes) == {None}
    assert told.facts.get("floor_sqft") in {None, Amount.exactly(120)}


def test_a_dash_before_words_or_a_line_is_no_minus():
    assert found("bedroom - 120 sq ft - window 12 sq ft").problems == ()
    assert found("My room:\n-120 sq ft\n-window 12 sq ft").problems == ()


def test_what_is_told_of_a_window_told_again_is_told_of_that_window():
    text = "bedroom 10x14, one window 3x4 and one 3x5, the 3x4 faces a wall 2 ft away taller than the ceiling"
    first, second = found(text).facts["windows"]
    assert (first.obstruction_ft.exact, first.obstruction_above_ceiling) == (2, True)
    assert (second.obstruction_ft, second.obstruction_above_ceiling) == (None, None)


def test_a_wall_that_is_so_far_from_both_windows_is_so_far_from_each():
    text = "bedroom 10x12, windows 2x3 and 3x3, neighbor garage 30 inches from both and taller than my ceiling"
    assert [one.obstruction_above_ceiling for one in found(text).facts["windows"]] == [True, True]


def test_two_bedrooms_have_two_floors():
    read = found("two bedrooms, 10x10 and 12x12, each with a 3x4 window")
    assert read.facts["floor_sqft"].exact == 100
    assert "assumed.first_room" in [one.key for one in read.assumed]


@pytest.mark.parametrize(
    "text", ["window 3x5 is blocked up", "window 3x5, boarded over", "the 3x5 window is bricked up"]
)
def test_a_window_that_is_closed_up_does_not_face_outdoors(text):
    (window,) = found(f"bedroom 10x12, {text}").facts["windows"]
    assert window.faces_outdoors is False


@pytest.mark.parametrize("text", ["window 3x5 is not blocked", "window 3x5 under a covered porch", "window 3x5"])
def test_a_window_that_is_not_closed_up_is_not_said_to_face_indoors(text):
    (window,) = found(f"bedroom 10x12, {text}").facts["windows"]
    assert window.faces_outdoors is not False
