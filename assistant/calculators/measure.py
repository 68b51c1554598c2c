"""Comparing amounts that may be known only within bounds: True, False, or None where the bounds leave it open."""

from __future__ import annotations

from fractions import Fraction

from assistant.amount import Amount
from corpus.law import Law


def exceeds(amount: Amount, limit: Fraction | int) -> bool | None:
    """Whether the amount is more than `limit`; at the limit it is not."""
    if amount.low is not None and (amount.low > limit or (amount.above and amount.low == limit)):
        return True
    if amount.high is not None and amount.high <= limit:
        return False
    return None


def reaches(actual: Amount, required: Amount) -> bool | None:
    """Whether the one amount is at least the other; equality is enough."""
    if actual.low is not None and required.high is not None and actual.low >= required.high:
        return True
    if actual.high is None or required.low is None:
        return None
    if actual.high < required.low or (actual.high == required.low and (actual.below or required.above)):
        return False
    return None


def not_under(amount: Amount, least: Fraction) -> Amount:
    """The amount, or `least` where that is more."""
    low = least if amount.low is None else max(amount.low, least)
    high = None if amount.high is None else max(amount.high, least)
    return Amount(low, high, amount.above and low != least, amount.below and high != least)


def quotient(amount: Amount, divisor: Amount) -> Amount:
    """One amount that is not negative by another; no bound where the divisor may be zero."""
    low = None if amount.low is None or not divisor.high else amount.low / divisor.high
    high = None if amount.high is None or not divisor.low else amount.high / divisor.low
    return Amount(low, high, amount.above or divisor.below, amount.below or divisor.above)


def nominal(amount: Amount | None, law: Law) -> Fraction | None:
    """The number a person gave: the exact value, or the middle of an "about"; None where only bounds are known."""
    if amount is None:
        return None
    if amount.exact is not None:
        return amount.exact
    return amount.about(law.readings["about_share"].value)
