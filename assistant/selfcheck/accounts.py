"""What a reader gives an account of besides the dwellings: what it could not take, and how many rows there were."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from corpus.errors import HowardError


@dataclass(frozen=True, slots=True)
class Problem:
    """Something in a file that could not be taken; the rest of the file is read on.

    `row` is the row as a spreadsheet counts it, from 1, and 0 where the problem lies in no row; `column` is the title
    of the column, or the path of the key in a TOML file, and empty for a whole row. `found` is what stood there,
    cleaned and cut; `accepted` is one sentence on what is taken there. A `row` that is a problem as a whole is left
    out; of a `cell` only its fact is.
    """

    kind: Literal["cell", "row", "column"]
    file: str
    row: int
    column: str
    found: str
    accepted: str


@dataclass(frozen=True, slots=True)
class Tally:
    """The rows of a file: `rows` = `checked` + `rejected` + `blank`, the titles not among them.

    A TOML file counts as one row a building, unit and room. `cells_refused` counts the bad cells of checked rows.
    """

    file: str
    rows: int
    checked: int
    rejected: int
    blank: int
    cells_refused: int
    buildings: int
    units: int
    rooms: int


class CannotRead(HowardError):
    """A file cannot be read at all: it is not there, broken, locked, too large. Whoever gave it mends it."""
