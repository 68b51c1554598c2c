"""A bar of what is measured against what is required, in cells of one letter; every face draws its own."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.reply import Line

CELLS = 20
"""The width of a bar where there is room."""


def has_bar(line: Line) -> bool:
    """Whether a line of the working compares amounts that a bar can show; what is below zero has none."""
    return line.measured is not None and line.required is not None and line.measured >= 0 and line.required > 0


def split(measured: Fraction, required: Fraction, cells: int) -> tuple[int, int]:
    """How many of `cells` are full, and how many lie before the mark of what is required.

    The longer of the two fills the bar. What falls short never fills it, and what is there at all fills one cell.
    """
    whole = max(measured, required)
    filled, needed = (_cells(part, whole, cells) for part in (measured, required))
    return (min(filled, cells - 1) if measured < required else filled), needed


def _cells(part: Fraction, whole: Fraction, cells: int) -> int:
    return min(cells, max(1 if part else 0, round(cells * part / whole))) if whole else 0
