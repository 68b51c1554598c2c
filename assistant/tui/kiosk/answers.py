"""A reply as the kiosk shows it: plain words first, then the law's own, and what can be touched next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from textual.content import Content

from assistant.reply import Option, Reply
from assistant.tui.blocks import Block, Row
from assistant.tui.kiosk.acts import Act, Button, Page, numbered
from assistant.tui.looks import ALARM, BADGES, HEAD, PLAIN, SOFT, STRONG
from assistant.tui.words import Table, Words

NEXT_MOST = 3
"""So many next questions are offered, or so many readings."""

_RAIL = Content.styled("│ ", "$line")


def answer_page(reply: Reply, words: Words, dates: str, guided: bool) -> Page:
    """The page of a reply; `guided` offers to go through the facts one by one."""
    return Page("answer", tuple(answer_rows(reply, words, dates)), numbered(_buttons(reply, words["kiosk"], guided)))


def fault_page(words: Words) -> Page:
    """The page of a question that failed."""
    return Page("answer", (Block(Content.styled(words["kiosk"]["fault"], STRONG)),))


def answer_rows(reply: Reply, words: Words, dates: str) -> Iterator[Row]:
    """The reply and those to the other parts of its question."""
    say = words["kiosk"]
    if reply.kind != "choose" and reply.question and reply.question != reply.title:
        yield Block(Content.styled(say["you_asked"].format(question=reply.question), SOFT))
    for part in parts_of(reply):
        yield from _part(part, words, dates)
    if any(part.citations for part in parts_of(reply)):
        yield Block(Content.styled(f"{dates}. {say['advice']}", SOFT), above=1)


def parts_of(reply: Reply) -> Iterator[Reply]:
    """The reply and all that come with it."""
    yield reply
    for other in reply.also:
        yield from parts_of(other)


def _part(part: Reply, words: Words, dates: str) -> Iterator[Row]:
    say = words["kiosk"]
    if part.first:
        yield Block(Content.styled(part.first, ALARM), above=1)
    if part.title:
        yield Block(Content.styled(part.title, HEAD), above=1)
    yield Block(_verdict(part, words["tones"]) + Content.styled(part.aloud, STRONG), above=1)
    yield from _told("", (*part.notes, part.asks))
    yield from _told("", part.why)
    yield from _told(say["refer"], (part.refer,))
    yield from _told(say["resident"], (part.resident,))
    yield from _told(say["owner"], (part.owner,))
    if part.calc:
        yield from _told(say["working"], [step.text for step in part.calc.steps])
        yield from _told(say["mend"], part.calc.mend)
        yield from _told(say["assumed"], part.calc.assumed)
    yield from _told(say["unsettled"], part.unsettled)
    yield from _told(say["decides"], (part.decides,))
    yield from _law(part, say)


def _verdict(part: Reply, tones: Table) -> Content:
    if part.calc is None or not part.calc.verdict or not part.calc.verdict_words:
        return Content("")
    badge = BADGES[tones.get(part.calc.verdict, "")]
    return Content.styled(f" {part.calc.verdict_words} ", badge) + Content("  ")


def _told(label: str, texts: Sequence[str | None]) -> Iterator[Row]:
    told = [text for text in texts if text]
    if told and label:
        yield Block(Content.styled(label, SOFT), above=1)
    for number, text in enumerate(told):
        yield Block(Content.styled(text, PLAIN), above=0 if number or label else 1)


def _law(part: Reply, say: Table) -> Iterator[Row]:
    """The words of the law that the answer rests on: the first, with its citation."""
    if not part.citations:
        return
    cites = ", ".join(dict.fromkeys(quote.cite for quote in part.citations))
    yield Block(Content.styled(f"{say['law']} ({cites})", SOFT), above=1)
    if part.citations[0].quote:
        yield Block(Content.styled(f"“{part.citations[0].quote}”", PLAIN), _RAIL, rail=True)


def _buttons(reply: Reply, say: Table, guided: bool) -> list[Button]:
    shown = list(parts_of(reply))
    options = [option for part in shown for option in part.options][: NEXT_MOST * 2]
    found = [_option(option) for option in options]
    if guided:
        found.append(Button(say["guide_on" if reply.kind == "ask" else "guide"], Act("guide")))
    if not options:
        found.extend(_option(option) for part in shown for option in part.next[:NEXT_MOST])
        found = found[: NEXT_MOST + 1]
    if any(part.citations or part.refer for part in shown):
        found.append(Button(say["along"], Act("along")))
    return found


def _option(option: Option) -> Button:
    return Button(option.title, Act("pick", option.intent))
