"""Signs for consoles that have ASCII alone, and the blocks that a square for phones is drawn with."""

from __future__ import annotations

from collections.abc import Mapping

from rich.segment import Segment
from textual.color import Color

from assistant.tui.filters import Ascii

BLOCKS = frozenset("█▀▄ ")
"""The fonts of every console have them."""


class ConsoleSigns(Ascii):
    """Every sign in ASCII, but for lines of a square."""

    def __init__(self, signs: Mapping[str, str]) -> None:
        super().__init__(signs)

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments, with the blocks of a square left as they are."""
        return [
            Segment(text if set(text) <= BLOCKS else self.drawn(text), style, control)
            for text, style, control in segments
        ]
