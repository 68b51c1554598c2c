from datetime import date

import pytest

from assistant.calculators.register import calculator
from assistant.facts.merge import merged
from assistant.facts.reader import read_facts

TODAY = date(2026, 12, 15)


def most(text, law):
    rule, found = calculator("penalty"), read_facts("penalty", text, TODAY)
    return rule.decide(rule.hold(found.facts), law, TODAY).values.get("max_forfeiture")


@pytest.mark.parametrize(
    ("text", "dollars"),
    [
        ("3 violations for 10 days and 1 violation for 5 days", 7000),
        ("one violation for 10 days and another for 5 days", 3000),
        ("two counts for a week and one count for 3 days, max?", 3400),
        ("3 violations for 10 days", 6000),
        ("fine for 90 days with a 30 day grace", 18000),
        ("90 days of violation, grace period of 30 days", 18000),
    ],
)
def test_each_violation_counts_its_own_days(text, dollars, law):
    assert most(text, law) == dollars


def test_counts_that_cannot_be_put_together_are_asked_for():
    found = read_facts("penalty", "fine: 10 days, 3 violations; 1 violation, 5 days", TODAY)
    assert (found.facts, [said.key for said in found.problems]) == ({}, ["problems.one_count_at_a_time"])


@pytest.mark.parametrize(
    "first", ["10 days", "november 1 to november 20", "2 violations for 3 days and 1 violation for 4 days"]
)
def test_a_range_that_cannot_be_takes_back_what_was_told(first, law):
    rule = calculator("penalty")
    known = merged(rule, None, read_facts("penalty", first, TODAY).facts)
    found = read_facts("penalty", "sorry, from november 1 to november 31", TODAY)
    facts = merged(rule, rule.hold(dict.fromkeys(found.forgets), known), found.facts)
    outcome = rule.decide(facts, law, TODAY)
    assert ([said.key for said in found.problems], outcome.missing) == (["problems.no_such_date"], ("last_day",))
    assert outcome.values == {}
