"""One finding of a JSON report, by its number."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from assistant.selfcheck.changes import findings_of
from corpus.errors import HowardError

Record = Mapping[str, Any]
"""A finding as its line of a JSON report has it."""


class CannotOpen(HowardError):
    """A finding of a report cannot be shown: its line is not as it was written. Whoever named it checks anew."""


class NoSuchFinding(HowardError):
    """A report has no finding of that number, or none to begin with. Whoever named it gives another."""


def split_number(text: str) -> tuple[Path, int | None]:
    """FILE or FILE:N as the file and the number; a file that is there may have any name."""
    path, _, number = text.rpartition(":")
    if not (path and number.isascii() and number.isdigit() and len(number) <= 9) or Path(text).is_file():
        return Path(text), None
    return Path(path), int(number)


def read_finding(path: Path, number: int | None) -> Record:
    """The finding of that number; without one the first violation, else the first that could not be told.

    Raises:
        NoEarlierCheck: the file cannot be read, or is no report as JSON lines.
        NoSuchFinding: it has none of that number, or none to begin with.
    """
    untold: Record | None = None
    for place, row in enumerate(findings_of(path), 1):
        record = row if row.get("number") else {**row, "number": place}
        if number is None and record.get("state") == "violates":
            return record
        if number is not None and record["number"] == number:
            return record
        if untold is None and record.get("state") == "cannot-tell":
            untold = record
    if number is None and untold is not None:
        return untold
    raise NoSuchFinding
