"""Days that people call by name: "Labor Day", "Christmas Eve", "the Fourth of July"."""

from __future__ import annotations

import re
from datetime import date, timedelta

_FIXED = (
    (r"new year'?s? eve", 12, 31),
    (r"(?:new year'?s? day|new years|new year's)", 1, 1),
    (r"valentine'?s?(?: day)?", 2, 14),
    (r"(?:st\.?|saint) pat(?:rick|ty)'?s?(?: day)?", 3, 17),
    (r"juneteenth", 6, 19),
    (r"(?:the )?(?:4th|fourth) of july|independence day", 7, 4),
    (r"hall?oween", 10, 31),
    (r"veterans?'?s? day", 11, 11),
    (r"(?:christmas|xmas) eve", 12, 24),
    (r"(?:christmas|xmas)(?: day)?", 12, 25),
)
_FLOATING = (
    (r"(?:mlk|martin luther king)(?: jr)?\.?(?:'?s)? day", 1, 0, 3),
    (r"president'?s'? day", 2, 0, 3),
    (r"mother'?s'? day", 5, 6, 2),
    (r"memorial day", 5, 0, -1),
    (r"father'?s'? day", 6, 6, 3),
    (r"labou?r day", 9, 0, 1),
    (r"columbus day", 10, 0, 2),
    (r"thanksgiving(?: day)?", 11, 3, 4),
)
_NAMES = re.compile(
    "|".join(rf"(?P<f{place}>\b{row[0]}\b)" for place, row in enumerate((*_FIXED, *_FLOATING))),
)


def find_feasts(plain: str) -> tuple[tuple[int, int, int], ...]:
    """The named days in folded text: where each begins and ends, and its number for `feast_in`."""
    return tuple((match.start(), match.end(), int(str(match.lastgroup)[1:])) for match in _NAMES.finditer(plain))


def feast_in(number: int, year: int) -> date:
    """The date of a named day in `year`."""
    if number < len(_FIXED):
        _, month, day = _FIXED[number]
        return date(year, month, day)
    _, month, weekday, place = _FLOATING[number - len(_FIXED)]
    if place > 0:
        first = date(year, month, 1)
        return first + timedelta(days=(weekday - first.weekday()) % 7 + 7 * (place - 1))
    last = date(year, month + 1, 1) - timedelta(days=1)
    return last - timedelta(days=(last.weekday() - weekday) % 7)
