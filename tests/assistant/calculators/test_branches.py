from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.branches import branches
from assistant.calculators.register import calculator

TODAY = date(2026, 6, 15)


def test_each_answer_to_a_yes_or_no_question_has_its_verdict(law):
    found = calculator("extermination")
    facts = found.hold({"units_infested": Amount.exactly(1)})
    told = branches(found, facts, "proofed", law, TODAY)
    assert [(value, outcome.verdict) for value, outcome in told] == [(True, "occupant"), (False, "owner")]


def test_each_choice_has_its_verdict(law):
    found = calculator("access")
    facts = found.hold({"who": "owner", "hour": Fraction(10)})
    told = branches(found, facts, "purpose", law, TODAY)
    assert [(value, outcome.verdict) for value, outcome in told] == [
        ("repair-to-comply", "must-give-access"),
        ("lawful-order", "must-give-access"),
        ("other", "not-required-by-this-code"),
    ]


def test_a_measured_fact_has_no_branches(law):
    found = calculator("heat")
    assert branches(found, found.hold({}), "outdoor_f", law, TODAY) == ()


def test_a_fact_of_another_calculator_is_refused(law):
    found = calculator("heat")
    with pytest.raises(KeyError):
        branches(found, found.hold({}), "proofed", law, TODAY)
