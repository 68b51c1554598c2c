"""The legal holidays of Wisconsin, and the day to which its general rule for counting time moves a last day."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Protocol

_MONDAY, _SATURDAY, _SUNDAY, _WEEK = 0, 5, 6, 7
_ONE_DAY = timedelta(days=1)

Passed = tuple[tuple[date, str], ...]
"""The days passed over, in order, each with its reason."""


@dataclass(frozen=True, slots=True)
class HolidayRule:
    """One holiday of the list: on `day` of `month`, or on the `nth` `weekday` of it and `days_after`.

    `weekday` is 0 for Monday; `nth` is -1 for the last. With `even_years` it is kept in those alone.
    """

    name: str
    month: int
    day: int | None = None
    weekday: int | None = None
    nth: int = 1
    days_after: int = 0
    even_years: bool = False

    def falls(self, year: int) -> date | None:
        """The day in that year by the calendar, before any move from a Sunday; None where it is not kept."""
        if self.even_years and year % 2:
            return None
        if self.day is not None:
            return date(year, self.month, self.day)
        return date(year, self.month, self._day_of_weekday(year)) + timedelta(days=self.days_after)

    def _day_of_weekday(self, year: int) -> int:
        starts_on = date(year, self.month, 1).weekday()
        first = 1 + ((self.weekday or 0) - starts_on) % _WEEK
        if self.nth > 0:
            return first + (self.nth - 1) * _WEEK
        fourth = date(year, self.month, first + 3 * _WEEK)
        fifth = fourth + timedelta(days=_WEEK)
        return (fifth if fifth.month == self.month else fourth).day


@dataclass(frozen=True, slots=True)
class Holidays:
    """The dated list: its rules, where they stand, when they were last compared with that, and words for reasons."""

    source: str
    counting: str
    checked_on: date
    rules: tuple[HolidayRule, ...]
    sunday: str
    saturday: str
    moved: str


class HasHolidays(Protocol):
    """Whatever carries the list, such as the law."""

    @property
    def holidays(self) -> Holidays:
        """The dated list of legal holidays."""


def holiday_name(day: date, holidays: Holidays) -> str | None:
    """The name of the legal holiday that `day` is; None where it is none.

    A holiday on a Sunday makes the Monday a legal holiday too; one on a Saturday moves nowhere.
    """
    names = _falling_on(day, holidays)
    if names:
        return names[0]
    if day.weekday() == _MONDAY and day > date.min:
        names = _falling_on(day - _ONE_DAY, holidays)
        if names:
            return holidays.moved.replace("{holiday}", names[0])
    return None


def is_legal_holiday(day: date, holidays: Holidays) -> bool:
    """Whether `day` is a legal holiday of the list."""
    return holiday_name(day, holidays) is not None


def state_law_day(last: date, law: HasHolidays, saturday_open: bool = False) -> tuple[date, Passed]:
    """The day until which Wis. Stat. 990.001(4) would allow what the chapter wants done by `last`.

    With it every day that was passed over and why; none where `last` itself stands. A Saturday is passed over unless
    the office is open on it.
    """
    passed: list[tuple[date, str]] = []
    day = last
    while reason := _closed(day, law.holidays, saturday_open):
        passed.append((day, reason))
        day += _ONE_DAY
    return day, tuple(passed)


def _closed(day: date, holidays: Holidays, saturday_open: bool) -> str | None:
    if day.weekday() == _SUNDAY:
        return holidays.sunday
    name = holiday_name(day, holidays)
    if name is None and day.weekday() == _SATURDAY and not saturday_open:
        return holidays.saturday
    return name


def _falling_on(day: date, holidays: Holidays) -> list[str]:
    return [rule.name for rule in holidays.rules if rule.falls(day.year) == day]
