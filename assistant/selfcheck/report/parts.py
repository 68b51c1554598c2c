"""A building as a report shows it: place by place, what is violated and what cannot be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from heapq import heappush, heappushpop
from itertools import groupby

from assistant.selfcheck.finding import Finding
from assistant.selfcheck.model import Building


@dataclass(frozen=True, slots=True)
class PlacePart:
    """A building as a whole, a unit or a room: what is violated, the gravest first, what is open, how much is met."""

    unit: str
    room: str
    violated: tuple[Finding, ...]
    open: tuple[Finding, ...]
    mended: tuple[Finding, ...]
    met: int
    not_covered: int

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to act on or to find out."""
        return not (self.violated or self.open or self.mended)


@dataclass(frozen=True, slots=True)
class BuildingPart:
    """A building with its places in the order of the file."""

    name: str
    address: str
    places: tuple[PlacePart, ...]

    @property
    def gravity(self) -> tuple[int, ...]:
        """What orders buildings, the worst highest: how many violations there are of each danger, the gravest first."""
        dangers = Counter(finding.ruling.duty.danger for place in self.places for finding in place.violated)
        return tuple(dangers[rank] for rank in range(max(dangers, default=-1) + 1))

    @property
    def violations(self) -> int:
        """How many duties are violated in it."""
        return sum(len(place.violated) for place in self.places)


def part(building: Building, findings: Iterable[Finding]) -> BuildingPart:
    """The building as a report shows it; what is met there is only counted."""
    places = (_place(unit, room, tuple(here)) for (unit, room), here in groupby(findings, key=_place_key))
    return BuildingPart(building.name, building.address or "", tuple(places))


def _place_key(finding: Finding) -> tuple[str, str]:
    return finding.unit, finding.room


def _place(unit: str, room: str, findings: tuple[Finding, ...]) -> PlacePart:
    states = Counter(finding.ruling.state for finding in findings)
    return PlacePart(
        unit,
        room,
        tuple(finding for finding in findings if finding.ruling.state == "violates"),
        tuple(finding for finding in findings if finding.ruling.state == "cannot-tell"),
        tuple(finding for finding in findings if finding.change == "mended"),
        states["meets"],
        states["not-covered"],
    )


class Worst:
    """The buildings that a report shows in full: all of them, or the worst so many."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._kept: list[tuple[tuple[int, ...], int, BuildingPart]] = []
        self._met = 0

    def add(self, building: BuildingPart) -> None:
        """Keeps the building if it is one of the worst so far."""
        self._met += 1
        entry = (building.gravity, -self._met, building)
        if len(self._kept) < self._most:
            heappush(self._kept, entry)
        elif self._kept:
            heappushpop(self._kept, entry)

    @property
    def buildings(self) -> tuple[BuildingPart, ...]:
        """Those kept: in the order of the files where that is all of them, else the worst first."""
        if self.left_out:
            return tuple(entry[2] for entry in sorted(self._kept, reverse=True))
        return tuple(entry[2] for entry in sorted(self._kept, key=lambda entry: -entry[1]))

    @property
    def left_out(self) -> int:
        """How many buildings are not shown in full."""
        return self._met - len(self._kept)
