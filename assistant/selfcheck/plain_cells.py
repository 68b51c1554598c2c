"""Typed values of other programs as the text that a person would have written in a cell."""

# ruff: noqa: ANN401  (values are of many types)

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime, time
from typing import Any

_LONGEST_WHOLE = 10**15


def text_of(cell: Any) -> str:
    """A cell's value as a person would have written it: 64.0 is "64", a truth yes or no, a day YYYY-MM-DD."""
    if isinstance(cell, bool):
        return "yes" if cell else "no"
    if isinstance(cell, float):
        return str(int(cell)) if cell.is_integer() and abs(cell) < _LONGEST_WHOLE else repr(cell)
    if isinstance(cell, datetime):
        return cell.date().isoformat() if cell.time() == time() else cell.isoformat(" ")
    return cell.isoformat() if isinstance(cell, date | time) else str(cell)


def cell_text(value: Any) -> str | None:
    """A TOML value as a cell would hold it, a list parted by semicolons; None where it is or holds a table."""
    if isinstance(value, list):
        parts = [cell_text(one) for one in value]
        return None if None in parts else "; ".join(part for part in parts if part)
    return None if isinstance(value, Mapping) else text_of(value)
