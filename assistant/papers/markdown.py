"""A paper as Markdown. Whatever was typed stands in it as text: it never becomes a heading, a link or a picture."""

from __future__ import annotations

import re
from collections.abc import Iterable

from assistant.papers.blocks import Blank, Block, Fine, Heading, Items, Paragraph, Quoted, Title

_MARKS = re.compile(r"[\\`*_\[\]<>&|~#!]")
_LIST_MARK = re.compile(r"^(\d{0,9})([.)+=-])(?=\s|$)|^()([-=])")
_RULE = "\\_" * 30


def markdown(blocks: Iterable[Block]) -> str:
    """The paper as CommonMark, with a line end at its end."""
    return "\n\n".join(_shown(block) for block in blocks) + "\n"


def escaped(text: str) -> str:
    """Text of one line that reads as itself wherever in Markdown it stands."""
    plain = _MARKS.sub(r"\\\g<0>", text)
    return _LIST_MARK.sub(lambda found: f"{found[1] or ''}\\{found[2] or found[4]}", plain)


def _shown(block: Block) -> str:
    match block:
        case Title(text):
            return f"# {escaped(text)}"
        case Heading(text, level):
            return f"{'#' * (level + 1)} {escaped(text)}"
        case Paragraph(text, label, strong):
            shown = f"**{escaped(text)}**" if strong else escaped(text)
            return f"**{escaped(label)}:** {shown}" if label else shown
        case Items(texts):
            return "\n".join(f"- {escaped(text)}" for text in texts)
        case Quoted(text, cite):
            return f"> {escaped(cite)}: “{escaped(text)}”"
        case Blank(label, texts, lines):
            filled = [escaped(text) for text in texts] or [_RULE] * lines
            head = f"**{escaped(label)}:** " if label else ""
            return head + "\n\n".join(filled)
        case Fine(text):
            return f"---\n\n{escaped(text)}"
