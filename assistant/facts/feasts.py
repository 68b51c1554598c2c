"""Days that people call by name: "Labor Day", "Christmas Eve", "the Fourth of July"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from assistant.facts.phrases import Phrases, any_of

_DAY, _WEEK = timedelta(days=1), timedelta(weeks=1)


@dataclass(frozen=True, slots=True)
class Feast:
    """A day with a name: a fixed `day` of its month, or the weekday (Monday 0) that is the `place`-th, -1 the last."""

    names: Phrases
    month: int
    day: int = 0
    weekday: int = 0
    place: int = 0

    def in_year(self, year: int) -> date:
        """The date of the day in `year`."""
        if self.day:
            return date(year, self.month, self.day)
        if self.place < 0:
            last = date(year + self.month // 12, self.month % 12 + 1, 1) - _DAY
            return last - (last.weekday() - self.weekday) % 7 * _DAY
        first = date(year, self.month, 1)
        return first + (self.weekday - first.weekday()) % 7 * _DAY + (self.place - 1) * _WEEK


_FEASTS = (
    Feast(any_of("new year's? eve"), 12, 31),
    Feast(any_of("new year's? day", "new years"), 1, 1),
    Feast(any_of("valentine's? [day]"), 2, 14),
    Feast(any_of("(st\\.?|saint) pat(rick|ty)'s? [day]"), 3, 17),
    Feast(any_of("juneteenth"), 6, 19),
    Feast(any_of("4th of july", "independence day"), 7, 4),
    Feast(any_of("hall?oween"), 10, 31),
    Feast(any_of("veterans?'s? day"), 11, 11),
    Feast(any_of("(christmas|xmas) eve"), 12, 24),
    Feast(any_of("(christmas|xmas) [day]"), 12, 25),
    Feast(any_of("(mlk|martin luther king) [jr] day"), 1, weekday=0, place=3),
    Feast(any_of("presidents?'s?'? day"), 2, weekday=0, place=3),
    Feast(any_of("mothers?'s?'? day"), 5, weekday=6, place=2),
    Feast(any_of("memorial day"), 5, weekday=0, place=-1),
    Feast(any_of("fathers?'s?'? day"), 6, weekday=6, place=3),
    Feast(any_of("labou?r day"), 9, weekday=0, place=1),
    Feast(any_of("columbus day"), 10, weekday=0, place=2),
    Feast(any_of("thanksgiving [day]"), 11, weekday=3, place=4),
)


def find_feasts(plain: str) -> Iterator[tuple[int, int, Feast]]:
    """The named days in folded text: where each begins and ends."""
    for feast in _FEASTS:
        for match in feast.names.matches(plain):
            yield match.start(), match.end(), feast
