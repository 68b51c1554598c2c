"""The note of a call: what was asked and what Howard said, in the five parts of every answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import date

from assistant.bar import has_bar
from assistant.lead import lead
from assistant.papers.blocks import Block, Blocks, Fine, Heading, Items, Paragraph, Quoted, Title
from assistant.papers.cleaning import STATEMENT_LIMIT, one_line
from assistant.papers.foot import dates_of, foot
from assistant.papers.said import paper_words, say
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Line, Reply
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
    """The five parts, in the order of every face; then those of the other parts of a compound question."""
    before = lead(reply)
    yield from _short(reply, before.notes, law, words)
    yield from _working(before.steps, phrases["labels.working"], phrases)
    if reply.citations:
        yield Heading(f"{phrases['labels.law']} ({dates_of(law, phrases, words.style)})", 2)
        yield from (Quoted(quote.quote, quote.cite) for quote in reply.citations)
    if before.later_notes:
        yield Paragraph(" ".join(before.later_notes))
    more = phrases["labels.more_working" if before.steps else "labels.working"]
    yield from _working(before.later_steps, more, phrases)
    if reply.why:
        yield Paragraph(" ".join(reply.why))
    if reply.refer:
        yield Paragraph(reply.refer, say(words, law, "say.note_turn"))
    yield from _sides(reply, phrases)
    yield from _open(reply, phrases)
    for other in reply.also:
        yield Heading(f"{phrases['labels.also']}: {one_line(other.title)}", 2)
        yield from _answer(other, law, words, phrases)


def _short(reply: Reply, notes: Sequence[str], law: Law, words: Words) -> Iterator[Block]:
    if reply.first:
        yield Paragraph(reply.first, strong=True)
    if reply.calc and reply.calc.verdict_words:
        yield Paragraph(reply.calc.verdict_words, say(words, law, "say.note_verdict"))
    yield Paragraph(reply.aloud, say(words, law, "say.note_answer"))
    if notes:
        yield Paragraph(" ".join(notes))
    if reply.asks:
        yield Paragraph(one_line(reply.asks), say(words, law, "say.note_open"))
    if reply.options:
        yield Paragraph("; ".join(option.title for option in reply.options), say(words, law, "say.note_readings"))


def _working(steps: Sequence[Line], label: str, phrases: Phrases) -> Iterator[Block]:
    if steps:
        yield Heading(label, 2)
        yield Items(tuple(_step(line, phrases) for line in steps))


def _step(line: Line, phrases: Phrases) -> str:
    """The line of the working, with both sides of its comparison, and its citation."""
    beside = [line.cite] if line.cite else []
    if line.measured is not None and line.required is not None and has_bar(line):
        sides = {"measured": numeral(line.measured), "required": numeral(line.required), "unit": line.unit}
        beside.insert(0, phrases["labels.measured"].format(**sides).strip())
    return one_line(f"{line.text} ({'; '.join(beside)})" if beside else line.text, STATEMENT_LIMIT)


def _sides(reply: Reply, phrases: Phrases) -> Iterator[Block]:
    """What would do, and what it means for either side."""
    if reply.calc and reply.calc.mend:
        yield Paragraph(" ".join(reply.calc.mend), phrases["labels.mend"])
    for side, text in (("owner", reply.owner), ("resident", reply.resident)):
        if text:
            yield Paragraph(text, phrases[f"labels.{side}"])


def _open(reply: Reply, phrases: Phrases) -> Iterator[Block]:
    """What is taken for granted, what the chapter leaves open, who decides, and what is near."""
    if reply.calc and reply.calc.assumed:
        yield Paragraph(one_line(f"{'; '.join(reply.calc.assumed)}.", STATEMENT_LIMIT), phrases["labels.taken"])
    if reply.unsettled:
        yield Heading(phrases["labels.unsettled"], 2)
        yield Items(reply.unsettled)
    if reply.decides:
        yield Paragraph(reply.decides, phrases["labels.decides"])
    if reply.near:
        yield Paragraph(f"{', '.join(reply.near)}.", phrases["labels.near"])
