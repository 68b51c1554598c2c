"""How a language writes what a sentence's blanks hold: numbers, amounts, dates, hours, lists."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.outcome import Value
from assistant.words.numerals import clock, numeral
from corpus.law import Law

_PERCENT = 100
_PATTERNS = {"money": "money", "share": "percent"}
HOWS = frozenset({"", "hour", "day", *_PATTERNS})
"""The ways to print a number or a date that a blank may name."""

SIZES = {"months": 12, "weekdays": 7}
"""The lists of the common words and how long each must be."""

WORDS = frozenset(
    (
        "yes",
        "no",
        "date",
        "day",
        "and",
        "and_after_comma",
        "comma",
        "money",
        "percent",
        "minus",
        "morning",
        "afternoon",
        "exactly",
        "about",
        "between",
        "over",
        "at_least",
        "under",
        "up_to",
        "any",
    )
)
"""The words and patterns that printing needs, by their names in the table [words]."""


@dataclass(frozen=True, slots=True)
class Style:
    """The common words of a language: months, weekdays, the words around amounts."""

    common: Mapping[str, Any]

    def printed(self, value: Value, how: str, law: Law) -> str:
        """The value as people write it.

        `how` may be `money`, `hour`, `share` (of a whole: as a percentage), `day` (a date without its weekday), or two
        words for one and for more, such as `day|days`, which follow the number.
        """
        if isinstance(value, bool):
            return self._word("yes" if value else "no")
        if isinstance(value, Fraction | int):
            return self._number(Fraction(value), how)
        if isinstance(value, date):
            return self.day(value) if how == "day" else self._date(value)
        if isinstance(value, Amount):
            return self._amount(value, how, law)
        return value if isinstance(value, str) else self._list(value)

    def _word(self, key: str) -> str:
        return str(self.common["words"][key])

    def _number(self, value: Fraction, how: str) -> str:
        if how == "hour":
            return self._hour(value)
        number = numeral(abs(value) * _PERCENT if how == "share" else abs(value))
        if value < 0:
            number = self._word("minus").format(number)
        if how in _PATTERNS:
            return self._word(_PATTERNS[how]).format(number)
        return f"{number} {_counted(value, how)}" if "|" in how else number

    def day(self, day: date) -> str:
        """A date without its weekday: `May 2, 2000`."""
        month = self.common["months"][day.month - 1]
        return self._word("day").format(month=month, day=day.day, year=day.year)

    def _date(self, day: date) -> str:
        weekday, month = self.common["weekdays"][day.weekday()], self.common["months"][day.month - 1]
        return self._word("date").format(weekday=weekday, month=month, day=day.day, year=day.year)

    def _hour(self, value: Fraction) -> str:
        special = self.common["hours"].get(str(value))
        if special:
            return str(special)
        hour, minute, morning = clock(value)
        return self._word("morning" if morning else "afternoon").format(f"{hour}:{minute:02}" if minute else hour)

    def _amount(self, amount: Amount, how: str, law: Law) -> str:
        kind, *ends = _told(amount, law.readings["about_share"].value)
        unit = f" {_counted(ends[-1], how)}" if "|" in how else ""
        told = self._word(kind).format(*(self._number(end, "" if unit else how) for end in ends))
        return told + unit

    def _list(self, names: Sequence[str]) -> str:
        if len(names) <= 1:
            return "".join(names)
        comma = self._word("comma")
        joint = "and_after_comma" if any(comma in name for name in names[:-1]) else "and"
        return self._word(joint).format(comma.join(names[:-1]), names[-1])


def _counted(value: Fraction, forms: str) -> str:
    one, _, more = forms.partition("|")
    return one if value == 1 else more


def _told(amount: Amount, margin: Fraction) -> tuple[str, *tuple[Fraction, ...]]:
    """How an amount is told, and the numbers it is told with."""
    low, high = amount.low, amount.high
    if low is None:
        return ("any",) if high is None else ("under" if amount.below else "up_to", high)
    if high is None:
        return "over" if amount.above else "at_least", low
    if low == high:
        return "exactly", low
    middle = amount.about(margin)
    return ("between", low, high) if middle is None else ("about", middle)
