"""Counting in months, whose lengths differ."""

from __future__ import annotations

from calendar import monthrange
from datetime import date


def months_before(day: date, months: int) -> date:
    """The same day so many months earlier, or that month's last day where it is shorter."""
    year, month = divmod(day.year * 12 + day.month - 1 - months, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))
