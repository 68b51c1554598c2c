from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.register import calculator

TODAY = date(2026, 6, 15)
COUNTED = {"area", "length", "temperature", "light", "count", "ratio"}


@pytest.fixture
def decide(law):
    """decide("heat", indoor_f=68): numbers stand for exact amounts, a pair for bounds."""

    def decided(name, today=TODAY, **facts):
        found = calculator(name)
        kinds = {fact.name: fact.kind for fact in found.facts}
        held = {name: amount(value) if kinds[name] in COUNTED else value for name, value in facts.items()}
        return found.decide(found.hold(held), law, today)

    return decided


def amount(value):
    if value is None or isinstance(value, Amount):
        return value
    if isinstance(value, tuple):
        low, high = value
        return Amount(None if low is None else Fraction(low), None if high is None else Fraction(high))
    return Amount.exactly(Fraction(value))
