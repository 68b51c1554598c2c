"""A reply as plain text: the same five parts as on every screen, in the same order, wrapped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from textwrap import wrap

from assistant.bar import CELLS, has_bar, split
from assistant.engine import Engine
from assistant.lead import lead
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Line, Option, Quote, Reply
from assistant.words import load_words
from assistant.words.numerals import numeral
from corpus.law import Law

WIDTH = 80
"""Columns of plain text where no terminal says otherwise."""


def plain_reply(reply: Reply, engine: Engine, width: int = WIDTH, bars: bool = True) -> str:
    """The reply as text, without a line end at its end; blank lines stand between its parts.

    Without `bars` there is nothing in it but words, for who hears it read aloud.
    """
    phrases = load_phrases(engine.lang)
    parts = ["\n".join(_wrapped(part, width)) for part in _parts(reply, engine, phrases, bars)]
    others = [f"{phrases['labels.also']}:\n{plain_reply(other, engine, width, bars)}" for other in reply.also]
    return "\n\n".join([*parts, *others])


def _parts(reply: Reply, engine: Engine, phrases: Phrases, bars: bool) -> Iterator[list[str]]:
    before = lead(reply)
    if reply.first:
        yield [reply.first]
    yield [" ".join((reply.aloud, *before.notes))]
    if reply.asks:
        yield [reply.asks]
    if before.steps:
        yield [f"{phrases['labels.working']}:", *_steps(before.steps, phrases, bars)]
    if reply.citations:
        yield _quoted(reply.citations, engine.law, phrases)
    if before.later_notes:
        yield [" ".join(before.later_notes)]
    if before.later_steps:
        label = "labels.more_working" if before.steps else "labels.working"
        yield [f"{phrases[label]}:", *_steps(before.later_steps, phrases, bars)]
    if reply.why:
        yield [" ".join(reply.why)]
    if reply.refer:
        yield [reply.refer]
    yield from _sides(reply, phrases)
    yield from _open(reply, phrases)
    if reply.options:
        yield [f"{phrases['labels.options']}", *_numbered(reply.options)]
    elif reply.next:
        yield [f"{phrases['labels.next']}:", *_numbered(reply.next)]


def _steps(steps: Iterable[Line], phrases: Phrases, bars: bool) -> Iterator[str]:
    for step in steps:
        yield f"  {step.text}{f' ({step.cite})' if step.cite else ''}"
        if bars and has_bar(step) and step.measured is not None and step.required is not None:
            told = {"measured": numeral(step.measured), "required": numeral(step.required), "unit": step.unit}
            bar = _bar(*split(step.measured, step.required, CELLS))
            yield f"  {bar} {phrases['labels.measured'].format(**told)}".rstrip()


def _bar(filled: int, needed: int) -> str:
    cells = "#" * filled + "-" * (CELLS - filled)
    return f"[{cells[:needed]}|{cells[needed:]}]"


def _sides(reply: Reply, phrases: Phrases) -> Iterator[list[str]]:
    """What would do, and what it means for either side."""
    if reply.calc and reply.calc.mend:
        yield [f"{phrases['labels.mend']}: {' '.join(reply.calc.mend)}"]
    sides = (("owner", reply.owner), ("resident", reply.resident))
    told = [f"{phrases[f'labels.{side}']}: {text}" for side, text in sides if text]
    if told:
        yield told


def _open(reply: Reply, phrases: Phrases) -> Iterator[list[str]]:
    """What the reply takes for granted, what the chapter leaves open, who decides, and what is near."""
    told = []
    if reply.calc and reply.calc.assumed:
        told.append(f"{phrases['labels.taken']}: {'; '.join(reply.calc.assumed)}.")
    if reply.unsettled:
        told.append(f"{phrases['labels.unsettled']}: {' '.join(reply.unsettled)}")
    if reply.decides:
        told.append(f"{phrases['labels.decides']}: {reply.decides}")
    if told:
        yield told
    if reply.near:
        yield [f"{phrases['labels.near']}: {', '.join(reply.near)}."]


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
