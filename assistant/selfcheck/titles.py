"""The titles of a sheet: which column tells what."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from assistant.selfcheck.cells import Reader, cell_reader
from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.model import Level
from intents.wording import clean

PLACES = ("building", "unit", "room")
"""The columns that name the place of a row, from the outside in."""

MOST_WINDOWS = 20
"""The windows of a room that may have columns of their own."""

_BRACKETS = re.compile(r"^(.*?)\s*[(\[]([^()\[\]]*)[)\]]\s*$")
_WINDOW = re.compile(r"^window(\d{1,3})")
_LONGEST = 100


@dataclass(frozen=True, slots=True)
class Column:
    """A column that tells facts: its place in the row, its title as it was written, and what reads its cells.

    `readers` has the facts that the title may mean, by level; the level of the row decides. `window` is the number of
    the window that it is about, 0 where it is about none.
    """

    index: int
    title: str
    readers: Mapping[Level, tuple[FactRecord, Reader]]
    window: int = 0


@dataclass(frozen=True, slots=True)
class Titles:
    """The columns of a sheet. `places` are the columns that name building, unit and room, where there are such.

    `unknown` and `repeated` are titles that are passed over, each with its place in the row.
    """

    places: Mapping[str, int]
    columns: tuple[Column, ...]
    unknown: tuple[tuple[int, str], ...]
    repeated: tuple[tuple[int, str], ...]

    @property
    def known(self) -> int:
        """How many of the titles mean something."""
        return len(self.places) + len(self.columns)


def squash(title: str) -> str:
    """A title as titles are compared: without case, spaces and marks, the number of a window as #."""
    letters = "".join(letter for letter in clean(title).casefold() if letter.isalnum() or letter == "#")
    return _WINDOW.sub("window#", letters)


def read_titles(row: Sequence[str]) -> Titles:
    """What a row of titles means, column by column."""
    places: dict[str, int] = {}
    columns: list[Column] = []
    unknown, repeated, seen = [], [], set()
    for index, title in enumerate(row):
        cleaned = clean(title[: _LONGEST * 2])[:_LONGEST]
        place = _places().get(squash(cleaned))
        column = None if place else _column(index, cleaned)
        mark = place or (column and (tuple(sorted(column.readers)), squash_of(column), column.window))
        if mark is None:
            unknown += [(index, cleaned)] if cleaned else []
        elif mark in seen:
            repeated.append((index, cleaned))
        elif place:
            places[place] = index
        elif column:
            columns.append(column)
        seen.add(mark)
    return Titles(places, tuple(columns), tuple(unknown), tuple(repeated))


def squash_of(column: Column) -> tuple[str, ...]:
    """The facts that a column may tell: two columns of the same are one too many."""
    return tuple(record.id for record, _ in column.readers.values())


def _column(index: int, title: str) -> Column | None:
    for words, unit in _with_units(title):
        records = _facts().get(squash(words), ())
        if records:
            number = _WINDOW.match("".join(letter for letter in words.casefold() if letter.isalnum()))
            window = int(number[1]) if number and records[0].level == "window" else 0
            if window > MOST_WINDOWS or (records[0].level == "window" and not window):
                return None
            return Column(index, title, {one.level: (one, cell_reader(one, unit)) for one in records}, window)
    return None


def _with_units(title: str) -> list[tuple[str, str]]:
    """The title as it is, and without what may be a unit of measure at its end, with that unit."""
    found = [(title, "")]
    bracketed = _BRACKETS.match(title)
    if bracketed:
        unit = bracketed[2].strip()
        known = any(unit.casefold() == one.casefold() for one in _units())
        return [*found, (bracketed[1], unit if known else "")]
    for unit in _units():
        ending = f" {unit.casefold()}"
        if title.casefold().endswith(ending):
            found.append((title[: -len(ending)].removesuffix(" in"), unit))
    return found


@cache
def _units() -> tuple[str, ...]:
    return tuple(unit for units in load_vocabulary().units.values() for unit in units)


@cache
def _places() -> Mapping[str, str]:
    return {squash(title): place for place, titles in load_vocabulary().columns.items() for title in titles}


@cache
def _facts() -> Mapping[str, tuple[FactRecord, ...]]:
    """The facts that each title may mean: by its words, by its other words and by its name in the program."""
    found: dict[str, tuple[FactRecord, ...]] = {}
    for record in load_vocabulary().facts.values():
        own = () if record.level == "window" else (record.name,)
        for key in dict.fromkeys(squash(title) for title in (record.title, *record.also, record.id, *own)):
            others = found.get(key, ())
            if all(other.level != record.level for other in others):
                found[key] = (*others, record)
    return found
