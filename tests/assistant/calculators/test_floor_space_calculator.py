from fractions import Fraction

import pytest


@pytest.mark.parametrize(("floor", "verdict"), [("999.99", "violates"), (1000, "meets"), ("1000.01", "meets")])
def test_exactly_1000_square_feet_is_enough(decide, floor, verdict):
    assert decide("floor-space", floor_sqft=floor).verdict == verdict


def test_a_small_home_tells_by_how_much_and_names_older_buildings(decide):
    outcome = decide("floor-space", floor_sqft="999.5")
    assert outcome.values == {"floor_sqft": Fraction("999.5"), "required_sqft": 1000}
    assert outcome.why[0].values == {"short": Fraction("0.5")}
    assert outcome.citations == ("12.07(1)(a)", "12.02")
    assert "unsettled.older" in [said.key for said in outcome.unsettled]


def test_about_1000_is_asked_about(decide):
    outcome = decide("floor-space", floor_sqft=(950, 1050))
    assert (outcome.verdict, outcome.missing) == (None, ("floor_sqft",))


def test_about_600_fails_and_keeps_the_number_that_was_said(decide):
    outcome = decide("floor-space", floor_sqft=(570, 630))
    assert outcome.verdict == "violates"
    assert outcome.values["floor_sqft"] == 600
