"""A reply as rows of text. It puts in order what the reply says and adds no judgment of its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

from textual.content import Content

from assistant.reply import Calculation, Line, Option, Quote, Reply
from assistant.tui.blocks import Bar, Block, Row, cited
from assistant.tui.looks import ALARM, BADGES, HEAD, NUMBER, PLAIN, SOFT, STRONG, TONES
from assistant.tui.words import Table, Words
from assistant.words.numerals import numeral

_ITEM = Content("  ")


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be picked by its number: an intent, or else its title as a question."""

    title: str
    intent: str | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A reply ready to be laid out: its rows, what can be picked from it, and the words of the law it rests on.

    `numbered` tells whether typing a number picks: not where a number may be the answer that Howard waits for. Then
    follow-ups are left out too.
    """

    rows: tuple[Row, ...]
    choices: tuple[Choice, ...] = ()
    quotes: tuple[Quote, ...] = ()
    near: tuple[str, ...] = ()
    numbered: bool = True


def card(reply: Reply, words: Words) -> Card:
    """The card of a reply and of the replies to the other parts of its question."""
    parts = list(_parts(reply))
    numbered = all(part.kind != "ask" and not part.asks for part in parts)
    options = [option for part in parts for option in (*part.options, *(part.next if numbered else ()))]
    rows: list[Row] = []
    for number, part in enumerate(parts):
        if number:
            rows.append(Block(Content.styled(words["card"]["also"], SOFT), above=1))
        rows.extend(_part(part, words["card"], words["tones"]))
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


def choice_rows(choices: Sequence[Choice], numbered: bool, asides: Sequence[str] = ()) -> Iterator[Block]:
    """Numbered lines to pick from; with a dot instead of the number where typing one would not pick."""
    for number, (choice, aside) in enumerate(zip(choices, asides or [""] * len(choices), strict=True), start=1):
        mark = f"{number}" if numbered else "·"
        yield Block(
            Content.styled(choice.title, PLAIN),
            Content.styled(f" {mark}  ", NUMBER),
            cited(aside, SOFT) if aside else Content(""),
            choice=number,
        )


def _parts(reply: Reply) -> Iterator[Reply]:
    yield reply
    for other in reply.also:
        yield from _parts(other)


def _part(part: Reply, words: Table, tones: Table) -> Iterator[Row]:
    if part.first:
        yield Block(Content.styled(part.first, ALARM), above=1)
    yield from _title(part)
    yield Block(_verdict(part, tones) + Content.styled(part.say, STRONG))
    yield from (Block(Content.styled(why, PLAIN), above=1 - min(number, 1)) for number, why in enumerate(part.why))
    if part.asks:
        yield Block(Content.styled(part.asks, HEAD), above=1)
    yield from _quote(part.citations)
    if part.refer:
        yield from _said(words["refer"], (part.refer,))
    if part.calc:
        yield from _calculation(part.calc, words, tones)
    yield from chain.from_iterable(
        _said(words[name], (text,)) for name, text in (("owner", part.owner), ("resident", part.resident)) if text
    )
    yield from _said(words["unsettled"], part.unsettled)
    if part.near:
        links = Content("  ").join(cited(cite) for cite in part.near)
        yield Block(Content.assemble((f"{words['near']}  ", SOFT), links), above=1)


def _title(part: Reply) -> Iterator[Block]:
    cite = cited(part.citations[0].cite) if part.citations else Content("")
    if part.title:
        yield Block(Content.styled(part.title, SOFT), aside=cite, above=1)
    elif cite:
        yield Block(cite, above=1)


def _verdict(part: Reply, tones: Table) -> Content:
    """The verdict in words, on its color; nothing where the chapter gives no judgment."""
    if part.calc is None or not part.calc.verdict:
        return Content("")
    word = part.calc.verdict_words or part.calc.verdict.replace("-", " ")
    return Content.styled(f" {word} ", BADGES[tones.get(part.calc.verdict, "")]) + Content(" ")


def _quote(citations: Sequence[Quote]) -> Iterator[Block]:
    """The deciding words, where the code is not beside the conversation."""
    for quote in citations[:1]:
        if quote.quote:
            text = Content.styled(f"“{quote.quote}”", SOFT)
            yield Block(text, Content.styled("│ ", "$line"), above=1, rail=True, narrow=True)


def _said(label: str, texts: Sequence[str]) -> Iterator[Block]:
    """One sentence after its label, or several under it."""
    if len(texts) == 1:
        yield Block(Content.assemble((f"{label}  ", SOFT), (texts[0], PLAIN)), above=1)
    elif texts:
        yield Block(Content.styled(label, SOFT), above=1)
        yield from (Block(Content.styled(text, PLAIN), _ITEM) for text in texts)


def _calculation(calc: Calculation, words: Table, tones: Table) -> Iterator[Row]:
    if calc.steps:
        yield Block(Content.styled(words["working"], SOFT), above=1)
        yield from chain.from_iterable(_step(line, words["measured"]) for line in calc.steps)
    yield from _said(words["mend"], calc.mend)
    yield from _said(words["assumed"], calc.assumed)


def _step(line: Line, measured: str) -> Iterator[Row]:
    aside = cited(line.cite, SOFT) if line.cite else Content("")
    yield Block(Content.styled(line.text, PLAIN), _ITEM, aside)
    if line.measured is None or line.required is None or line.measured < 0 or line.required <= 0:
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
