"""Months, weekdays and days of the month as people spell and misspell them."""

from __future__ import annotations

import re
from functools import cache

MONTHS = (
    "january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november",
    "december",
)  # fmt: skip
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
_SHORT_MONTHS = {
    "jan": 1, "feb": 2, "febr": 2, "mar": 3, "mrch": 3, "apr": 4, "aprl": 4, "jun": 6, "jnue": 6, "jul": 7, "jly": 7,
    "jully": 7,
    "juli": 7, "juley": 7,
    "aug": 8, "sep": 9, "sept": 9, "spet": 9, "oct": 10, "octo": 10, "nov": 11, "novem": 11, "dec": 12, "decem": 12,
}  # fmt: skip
_SHORT_WEEKDAYS = {
    "mon": 0, "tue": 1, "tues": 1, "wed": 2, "weds": 2, "thu": 3, "thur": 3, "thurs": 3, "fri": 4, "sat": 5, "sun": 6,
    "wensday": 2, "wendsday": 2, "wedsday": 2,
}  # fmt: skip
_OTHER_WORDS = frozenset({"match", "marsh", "sundae"})
_UNITS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth")
_TEENS = (
    "tenth", "eleventh", "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth",
    "nineteenth",
)  # fmt: skip
_ORDINALS = {
    **{word: day for day, word in enumerate((*_UNITS, *_TEENS, "twentieth"), start=1)},
    **{f"twenty{word}": day for day, word in enumerate(_UNITS, start=21)},
    "thirtieth": 30, "thirtyfirst": 31, "twelveth": 12, "nineth": 9, "fith": 5, "eigth": 8,
}  # fmt: skip
_SUFFIXES = {1: "st", 2: "nd", 3: "rd", 21: "st", 22: "nd", 23: "rd", 31: "st"}
_WORD = re.compile(r"[a-z]{3,11}")
_ORDINAL = re.compile(r"\b(?:(?:twenty|thirty)[- ])?[a-z]*(?:st|nd|rd|th)\b")


def with_ordinals(plain: str) -> str:
    """Folded text with "twelfth" as "12th", so set that every other character keeps its place."""

    def digits(match: re.Match[str]) -> str:
        day = _ORDINALS.get(re.sub("[- ]", "", match[0]))
        return match[0] if day is None else f"{day}{_SUFFIXES.get(day, 'th')}".rjust(len(match[0]))

    return _ORDINAL.sub(digits, plain)


def names_month(plain: str) -> bool:
    """Whether a word of folded text is a month's name, spelled right or nearly so."""
    return any(month_of(word) for word in _WORD.findall(plain))


@cache
def month_of(word: str) -> int | None:
    """The month, 1 to 12, that a word in lower case stands for, spelled right or nearly so; else None."""
    if word in _SHORT_MONTHS:
        return _SHORT_MONTHS[word]
    place = _nearest(word, MONTHS)
    return None if place is None else place + 1


@cache
def weekday_of(word: str) -> int | None:
    """The weekday, Monday 0 to Sunday 6, that a word in lower case stands for, spelled nearly right; else None."""
    whole = word.removesuffix("s") if word.endswith("days") else word
    return _SHORT_WEEKDAYS[whole] if whole in _SHORT_WEEKDAYS else _nearest(whole, WEEKDAYS)


def _nearest(word: str, names: tuple[str, ...]) -> int | None:
    """The place of the name that `word` spells, with at most one slip (two in a long name) after its first letter."""
    if word in names or word in _OTHER_WORDS:
        return names.index(word) if word in names else None
    near = [name for name in names if word[:1] == name[0] and abs(len(word) - len(name)) <= _allowed(name)]
    slips = {name: _slips(word, name) for name in near}
    best = min(slips, key=lambda name: slips[name], default=None)
    return names.index(best) if best is not None and slips[best] <= _allowed(best) else None


def _allowed(name: str) -> int:
    return (len(name) > 4) + (len(name) > 6)


def _slips(word: str, name: str) -> int:
    """How many letters are missing, added, wrong or swapped."""
    before: list[int] = []
    row = list(range(len(name) + 1))
    for at, letter in enumerate(word, start=1):
        earlier, before, row = before, row, [at]
        for place, wanted in enumerate(name, start=1):
            least = min(before[place] + 1, row[-1] + 1, before[place - 1] + (letter != wanted))
            if at > 1 and place > 1 and letter == name[place - 2] and word[at - 2] == wanted:
                least = min(least, earlier[place - 2] + 1)
            row.append(least)
    return row[-1]
