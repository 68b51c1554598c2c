"""Lengths of time: "12 days", "three weeks", "a week and a half", "a month", "14d", "a fortnight"."""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import date

from assistant.facts.counts import WHOLE, whole
from assistant.facts.folding import folded

_DAYS = {"day": 1, "week": 7, "fortnight": 14, "weekend": 2}
_MONTHS = {"month": 1, "year": 12}
_ARTICLE = r"an?|one full|a full|a whole|another|the past|the last"
DURATION = (
    rf"(?:(?:a )?(?P<couple>couple)(?: of)? |(?P<many>{WHOLE}|{_ARTICLE})(?:\s*(?:full|whole|straight|solid|long|calendar|more|extra|consecutive))?(?:[- ]+|(?<=\d)))"
    r"(?P<unit>days?|dayz|weeks?|wks?|wk|months?|mos?|mths?|years?|yrs?|fortnights?|weekends?|(?<=\d)[dw]|(?<=\d )[dw])\b(?P<half> and an? half)?"
)
"""A length of time, as part of a regular expression; its groups are for `length_of`."""


@dataclass(frozen=True, slots=True)
class Length:
    """A length of time: whole months and days besides. `loose` says that the words leave some room ("a couple")."""

    months: int
    days: int
    loose: bool = False

    def in_days(self, last: date) -> int:
        """The days that it lasts when it ends on `last`."""
        place = last.year * 12 + last.month - 1 - self.months
        year, month = divmod(place, 12)
        first = date(year, month + 1, min(last.day, monthrange(year, month + 1)[1]))
        return (last - first).days + self.days


@dataclass(frozen=True, slots=True)
class Span:
    """A length of time with its place in the text."""

    start: int
    end: int
    length: Length


_DURATION = re.compile(rf"(?<![\d.$/,-])\b{DURATION}")


def find_durations(text: str) -> tuple[Span, ...]:
    """The lengths of time in `text`, in order."""
    found = ((match, length_of(match)) for match in _DURATION.finditer(folded(text)))
    return tuple(Span(match.start(), match.end(), length) for match, length in found if length is not None)


def length_of(match: re.Match[str], prefix: str = "") -> Length | None:
    """The length of time that `DURATION` matched, whose groups begin with `prefix`; None for half a day and the like."""
    unit, many = match[f"{prefix}unit"], match[f"{prefix}many"]
    loose = bool(match[f"{prefix}couple"])
    count = 2 if loose else 1 if re.fullmatch(_ARTICLE, many) else whole(many)
    name = _name_of(unit)
    days, months = count * _DAYS.get(name, 0), count * _MONTHS.get(name, 0)
    if match[f"{prefix}half"]:
        if name == "day":
            return None
        days, months, loose = days + {"week": 4, "fortnight": 7, "month": 15}.get(name, 1), months + 6 * (name == "year"), True
    return Length(months, days, loose)


def _name_of(unit: str) -> str:
    word = unit.rstrip("sz")
    return {"d": "day", "dy": "day", "w": "week", "wk": "week", "mo": "month", "mth": "month", "yr": "year"}.get(word, word)
