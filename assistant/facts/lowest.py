"""Of several readings, the lowest decides."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from assistant.amount import Amount
from assistant.outcome import Said


def lowest(amounts: Sequence[Amount], key: str = "assumed.lowest_reading") -> tuple[Amount | None, tuple[Said, ...]]:
    """The lowest of the amounts, and, where they differ, the sentence `key` that it is the one that counts."""
    if not amounts:
        return None, ()
    least = min(amounts, key=_key)
    if len({_key(amount) for amount in amounts}) == 1:
        return least, ()
    return least, (Said(key, {"reading": least}),)


def _key(amount: Amount) -> Fraction:
    ends = [end for end in (amount.high, amount.low) if end is not None]
    return min(ends, default=Fraction(0))
