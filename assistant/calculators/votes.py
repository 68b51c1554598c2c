"""Votes that count: not those of a member with an interest, of the Town Attorney or of the Building Inspector."""

from __future__ import annotations

from fractions import Fraction

from assistant.amount import Amount
from corpus.law import Law

_NONE = Fraction(0)


def cast(*sides: Amount | None) -> Fraction:
    """The votes that were cast at least, on all sides together."""
    return sum((side.low for side in sides if side is not None and side.low is not None), _NONE)


def is_crowd(side: Amount | None, other: Amount | None, law: Law) -> bool:
    """Whether more votes are told than the Board can have voters, 12.15(1)(a)."""
    return cast(side, other) > law.readings["board_voters_most"].value


def counted(side: Amount | None, uncounted: Amount | None) -> Amount | None:
    """The votes of one side that count; None where they are not told. Where none is told not to count, all do."""
    return side if side is None or uncounted is None else _less(side, uncounted)


def _less(votes: Amount, uncounted: Amount) -> Amount:
    """The difference, which is never below nothing."""
    low = None if votes.low is None or uncounted.high is None else max(votes.low - uncounted.high, _NONE)
    high = None if votes.high is None else max(votes.high - (uncounted.low or _NONE), _NONE)
    return Amount(low, high)
