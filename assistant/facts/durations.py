"""Lengths of time: "12 days", "three weeks", "a week and a half", "a month", "14d", "a fortnight"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from assistant.facts.counts import WHOLE, numbered, whole
from assistant.facts.forms import Form
from assistant.facts.months import months_before

_DAYS = {"day": 1, "week": 7, "fortnight": 14, "weekend": 2}
_MONTHS = {"month": 1, "year": 12}
_HALVES = {"week": (0, 4), "fortnight": (0, 7), "month": (0, 15), "year": (6, 0)}
_SHORT = {"d": "day", "w": "week", "wk": "week", "mo": "month", "mth": "month", "yr": "year"}
_ARTICLE = r"an?|a (?:full|whole|single)|another|the (?:past|last)"
DURATION = (
    rf"(?<!half )(?:(?:a )?(?P<couple>couple)(?: of)? |(?P<many>{WHOLE}|{_ARTICLE})"
    r"(?:\s*(?:full|whole|straight|solid|long|calendar|more|extra|consecutive))?(?:[- ]+|(?<=\d)))"
    r"(?P<unit>days?|weeks?|wks?|months?|mos?|mths?|years?|yrs?|fortnights?|weekends?|(?<=\d)[dw]|(?<=\d )[dw])\b"
    r"(?P<half> and an? half)?"
)
"""A length of time in numbered text, as part of a regular expression; its groups are for `length_of`."""

_MANY_DAYS = rf"(?P<many>(?:\d{{1,3}},\d{{3}}|\d{{5,7}})(?=[- ]+days?\b)|{WHOLE}"
"""More days than a date can be reckoned back by, so only as a length: the limits then tell that it cannot be."""

_LENGTH = DURATION.replace(rf"(?P<many>{WHOLE}", _MANY_DAYS)
_DURATION = Form(rf"(?<![\d.$/,-])\b{_LENGTH}", ("d", "w", "m", "y", "fortnight"))


@dataclass(frozen=True, slots=True)
class Length:
    """A length of time: whole months and days besides. `loose` says that the words leave some room ("a couple")."""

    months: int
    days: int
    loose: bool = False

    def in_days(self, last: date) -> int:
        """The days that it lasts when it ends on `last`."""
        return (last - months_before(last, self.months)).days + self.days


@dataclass(frozen=True, slots=True)
class Span:
    """A length of time with its place in the text."""

    start: int
    end: int
    length: Length


def find_durations(text: str) -> tuple[Span, ...]:
    """The lengths of time in `text`, in order."""
    found = ((match, length_of(match)) for match in _DURATION.matches(numbered(text)))
    return tuple(Span(match.start(), match.end(), length) for match, length in found if length is not None)


def length_of(match: re.Match[str]) -> Length | None:
    """The length of time that `DURATION` matched; None for "a day and a half" and the like."""
    many = match["many"]
    loose = many is None
    count = 2 if many is None else 1 if re.fullmatch(_ARTICLE, many) else whole(many)
    name = match["unit"].rstrip("s")
    name = _SHORT.get(name, name)
    days, months = count * _DAYS.get(name, 0), count * _MONTHS.get(name, 0)
    if not match["half"]:
        return Length(months, days, loose)
    if name not in _HALVES:
        return None
    more_months, more_days = _HALVES[name]
    return Length(months + more_months, days + more_days, True)
