"""What the self-check can be told: each fact of a building, unit, room or window, and the words that cells may hold."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal, NamedTuple

from assistant.selfcheck.model import Level
from corpus.prepared import prepared

FactKind = Literal[
    "text",
    "count",
    "area",
    "length",
    "temperature",
    "light",
    "share",
    "yesno",
    "condition",
    "choice",
    "windows",
    "window",
]
"""How a fact is written and held.

text is a str; count, area, length, temperature and light an Amount; share a Fraction, 0 to 1; yesno a bool; condition a
Condition; choice a str of `words`; windows a tuple of Window; window one Window.
"""

SOURCE = Path(__file__).with_name("facts.toml")


@dataclass(frozen=True, slots=True)
class FactRecord:
    """One fact: what it is about, how it is written, and what it is called.

    `part` is its place on the walk; `title` its column, where # stands for the number of a window; `also` other titles
    that are taken; `ask` the question of the walk; `words` what is taken in a choice or condition; `example` what the
    templates show; `none` what "none" means where it is an answer; `only` the use of the rooms that have it;
    `unless` the answers to other facts with which the walk does not ask it.
    """

    id: str
    level: Level
    name: str
    kind: FactKind
    part: str
    title: str
    also: tuple[str, ...]
    ask: str
    words: tuple[str, ...]
    example: str
    none: str
    only: str
    unless: tuple[tuple[str, str], ...]


class Sample(NamedTuple):
    """A row of the example: its place, the facts of which it shows none, and what it shows in place of others."""

    building: str
    unit: str
    room: str
    left: tuple[str, ...]
    put: Mapping[str, str]

    @property
    def level(self) -> Level:
        """What the row is about."""
        return "room" if self.room else "unit" if self.unit else "building"


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """All facts by id, in the order of the walk, and the words around them.

    `parts` is the order of the walk; `columns` the titles of the columns that name building, unit and room; `units`
    the units of measure by kind; `words` what says yes, no, unknown and the like; `aliases` other ways to write a word
    of a choice or condition; `window_words` what a cell on windows may say;
    `accepts` by kind the sentence on what is taken; `rows` the dwelling that the templates show.
    """

    facts: Mapping[str, FactRecord]
    parts: tuple[str, ...]
    columns: Mapping[str, tuple[str, ...]]
    units: Mapping[str, tuple[str, ...]]
    words: Mapping[str, tuple[str, ...]]
    aliases: Mapping[str, tuple[str, ...]]
    window_words: tuple[str, ...]
    accepts: Mapping[str, str]
    rows: tuple[Sample, ...]

    def of(self, level: Level) -> tuple[FactRecord, ...]:
        """The facts of one level, in the order of the walk."""
        return tuple(record for record in self.facts.values() if record.level == level)


def load_facts() -> Mapping[str, FactRecord]:
    """Every fact by its id ("building.roof"), in the order of the walk."""
    return load_vocabulary().facts


@cache
def load_vocabulary() -> Vocabulary:
    """What facts.toml holds.

    Raises:
        DataFault: the file is not as it should be.
    """

    def build() -> dict[str, Any]:
        from assistant.selfcheck.forms import plain_facts  # noqa: PLC0415  (pydantic is wanted only when it has changed)

        return plain_facts(SOURCE)

    plain = prepared("selfcheck-facts", [SOURCE, Path(__file__).with_name("forms.py"), Path(__file__)], build)
    facts = {row[0]: FactRecord(*row) for row in plain.pop("facts")}
    rows = tuple(Sample(*row) for row in plain.pop("rows"))
    return Vocabulary(facts, rows=rows, **plain)
