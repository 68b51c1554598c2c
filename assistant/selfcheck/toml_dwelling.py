"""One dwelling from a TOML file: [building], below it [[unit]], below that [[unit.room]]."""

# ruff: noqa: ANN401  (a TOML file may hold anything)

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from assistant.selfcheck.accounts import CannotRead, Problem, Tally
from assistant.selfcheck.cells import BadCell, Reader, Untold, cell_reader
from assistant.selfcheck.drafts import Draft, building_of
from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.gather import COUNTED, MOST_ROOMS, shown
from assistant.selfcheck.model import Building, Level
from assistant.selfcheck.plain_cells import cell_text
from assistant.selfcheck.sayings import saying
from corpus.law import load_law
from intents.wording import clean

MOST_BYTES = 4 << 20
"""The bytes of a file that is read as a whole."""

_NAMED = 100


def read_dwelling(path: Path, file: str) -> Iterator[Building | Problem | Tally]:
    """The building of the file, what could not be taken, and last its tally.

    Raises:
        CannotRead: it is no TOML, holds no dwelling, or is too large.
    """
    tables = load_tables(path, file)
    dwelling = Dwelling(file)
    building = dwelling.read(tables, clean(path.stem)[:_NAMED] or "-")
    yield from dwelling.problems
    yield building
    yield Tally(file, **dwelling.counts)


def load_tables(path: Path, file: str) -> dict[str, Any]:
    """The file as tables.

    Raises:
        CannotRead: it is no TOML, or too large.
    """
    with path.open("rb") as stream:
        content = stream.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise CannotRead(saying("file.too_large", file=file))
    try:
        return tomllib.loads(content.decode("utf-8-sig"))
    except (ValueError, RecursionError) as fault:
        why = "nested too deep" if isinstance(fault, RecursionError) else clean(str(fault))[:100]
        raise CannotRead(saying("file.toml", file=file, why=why)) from fault


@dataclass(slots=True)
class Dwelling:
    """A dwelling that is being read, with what could not be taken and how many places there were."""

    file: str
    problems: list[Problem] = field(default_factory=list)
    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))

    def read(self, tables: Mapping[str, Any], named: str) -> Building:
        """The building that the tables tell of, called `named` where they give no name.

        Raises:
            CannotRead: they tell of none.
        """
        known = {"building", "unit"}
        top = tables.get("building", {})
        if not isinstance(top, Mapping) or not known & set(tables):
            raise CannotRead(saying("file.toml", file=self.file, why=saying("key.dwelling")))
        self._unknown("", set(tables) - known)
        draft = self._place(top, "building", _name(top) or named, "building")
        for place, unit in enumerate(self._listed(tables.get("unit", []), "unit")):
            self._unit(draft, unit, f"unit[{place + 1}]")
        building = building_of(draft)
        self.counts |= {"buildings": 1, "units": len(building.units)}
        self.counts["rooms"] = sum(len(unit.rooms) for unit in building.units)
        return building

    def _unit(self, draft: Draft, table: Any, path: str) -> None:
        if not isinstance(table, Mapping):
            self._reject(path, table, saying("key.table"))
            return
        most = int(load_law().readings["units_most"].value)
        if not self._has_space(draft, _name(table), path, most, saying("row.units", units_most=f"{most:,}")):
            return
        unit = self._place(table, "unit", _name(table), path, draft)
        for place, room in enumerate(self._listed(table.get("room", []), f"{path}.room")):
            self._room(unit, room, f"{path}.room[{place + 1}]", place + 1)

    def _room(self, unit: Draft, table: Any, path: str, number: int) -> None:
        if not isinstance(table, Mapping):
            self._reject(path, table, saying("key.table"))
            return
        name = _name(table) or f"{clean(str(table.get('use', 'room')))[:_NAMED]} {number}"
        if self._has_space(unit, name, path, MOST_ROOMS, saying("row.rooms", most=MOST_ROOMS)):
            self._place(table, "room", name, path, unit)

    def _has_space(self, above: Draft, name: str, path: str, most: int, too_many: str) -> bool:
        """Whether the place is new and not one too many; else it is left out and told."""
        if above.has(name):
            self._reject(path, name, saying("key.again"))
        elif len(above.below) >= most:
            self._reject(path, name, too_many)
        else:
            return True
        return False

    def _place(self, table: Mapping[str, Any], level: Level, name: str, path: str, above: Draft | None = None) -> Draft:
        self.counts["rows"] += 1
        self.counts["checked"] += 1
        draft = Draft(name, 0) if above is None else above.within(name, 0)
        records = {record.name: record for record in load_vocabulary().of(level)}
        below = {"unit": "room"}.get(level)
        self._unknown(path, set(table) - set(records) - {"name", below})
        for key, value in table.items():
            if key in records:
                self._fact(draft, records[key], value, f"{path}.{key}")
        return draft

    def _fact(self, draft: Draft, record: FactRecord, value: Any, path: str) -> None:
        if record.kind == "windows" and isinstance(value, list):
            for place, one in enumerate(value):
                self._window(draft, one, place + 1, f"{path}[{place + 1}]")
            if not value:
                draft.put(record, ())
            return
        found = self._value(record, value, path)
        if found is not Untold.UNKNOWN:
            draft.put(record, found)

    def _window(self, draft: Draft, value: Any, number: int, path: str) -> None:
        records = {record.name: record for record in load_vocabulary().of("window")}
        table = value if isinstance(value, Mapping) else {"size": value}
        self._unknown(path, set(table) - set(records))
        for key, one in table.items():
            found = self._value(records[key], one, f"{path}.{key}") if key in records else Untold.UNKNOWN
            if found is not Untold.UNKNOWN:
                draft.put(records[key], found, number)

    def _value(self, record: FactRecord, value: Any, path: str) -> Any:
        """The value of a fact; Untold.UNKNOWN where it cannot be, which is told."""
        text = cell_text(value)
        try:
            if text is not None:
                return _reader(record)(text)
            accepted = saying("key.plain")
        except BadCell as bad:
            accepted = bad.accepted
        self.counts["cells_refused"] += 1
        self.problems.append(Problem("cell", self.file, 0, path, shown(str(value)), accepted))
        return Untold.UNKNOWN

    def _listed(self, value: Any, path: str) -> list[Any]:
        if isinstance(value, Mapping):
            return [value]
        if isinstance(value, list):
            return value
        self._reject(path, value, saying("key.table"))
        return []

    def _reject(self, path: str, found: Any, accepted: str) -> None:
        self.counts["rows"] += 1
        self.counts["rejected"] += 1
        self.problems.append(Problem("row", self.file, 0, path, shown(str(found)), accepted))

    def _unknown(self, path: str, keys: AbstractSet[str | None]) -> None:
        for key in sorted(key for key in keys if key):
            whole = f"{path}.{key}".removeprefix(".")
            self.problems.append(Problem("column", self.file, 0, shown(whole), shown(key), saying("key.unknown")))


def _name(table: Mapping[str, Any]) -> str:
    return clean(str(table.get("name", ""))[: _NAMED * 2])[:_NAMED]


@cache
def _reader(record: FactRecord) -> Reader:
    return cell_reader(record)
