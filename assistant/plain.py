"""A reply as plain text: the same five parts as on every screen, in reading order, wrapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from assistant.engine import Engine
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Calculation, Option, Quote, Reply
from assistant.words import load_words
from corpus.law import Law

WIDTH = 80
"""Columns of plain text where no terminal says otherwise."""


def plain_reply(reply: Reply, engine: Engine, width: int = WIDTH) -> str:
    """The reply as text, without a line end at its end; blank lines stand between its parts."""
    phrases = load_phrases(engine.lang)
    parts = ["\n".join(_wrapped(part, width)) for part in _parts(reply, engine, phrases)]
    others = [f"{phrases['labels.also']}:\n{plain_reply(other, engine, width)}" for other in reply.also]
    return "\n\n".join([*parts, *others])


def _parts(reply: Reply, engine: Engine, phrases: Phrases) -> Iterator[list[str]]:
    if reply.first:
        yield [reply.first]
    yield [" ".join((reply.say, *reply.why))]
    if reply.refer:
        yield [reply.refer]
    if reply.calc:
        yield from _working(reply.calc, phrases)
    if reply.asks:
        yield [reply.asks]
    if reply.citations:
        yield _quoted(reply.citations, engine.law, phrases)
    if reply.owner and reply.resident:
        yield [f"{phrases['labels.owner']}: {reply.owner}", f"{phrases['labels.resident']}: {reply.resident}"]
    if reply.unsettled:
        yield [f"{phrases['labels.unsettled']}: {' '.join(reply.unsettled)}"]
    if reply.near:
        yield [f"{phrases['labels.near']}: {', '.join(reply.near)}."]
    if reply.options:
        yield [f"{phrases['labels.options']}", *_numbered(reply.options)]
    elif reply.next:
        yield [f"{phrases['labels.next']}:", *_numbered(reply.next)]


def _working(calc: Calculation, phrases: Phrases) -> Iterator[list[str]]:
    if calc.steps:
        yield [
            f"{phrases['labels.working']}:",
            *(f"  {line.text}{f' ({line.cite})' if line.cite else ''}" for line in calc.steps),
        ]
    if calc.assumed:
        yield [f"{phrases['labels.taken']}: {'; '.join(calc.assumed)}."]
    if calc.mend:
        yield [f"{phrases['labels.mend']}: {' '.join(calc.mend)}"]


def _quoted(quotes: Iterable[Quote], law: Law, phrases: Phrases) -> list[str]:
    style = load_words("petition").style
    adopted, amended = (style.day(day) for day in (law.ordinance.adopted, law.ordinance.amended))
    dates = phrases["labels.dates"].format(adopted=adopted, amended=amended)
    lines = [f"{phrases['labels.law']} ({dates}):"]
    for quote in quotes:
        lines.append(f'  {quote.cite}: "{quote.quote}"')
    return lines


def _numbered(options: Iterable[Option]) -> list[str]:
    return [
        f"  {number}. {option.title}{f' ({option.cite})' if option.cite else ''}"
        for number, option in enumerate(options, 1)
    ]


def _wrapped(lines: Iterable[str], width: int) -> Iterator[str]:
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        yield from wrap(line.strip(), max(width, 20), initial_indent=indent, subsequent_indent=indent) or [""]
