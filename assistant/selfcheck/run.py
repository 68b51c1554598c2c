"""A whole check: files in, findings to every report, an account at the end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, groupby, islice
from operator import itemgetter
from pathlib import Path

from assistant.selfcheck.accounts import Problem, Tally
from assistant.selfcheck.changes import Earlier
from assistant.selfcheck.duties.check import Check
from assistant.selfcheck.finding import Finding
from assistant.selfcheck.model import Building
from assistant.selfcheck.report.counts import Counts
from assistant.selfcheck.report.outputs import Output
from assistant.selfcheck.report.parts import Gathering, Worst
from assistant.selfcheck.report.report import GONE_SHOWN, Report

_PLACE = itemgetter(0, 1, 2)

Item = Building | Problem | Tally
"""What a reader gives, one after another."""


@dataclass(frozen=True, slots=True)
class Run:
    """A check on its way: the duties, the reports, the account so far, and the earlier check where there was one.

    `progress` is told the number of units after each building; `numbers` number the findings.
    """

    check: Check
    outputs: Sequence[Output]
    counts: Counts
    worst: Worst
    earlier: Earlier | None
    progress: Callable[[int], None]
    numbers: Iterator[int] = field(default_factory=lambda: count(1))

    def take(self, items: Iterable[Item]) -> None:
        """Checks what a reader gives."""
        for item in items:
            match item:
                case Building():
                    self._building(item)
                case Problem():
                    self.counts.problem(item)
                    for output in self.outputs:
                        output.problem(item)
                case Tally():
                    self.counts.tallies.append(item)

    def _building(self, building: Building) -> None:
        counts, gathering = self.counts, Gathering(building)
        for _, here in groupby(self._compared(self.check.findings(building, self.numbers)), key=_PLACE):
            findings = list(here)
            for finding in findings:
                counts.add(finding)
            for output in self.outputs:
                output.findings(findings)
            gathering.add(findings)
        counts.buildings += 1
        counts.buildings_violating += gathering.violates
        counts.units += len(building.units)
        counts.rooms += sum(len(unit.rooms) for unit in building.units)
        self.worst.add(gathering.part())
        self.progress(counts.units)

    def _compared(self, findings: Iterator[Finding]) -> Iterator[Finding]:
        before = self.earlier
        if before is None:
            return findings
        return (finding._replace(change=before.change(finding)) for finding in findings)

    def end(self, report: Report) -> Report:
        """Ends every report, and gives the last one with all its figures.

        Raises:
            NoEarlierCheck: the earlier report cannot be read any more.
        """
        before = self.earlier
        shown = tuple(islice(before.gone(), GONE_SHOWN)) if before else ()
        ended = replace(
            report,
            counts=self.counts,
            buildings=self.worst.buildings,
            left_out=self.worst.left_out,
            gone=shown,
            gone_count=len(before.marks - before.met) if before else 0,
            compared=before is not None,
        )
        for output in self.outputs:
            output.end(ended, before.gone() if before else ())
        return ended


def same_file(one: Path, other: Path) -> bool:
    """Whether two paths lead to one file."""
    try:
        return one.samefile(other)
    except OSError:
        return one.absolute() == other.absolute()
