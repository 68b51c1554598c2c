"""A building as a report shows it: place by place, what is violated and what cannot be told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from heapq import heappush, heappushpop

from assistant.selfcheck.finding import Finding, Ruling
from assistant.selfcheck.model import Building

IN_FULL = 500
"""How many violations of one building a report shows in full."""


@dataclass(frozen=True, slots=True)
class PlacePart:
    """A building as a whole, a unit or a room.

    `violated` has the gravest first. `open` is what the text leaves open, `missing` the facts that were not told, as in
    facts.toml. `mended` are titles of what was violated at an earlier check. The rest is only counted.
    """

    unit: str
    room: str
    violated: tuple[Finding, ...]
    open: tuple[Ruling, ...]
    missing: tuple[str, ...]
    mended: tuple[str, ...]
    met: int
    not_covered: int

    @property
    def is_quiet(self) -> bool:
        """Whether there is nothing to act on or to find out."""
        return not (self.violated or self.open or self.missing or self.mended)


@dataclass(frozen=True, slots=True)
class BuildingPart:
    """A building with its places in the order of the file.

    `gravity` orders buildings, the worst highest: how many violations there are of each danger, the gravest first.
    `cut` is how many violations are not among the places.
    """

    name: str
    address: str
    places: tuple[PlacePart, ...]
    gravity: tuple[int, ...]
    cut: int


class Gathering:
    """A building on its way to be shown: place after place, so that little is held at a time."""

    def __init__(self, building: Building) -> None:
        self._building = building
        self._places: list[PlacePart] = []
        self._dangers: Counter[int] = Counter()
        self._full = 0

    def add(self, findings: Sequence[Finding]) -> None:
        """Takes what was found at one place."""
        violated = tuple(finding for finding in findings if finding.ruling.state == "violates")
        self._dangers.update(finding.ruling.duty.danger for finding in violated)
        shown = violated[: max(IN_FULL - self._full, 0)]
        self._full += len(shown)
        self._places.append(_place(findings, shown))

    @property
    def violates(self) -> bool:
        """Whether anything is violated in it so far."""
        return bool(self._dangers)

    def part(self) -> BuildingPart:
        """The building as a report shows it."""
        gravity = tuple(self._dangers[rank] for rank in range(max(self._dangers, default=-1) + 1))
        cut = self._dangers.total() - self._full
        return BuildingPart(self._building.name, self._building.address or "", tuple(self._places), gravity, cut)


def _place(findings: Sequence[Finding], shown: tuple[Finding, ...]) -> PlacePart:
    states = Counter(finding.ruling.state for finding in findings)
    unknown = [finding.ruling for finding in findings if finding.ruling.state == "cannot-tell"]
    return PlacePart(
        findings[0].unit,
        findings[0].room,
        shown,
        tuple(ruling for ruling in unknown if not ruling.missing),
        tuple(dict.fromkeys(fact for ruling in unknown for fact in ruling.missing)),
        tuple(finding.ruling.duty.title for finding in findings if finding.change == "mended"),
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
