from datetime import date

import pytest


@pytest.mark.parametrize(
    ("ordered", "latest"),
    [
        (date(2026, 11, 2), date(2027, 1, 1)),
        (date(2026, 10, 20), date(2026, 12, 19)),
        (date(2026, 5, 4), date(2026, 7, 3)),
        (date(2028, 1, 1), date(2028, 3, 1)),
    ],
)
def test_60_days_after_the_order_whatever_the_day_of_the_week(decide, ordered, latest):
    outcome = decide("vacate", today=date(2028, 12, 1), ordered=ordered)
    assert (outcome.verdict, outcome.values) == (None, {"latest_day": latest})
    assert outcome.assumed == ()


def test_when_such_an_order_may_be_made_is_told(decide):
    for facts in ({}, {"ordered": date(2026, 5, 4)}):
        outcome = decide("vacate", **facts)
        assert [said.key for said in outcome.why] == ["why.when"]
        assert outcome.citations == ("12.11(3)(a)(1)", "12.11(3)(a)")


def test_the_date_of_the_order_is_asked_for(decide):
    assert decide("vacate").missing == ("ordered",)


def test_an_order_still_to_come_is_named(decide):
    outcome = decide("vacate", today=date(2026, 5, 1), ordered=date(2026, 5, 4))
    assert [said.values["day"] for said in outcome.assumed] == [date(2026, 5, 4)]
