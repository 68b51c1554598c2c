"""A walk as the tables of a TOML file, and back."""

# ruff: noqa: ANN401  (values of a TOML file are of many types)

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date, time
from typing import Any

from assistant.selfcheck.templates import quoted
from assistant.selfcheck.walk import BUILDING, Key, Walk

_BARE = re.compile(r"[A-Za-z0-9_-]+")


def walk_of(tables: Mapping[str, Any]) -> Walk:
    """The walk that resumes where the tables leave off; what they hold besides is kept as it is."""
    told: dict[Key, Any] = {}
    _keep(told, BUILDING, BUILDING, tables.get("building"))
    for unit, table in enumerate(_listed(tables.get("unit"))):
        _keep(told, unit, BUILDING, {key: value for key, value in table.items() if key != "room"})
        for room, inner in enumerate(_listed(table.get("room"))):
            _keep(told, unit, room, inner)
    return Walk(told)


def write_walk(walk: Walk) -> str:
    """The walk as a TOML file, which the reader of dwellings takes."""
    lines: list[str] = []
    places = sorted({(key.unit, key.room) for key in walk.told})
    for unit, room in places:
        level = Key(unit, room, "").level
        lines += [{"building": "[building]", "unit": "[[unit]]", "room": "[[unit.room]]"}[level]]
        lines += [f"{_key(key.name)} = {_value(value)}" for key, value in _of(walk, unit, room)]
        lines += [""]
    return "\n".join(lines)


def _of(walk: Walk, unit: int, room: int) -> Iterator[tuple[Key, Any]]:
    yield from ((key, value) for key, value in walk.told.items() if (key.unit, key.room) == (unit, room))


def _keep(told: dict[Key, Any], unit: int, room: int, table: object) -> None:
    if not isinstance(table, Mapping):
        return
    named = table if unit == BUILDING or table.get("name") else {"name": str(max(unit, room) + 1), **table}
    told.update({Key(unit, room, str(name)): value for name, value in named.items() if value != ""})


def _listed(value: object) -> list[Mapping[str, Any]]:
    tables = value if isinstance(value, list) else [value]
    return [table for table in tables if isinstance(table, Mapping)]


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else quoted(name)


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{_key(str(name))} = {_value(one)}" for name, one in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(_value(one) for one in value) + "]"
    if isinstance(value, date | time):
        return value.isoformat()
    return quoted(value) if isinstance(value, str) else repr(value)
