from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.window_facts import Window


def window(area=None, **facts):
    return Window(area_sqft=None if area is None else Amount.exactly(Fraction(area)), **facts)


def skylight(area=None, **facts):
    return window(area, kind="skylight", **facts)


def feet(number):
    return Amount.exactly(Fraction(number))


@pytest.fixture
def bedroom(decide):
    def decided(floor, *windows, **facts):
        return decide("window", room="sleeping", floor_sqft=floor, windows=windows, **facts)

    return decided

def test_what_opens_may_be_told_of_the_whole_room(bedroom):
    assert bedroom(120, window(15), openable_sqft=4).verdict == "violates"
    assert bedroom(120, window(8), window(8), openable_share=Fraction(1, 2)).values["openable_actual_sqft"] == 8


def test_another_device_makes_only_a_short_opening_depend(bedroom):
    shut = window(15, openable_share=Fraction(0))
    assert bedroom(120, shut).verdict == "violates"
    assert bedroom(120, shut, ventilating_device=False).verdict == "violates"
    assert bedroom(120, shut, ventilating_device=True).verdict == "depends"
    assert bedroom(200, shut, ventilating_device=True).verdict == "violates"


def test_where_both_fall_short_the_area_is_cited_first(bedroom):
    assert bedroom(200, window(15, openable_share=Fraction(0))).citations[0] == "12.06(1)(a)"


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("room", "floor_sqft", "windows")),
        ({"floor_sqft": 120, "windows": (window(12),)}, ("room",)),
        ({"room": "sleeping"}, ("floor_sqft", "windows")),
        ({"room": "sleeping", "floor_sqft": 120}, ("windows",)),
        ({"room": "sleeping", "windows": (window(13),)}, ("floor_sqft",)),
        ({"room": "sleeping", "windows": (window(openable_share=Fraction(1, 3)),)}, ("floor_sqft", "windows")),
        ({"room": "living"}, ("windows",)),
        ({"room": "kitchen", "windows": (skylight(10),)}, ("floor_sqft",)),
        ({"room": "bathroom"}, ("windows", "ventilating_device")),
        ({"room": "bathroom", "ventilating_device": False}, ("windows",)),
        ({"room": "bathroom", "windows": ()}, ("ventilating_device",)),
        ({"room": "living", "windows": (window(9, openable_share=Fraction(0)),)}, ("ventilating_device",)),
    ],
)
def test_only_what_could_change_it_is_asked_for(decide, facts, missing):
    outcome = decide("window", **facts)
    assert (outcome.verdict, outcome.missing) == (None, missing)


@pytest.mark.parametrize(
    ("facts", "verdict", "cite"),
    [
        ({"windows": (window(8),)}, "violates", "12.06(1)(a)"),
        ({"windows": ()}, "violates", "12.06(1)(a)"),
        ({"windows": (), "floor_sqft": 100}, "violates", "12.06(1)(a)"),
        ({"windows": (window(20, openable_share=Fraction(0)),)}, "violates", "12.06(1)(b)"),
        ({"openable_sqft": 4}, "violates", "12.06(1)(b)"),
        ({"floor_sqft": (90, 110), "windows": (window(12),)}, "meets", "12.06(1)(a)"),
    ],
)
def test_a_bedroom_verdict_that_nothing_missing_can_change_is_given_at_once(decide, facts, verdict, cite):
    outcome = decide("window", room="sleeping", **facts)
    assert (outcome.verdict, outcome.missing, outcome.citations[0]) == (verdict, (), cite)


def test_bounds_that_straddle_say_so(bedroom):
    outcome = bedroom((133, 147), window(14))
    assert (outcome.verdict, outcome.missing) == (None, ("floor_sqft",))
    assert [said.key for said in outcome.why] == ["why.floor_straddles"]
    about = Window(area_sqft=Amount(Fraction(13), Fraction(15)))
    assert bedroom(140, about).missing == ("windows",)
    assert bedroom((50, 60), Window(area_sqft=Amount(Fraction(11), Fraction(13)))).missing == ("windows",)


def test_about_nine_keeps_the_number_that_was_said(bedroom):
    outcome = bedroom(140, Window(area_sqft=Amount(Fraction("8.55"), Fraction("9.45"))))
    assert (outcome.verdict, outcome.values["actual_sqft"], outcome.values["shortfall_sqft"]) == ("violates", 9, 5)


@pytest.mark.parametrize("room", ["living", "kitchen", "dining"])
@pytest.mark.parametrize(
    ("facts", "verdict", "cite"),
    [
        ({"windows": (window(),)}, "no-minimum", "12.06(1)(a)"),
        ({"windows": (window(1),), "floor_sqft": 400}, "no-minimum", "12.06(1)(a)"),
        ({"windows": ()}, "violates", "12.06(1)(a)"),
        ({"windows": (window(9, faces_outdoors=False),)}, "violates", "12.06(1)(a)"),
        ({"windows": (window(9, openable_share=Fraction(0)),), "ventilating_device": False}, "violates", "12.06(1)(b)"),
        (
            {"windows": (window(9, openable_share=Fraction(0)),), "ventilating_device": True},
            "no-minimum",
            "12.06(1)(a)",
        ),
        ({"windows": (skylight(15),), "floor_sqft": 100}, "meets", "12.06(1)(a)"),
        ({"windows": (skylight(10),), "floor_sqft": 80}, "violates", "12.06(1)(a)"),
        ({"windows": (skylight(9), window(1)), "floor_sqft": 100}, "no-minimum", "12.06(1)(a)"),
    ],
)
def test_other_habitable_rooms_have_no_minimum_unless_a_skylight_is_alone(decide, room, facts, verdict, cite):
    outcome = decide("window", room=room, **facts)
    assert (outcome.verdict, outcome.citations[0]) == (verdict, cite)


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"ventilating_device": True}, "meets"),
        ({"ventilating_device": True, "windows": ()}, "meets"),
        ({"windows": (window(1),)}, "meets"),
        ({"windows": (window(1, openable_share=Fraction(1, 2)),), "ventilating_device": False}, "meets"),
        ({"windows": (), "ventilating_device": False}, "violates"),
        ({"windows": (window(4, openable_share=Fraction(0)),), "ventilating_device": False}, "violates"),
        ({"windows": (window(4, faces_outdoors=False),), "ventilating_device": False}, "violates"),
    ],
)
def test_a_bathroom_does_with_a_window_that_opens_or_with_a_fan(decide, facts, verdict):
    outcome = decide("window", room="bathroom", **facts)
    assert (outcome.verdict, outcome.citations[0]) == (verdict, "12.05(2)(a)(2)")


def test_a_room_that_is_not_habitable_needs_no_window(decide):
    outcome = decide("window", room="other", windows=())
    assert (outcome.verdict, outcome.citations) == ("not-required", ("12.06(1)(a)", "12.03(9)"))


@pytest.mark.parametrize(
    ("floor", "area", "mend"),
    [
        (140, 9, {"short": 5, "required": 14, "width": 3, "height": 5}),
        (100, 9, {"short": 3, "required": 12, "width": 3, "height": 4}),
        (300, 9, {"required": 30, "windows": 2, "width": 3, "height": 5}),
        (156, 15, {"required": Fraction("15.6"), "windows": 2, "width": 3, "height": 3}),
    ],
)
def test_the_smallest_common_size_that_would_do_is_told(bedroom, floor, area, mend):
    assert dict(bedroom(floor, window(area)).mend[0].values) == mend


def test_both_sides_of_the_comparison_are_shown(bedroom):
    step = bedroom(140, window(9)).steps[-1]
    assert (step.measured, step.required, step.unit, step.holds) == (9, 14, "square feet", False)
    assert step.cite == "12.06(1)(a)"


def test_what_is_taken_for_granted_is_named(bedroom):
    outcome = bedroom(140, window(9))
    assert [said.key for said in outcome.assumed] == ["assumed.clear", "assumed.opening_untested"]
    faced = window(20, faces_outdoors=True, openable_share=Fraction(0))
    assert [said.key for said in bedroom(120, faced).assumed] == ["assumed.no_device"]
