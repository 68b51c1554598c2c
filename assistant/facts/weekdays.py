"""Weekdays as dates: "Tuesday", "last Friday", "Tuesday of last week", "two Mondays ago", "next Wednesday"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

from assistant.facts.calendar_words import weekday_of
from assistant.facts.counts import WHOLE, whole
from assistant.facts.forms import Form

_DAY, _WEEK = timedelta(days=1), timedelta(weeks=1)
_NAME = r"(?:m[ou]n|tu[es]|teu|we[dn]|th[ur]|fri|sat|sun)[a-z]{0,8}"
_NAMES = ("mon", "mun", "tue", "tus", "teu", "wed", "wen", "thu", "thr", "fri", "sat", "sun")
_WEEKDAY = Form(
    r"(?<!\ba )(?<!\bevery )(?<!\beach )(?<!\bmost )\b"
    r"(?:(?P<week>(?:last|this|next) week(?:'?s)?\s+(?:on\s+)?)|"
    r"(?P<which>(?:the )?(?:last|this past|this last|past|previous|this|next|this coming|coming|on|since|this "
    r"here)\s+))?"
    rf"(?P<name>{_NAME})\b\.?"
    r"(?P<after>\s+(?:of\s+)?(?:last week|this week|before last|last|(?:a|one) week ago|2 weeks ago)\b)?",
    _NAMES,
)
_SOME_AGO = Form(rf"\b(?P<many>{WHOLE}|a couple)(?: of)? (?P<name>{_NAME}) ago\b", ("s ago",))


def weekday_words(plain: str, today: date) -> Iterator[tuple[int, int, date]]:
    """The weekdays in folded text that mean a date: where each begins and ends, and the date."""
    for match in _SOME_AGO.matches(plain):
        weekday = weekday_of(match["name"])
        many = 2 if match["many"] == "a couple" else whole(match["many"])
        if weekday is not None and many > 0:
            yield match.start(), match.end(), last_before(weekday, today) - (many - 1) * _WEEK
    for match in _WEEKDAY.matches(plain):
        weekday = weekday_of(match["name"])
        if weekday is not None and _is_date(match):
            which, week, after = (set((match[group] or "").split()) for group in ("which", "week", "after"))
            yield match.start(), match.end(), _meant(weekday, which, week | after, today)


def last_before(weekday: int, day: date) -> date:
    """The nearest such weekday before `day`."""
    return day - ((day.weekday() - weekday - 1) % 7 + 1) * _DAY


def _is_date(match: re.Match[str]) -> bool:
    """Whether the word means a day: not "Fridays", nor "sat" and "sun" without a "last" or an "on"."""
    name = match["name"]
    if name.endswith("days"):
        return False
    return name.endswith(("day", "dy")) or bool(match["which"] or match["week"] or match["after"])


def _meant(weekday: int, which: set[str], week: set[str], today: date) -> date:
    """The day that a weekday with its "last" or "next week" means; alone, the nearest not after today."""
    monday = today - today.weekday() * _DAY
    nearest = last_before(weekday, today + _DAY)
    if "week" in week and "ago" not in week:
        return monday + weekday * _DAY + _WEEK * (("next" in week) - ("last" in week))
    if "ago" in week:
        return nearest - _WEEK * (2 if "2" in week else 1)
    if {"next", "coming"} & which:
        return nearest + _WEEK
    if "before" in week:
        return last_before(weekday, today) - _WEEK
    return last_before(weekday, today) if {"last", "past", "previous"} & (which | week) else nearest
