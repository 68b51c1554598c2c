"""Other names by which a fact may be given, each with its own unit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.light import from_lux
from assistant.facts.temperatures import to_fahrenheit


@dataclass(frozen=True, slots=True)
class OtherName:
    """The fact that another name stands for, and how its amount becomes that of the fact."""

    fact: str
    convert: Callable[[Amount], Amount]


def _same(amount: Amount) -> Amount:
    return amount


def _by(change: Callable[[Fraction], Fraction]) -> Callable[[Amount], Amount]:
    """The change made to both ends of an amount."""

    def converted(amount: Amount) -> Amount:
        low, high = (None if end is None else change(end) for end in (amount.low, amount.high))
        return replace(amount, low=low, high=high)

    return converted


OTHER_NAMES = {
    "floor": OtherName("floor_sqft", _same),
    "indoor_c": OtherName("indoor_f", _by(to_fahrenheit)),
    "outdoor_c": OtherName("outdoor_f", _by(to_fahrenheit)),
    "water_c": OtherName("water_f", _by(to_fahrenheit)),
    "lux": OtherName("foot_candles", _by(from_lux)),
}
"""By the other name."""
