from fractions import Fraction

import pytest


@pytest.mark.parametrize(
    ("water", "verdict"), [("119.99", "violates"), (120, "meets"), ("120.01", "meets"), (118, "violates")]
)
def test_exactly_120_degrees_is_enough(decide, water, verdict):
    assert decide("hot-water", water_f=water).verdict == verdict


def test_a_heater_set_low_is_asked_about_before_it_fails(decide):
    outcome = decide("hot-water", water_f=110, turned_up=False)
    assert (outcome.verdict, outcome.missing) == (None, ("turned_up",))


def test_a_heater_set_low_that_gives_120_passes(decide):
    assert decide("hot-water", water_f=121, turned_up=False).verdict == "meets"


def test_readings_all_under_the_limit_fail_together(decide):
    outcome = decide("hot-water", water_f=(88, 101))
    assert outcome.verdict == "violates"
    assert outcome.values == {"required_f": 120}


def test_readings_on_both_sides_of_the_limit_are_asked_about(decide):
    outcome = decide("hot-water", water_f=(118, 122))
    assert (outcome.verdict, outcome.missing) == (None, ("water_f",))
    assert [said.key for said in outcome.why] == ["why.straddles"]


def test_a_cold_tap_tells_by_how_much(decide):
    outcome = decide("hot-water", water_f="117.5")
    assert outcome.values == {"water_f": Fraction("117.5"), "required_f": 120}
    assert outcome.mend[0].values == {"short": Fraction("2.5")}
    assert outcome.citations[0] == "12.05(2)(b)(2)"


def test_a_heater_turned_fully_up_leaves_nothing_assumed(decide):
    assert decide("hot-water", water_f=100, turned_up=True).assumed == ()
    assert [said.key for said in decide("hot-water", water_f=100).assumed] == ["assumed.turned_up"]
