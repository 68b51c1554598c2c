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
