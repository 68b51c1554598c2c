"""How many windows a form has rows for, and taking one of them away."""

from __future__ import annotations

from collections.abc import Mapping

from assistant.forms.field import NONE, WINDOWS


def rows_of(values: Mapping[str, str]) -> int:
    """The number of windows that the form tells of."""
    count = values.get(WINDOWS, "")
    return int(count) if count.isascii() and count.isdigit() else 0


def without_window(values: Mapping[str, str], place: int) -> dict[str, str]:
    """The entries without the window at a place, counted from 0; those after it move up."""
    rows = rows_of(values)
    if not 0 <= place < rows:
        return dict(values)
    kept: dict[str, str] = {}
    for name, value in values.items():
        row, _, part = name.removeprefix(f"{WINDOWS}.").partition(".")
        if not part:
            kept[name] = value
        elif int(row) != place:
            kept[f"{WINDOWS}.{int(row) - (int(row) > place)}.{part}"] = value
    return {**kept, WINDOWS: f"{rows - 1}" if rows > 1 else NONE}
