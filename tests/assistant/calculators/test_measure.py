from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.measure import exceeds, nominal, not_under, quotient, reaches

NUMBERS = st.fractions(min_value=0, max_value=1000, max_denominator=100)


def between(low, high, **flags):
    return Amount(None if low is None else Fraction(low), None if high is None else Fraction(high), **flags)


@st.composite
def amounts_with_a_value(draw):
    """Bounds and one number between them that might be the true one."""
    low, value, high = sorted([draw(NUMBERS), draw(NUMBERS), draw(NUMBERS)])
    return between(draw(st.sampled_from([low, None])), draw(st.sampled_from([high, None]))), value


@pytest.mark.parametrize(
    ("amount", "answer"),
    [
        (Amount.exactly(2), False),
        (Amount.exactly(3), True),
        (between(2, 3), None),
        (between(2, None), None),
        (between(2, None, above=True), True),
        (between(3, None), True),
        (between(None, 2), False),
        (between(None, 3), None),
    ],
)
def test_more_than_two(amount, answer):
    assert exceeds(amount, 2) is answer


@pytest.mark.parametrize(
    ("actual", "required", "answer"),
    [
        (between(12, 12), between(12, 12), True),
        (between(11, 12), between(12, 12), None),
        (between(11, 12, below=True), between(12, 12), False),
        (between(11, 11), between(12, None), False),
        (between(12, 12), between(12, None), None),
        (between(12, 12), between(12, None, above=True), False),
        (between(None, None), between(12, 12), None),
    ],
)
def test_one_amount_reaches_another(actual, required, answer):
    assert reaches(actual, required) is answer


@given(amounts_with_a_value(), amounts_with_a_value())
def test_what_is_settled_by_bounds_holds_for_every_value_between_them(actual, required):
    answer = reaches(actual[0], required[0])
    assert answer is None or answer is (actual[1] >= required[1])


@given(amounts_with_a_value(), NUMBERS)
def test_what_exceeds_a_limit_by_its_bounds_exceeds_it(amount, limit):
    answer = exceeds(amount[0], limit)
    assert answer is None or answer is (amount[1] > limit)


@given(amounts_with_a_value(), amounts_with_a_value())
def test_a_quotient_lies_between_its_bounds(amount, divisor):
    bounds = quotient(amount[0], divisor[0])
    if divisor[1] > 0:
        value = amount[1] / divisor[1]
        assert bounds.low is None or bounds.low <= value
        assert bounds.high is None or bounds.high >= value


@given(amounts_with_a_value(), NUMBERS)
def test_the_larger_of_an_amount_and_a_least_lies_between_its_bounds(amount, least):
    bounds, value = not_under(amount[0], least), max(amount[1], least)
    assert bounds.low is not None
    assert bounds.low <= value
    assert bounds.high is None or bounds.high >= value


def test_the_number_that_was_said_comes_back_from_an_about(law):
    assert nominal(Amount.exactly(9), law) == 9
    assert nominal(between("8.55", "9.45"), law) == 9
    assert nominal(between("-10.5", "-9.5"), law) == -10
    assert nominal(between(8, 10), law) is None
    assert nominal(between(8, None), law) is None
    assert nominal(None, law) is None
