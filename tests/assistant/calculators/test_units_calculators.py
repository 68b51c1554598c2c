"""The two calculators that the number of units decides alone: dwelling-type and garbage."""

import pytest


@pytest.mark.parametrize(
    ("units", "verdict"), [(1, "not-multiple-dwelling"), (2, "not-multiple-dwelling"), (3, "multiple-dwelling")]
)
def test_a_multiple_dwelling_has_three_units_or_more(decide, units, verdict):
    outcome = decide("dwelling-type", units_total=units)
    assert (outcome.verdict, outcome.citations[0]) == (verdict, "12.03(14)")


def test_two_or_three_units_are_asked_about(decide):
    outcome = decide("dwelling-type", units_total=(2, 3))
    assert (outcome.verdict, outcome.missing) == (None, ("units_total",))


@pytest.mark.parametrize(
    ("units", "agreement", "verdict"),
    [
        (2, None, "not-assigned"),
        (2, "occupant", "not-assigned"),
        (3, None, "owner"),
        (3, "none", "owner"),
        (3, "occupant", "assumed-by-agreement"),
        (6, "operator", "assumed-by-agreement"),
    ],
)
def test_containers_are_the_owners_above_two_units_unless_agreed(decide, units, agreement, verdict):
    assert decide("garbage", units_total=units, agreement=agreement).verdict == verdict


def test_no_agreement_is_taken_for_granted_and_named(decide):
    assert [said.key for said in decide("garbage", units_total=5).assumed] == ["assumed.no_agreement"]
    assert decide("garbage", units_total=5, agreement="none").assumed == ()


def test_in_a_duplex_the_occupants_own_duty_is_told(decide):
    outcome = decide("garbage", units_total=2)
    assert outcome.citations == ("12.09(1)(a)(1)", "12.09(2)(a)")
    assert [said.key for said in outcome.why] == ["why.occupant_stores"]
