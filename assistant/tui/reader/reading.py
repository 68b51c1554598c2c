"""What a text that was typed or pasted into the reader asks for: a place, a notice's duties, or words to find."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.duties import Cited, cited
from assistant.service_day import service_clock
from assistant.tui.reader.meaning import Notice
from corpus.absence import absence
from corpus.citation import parse_citation
from corpus.errors import NotACitation
from corpus.law import Law
from corpus.search import Hit


@dataclass(frozen=True, slots=True)
class Place:
    """One provision to go to."""

    cite: str


def asked_for(text: str, law: Law, today: date, lang: str) -> Place | Notice | None:
    """A place for a text that is one citation, in any form; a notice for one that holds any; None for mere words.

    A notice without a citation of the chapter holds only those that lead nowhere.
    """
    try:
        citation = parse_citation(text)
    except NotACitation:
        found = cited(text, law, lang)
        if not found.cites and not found.absent:
            return None
        return Notice(found, service_clock(text, law, today, lang) if found.cites else ())
    missing = absence(law, citation, lang)
    if missing is not None:
        return Notice(Cited((), ((missing.sentence, missing.near),)))
    return Place(str(citation))


def notice_hits(found: Cited) -> list[Hit]:
    """The citations of a notice as what was found."""
    return [Hit(cite, ()) for cite in found.cites]
