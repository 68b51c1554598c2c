"""A reply as rows of text. It puts in order what the reply says and adds no judgment of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from textual.content import Content

from assistant.bar import has_bar
from assistant.lead import lead
from assistant.reply import Line, Option, Quote, Reply
from assistant.tui.blocks import Bar, Block, Row, cited
from assistant.tui.choices import Card, Choice, choice_rows
from assistant.tui.looks import ALARM, BADGES, HEAD, PLAIN, SOFT, STRONG, TONES
from assistant.tui.words import Table, Words
from assistant.words.numerals import numeral

_ITEM = Content("  ")
_GAP = 2
_LABELS = ("law", "refer", "near", "mend", "owner", "resident", "assumed", "unsettled", "decides")
"""The labels that stand beside a paragraph, by their keys among the screen's words."""

_Labeled = tuple[str, Sequence[Content]]
"""A label and the paragraphs beside it."""


def card(reply: Reply, words: Words, dates: str) -> Card:
    """The card of a reply and of the replies to the other parts of its question.

    `dates` tells when the law was adopted and amended.
    """
    parts = list(_parts(reply))
    numbered = all(part.kind != "ask" and not part.asks for part in parts)
    options = [option for part in parts for option in (*part.options, *(part.next if numbered else ()))]
    rows: list[Row] = []
    for number, part in enumerate(parts):
        if number:
            rows.append(Block(Content.styled(words["card"]["also"], SOFT), above=1))
        rows.extend(_part(part, words["card"], words["tones"], dates))
    rows.extend(_choices(parts, options, words["card"], numbered))
    if reply.evidence.others and reply.kind != "choose":
        rows.append(Block(Content.styled(words["card"]["read_as"].format(title=reply.title), SOFT), above=1))
    return Card(
        tuple(rows),
        tuple(Choice(option.title, option.intent) for option in options),
        tuple(quote for part in parts for quote in part.citations),
        tuple(dict.fromkeys(cite for part in parts for cite in part.near)),
        numbered,
    )


def _parts(reply: Reply) -> Iterator[Reply]:
    yield reply
    for other in reply.also:
        yield from _parts(other)


def _part(part: Reply, words: Table, tones: Table, dates: str) -> Iterator[Row]:
    before = lead(part)
    if part.first:
        yield Block(Content.styled(part.first, ALARM), above=1)
    if part.title:
        yield Block(Content.styled(part.title, SOFT), above=1)
    yield Block(_verdict(part, tones) + Content.styled(part.aloud, STRONG))
    yield from _paragraphs(before.notes)
    if part.asks:
        yield Block(Content.styled(part.asks, HEAD), above=1)
    yield from _working(before.steps, words["working"], words["measured"])
    yield from _law(part.citations, words, dates)
    yield from _paragraphs(before.later_notes)
    label = "more_working" if before.steps else "working"
    yield from _working(before.later_steps, words[label], words["measured"])
    yield from _paragraphs(part.why)
    yield from _labeled([(words["refer"], _texts(part.refer))], words)
    yield from _labeled(_sides(part, words), words)
    yield from _labeled(_open(part, words), words)
    if part.near:
        yield from _labeled([(words["near"], (_links(part.near),))], words)


def _verdict(part: Reply, tones: Table) -> Content:
    """The verdict in words, on its color; nothing where the chapter gives no judgment."""
    if part.calc is None or not part.calc.verdict:
        return Content("")
    word = part.calc.verdict_words or part.calc.verdict.replace("-", " ")
    return Content.styled(f" {word} ", BADGES[tones.get(part.calc.verdict, "")]) + Content(" ")


def _paragraphs(texts: Sequence[str]) -> Iterator[Block]:
    yield from (Block(Content.styled(text, PLAIN), above=0 if number else 1) for number, text in enumerate(texts))


def _law(citations: Sequence[Quote], words: Table, dates: str) -> Iterator[Block]:
    """The citations and the dates of the law; the deciding words too, where the code is not beside the conversation."""
    if not citations:
        return
    named = _links(dict.fromkeys(quote.cite for quote in citations))
    yield from _labeled([(words["law"], (named,))], words)
    yield Block(Content.styled(dates, SOFT))
    if citations[0].quote:
        text = Content.styled(f"“{citations[0].quote}”", SOFT)
        yield Block(text, Content.styled("│ ", "$line"), rail=True, narrow=True)


def _sides(part: Reply, words: Table) -> Iterator[_Labeled]:
    """What would do, and what it means for either side."""
    yield words["mend"], _texts(*(part.calc.mend if part.calc else ()))
    yield words["owner"], _texts(part.owner)
    yield words["resident"], _texts(part.resident)


def _open(part: Reply, words: Table) -> Iterator[_Labeled]:
    """What is taken for granted, what the chapter leaves open, and who decides."""
    yield words["assumed"], _texts(*(part.calc.assumed if part.calc else ()))
    yield words["unsettled"], _texts(*part.unsettled)
    yield words["decides"], _texts(part.decides)


def _texts(*texts: str | None) -> list[Content]:
    return [Content.styled(text, PLAIN) for text in texts if text]


def _links(cites: Iterable[str]) -> Content:
    return Content("  ").join(cited(cite) for cite in cites)


def _labeled(group: Iterable[_Labeled], words: Table) -> Iterator[Block]:
    """Paragraphs that belong together, beside their labels, which are all of one width."""
    width = max(len(words[name]) for name in _LABELS) + _GAP
    told = [(label if not number else "", text) for label, texts in group for number, text in enumerate(texts)]
    for number, (label, text) in enumerate(told):
        yield Block(text, Content.styled(label.ljust(width), SOFT), above=0 if number else 1)


def _working(steps: Sequence[Line], label: str, measured: str) -> Iterator[Row]:
    if steps:
        yield Block(Content.styled(label, SOFT), above=1)
        yield from chain.from_iterable(_step(line, measured) for line in steps)


def _step(line: Line, measured: str) -> Iterator[Row]:
    aside = cited(line.cite, SOFT) if line.cite else Content("")
    yield Block(Content.styled(line.text, PLAIN), _ITEM, aside)
    if line.measured is None or line.required is None or not has_bar(line):
        return
    tone = {True: "good", False: "bad", None: "open"}[line.holds]
    told = measured.format(measured=numeral(line.measured), required=numeral(line.required), unit=line.unit)
    yield Bar(line.measured, line.required, Content.styled(told.strip(), SOFT), TONES[tone], indent=2)


def _choices(parts: Iterable[Reply], options: Sequence[Option], words: Table, numbered: bool) -> Iterator[Block]:
    if not options:
        return
    asked = any(part.options for part in parts)
    head = Content.styled(words["choose"], HEAD) if asked else Content.styled(words["next"], SOFT)
    yield Block(head, above=1)
    choices = [Choice(option.title, option.intent) for option in options]
    yield from choice_rows(choices, numbered, [option.cite for option in options])
