"""Counting days: the day of the event is not counted, the last day is."""

from __future__ import annotations

from datetime import date, timedelta

from assistant.outcome import Said, said
from corpus.parameters import Parameter


def after(day: date, period: Parameter) -> date:
    """The last of a period of whole days that runs from `day`, which itself is not counted.

    At the end of the calendar there is no later day: it is then the calendar's last.
    """
    if days_between(day, date.max) < period.value:
        return date.max
    return day + timedelta(days=int(period.value))


def days_between(first: date, last: date) -> int:
    """The days from the one to the other, the first not counted; below zero where `last` is the earlier."""
    return (last - first).days


def ahead(today: date, /, **days: date | None) -> tuple[Said, ...]:
    """A sentence for each day, by the name of its fact, that is still to come: it is computed as stated."""
    return tuple(said("assumed.ahead", fact=name, day=day) for name, day in days.items() if day and day > today)
