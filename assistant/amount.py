"""Amounts that are known exactly or only within bounds: "12", "about 9", "over 100", "8 to 10"."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction


@dataclass(frozen=True, slots=True)
class Amount:
    """A quantity whose true value lies between two bounds, in the unit of the fact that holds it.

    `low` and `high` are exact; None means that there is no bound on that side.
    `above` says that `low` itself is excluded ("over 12"), `below` that `high` itself is ("under 12", "almost 12").
    """

    low: Fraction | None
    high: Fraction | None
    above: bool = False
    below: bool = False

    @classmethod
    def exactly(cls, value: Fraction | int) -> Amount:
        """The amount that is known to be `value`."""
        exact = Fraction(value)
        return cls(exact, exact)

    @property
    def exact(self) -> Fraction | None:
        """The value, where it is known exactly; else None."""
        return self.low if self.low is not None and self.low == self.high else None

    def about(self, margin: Fraction) -> Fraction | None:
        """The number that the bounds lie a share of `margin` around; None where they do not."""
        if self.low is None or self.high is None:
            return None
        middle = self.low / (1 + margin if self.low < 0 else 1 - margin)
        return middle if self.high == middle + abs(middle) * margin else None

    def at_least(self, limit: Fraction | int) -> bool | None:
        """Whether the amount reaches `limit`; None where its bounds straddle it."""
        if self.low is not None and self.low >= limit:
            return True
        if self.high is not None and (self.high < limit or (self.below and self.high == limit)):
            return False
        return None

    def less_than(self, limit: Fraction | int) -> bool | None:
        """Whether the amount stays under `limit`; None where its bounds straddle it."""
        reached = self.at_least(limit)
        return None if reached is None else not reached

    def __add__(self, other: Amount) -> Amount:
        return Amount(
            None if self.low is None or other.low is None else self.low + other.low,
            None if self.high is None or other.high is None else self.high + other.high,
            self.above or other.above,
            self.below or other.below,
        )

    def scaled(self, factor: Fraction | int) -> Amount:
        """The amount times a factor that is not negative."""
        return Amount(
            None if self.low is None else self.low * factor,
            None if self.high is None else self.high * factor,
            self.above,
            self.below,
        )

    def times(self, other: Amount) -> Amount:
        """The product of two amounts that are not negative."""
        return Amount(
            None if self.low is None or other.low is None else self.low * other.low,
            None if self.high is None or other.high is None else self.high * other.high,
            self.above or other.above,
            self.below or other.below,
        )
