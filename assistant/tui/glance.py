"""A provision to glance at while somebody types."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.tui.blocks import Row
from assistant.tui.sheet import Sheet


class Glance(Sheet):
    """Rows of text in a place of fixed height: what is put there never moves anything, and costs no layout."""

    def put(self, rows: Sequence[Row]) -> None:
        """Shows other rows, as many as there is room for."""
        self._rows = rows
        self.refresh()
