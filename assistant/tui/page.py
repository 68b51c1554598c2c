"""A provision as rows of text: where it stands, its own words with the quoted ones marked, notes."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from operator import itemgetter
from typing import TYPE_CHECKING

from textual.content import Content

from assistant.tui.blocks import NOTHING, Block, cited
from assistant.tui.looks import HEAD, LINK, MARK, PLAIN, SOFT, STRONG
from assistant.tui.marking import marked
from assistant.tui.words import Words
from corpus.marks import marks

if TYPE_CHECKING:
    from assistant.reply import Quote
    from corpus.ordinance import Ordinance, Provision

_STEP = 2


def page(ordinance: Ordinance, cite: str, quotes: Sequence[Quote], words: Words) -> list[Block]:
    """The provision `cite`, with the words of `quotes` marked wherever they stand in it or under it.

    Raises:
        NoSuchProvision: the chapter has no such provision.
    """
    *above, provision = ordinance.path(cite)
    width = max((len(parent.label) for parent in above), default=0) + _STEP
    rows = [_above(parent, width) for parent in above]
    rows.append(_headline(provision, above=1 if above else 0))
    rows.extend(_text(ordinance, provision, quotes, 0))
    for note in provision.notes:
        said = Content.assemble((f"{words['code']['note']}  ", "bold $open"), (note, PLAIN))
        rows.append(Block(said, Content.styled("│ ", "$open"), above=1, rail=True))
    return rows


def tabs(cites: Sequence[str], shown: str) -> list[Block]:
    """The citations of an answer in one row, the one that is shown set apart; no row for one alone."""
    if len(cites) < 2:
        return []
    parts = [cited(cite, f"{STRONG} on $lit" if cite == shown else LINK) for cite in cites]
    return [Block(Content("  ").join(parts)), Block(NOTHING)]


def outline(ordinance: Ordinance, near: Sequence[str], words: Words) -> list[Block]:
    """The sections of the chapter, to look around in; after an answer without a provision, what is near first."""
    say = words["code"]
    rows: list[Block] = []
    if near:
        rows.append(Block(Content.styled(say["none"], STRONG)))
        links = Content("  ").join(cited(cite) for cite in near)
        rows.append(Block(Content.assemble((f"{words['card']['near']}  ", SOFT), links)))
    rows.append(Block(Content.styled(say["chapter"], SOFT), above=1))
    width = max(len(section.cite) for section in ordinance.sections) + _STEP
    for section in ordinance.sections:
        label = cited(section.cite).pad_right(width - len(section.cite))
        rows.append(Block(Content.styled(section.heading, PLAIN), label))
    rows.append(Block(Content.styled(say["whole"], SOFT), above=1))
    return rows


def _above(parent: Provision, width: int) -> Block:
    """A provision above: its heading, or its words where it has none, for what lies under them continues them."""
    body = parent.heading or parent.paragraphs[0].removeprefix(parent.label).strip()
    label = cited(parent.cite)[-len(parent.label) :]
    return Block(Content.styled(body, SOFT), label.pad_right(width - len(parent.label)))


def _headline(provision: Provision, above: int) -> Block:
    if provision.parent is None:
        return Block(Content.styled(provision.heading, HEAD), Content.styled(f"{provision.cite}  ", HEAD), above=above)
    return Block(Content.styled(provision.cite, HEAD), above=above)


def _text(ordinance: Ordinance, provision: Provision, quotes: Sequence[Quote], depth: int) -> Iterator[Block]:
    """The provision's own paragraphs and those under it, in the order of the text."""
    own = provision.paragraphs[1:] if provision.parent is None else provision.paragraphs
    starts = [first for first, _ in provision.ranges]
    pieces: list[tuple[int, str | Provision]] = list(zip(starts, own, strict=False))
    pieces.extend((child.ranges[0][0], child) for child in ordinance.children(provision.cite))
    for _, piece in sorted(pieces, key=itemgetter(0)):
        if isinstance(piece, str):
            yield _paragraph(ordinance, piece, provision, quotes, depth)
        else:
            yield from _text(ordinance, piece, quotes, depth + 1)


def _paragraph(ordinance: Ordinance, text: str, provision: Provision, quotes: Sequence[Quote], depth: int) -> Block:
    body = Content.styled(text, PLAIN)
    for mark in marks(ordinance, provision.cite, text):
        body = marked(body, mark)
    for quote in quotes:
        if quote.cite == provision.cite:
            for found in re.finditer(r"\s+".join(map(re.escape, quote.quote.split())) or r"(?!)", text):
                body = body.stylize(MARK, *found.span())
    label = provision.label
    indent = _STEP * max(depth - 1, 0) if provision.parent else 0
    if provision.parent is None or not text.startswith(f"{label} "):
        wide = 0 if provision.parent is None else len(label) + 1
        return Block(body, Content(" " * wide), indent=indent, above=1)
    head = cited(provision.cite)[-len(label) :] if depth else Content.styled(label, PLAIN)
    return Block(body[len(label) + 1 :], head + Content(" "), indent=indent, above=1)
