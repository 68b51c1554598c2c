from datetime import date

import pytest

from assistant.amount import Amount


@pytest.mark.parametrize(
    ("facts", "cost"),
    [
        ({"days": 1}, 200),
        ({"days": 10}, 2000),
        ({"days": 8, "violations": 1}, 1600),
        ({"days": 10, "violations": 3}, 6000),
        ({"first_day": date(2028, 2, 20), "last_day": date(2028, 3, 2)}, 2400),
        ({"first_day": date(2026, 5, 1), "last_day": date(2026, 5, 1)}, 200),
        ({"days": 0}, 0),
    ],
)
def test_200_dollars_for_each_day_and_violation_both_ends_counted(decide, facts, cost):
    outcome = decide("penalty", **facts)
    assert (outcome.verdict, outcome.values) == (None, {"max_forfeiture": cost})
    assert outcome.citations == ("12.17",)


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("days",)),
        ({"violations": 2}, ("days",)),
        ({"first_day": date(2026, 5, 1)}, ("last_day",)),
        ({"last_day": date(2026, 5, 1)}, ("first_day",)),
        ({"first_day": date(2026, 5, 2), "last_day": date(2026, 5, 1)}, ("last_day",)),
    ],
)
def test_what_is_not_known_is_asked_for(decide, facts, missing):
    assert decide("penalty", **facts).missing == missing


def test_days_known_only_from_below_give_no_figure_but_a_sentence(decide):
    outcome = decide("penalty", days=(10, None))
    assert outcome.values == {}
    assert outcome.say.values["cost"] == Amount(2000, None)


def test_one_violation_is_taken_for_granted_and_named(decide):
    assert [said.key for said in decide("penalty", days=3).assumed] == ["assumed.one_violation"]
    assert decide("penalty", days=3, violations=1).assumed == ()


def test_a_day_to_come_is_computed_as_stated_and_named(decide):
    outcome = decide("penalty", first_day=date(2026, 6, 15), last_day=date(2026, 6, 16), violations=1)
    assert outcome.values == {"max_forfeiture": 400}
    assert [said.values["fact"] for said in outcome.assumed] == ["last_day"]
