"""How defined terms and places to go to stand out in a text, and what they carry for the mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.style import Style

from assistant.tui.blocks import CITE

if TYPE_CHECKING:
    from corpus.marks import Mark

SPOT = "spot"
"""The number of a mark on its page."""

TERM = "term"
"""The defined term that a piece of text carries, as it is defined."""

LOOKS = {"term": "underline $ink", "cite": "underline $link"}
"""A defined term is underlined in the ink of the text, a place to go to in the color of links: the line is there
without color too."""


def marked(body: Content, mark: Mark, number: int | None = None) -> Content:
    """The text with one mark made to stand out; `number` is its place among those of the page."""
    meta: dict[str, object] = {TERM: mark.name} if mark.kind == "term" else {CITE: mark.to}
    if number is not None:
        meta[SPOT] = number
    return body.stylize(LOOKS[mark.kind], mark.start, mark.end).stylize(Style.from_meta(meta), mark.start, mark.end)
