"""The last look at each line before it is drawn, for terminals that have no color or no signs beyond ASCII.

Textual 8.2.8 makes grays of colors where NO_COLOR is set, and draws what a console has no glyph for.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from rich.cells import cell_len
from rich.color import Color as RichColor
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter

from assistant.tui.blocks import CITE

_GROUND = (0, 0, 0)
"""The ground of the theme without colors."""


class Colorless(LineFilter):
    """Only bold, underlined and reversed: whatever stands on another ground is reversed, citations are underlined."""

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments without any color."""
        return [Segment(text, style and _without_color(style), control) for text, style, control in segments]


class Ascii(LineFilter):
    """Each sign beyond ASCII is drawn as one of the same width that every console has.

    `signs` tells for each sign in ASCII which others become it; any that is not told is a question mark.
    """

    def __init__(self, signs: Mapping[str, str]) -> None:
        super().__init__()
        self._drawn = str.maketrans({sign: plain for plain, many in signs.items() for sign in many})

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """The segments in ASCII, none of them wider or narrower than before."""
        return [Segment(self.drawn(text), style, control) for text, style, control in segments]

    def drawn(self, text: str) -> str:
        """The text in ASCII, as wide as before."""
        if text.isascii():
            return text
        drawn = text.translate(self._drawn)
        return drawn if drawn.isascii() else "".join(sign if sign.isascii() else "?" * cell_len(sign) for sign in drawn)


def ascii_words(words: Mapping[str, Any]) -> dict[str, Any]:
    """The screen's words, with three dots where a sign for them would be drawn as one."""
    return {name: _dotted(value) for name, value in words.items()}


def _dotted(value: object) -> object:
    if isinstance(value, str):
        return value.replace("…", "...")
    if isinstance(value, Mapping):
        return ascii_words(value)
    return [_dotted(one) for one in value] if isinstance(value, list) else value


@lru_cache(1024)
def _without_color(style: Style) -> Style:
    return Style(
        bold=style.bold,
        italic=style.italic,
        underline=style.underline or CITE in style.meta or None,
        reverse=bool(style.reverse) or _apart(style.bgcolor) or None,
        meta=style.meta,
    )


def _apart(ground: RichColor | None) -> bool:
    return ground is not None and not ground.is_default and tuple(ground.get_truecolor()) != _GROUND
