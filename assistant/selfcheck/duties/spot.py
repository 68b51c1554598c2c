"""Where a duty is checked: a building, one of its units or a room of that, with what holds of the places above."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from types import MappingProxyType
from typing import Any

from assistant.amount import Amount
from assistant.selfcheck.model import Building, Room, Unit

OPEN, SHUT, UNKNOWN, TAKEN = "open", "shut", "unknown", "taken"
"""How a gate stands: it lets the duty through, it does not, that was not told, or it is taken to let it through."""

AGREEMENTS = frozenset({"occupant", "operator"})


@dataclass(frozen=True, slots=True, eq=False)
class Spot:
    """A building, and the unit and the room where the duty is about one; `gates` says how each gate stands there."""

    building: Building
    unit: Unit | None = None
    room: Room | None = None
    gates: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def place(self) -> Building | Unit | Room:
        """The place itself: the room, else the unit, else the building."""
        return self.room or self.unit or self.building

    def fact(self, level: str, name: str) -> Any:  # noqa: ANN401  (facts are of many types)
        """A fact of this place or of one above it; None where it was not told or there is no such place."""
        place = {"building": self.building, "unit": self.unit, "room": self.room}[level]
        return None if place is None else getattr(place, name)

    @property
    def the_unit(self) -> Unit:
        """The unit, at a place that has one."""
        assert self.unit is not None
        return self.unit

    @property
    def the_room(self) -> Room:
        """The room, at a place that is one."""
        assert self.room is not None
        return self.room


def units_total(building: Building) -> Amount:
    """How many dwelling units the building has; where that was not told, at least as many as were listed."""
    listed, told = len(building.units), building.units_total
    if told is None or told.at_least(listed) is False:
        return Amount(Fraction(listed), None)
    return told


def mender(agreement: str | None) -> str:
    """Who mends what is the owner's unless an agreement shifts it."""
    return f"{agreement}-by-agreement" if agreement in AGREEMENTS else "owner"
