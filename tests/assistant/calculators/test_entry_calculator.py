from fractions import Fraction

import pytest

SHOWN = {"identification": True}


@pytest.mark.parametrize(
    ("hour", "verdict"),
    [
        ("6.99", "not-as-described"),
        (7, "not-as-described"),
        ("7.01", None),
        ("7.99", None),
        (8, "allowed"),
        (18, "allowed"),
        ("18.01", None),
        ("20.99", None),
        (21, "not-as-described"),
        ("23.5", "not-as-described"),
        (0, "not-as-described"),
    ],
)
def test_8_am_to_6_pm_is_reasonable_and_9_pm_to_7_am_is_not(decide, hour, verdict):
    outcome = decide("entry", hour=Fraction(hour), consent=True, **SHOWN)
    assert outcome.verdict == verdict
    assert outcome.missing == (() if verdict else ("reasonable_hour",))


def test_a_persons_own_word_on_the_hour_counts_more_than_the_clock(decide):
    assert decide("entry", hour=Fraction(22), reasonable_hour=True, consent=True, **SHOWN).verdict == "allowed"


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"consent": True}, "allowed"),
        ({"consent": False}, "may-require-warrant"),
        ({"consent": False, "warrant": False}, "may-require-warrant"),
        ({"consent": False, "warrant": True}, "allowed"),
        ({"warrant": True}, "allowed"),
        ({"identification": False}, "not-as-described"),
        ({"identification": False, "warrant": True, "consent": True}, "not-as-described"),
    ],
)
def test_consent_or_a_warrant_after_identification(decide, facts, verdict):
    outcome = decide("entry", **{**SHOWN, "hour": Fraction(10), **facts})
    assert (outcome.verdict, outcome.missing) == (verdict, ())


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("identification", "hour", "consent")),
        ({"identification": True, "hour": Fraction(10)}, ("consent",)),
        ({"identification": True, "consent": True}, ("hour",)),
        ({"consent": True, "hour": Fraction(10)}, ("identification",)),
    ],
)
def test_identification_hour_and_consent_are_asked_for_in_that_order(decide, facts, missing):
    assert decide("entry", **facts).missing == missing


def test_without_identification_nothing_more_is_asked(decide):
    assert decide("entry", identification=False).verdict == "not-as-described"


def test_no_warrant_is_taken_for_granted_and_named(decide):
    outcome = decide("entry", hour=Fraction(10), consent=False, **SHOWN)
    assert [said.key for said in outcome.assumed] == ["assumed.no_warrant"]
