"""Counting in months, whose lengths differ."""

from __future__ import annotations

from calendar import monthrange
from datetime import MAXYEAR, MINYEAR, date


def months_before(day: date, months: int) -> date:
    """The same day so many months earlier, or that month's last day where it is shorter.

    Before the first year of the calendar it is its first day, after the last year its last.
    """
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    if not MINYEAR <= year <= MAXYEAR:
        return date.min if year < MINYEAR else date.max
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))
