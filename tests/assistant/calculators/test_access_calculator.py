from fractions import Fraction

import pytest

REPAIR = {"who": "owner", "hour": Fraction(13), "purpose": "repair-to-comply"}


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({}, "must-give-access"),
        ({"who": "agent"}, "must-give-access"),
        ({"who": "employee", "purpose": "lawful-order"}, "must-give-access"),
        ({"who": "other"}, "not-required-by-this-code"),
        ({"purpose": "other"}, "not-required-by-this-code"),
        ({"hour": Fraction(23)}, "not-required-by-this-code"),
        ({"hour": Fraction(19), "reasonable_hour": True}, "must-give-access"),
        ({"hour": Fraction(10), "reasonable_hour": False}, "not-required-by-this-code"),
    ],
)
def test_the_owners_side_a_reasonable_hour_and_a_needed_repair(decide, facts, verdict):
    outcome = decide("access", **{**REPAIR, **facts})
    assert (outcome.verdict, outcome.missing) == (verdict, ())
    assert outcome.citations == ("12.10(2)",)


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("who", "hour", "purpose")),
        ({"who": "owner", "purpose": "repair-to-comply"}, ("hour",)),
        ({**REPAIR, "hour": Fraction(19)}, ("reasonable_hour",)),
        ({"who": "owner", "hour": Fraction(9)}, ("purpose",)),
    ],
)
def test_only_what_could_change_it_is_asked_for(decide, facts, missing):
    assert decide("access", **facts).missing == missing


def test_a_showing_needs_no_hour(decide):
    outcome = decide("access", who="owner", purpose="other")
    assert (outcome.verdict, outcome.say.key) == ("not-required-by-this-code", "say.other_purpose")
