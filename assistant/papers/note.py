"""The note of a call: what was asked and what Howard said, in the five parts of every answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from assistant.papers.blocks import Block, Blocks, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.papers.cleaning import STATEMENT_LIMIT, one_line
from assistant.papers.foot import dates_of, foot
from assistant.papers.said import paper_words, say
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Calculation, Line, Reply
from assistant.words import LANGUAGE, Words
from assistant.words.numerals import numeral
from corpus.law import Law


def call_note(
    replies: Iterable[Reply],
    day: date,
    law: Law,
    caller: str = "",
    office: Sequence[str] = (),
    lang: str = LANGUAGE,
) -> Blocks:
    """The note of the turns of one call, in their order, made on `day`.

    The caller stands in it only where a name was typed for it. `office` are the lines about the Building Inspector's
    office as they are set: its name, telephone number, hours. Turns that ask nothing (hello, thanks) are left out.
    """
    words, phrases = paper_words(lang), load_phrases(lang)
    asked = [reply for reply in replies if reply.intent not in phrases.cues("talk.polite")]
    blocks: list[Block] = [Title(say(words, law, "say.note_title"))]
    blocks.append(Paragraph(words.style.printed(day, "", law)))
    if name := one_line(caller):
        blocks.append(Paragraph(name, say(words, law, "say.note_caller")))
    if not asked:
        blocks.append(Paragraph(say(words, law, "say.note_empty")))
    for number, reply in enumerate(asked, start=1):
        blocks += _turn(number, reply, law, words, phrases)
    if asked:
        lines = tuple(one_line(line) for line in office) or (say(words, law, "say.office"),)
        blocks += [Heading(say(words, law, "say.note_office")), Items(lines)]
    return (*blocks, Fine(foot(law, lang)))


def _turn(number: int, reply: Reply, law: Law, words: Words, phrases: Phrases) -> Iterator[Block]:
    yield Heading(f"{say(words, law, 'say.note_question', number=number)}: {one_line(reply.title)}".rstrip(": "))
    if question := one_line(reply.question, STATEMENT_LIMIT):
        yield Paragraph(question, say(words, law, "say.note_asked"))
    yield from _answer(reply, law, words, phrases)


def _answer(reply: Reply, law: Law, words: Words, phrases: Phrases) -> Iterator[Block]:
    """The five parts; then those of the other parts of a compound question."""
    yield from _short(reply, law, words)
    if reply.calc:
        yield from _working(reply.calc, law, words, phrases)
    if reply.citations:
        yield Heading(f"{phrases['labels.law']} ({dates_of(law, phrases, words.style)})", 2)
        yield from (Quoted(quote.quote, quote.cite) for quote in reply.citations)
    if reply.unsettled:
        yield Heading(phrases["labels.unsettled"], 2)
        yield Items(reply.unsettled)
    if reply.citations:
        yield Paragraph(say(words, law, "say.note_decides"), say(words, law, "say.note_decider"))
    yield from _where(reply, law, words, phrases)
    for other in reply.also:
        yield Heading(f"{phrases['labels.also']}: {one_line(other.title)}", 2)
        yield from _answer(other, law, words, phrases)


def _short(reply: Reply, law: Law, words: Words) -> Iterator[Block]:
    if reply.first:
        yield Paragraph(reply.first, strong=True)
    if reply.calc and reply.calc.verdict_words:
        yield Paragraph(reply.calc.verdict_words, say(words, law, "say.note_verdict"))
    yield Paragraph(reply.say, say(words, law, "say.note_answer"))
    if reply.why:
        yield Paragraph(" ".join(reply.why))
    if reply.asks:
        yield Paragraph(one_line(reply.asks), say(words, law, "say.note_open"))
    if reply.options:
        yield Paragraph("; ".join(option.title for option in reply.options), say(words, law, "say.note_readings"))


def _working(calc: Calculation, law: Law, words: Words, phrases: Phrases) -> Iterator[Block]:
    if calc.steps or calc.assumed or calc.mend:
        yield Heading(phrases["labels.working"], 2)
    if calc.steps:
        yield Items(tuple(_step(line, law, words) for line in calc.steps))
    if calc.assumed:
        yield Paragraph(one_line(f"{'; '.join(calc.assumed)}.", STATEMENT_LIMIT), phrases["labels.taken"])
    if calc.mend:
        yield Paragraph(" ".join(calc.mend), phrases["labels.mend"])


def _step(line: Line, law: Law, words: Words) -> str:
    """The line of the working, with both sides of its comparison, and its citation."""
    beside = [line.cite] if line.cite else []
    if line.measured is not None and line.required is not None and line.measured >= 0 and line.required > 0:
        sides = {"measured": numeral(line.measured), "required": numeral(line.required), "unit": line.unit}
        beside.insert(0, " ".join(say(words, law, "say.note_measured", **sides).split()))
    return one_line(f"{line.text} ({'; '.join(beside)})" if beside else line.text, STATEMENT_LIMIT)


def _where(reply: Reply, law: Law, words: Words, phrases: Phrases) -> Iterator[Block]:
    if reply.owner and reply.resident:
        yield Paragraph(reply.owner, phrases["labels.owner"])
        yield Paragraph(reply.resident, phrases["labels.resident"])
    if reply.refer:
        yield Paragraph(reply.refer, say(words, law, "say.note_turn"))
    if reply.near:
        yield Paragraph(f"{', '.join(reply.near)}.", phrases["labels.near"])
