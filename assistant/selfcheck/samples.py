"""The example that all templates show, from facts.toml."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.selfcheck.cells import accepted
from assistant.selfcheck.facts import FactRecord, Sample, load_vocabulary
from assistant.selfcheck.titles import PLACES
from corpus.law import load_law

WINDOW = "1"
"""The number of the one window that has columns of its own in the example."""

_LEVELS = ("building", "unit", "room", "window")


@dataclass(frozen=True, slots=True)
class SampleColumn:
    """A column of the example: its title, and the fact that it tells, None for those that name the place."""

    title: str
    record: FactRecord | None


def sample_columns() -> tuple[SampleColumn, ...]:
    """Every column: the place, then the facts from the building to the window, each in the order of the walk."""
    vocabulary = load_vocabulary()
    places = tuple(SampleColumn(vocabulary.columns[place][0], None) for place in PLACES)
    facts = sorted(vocabulary.facts.values(), key=lambda record: _LEVELS.index(record.level))
    return (*places, *(SampleColumn(record.title.replace("#", WINDOW), record) for record in facts))


def sample_cells(row: Sample) -> tuple[str, ...]:
    """The cells of a row of the example, in the order of the columns."""
    told = [_shown(row, column.record) for column in sample_columns() if column.record is not None]
    return (row.building, row.unit, row.room, *told)


def shown_facts(row: Sample) -> tuple[tuple[FactRecord, str], ...]:
    """The facts that a row shows, with what it shows, in the order of the walk."""
    told = ((record, _shown(row, record)) for record in load_vocabulary().facts.values())
    return tuple((record, shown) for record, shown in told if shown)


def question(record: FactRecord) -> str:
    """The question for a fact, the numbers of the law filled in."""
    return load_law().parameters.fill(record.ask)


def taken(record: FactRecord) -> str:
    """One sentence on what is taken."""
    return accepted(record)


def _shown(row: Sample, record: FactRecord) -> str:
    window = record.level == "window"
    if ("room" if window else record.level) != row.level:
        return ""
    if (window and ("window" in row.left or f"{record.name}@window" in row.left)) or (
        not window and record.name in row.left
    ):
        return ""
    return record.example if window else row.put.get(record.name, record.example)
