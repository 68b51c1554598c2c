"""Text laid out for a width: paragraphs with hanging labels, bars, and lines that can be picked. Pure; no screen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction

from textual.content import Content
from textual.style import Style

from assistant.bar import CELLS, split

NOTHING = Content("")

CHOICE, CITE = "choice", "cite"
"""What a piece of text carries for the mouse: the number of a choice, or the citation to show."""

_GAP = 2
_LEAST_ROOM = 16
_LEAST_BESIDE = 24
_SHORT_LABEL = 12
_INDENT = 2


@dataclass(frozen=True, slots=True)
class Block:
    """A paragraph: `body` wrapped beside `label`, which stands on its first line, or on all of them as a `rail`.

    A long label that leaves too little room stands above the body. `indent` is the cells before the label, `above`
    the blank lines before the block. `aside` stands at the right end of the first line. `choice` is the number that
    picks it. A `narrow` block is shown only where the code is not.
    """

    body: Content
    label: Content = NOTHING
    aside: Content = NOTHING
    indent: int = 0
    above: int = 0
    rail: bool = False
    choice: int | None = None
    narrow: bool = False


@dataclass(frozen=True, slots=True)
class Bar:
    """Measured against required, neither below zero: a bar with a mark at what is required, and `words` after it."""

    measured: Fraction
    required: Fraction
    words: Content
    tone: str
    indent: int = 0


Row = Block | Bar


def cited(cite: str, style: str = "$link") -> Content:
    """A citation that shows its provision when it is clicked."""
    return Content(cite).stylize(style).stylize(Style.from_meta({CITE: cite}))


def lines(rows: Iterable[Row], width: int, narrow: bool = False, lit: int | None = None) -> list[Content]:
    """The rows as lines of at most `width` cells; `lit` is the choice that stands out."""
    found: list[Content] = []
    for row in rows:
        if isinstance(row, Bar):
            found.extend(_bar(row, width))
        elif narrow or not row.narrow:
            found.extend([NOTHING] * (row.above if found else 0))
            found.extend(_picked(row, _block(row, width), width, lit))
    return found


def _block(block: Block, width: int) -> Iterator[Content]:
    aside, label = block.aside, block.label
    room = width - block.indent - label.cell_length
    beside = room - aside.cell_length - _GAP if aside else room
    if aside and beside < _LEAST_ROOM:
        yield from _block(Block(block.body, label, NOTHING, block.indent, 0, block.rail), width)
        yield Content(" " * max(min(block.indent + label.cell_length, width - aside.cell_length), 0)) + aside
        return
    if label.cell_length > _SHORT_LABEL and room < _LEAST_BESIDE:
        yield from _below(block, width)
        return
    blank = label if block.rail else Content(" " * label.cell_length)
    for number, body in enumerate(block.body.wrap(max(beside, 1))):
        line = Content(" " * block.indent) + (blank if number else label) + body.rstrip()
        if aside and not number:
            line = line.pad_right(width - line.cell_length - aside.cell_length) + aside
        yield line


def _below(block: Block, width: int) -> Iterator[Content]:
    """The body below its label, which may be blank."""
    if block.label.plain.strip():
        yield Content(" " * block.indent) + block.label.rstrip()
    yield from _block(Block(block.body, NOTHING, block.aside, block.indent + _INDENT), width)


def _picked(block: Block, found: Iterable[Content], width: int, lit: int | None) -> Iterator[Content]:
    if block.choice is None:
        yield from found
        return
    for line in found:
        whole = line.pad_right(max(width - line.cell_length, 0)).stylize(Style.from_meta({CHOICE: block.choice}))
        yield whole.stylize("on $lit") if block.choice == lit else whole


def _bar(bar: Bar, width: int) -> Iterator[Content]:
    room = width - bar.indent - 1
    beside = room - bar.words.cell_length - _GAP
    drawn = Content(" " * bar.indent) + _drawn(bar, max(1, min(CELLS, room, beside if beside > 3 else room)))
    if beside > 3:
        yield drawn + Content(" " * _GAP) + bar.words
        return
    yield drawn
    yield from _block(Block(bar.words, indent=bar.indent), width)


def _drawn(bar: Bar, cells: int) -> Content:
    """The bar: full up to what is measured, the mark right after what is required."""
    filled, needed = split(bar.measured, bar.required, cells)
    body = Content.assemble(("━" * filled, bar.tone), ("─" * (cells - filled), "$line"))
    return body[:needed] + Content.styled("│", "bold $ink") + body[needed:]
