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


@pytest.mark.parametrize(
    ("floor", "area", "verdict"),
    [
        (140, "13.99", "violates"),
        (140, 14, "meets"),
        (140, "14.01", "meets"),
        (96, "11.9", "violates"),
        (96, 12, "meets"),
        (119, 12, "meets"),
        (120, 12, "meets"),
        (121, 12, "violates"),
        (121, "12.1", "meets"),
    ],
)
def test_ten_percent_of_the_floor_and_never_under_12(bedroom, floor, area, verdict):
    assert bedroom(floor, window(area)).verdict == verdict


def test_the_values_are_exact(bedroom):
    outcome = bedroom(156, window(15))
    assert outcome.values == {
        "floor_sqft": 156,
        "required_sqft": Fraction("15.6"),
        "actual_sqft": 15,
        "shortfall_sqft": Fraction("0.6"),
        "openable_required_sqft": Fraction("7.02"),
    }
    assert outcome.citations == ("12.06(1)(a)", "12.06(1)(b)")


def test_windows_are_added_up(bedroom):
    assert bedroom(150, window(8), window(8)).values["actual_sqft"] == 16


@pytest.mark.parametrize(
    ("distance", "above", "verdict"),
    [
        ("2.99", True, "violates"),
        (3, True, "meets"),
        ("3.01", True, "meets"),
        (1, False, "meets"),
        (3, None, "meets"),
        (2, None, None),
        (None, True, None),
        (None, False, "meets"),
    ],
)
def test_exactly_three_feet_counts(bedroom, distance, above, verdict):
    away = None if distance is None else feet(distance)
    outcome = bedroom(120, window(20, obstruction_ft=away, obstruction_above_ceiling=above))
    assert outcome.verdict == verdict


def test_an_open_obstruction_asks_only_for_its_open_half(bedroom):
    assert bedroom(120, window(20, obstruction_ft=feet(2))).missing == ("obstruction_above_ceiling",)
    assert bedroom(120, window(20, obstruction_above_ceiling=True)).missing == ("obstruction_ft",)
    around = Amount(Fraction("2.85"), Fraction("3.15"))
    assert bedroom(120, window(20, obstruction_ft=around)).missing == ("obstruction_ft", "obstruction_above_ceiling")


def test_an_obstruction_that_cannot_change_it_is_not_asked_about(bedroom):
    assert bedroom(120, window(20), window(6, obstruction_ft=feet(1))).verdict == "meets"
    assert bedroom(120, window(2), window(6, obstruction_ft=feet(1))).verdict == "violates"
    assert bedroom(120, window(8), window(6, obstruction_ft=feet(1))).verdict is None


def test_an_answer_on_height_goes_to_the_window_with_the_wall(bedroom):
    one_faced = (window(8), window(6, obstruction_ft=feet(1)))
    assert bedroom(120, *one_faced, obstruction_above_ceiling=True).verdict == "violates"
    assert bedroom(120, *one_faced, obstruction_above_ceiling=True).values["actual_sqft"] == 8
    assert bedroom(120, *one_faced, obstruction_above_ceiling=False).verdict == "meets"


def test_a_wall_told_of_the_whole_room_blocks_every_window(bedroom):
    outcome = bedroom(120, window(8), window(8), obstruction_ft=2, obstruction_above_ceiling=True)
    assert outcome.values["actual_sqft"] == 0


def test_a_window_into_a_hall_does_not_count(bedroom):
    outcome = bedroom(120, window(20, faces_outdoors=False))
    assert (outcome.verdict, outcome.say.key) == ("violates", "say.none_counts")


@pytest.mark.parametrize(
    ("floor", "area", "verdict"),
    [
        (180, "26.99", "violates"),
        (180, 27, "meets"),
        (70, "11.99", "violates"),
        (70, 12, "meets"),
        (80, 12, "meets"),
        (81, 12, "violates"),
    ],
)
def test_a_lone_skylight_needs_15_percent_and_in_a_bedroom_12(bedroom, floor, area, verdict):
    assert bedroom(floor, skylight(area)).verdict == verdict


def test_the_two_skylight_sentences_are_told_side_by_side_where_they_differ(bedroom):
    assert "unsettled.skylight_least" in [said.key for said in bedroom(70, skylight(12)).unsettled]
    assert "unsettled.skylight_least" not in [said.key for said in bedroom(90, skylight(15)).unsettled]


def test_a_skylight_beside_a_wall_window_counts_at_ten_percent(bedroom):
    outcome = bedroom(150, window(10), skylight(5))
    assert (outcome.verdict, outcome.values["required_sqft"]) == ("meets", 15)
    assert "unsettled.skylight_needed" in [said.key for said in outcome.unsettled]


def test_a_skylight_that_is_not_needed_is_not_doubted(bedroom):
    outcome = bedroom(150, window(15), skylight(5))
    assert "unsettled.skylight_needed" not in [said.key for said in outcome.unsettled]


def test_a_skylight_beside_a_blocked_window_is_the_only_one(bedroom):
    outcome = bedroom(150, window(10, faces_outdoors=False), skylight(20))
    assert (outcome.verdict, outcome.values["required_sqft"]) == ("violates", Fraction("22.5"))
    assert "unsettled.only_skylight_counts" in [said.key for said in outcome.unsettled]


@pytest.mark.parametrize(
    ("opens", "verdict", "cite"),
    [("5.39", "violates", "12.06(1)(b)"), ("5.4", "meets", "12.06(1)(a)"), (6, "meets", "12.06(1)(a)")],
)
def test_45_percent_of_what_is_required_must_open(bedroom, opens, verdict, cite):
    outcome = bedroom(120, window(15, openable_sqft=feet(opens)))
    assert (outcome.verdict, outcome.citations[0]) == (verdict, cite)
    assert outcome.values["openable_required_sqft"] == Fraction("5.4")
    assert outcome.values["openable_actual_sqft"] == Fraction(opens)


def test_half_of_a_window_opens(bedroom):
    assert bedroom(150, window(15, openable_share=Fraction(1, 2))).values["openable_actual_sqft"] == Fraction("7.5")


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
