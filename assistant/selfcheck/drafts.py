"""Places that are being read: what was told of each so far, until a building is whole."""

# ruff: noqa: ANN401  (values are of many types)

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from re import findall
from typing import Any

from assistant.calculators.window_facts import Window
from assistant.selfcheck.cells import Untold, fold
from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.model import Building, Room, Unit


@dataclass(slots=True)
class Draft:
    """A building, unit or room so far. `told` has values by fact, `windows` the facts of numbered windows, `below` the
    units or rooms by the names that are compared. `row` is its first row.
    """

    name: str
    row: int
    told: dict[str, Any] = field(default_factory=dict)
    windows: dict[int, dict[str, Any]] = field(default_factory=dict)
    below: dict[str, Draft] = field(default_factory=dict)

    def put(self, record: FactRecord, value: Any, window: int = 0) -> bool:
        """Takes a value; whether it is at odds with one that was told before, which then stays."""
        told = self.windows.setdefault(window, {}) if window else self.told
        return bool(told.setdefault(record.name, value) != value)

    def has(self, name: str) -> bool:
        """Whether a unit or room of that name was told of."""
        return fold(name) in self.below

    def within(self, name: str, row: int) -> Draft:
        """The unit or room of that name, begun here where it is new."""
        key = fold(name)
        found = self.below.get(key)
        if found is None:
            found = self.below[key] = Draft(name, row)
        return found


def building_of(draft: Draft) -> Building:
    """The building that a draft has come to."""
    units = tuple(_unit(unit) for unit in draft.below.values())
    return Building(draft.name, draft.row, units, absent=_absent(draft), **_facts(draft))


def _unit(draft: Draft) -> Unit:
    rooms = tuple(_room(room) for room in draft.below.values())
    return Unit(draft.name, draft.row, rooms, absent=_absent(draft), **_facts(draft))


def _room(draft: Draft) -> Room:
    facts = _facts(draft)
    if draft.windows:
        numbered = (_window(draft.windows[number]) for number in sorted(draft.windows))
        told = [window for window in numbered if window is not None]
        facts["windows"] = (*facts.get("windows", ()), *told) if told else facts.get("windows")
    if facts.get("use") is None:
        facts["use"] = use_of(draft.name)
    return Room(draft.name, draft.row, absent=_absent(draft), **facts)


def _facts(draft: Draft) -> dict[str, Any]:
    return {name: value for name, value in draft.told.items() if value is not Untold.ABSENT}


def _absent(draft: Draft) -> frozenset[str]:
    return frozenset(name for name, value in draft.told.items() if value is Untold.ABSENT)


def _window(told: Mapping[str, Any]) -> Window | None:
    """The numbered window; None where all that is said is that there is none."""
    facts = {name: value for name, value in told.items() if value is not Untold.ABSENT}
    size = facts.pop("size", None)
    if told.get("size") is Untold.ABSENT or (size is None and not facts):
        return None
    window: Window = replace(size or Window(), **facts)
    return window


@cache
def use_of(name: str) -> str | None:
    """The use that the name of a room says ("Bedroom 2"); None where it says none, or more than one."""
    vocabulary, words = load_vocabulary(), " ".join(findall(r"[^\W\d_]+", fold(name)))
    found = {
        use
        for use in vocabulary.facts["room.use"].words
        for alias in (use, *vocabulary.aliases.get(use, ()))
        if f" {alias} " in f" {words} "
    }
    uses = found - {"other"} or found
    return next(iter(uses)) if len(uses) == 1 else None
