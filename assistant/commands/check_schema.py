"""`howard check --schema`: the JSON schemas of a dwelling file and of the lines of a JSON report."""

from __future__ import annotations

from json import dumps
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from assistant.commands.output import write

State = Literal["violates", "cannot-tell", "meets", "not-covered"]


class _Line(BaseModel):
    model_config = ConfigDict(extra="forbid")


class FindingLine(_Line):
    """What one duty comes to at one place; an empty `unit` or `room` is the whole above it.

    What a finding does not have is not in its line. `measured` and `required` are in `measured_in`.
    `danger` is 1 for what endangers people first. `missing` names facts of the dwelling ("unit.water_f").
    `number` counts the findings of the check; `facts` are what its calculator was told, exactly: the chat goes on from
    them.
    """

    kind: Literal["finding"]
    building: str
    unit: str
    room: str
    number: int = Field(ge=1)
    change: Literal["new", "mended", "remains", "untold", ""] = ""
    duty: str
    title: str
    state: State
    verdict: str
    text: str
    cite: str
    quote: str
    measured: int | float = 0
    required: int | float = 0
    measured_in: str = ""
    working: list[str] = []
    assumed: list[str] = []
    notes: list[str] = []
    mends: Literal["owner", "occupant", "operator", "open"]
    by_agreement: bool = False
    mend: list[str] = []
    missing: list[str] = []
    danger: int = Field(ge=1)
    calculator: str = ""
    calculated: str = ""
    facts: dict[str, Any] = {}


class ProblemLine(_Line):
    """What could not be read, and what is accepted there; `row` counts from 1, 0 is none."""

    kind: Literal["problem"]
    of: Literal["cell", "row", "column"]
    file: str
    row: int
    column: str
    found: str
    accepted: str


class GoneLine(_Line):
    """A violation of the earlier check whose place is no longer in the files."""

    kind: Literal["gone"]
    building: str
    unit: str
    room: str
    duty: str


class Rows(_Line):
    """`in` is the sum of the others."""

    in_: int = Field(alias="in")
    checked: int
    rejected: int
    blank: int


class SummaryLine(_Line):
    """The account of the whole check, always the last line; `status` is the exit status."""

    kind: Literal["summary"]
    today: str
    status: Literal[0, 3, 6]
    buildings: int
    buildings_violating: int
    units: int
    rooms: int
    rows: Rows
    cells_refused: int
    problems: int
    findings: dict[State, int]
    duties: dict[str, dict[State, int]]
    missing: dict[str, int]
    changes: dict[str, int]


def line_schema() -> dict[str, object]:
    """The schema of one line of a JSON report."""
    return TypeAdapter(FindingLine | ProblemLine | GoneLine | SummaryLine).json_schema()


def check_schema() -> int:
    """Prints both schemas."""
    from assistant.selfcheck.schema import schema  # noqa: PLC0415

    write(dumps({"dwelling": schema(), "line": line_schema()}, indent=2, ensure_ascii=False))
    return 0
