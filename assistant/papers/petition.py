"""The draft of a petition for a hearing: the four things of 12.11(2)(a), the days, and blanks to fill by hand."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date

from assistant.calculators.petition_days import Deadline, deadline
from assistant.papers.blocks import Blank, Block, Blocks, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.papers.cleaning import STATEMENT_LIMIT, one_line, paragraphs
from assistant.papers.foot import dates_of, foot
from assistant.papers.said import paper_words, say
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.words import LANGUAGE, Words
from corpus.law import Law

RULE = "12.11(2)(a)"
_ROOM = 7
"""Empty lines for a statement by hand."""

_SERVICE = ("served", "mailed", "posted")


@dataclass(frozen=True, slots=True)
class Petition:
    """What is known for a petition; whatever is empty stays a blank to fill by hand.

    `served` is the day the notice was handed over; where it was mailed and posted, those two days are told instead.
    `grounds` may have several lines.
    """

    name: str = ""
    address: str = ""
    telephone: str = ""
    grounds: str = ""
    dwelling: str = ""
    served: date | None = None
    mailed: date | None = None
    posted: date | None = None


def served_days(replies: Iterable[Reply], petition: Petition | None = None) -> Petition:
    """The petition with the days of service that the conversation told last; as it was where none was told."""
    found = petition or Petition()
    for reply in replies:
        facts = reply.calc.facts if reply.calc and reply.calc.name in {"petition", "timeline"} else {}
        days = {name: date.fromisoformat(str(facts[name])) for name in _SERVICE if facts.get(name)}
        if days:
            served, mailed, posted = (days.get(name) for name in _SERVICE)
            found = replace(found, served=served, mailed=mailed, posted=posted)
    return found


def petition_draft(petition: Petition, day: date, law: Law, office: Sequence[str] = (), lang: str = LANGUAGE) -> Blocks:
    """The draft, made on `day`; `office` are the lines about the Building Inspector's office as they are set."""
    words = paper_words(lang)
    return (
        Title(say(words, law, "say.petition_title")),
        Fine(say(words, law, "say.petition_draft")),
        *_head(words, law, office),
        *_petitioner(petition, words, law),
        *_notice(petition, words, law),
        *_grounds(petition, words, law),
        *_signing(words, law),
        *_filing(petition, day, law, words),
        *_law(words, law, lang),
        Fine(foot(law, lang)),
    )


def _head(words: Words, law: Law, office: Sequence[str]) -> Iterator[Block]:
    lines = "; ".join(one_line(line) for line in office)
    to = say(words, law, "say.petition_office")
    yield Paragraph(f"{to} ({lines})" if lines else to, say(words, law, "say.petition_to"))
    yield Paragraph(say(words, law, "say.petition_asked"))


def _petitioner(petition: Petition, words: Words, law: Law) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_who"))
    yield _typed(say(words, law, "say.petition_name"), petition.name)
    yield _typed(say(words, law, "say.petition_address"), petition.address)
    yield _typed(say(words, law, "say.petition_telephone"), petition.telephone)


def _notice(petition: Petition, words: Words, law: Law) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_notice"))
    yield _typed(say(words, law, "say.petition_dwelling"), petition.dwelling)
    labels = {
        "say.petition_served": petition.served,
        "say.petition_mailed": petition.mailed,
        "say.petition_posted": petition.posted,
    }
    by_mail = petition.served is None and (petition.mailed or petition.posted)
    for key in list(labels)[1:] if by_mail else list(labels)[:1]:
        day = labels[key]
        yield _typed(say(words, law, key), "" if day is None else words.style.printed(day, "", law))


def _typed(label: str, text: str) -> Blank:
    typed = one_line(text)
    return Blank(label, (typed,) if typed else ())


def _grounds(petition: Petition, words: Words, law: Law) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_grounds"))
    yield Blank(say(words, law, "say.petition_grounds_for"), paragraphs(petition.grounds), _ROOM)
    if len(petition.grounds) > STATEMENT_LIMIT:
        yield Paragraph(say(words, law, "say.petition_cut", limit=STATEMENT_LIMIT))


def _signing(words: Words, law: Law) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_sign"))
    yield Blank(say(words, law, "say.petition_signed"))
    yield Blank(say(words, law, "say.petition_date"))
    yield Blank(say(words, law, "say.petition_stamp"))


def _filing(petition: Petition, day: date, law: Law, words: Words) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_filing"))
    days = deadline(petition.served, petition.mailed, petition.posted, law)
    yield Paragraph(say(words, law, "say.petition_where"), strong=True)
    yield Items(
        (
            *(_days(days, day, law, words) if days else (say(words, law, "say.petition_unknown"),)),
            say(words, law, "say.petition_four"),
        )
    )


def _days(days: Deadline, today: date, law: Law, words: Words) -> Iterator[str]:
    """The safe day first, then the thirtieth, then what state law would allow; or that it is over."""
    last, moved = days.last_day, days.state_law_day
    if today > moved:
        yield say(words, law, "say.petition_over", last=last)
        return
    if today > last:
        yield say(words, law, "say.petition_over_not_state", last=last, day=moved, reasons=days.reasons)
        return
    if days.safe_day is not None:
        yield say(words, law, "say.petition_safe", safe=days.safe_day, last=last)
    yield say(words, law, "say.petition_last", last=last, start=days.start)
    if days.passed_over:
        yield say(words, law, "say.petition_state", day=moved, reasons=days.reasons)


def _law(words: Words, law: Law, lang: str) -> Iterator[Block]:
    yield Heading(say(words, law, "say.petition_law", dates=dates_of(law, load_phrases(lang), words.style)))
    yield Quoted(words.quote(RULE) or "", RULE)
