"""A paper as plain text, for a screen, a text printer or an e-mail."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from textwrap import wrap

from assistant.papers.blocks import Blank, Block, Fine, Heading, Items, Paragraph, Quoted, Title

WIDTH = 72
"""Columns that fit a letter page in a printer's own letters, with margins."""

_INDENT = 4
_TOGETHER = (Items, Blank)
"""Blocks between which, one after another, no line is left empty."""


def plain_text(blocks: Iterable[Block], width: int = WIDTH) -> str:
    """The paper as lines of at most `width` columns where words allow, with a line end at its end."""
    shown = list(blocks)
    parts = ["\n".join(_lines(block, width)) for block in shown]
    gaps = ["" if _together(one, other) else "\n" for one, other in pairwise(shown)]
    return "".join(f"{part}\n{gap}" for part, gap in zip(parts, [*gaps, ""], strict=True))


def _together(one: Block, other: Block) -> bool:
    return isinstance(one, _TOGETHER) and type(one) is type(other)


def _lines(block: Block, width: int) -> Iterator[str]:
    match block:
        case Title(text):
            yield from _wrapped(text.upper(), width)
            yield "=" * min(len(text), width)
        case Heading(text, level):
            yield from _wrapped(text, width)
            yield ("-" if level == 1 else ".") * min(len(text), width)
        case Paragraph(text, label, _):
            yield from _wrapped(f"{label}: {text}" if label else text, width)
        case Fine(text):
            yield from _wrapped(text, width)
        case Items(texts):
            for text in texts:
                yield from _wrapped(text, width, "  - ", _INDENT)
        case Quoted(text, cite):
            yield from _wrapped(f'{cite}: "{text}"', width, " " * _INDENT, _INDENT)
        case Blank(label, texts, lines):
            yield from _blank(label, texts, lines, width)


def _blank(label: str, texts: tuple[str, ...], lines: int, width: int) -> Iterator[str]:
    if lines == 1:
        text = " ".join(texts)
        yield from _wrapped(f"{label}: {text}", width, "", _INDENT) if text else [_ruled(f"{label}: ", width)]
        return
    if label:
        yield f"{label}:"
    for text in texts:
        yield from _wrapped(text, width)
    if not texts:
        yield from (_ruled("", width) for _ in range(lines))


def _ruled(start: str, width: int) -> str:
    return start.ljust(width, "_")


def _wrapped(text: str, width: int, first: str = "", indent: int = 0) -> list[str]:
    return wrap(text, max(width, 20), initial_indent=first, subsequent_indent=" " * indent) or [""]
