"""The account of a whole check: how many findings of each kind, what is missing, which rows, what changed."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from heapq import heappush, heappushpop

from assistant.selfcheck.accounts import Problem, Tally
from assistant.selfcheck.finding import STATES, Finding

SHOWN = 20
"""How many of the gravest findings, and of the problems of a file, an account keeps."""

PROBLEMS_SHOWN = 100


@dataclass(slots=True)
class Counts:
    """What a check came to; it grows finding by finding, and keeps no more of them than it shows."""

    states: Counter[str] = field(default_factory=Counter)
    by_duty: Counter[tuple[str, str]] = field(default_factory=Counter)
    by_danger: Counter[tuple[int, str]] = field(default_factory=Counter)
    missing: Counter[str] = field(default_factory=Counter)
    changes: Counter[str] = field(default_factory=Counter)
    tallies: list[Tally] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)
    problems_met: int = 0
    buildings: int = 0
    buildings_violating: int = 0
    units: int = 0
    rooms: int = 0
    _gravest: list[tuple[int, int, Finding]] = field(default_factory=list)
    _met: int = 0

    def add(self, finding: Finding) -> None:
        """Counts one finding."""
        ruling = finding.ruling
        self.states[ruling.state] += 1
        self.by_duty[ruling.duty.id, ruling.state] += 1
        self.by_danger[ruling.duty.danger, ruling.state] += 1
        if finding.change:
            self.changes[finding.change] += 1
        if ruling.state == "cannot-tell":
            self.missing.update(ruling.missing)
        elif ruling.state == "violates":
            self._keep(finding)

    def _keep(self, finding: Finding) -> None:
        self._met += 1
        entry = (-finding.ruling.duty.danger, -self._met, finding)
        if len(self._gravest) < SHOWN:
            heappush(self._gravest, entry)
        else:
            heappushpop(self._gravest, entry)

    def problem(self, problem: Problem) -> None:
        """Counts something in a file that could not be taken."""
        self.problems_met += 1
        if len(self.problems) < PROBLEMS_SHOWN:
            self.problems.append(problem)

    @property
    def gravest(self) -> tuple[Finding, ...]:
        """The violations that endanger people first, the gravest at the head."""
        return tuple(entry[2] for entry in sorted(self._gravest, reverse=True))

    @property
    def rows(self) -> tuple[int, int, int, int]:
        """Rows in, checked, rejected and blank, of all files."""
        ways = [(tally.rows, tally.checked, tally.rejected, tally.blank) for tally in self.tallies]
        rows, checked, rejected, blank = (sum(column) for column in zip(*ways, strict=True)) if ways else (0, 0, 0, 0)
        return rows, checked, rejected, blank

    @property
    def cells_refused(self) -> int:
        """Cells that could not be read, in rows that were checked."""
        return sum(tally.cells_refused for tally in self.tallies)

    @property
    def total(self) -> int:
        """All findings."""
        return sum(self.states[state] for state in STATES)
