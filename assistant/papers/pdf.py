"""A paper as a PDF on US letter, to print and to sign."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, time
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.papers.blocks import Blank, Block, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.papers.fonts import ENCODING, add_fonts, built_in, installed_fonts, with_gaps
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE
from corpus.law import Law

if TYPE_CHECKING:
    from assistant.papers.sheet import Sheet


def pdf(
    blocks: Iterable[Block], day: date, law: Law, fonts: Sequence[Path] | None = None, lang: str = LANGUAGE
) -> bytes:
    """The paper as the bytes of a PDF that is dated `day`.

    Letters beyond the Western European ones come from `fonts`, the system's where none are named. A letter that none
    of them has is left as a gap to write in by hand, and the paper says so at its end.
    """
    from assistant.papers.sheet import Sheet  # noqa: PLC0415  (fpdf2 is heavy, and few papers are printed)

    shown = list(blocks)
    sheet = Sheet()
    sheet.core_fonts_encoding = ENCODING
    sheet.set_creation_date(datetime.combine(day, time(), UTC))
    sheet.set_title(next((block.text for block in shown if isinstance(block, Title)), ""))
    letters = {letter for block in shown for text in _texts(block) for letter in text}
    had: frozenset[str] = frozenset()
    if not built_in("".join(letters)):
        families, had = add_fonts(sheet, sorted(letters), installed_fonts() if fonts is None else fonts)
        sheet.stand_in(families)
        if any(with_gaps(letter, had) != letter for letter in letters):
            shown.append(Fine(say(paper_words(lang), law, "say.petition_gaps")))
    sheet.add_page()
    for block in shown:
        _put(block, sheet, had)
    return bytes(sheet.output())


def _texts(block: Block) -> Iterator[str]:
    match block:
        case Items(texts):
            yield from texts
        case Blank(label, texts, _):
            yield from (label, *texts)
        case Title() | Heading() | Paragraph() | Quoted() | Fine():
            yield block.text


def _put(block: Block, sheet: Sheet, had: frozenset[str]) -> None:
    match block:
        case Title(text):
            sheet.title_line(with_gaps(text, had))
        case Heading(text, level):
            sheet.heading(with_gaps(text, had), level)
        case Paragraph(text, label, strong):
            sheet.paragraph(with_gaps(f"{label}: {text}" if label else text, had), strong)
        case Items(texts):
            for text in texts:
                sheet.item(with_gaps(text, had))
        case Quoted(text, cite):
            sheet.quoted(f"{cite}  “{with_gaps(text, had)}”")
        case Blank(label, texts, lines):
            sheet.blank(label, [with_gaps(text, had) for text in texts], lines)
        case Fine(text):
            sheet.fine(with_gaps(text, had))
