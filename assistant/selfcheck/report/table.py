"""Findings as CSV. No cell can become a formula: what could is written with a quotation mark before it."""

from __future__ import annotations

import csv
from io import StringIO

from assistant.facts.codec import number
from assistant.selfcheck.finding import Finding
from assistant.selfcheck.report.naming import Naming

COLUMNS = (
    "building",
    "unit",
    "room",
    "danger",
    "duty",
    "title",
    "state",
    "verdict",
    "text",
    "measured",
    "required",
    "measured_in",
    "working",
    "cite",
    "quote",
    "mends",
    "mend",
    "missing",
    "change",
    "number",
)
"""The columns, in their order."""

_RISKY = ("=", "+", "-", "@", "\t", "\r")
MARK = "\ufeff"
"""What a file begins with, so that spreadsheets read it as UTF-8."""


def header() -> str:
    """The line of titles."""
    return _line(COLUMNS)


def row(finding: Finding, naming: Naming) -> str:
    """One finding as a line."""
    ruling = finding.ruling
    measured, required, unit = ruling.sides
    cells = (
        finding.building,
        finding.unit,
        finding.room,
        str(ruling.duty.danger + 1),
        ruling.duty.id,
        ruling.duty.title,
        ruling.state,
        ruling.verdict,
        ruling.say,
        "" if measured is None else str(number(measured)),
        "" if required is None else str(number(required)),
        unit,
        " ".join(line.text for line in ruling.steps),
        ruling.cite,
        ruling.quote,
        naming.mender(ruling.mender),
        " ".join(ruling.mend),
        "; ".join(naming.fact(fact) for fact in ruling.missing),
        finding.change,
        str(finding.number),
    )
    return _line(tuple(_harmless(cell) for cell in cells))


def _harmless(cell: str) -> str:
    """The cell as text: numbers of the working never begin with such a sign, but names that people give may."""
    return f"'{cell}" if cell.lstrip(" \u00a0").startswith(_RISKY) or cell.startswith(_RISKY) else cell


def _line(cells: tuple[str, ...]) -> str:
    written = StringIO()
    csv.writer(written, lineterminator="\r\n").writerow(cells)
    return written.getvalue()
