import pytest


@pytest.mark.parametrize(
    ("units", "light", "verdict"),
    [
        (3, "4.99", "violates"),
        (3, 5, "meets"),
        (3, "5.01", "meets"),
        (2, 0, "not-required"),
        (1, None, "not-required"),
        (12, 1, "violates"),
    ],
)
def test_the_rule_starts_above_two_units_and_at_five_foot_candles(decide, units, light, verdict):
    assert decide("hall-lighting", units_total=units, foot_candles=light).verdict == verdict


def test_without_the_number_of_units_even_a_dark_hall_is_open(decide):
    assert decide("hall-lighting", foot_candles=3).missing == ("units_total",)
    assert decide("hall-lighting", foot_candles=9).missing == ("units_total",)


def test_both_are_asked_for_units_first(decide):
    assert decide("hall-lighting").missing == ("units_total", "foot_candles")


def test_more_than_two_is_enough_to_know(decide):
    assert decide("hall-lighting", units_total=(3, None), foot_candles=1).verdict == "violates"


def test_two_or_three_units_leave_it_open(decide):
    outcome = decide("hall-lighting", units_total=(2, 3), foot_candles=1)
    assert (outcome.verdict, outcome.missing) == (None, ("units_total",))
    assert [said.key for said in outcome.why] == ["why.units_straddle"]


def test_the_values_are_both_sides_of_the_comparison(decide):
    assert decide("hall-lighting", units_total=16, foot_candles=7).values == {
        "foot_candles": 7,
        "required_foot_candles": 5,
    }
