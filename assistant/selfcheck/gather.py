"""Rows of a sheet, gathered into buildings one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from assistant.selfcheck.accounts import Problem, Tally
from assistant.selfcheck.cells import LONGEST, BadCell, Untold, fold
from assistant.selfcheck.drafts import Draft, building_of
from assistant.selfcheck.model import Building, Level
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.titles import PLACES, Column, Titles
from corpus.law import load_law
from intents.wording import clean

SHOWN = 60
"""The letters of a bad cell that are shown."""

MOST_ROOMS = 300
"""The rooms that a unit may have; more are a sheet without a column for its units."""

UNREADABLE = "\0formula"
"""What stands for a cell whose formula has no result: no cell that is read holds it."""


COUNTED = ("rows", "checked", "rejected", "blank", "cells_refused", "buildings", "units", "rooms")
"""The counts of a tally."""


class _RowFault(Exception):
    """A row cannot be taken as a whole; the message is a key of [row]."""

    def __init__(self, key: str, **values: object) -> None:
        self.accepted = saying(f"row.{key}", **values)
        super().__init__(key)


@dataclass(slots=True)
class Gatherer:
    """The building that is being gathered, and how many rows there were.

    Rows of one building stand together; `past` remembers the buildings that are done, so that no row of theirs is
    taken for a new one. `default` is the building of a sheet that has no column for it.
    """

    file: str
    titles: Titles
    default: str
    draft: Draft | None = None
    unit: Draft | None = None
    past: set[int] = field(default_factory=set)
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))

    def take(self, row: int, cells: Sequence[str]) -> Iterator[Building | Problem]:
        """Takes a row; gives what is wrong with it, and before that the building before it where that is whole."""
        self.counts["rows"] += 1
        if not any(cells):
            self.counts["blank"] += 1
            return
        try:
            level, names = self._place(cells)
            if self._begins(names[0]):
                if hash(fold(names[0])) in self.past:
                    raise _RowFault("apart")
                yield from self.finish()
            target = self._open(row, level, names)
            self._refuse_again(row, cells, target)
        except _RowFault as fault:
            yield self.reject(row, fault.accepted, " · ".join(cell for cell in cells[:8] if cell))
            return
        self.counts["checked"] += 1
        yield from self._facts(row, cells, level, target)

    def reject(self, row: int, accepted: str, found: str) -> Problem:
        """The account of a row that is left out."""
        self.counts["rejected"] += 1
        return Problem("row", self.file, row, "", shown(found), accepted)

    def finish(self) -> Iterator[Building]:
        """The building so far, where there is one; what follows begins another."""
        if self.draft is not None:
            self.past.add(hash(fold(self.draft.name)))
            building = building_of(self.draft)
            self.counts["buildings"] += 1
            self.counts["units"] += len(building.units)
            self.counts["rooms"] += sum(len(unit.rooms) for unit in building.units)
            self.draft = self.unit = None
            yield building

    def tally(self) -> Tally:
        """The rows so far."""
        return Tally(self.file, **self.counts)

    def _place(self, cells: Sequence[str]) -> tuple[Level, tuple[str, str, str]]:
        """What the row is about, and the names of its building, unit and room, those that are left out filled in."""
        building, unit, room = (self._name(cells, place) for place in PLACES)
        if not (building or unit or room) and "building" in self.titles.places:
            raise _RowFault("no_place")
        level: Level = "room" if room else "unit" if unit else "building"
        if not building:
            building = self.draft.name if self.draft is not None else self.default
        if not building:
            raise _RowFault("no_building")
        if level == "room" and not unit and self.unit is not None and not self._begins(building):
            unit = self.unit.name
        return level, (building, unit, room)

    def _name(self, cells: Sequence[str], place: str) -> str:
        index = self.titles.places.get(place)
        text = cells[index] if index is not None and index < len(cells) else ""
        if len(text) > LONGEST or text == UNREADABLE:
            raise _RowFault("name")
        return clean(text)

    def _begins(self, building: str) -> bool:
        """Whether the row's building is another than the one that is being gathered."""
        return self.draft is not None and fold(building) != fold(self.draft.name)

    def _open(self, row: int, level: Level, names: tuple[str, str, str]) -> dict[Level, Draft]:
        """The drafts that the row tells of, by level, begun where they are new."""
        if self.draft is None:
            self.draft = Draft(names[0], row)
        found: dict[Level, Draft] = {"building": self.draft}
        if level == "building" and "unit" in self.titles.places:
            self.unit = None
            return found
        unit = self._unit(names[1], row)
        found["unit"] = unit
        if level == "room":
            if len(unit.below) >= MOST_ROOMS and fold(names[2]) not in unit.below:
                raise _RowFault("rooms", most=MOST_ROOMS)
            found["room"] = unit.within(names[2], row)
        return found

    def _refuse_again(self, row: int, cells: Sequence[str], targets: dict[Level, Draft]) -> None:
        """A second row for a room may add facts; one that tells a fact again is more likely another room."""
        room = targets.get("room")
        if room is None or room.row == row:
            return
        for column in self.titles.columns:
            record, _ = column.readers.get("window" if column.window else "room", (None, None))
            told = room.windows.get(column.window, {}) if column.window else room.told
            if record is not None and record.name in told and column.index < len(cells) and cells[column.index]:
                raise _RowFault("again", row=room.row)

    def _unit(self, name: str, row: int) -> Draft:
        if self.draft is None:
            raise _RowFault("no_building")
        most = int(load_law().readings["units_most"].value)
        if len(self.draft.below) >= most and fold(name) not in self.draft.below:
            raise _RowFault("units", units_most=f"{most:,}")
        self.unit = self.draft.within(name, row)
        return self.unit

    def _facts(self, row: int, cells: Sequence[str], level: Level, targets: dict[Level, Draft]) -> Iterator[Problem]:
        for column in self.titles.columns:
            text = cells[column.index] if column.index < len(cells) else ""
            if not text:
                continue
            told = self._tell(column, text, level, targets)
            if told:
                self.counts["cells_refused"] += 1
                yield Problem("cell", self.file, row, column.title, shown(text), told)

    def _tell(self, column: Column, text: str, level: Level, targets: dict[Level, Draft]) -> str:
        """Takes a cell; the sentence on what is wrong with it, empty where nothing is."""
        own = _about(column, level, targets)
        record, reader = column.readers[own]
        if text == UNREADABLE:
            return saying("cell.formula")
        try:
            value = reader(text)
        except BadCell as bad:
            return bad.accepted
        if value is Untold.UNKNOWN:
            return ""
        target = targets.get("room" if own == "window" else own)
        if target is None:
            return "" if value is Untold.ABSENT else saying("cell.not_here", place=saying(f"places.{_place_of(own)}"))
        return saying("cell.twice") if target.put(record, value, column.window) else ""


_UPWARD: dict[Level, tuple[Level, ...]] = {
    "room": ("room", "window", "unit", "building"),
    "unit": ("unit", "building", "room", "window"),
    "building": ("building", "unit", "room", "window"),
}


def _about(column: Column, level: Level, targets: dict[Level, Draft]) -> Level:
    """Which of the facts that its title may mean a column tells in a row of this level."""
    if len(column.readers) == 1:
        return next(iter(column.readers))
    return next(one for one in _UPWARD[level] if one in column.readers)


def _place_of(level: Level) -> str:
    return "room" if level == "window" else level


def shown(text: str) -> str:
    """A cell's text, cleaned and cut, as an account shows it."""
    plain = clean(text[: SHOWN * 4]).replace(UNREADABLE, "")
    return plain if len(plain) <= SHOWN else f"{plain[: SHOWN - 1]}…"
