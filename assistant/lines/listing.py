"""Lists as text, one entry a line. Nothing is wrapped here: a line is a paragraph, so that it can be said as one."""

from __future__ import annotations

from collections.abc import Iterable

WHOLE = 1_000_000
"""A width at which nothing is wrapped."""

_INDENT = "  "


def numbered(head: str, entries: Iterable[str]) -> str:
    """A line that says what the list is, then its entries by number."""
    return lines(head, (f"{number}. {entry}" for number, entry in enumerate(entries, start=1)))


def lines(head: str, entries: Iterable[str]) -> str:
    """A line that says what follows, then one entry a line."""
    return "\n".join((head, *(f"{_INDENT}{entry}" for entry in entries)))
