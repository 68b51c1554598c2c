from fractions import Fraction

import pytest


@pytest.mark.parametrize(
    ("height", "depth", "verdict"),
    [
        (8, "3.99", "half-basement"),
        (8, 4, "basement"),
        (8, "4.01", "basement"),
        (8, 0, "neither"),
        (8, "0.01", "half-basement"),
        (8, -1, "neither"),
        (7, 9, "basement"),
    ],
)
def test_exactly_one_half_below_ground_is_a_basement(decide, height, depth, verdict):
    assert decide("basement", clear_height_ft=height, depth_below_grade_ft=depth).verdict == verdict


def test_the_fraction_is_exact(decide):
    outcome = decide("basement", clear_height_ft="7.5", depth_below_grade_ft=3)
    assert outcome.values == {"fraction_below": Fraction(2, 5)}


def test_each_definition_is_cited_first_where_it_decides(decide):
    assert decide("basement", clear_height_ft=8, depth_below_grade_ft=5).citations[0] == "12.03(3)"
    assert decide("basement", clear_height_ft=8, depth_below_grade_ft=3).citations[0] == "12.03(2)"
    assert decide("basement").citations[0] == "12.03(3)"


def test_a_story_above_ground_needs_no_height(decide):
    assert decide("basement", depth_below_grade_ft=0).verdict == "neither"


def test_only_what_is_not_exact_is_asked_for(decide):
    assert decide("basement").missing == ("clear_height_ft", "depth_below_grade_ft")
    assert decide("basement", clear_height_ft=8).missing == ("depth_below_grade_ft",)
    assert decide("basement", clear_height_ft=8, depth_below_grade_ft=(3, 5)).missing == ("depth_below_grade_ft",)


def test_bounds_on_one_side_of_the_half_decide(decide):
    assert decide("basement", clear_height_ft=(7, 8), depth_below_grade_ft=(4, 6)).verdict == "basement"


def test_a_height_of_nothing_does_not_divide(decide):
    assert decide("basement", clear_height_ft=0, depth_below_grade_ft=3).verdict is None


@pytest.mark.parametrize(("depth", "told"), [(10, ["assumed.wholly_below"]), (8, [])])
def test_a_floor_deeper_than_the_story_is_high_is_wholly_underground(decide, depth, told):
    outcome = decide("basement", clear_height_ft=8, depth_below_grade_ft=depth)
    assert (outcome.verdict, outcome.values["fraction_below"]) == ("basement", 1)
    assert [said.key for said in outcome.assumed] == told
