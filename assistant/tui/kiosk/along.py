"""An answer to take along: as a text to print, as one short enough for the camera of a phone, and as squares."""

from __future__ import annotations

from collections.abc import Iterator

from textual.content import Content

from assistant.papers.blocks import Block as Paper
from assistant.papers.blocks import Fine, Paragraph, Quoted, Title
from assistant.papers.foot import foot
from assistant.papers.qr import qr_codes
from assistant.papers.text import plain_text
from assistant.reply import Reply
from assistant.tui.blocks import Block, Row
from assistant.tui.kiosk.acts import Act, Button, Page, numbered
from assistant.tui.kiosk.answers import parts_of
from assistant.tui.looks import HEAD, PLAIN, SOFT
from assistant.tui.words import Words
from corpus.law import Law

BESIDE = 34
"""Columns beside a square, for what is said of it and its buttons."""


def printed(reply: Reply, law: Law, words: Words, lang: str) -> str:
    """The answer as a page of text."""
    return plain_text(_paper(reply, law, words, lang))


def short(reply: Reply, words: Words, dates: str) -> str:
    """What matters of the answer, in few words: every letter makes the square finer."""
    shown = list(parts_of(reply))
    told = [text for part in shown for text in (part.first, part.aloud, part.refer) if text]
    cites = dict.fromkeys(part.citations[0].cite for part in shown if part.citations)
    return " ".join([*told, words["kiosk"]["short"].format(cite=", ".join(cites) or "12", dates=dates)])


def along_page(text: str, number: int, words: Words, room: tuple[int, int], prints: bool) -> tuple[Page, int]:
    """The page with the square of this number, counted from 0, as it fits into columns and rows; how many there are."""
    say = words["kiosk"]
    codes = qr_codes(text, max(room[0] - BESIDE, 0), room[1])
    place = min(number, max(len(codes) - 1, 0))
    rows: list[Row] = [Block(Content.styled(say["along_head"], HEAD))]
    rows.append(Block(Content.styled(say["scan" if codes else "no_room"], PLAIN), above=1))
    buttons = []
    if len(codes) > 1:
        told = say["scan_part"].format(number=place + 1, all=len(codes))
        rows.append(Block(Content.styled(told, SOFT), above=1))
        buttons.append(Button(say["next_code"], Act("code", str((place + 1) % len(codes)))))
    if prints:
        buttons.append(Button(say["print"], Act("print")))
    buttons += [Button(say["back"], Act("back")), Button(say["over"], Act("over"))]
    return Page("along", tuple(rows), numbered(buttons), code=codes[place] if codes else ()), len(codes)


def _paper(reply: Reply, law: Law, words: Words, lang: str) -> Iterator[Paper]:
    say = words["kiosk"]
    yield Title(say["name"])
    for part in parts_of(reply):
        if part.title:
            yield Paragraph(part.title)
        if part.first:
            yield Paragraph(part.first, strong=True)
        yield Paragraph(part.aloud, strong=True)
        for label, texts in _sides(part, words):
            yield from (Paragraph(text, label) for text in texts if text)
        yield from (Quoted(quote.quote, quote.cite) for quote in part.citations if quote.quote)
    yield Fine(foot(law, lang))


def _sides(part: Reply, words: Words) -> Iterator[tuple[str, tuple[str | None, ...]]]:
    say = words["kiosk"]
    yield "", (*part.notes, *part.why)
    if part.calc:
        yield say["working"], tuple(step.text for step in part.calc.steps)
        yield say["mend"], part.calc.mend
    yield say["refer"], (part.refer,)
    yield say["resident"], (part.resident,)
    yield say["owner"], (part.owner,)
    yield say["unsettled"], part.unsettled
    yield say["decides"], (part.decides,)
