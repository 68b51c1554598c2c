"""All that a page of a check shows, before it is text, Markdown or HTML."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.finding import STATES, Finding, Ruling
from assistant.selfcheck.report.counts import Counts
from assistant.selfcheck.report.naming import Naming
from assistant.selfcheck.report.parts import BuildingPart
from assistant.selfcheck.wording import Wording
from assistant.words import load_words
from assistant.words.numerals import numeral
from corpus.law import Law

MEETS, VIOLATES, OPEN = 0, 3, 6
"""How a check ends: all meets, something violates, nothing violates but something cannot be told or was rejected."""

MISSING_SHOWN = 12
"""How many of the facts that are missing most are listed."""

GONE_SHOWN = 50
"""How many of the violations are listed whose place is not in the files any more."""


def status(counts: Counts) -> int:
    """How a check ends, as its exit status."""
    if counts.states["violates"]:
        return VIOLATES
    bad = counts.states["cannot-tell"] or counts.problems_met or counts.rows[2] or counts.cells_refused
    return OPEN if bad or not counts.total else MEETS


@dataclass(frozen=True, slots=True)
class Report:
    """The account of a check, the buildings shown in full, how many are not, and what is no longer in the files.

    `gone` are the violations of an earlier check by building, unit, room and duty; `gone_count` is how many there are;
    `compared` says whether there was an earlier check.
    """

    counts: Counts
    buildings: tuple[BuildingPart, ...]
    left_out: int
    today: date
    law: Law
    wording: Wording
    naming: Naming
    gone: tuple[tuple[str, str, str, str], ...] = ()
    gone_count: int = 0
    compared: bool = False

    def say(self, key: str, **values: object) -> str:
        """A sentence of [report] with its blanks filled."""
        return self.wording[f"report.{key}"].format(**values)

    @property
    def as_of(self) -> str:
        """The day of the check and the dates of the text."""
        style, ordinance = load_words("petition").style, self.law.ordinance
        days = {"day": self.today, "adopted": ordinance.adopted, "amended": ordinance.amended}
        return self.say("as_of", **{name: style.day(day) for name, day in days.items()})

    @property
    def verdict(self) -> str:
        """How the check ended, in a sentence."""
        return self.say(f"verdict_{status(self.counts)}" if self.counts.total else "verdict_none")

    @property
    def totals(self) -> tuple[str, ...]:
        """The figures of the check, in sentences."""
        counts, states = self.counts, self.counts.states
        rows, checked, rejected, blank = counts.rows
        size = {
            "buildings": self.wording.counted("report.building_count", counts.buildings),
            "units": self.wording.counted("report.unit_count", counts.units),
            "rooms": self.wording.counted("report.room_count", counts.rooms),
        }
        told = {state.replace("-", "_"): f"{states[state]:,}" for state in STATES}
        lines = [
            self.say("size", **size),
            self.say("totals", **told),
            self.say("in_buildings", violating=f"{counts.buildings_violating:,}", buildings=f"{counts.buildings:,}"),
            self.say("rows", rows=f"{rows:,}", checked=f"{checked:,}", rejected=f"{rejected:,}", blank=f"{blank:,}"),
        ]
        return (*lines, *(self.say("cells", cells=f"{counts.cells_refused:,}"),) * bool(counts.cells_refused))

    @property
    def dangers(self) -> tuple[tuple[str, int, int], ...]:
        """Each kind of danger with how much of it is violated and how much cannot be told, the gravest first."""
        by = self.counts.by_danger
        titles = load_duties().dangers.values()
        rows = ((title, by[rank, "violates"], by[rank, "cannot-tell"]) for rank, title in enumerate(titles))
        return tuple(row for row in rows if row[1] or row[2])

    @property
    def missing(self) -> tuple[str, ...]:
        """The facts that are missing most, with how often."""
        counted = self.counts.missing.most_common()
        shown, rest = counted[:MISSING_SHOWN], counted[MISSING_SHOWN:]
        lines = [self.say("missing_line", fact=self.naming.fact(fact), count=f"{count:,}") for fact, count in shown]
        others = self.say("missing_more", count=f"{sum(count for _, count in rest):,}")
        return (*lines, *(others,) * bool(rest))

    @property
    def problems(self) -> tuple[str, ...]:
        """What could not be read, a sentence each."""
        lines = []
        for problem in self.counts.problems:
            key = "key" if problem.kind == "cell" and not problem.row else problem.kind
            values = {"file": problem.file, "row": problem.row, "column": problem.column, "found": problem.found}
            lines.append(self.say(f"problem_{key}", **values, accepted=problem.accepted))
        rest = self.counts.problems_met - len(lines)
        return (*lines, *(self.say("problems_more", count=f"{rest:,}"),) * (rest > 0))

    @property
    def changed(self) -> str:
        """What changed since the earlier check, in figures."""
        changes = self.counts.changes
        figures = {name: f"{changes[name]:,}" for name in ("mended", "new", "remains", "untold")}
        return self.say("changed", **figures, gone=f"{self.gone_count:,}")

    @property
    def gone_lines(self) -> tuple[str, ...]:
        """The violations whose place is no longer in the files, by place and title."""
        duties = load_duties().duties
        return tuple(
            f"{self.naming.somewhere(*place)}: {duties[duty].title if duty in duties else duty}"
            for *place, duty in self.gone
        )

    def gravest(self, finding: Finding) -> str:
        """A finding in one line, for the head of the page."""
        where = self.naming.somewhere(finding.building, finding.unit, finding.room)
        return f"{self.numbered(finding)}{where}: {finding.ruling.say} ({finding.ruling.cite})"

    def numbered(self, finding: Finding) -> str:
        """The number of a finding as it stands before it."""
        return self.say("number", number=finding.number)

    def measured(self, ruling: Ruling) -> str:
        """The comparison in words; empty where there is none."""
        line = ruling.compared
        if line is None or line.measured is None or line.required is None:
            return ""
        return self.say("measured", measured=_number(line.measured), required=_number(line.required), unit=line.unit)

    def left_out_line(self) -> str:
        """Where the buildings are that are not shown in full."""
        return self.say("left_out", left_out=f"{self.left_out:,}", shown=f"{len(self.buildings):,}")


def _number(value: Fraction) -> str:
    return f"-{numeral(-value)}" if value < 0 else numeral(value)
