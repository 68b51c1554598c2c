"""The shape of facts.toml, checked as it is read; only what prepares it imports this."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

from pydantic import Field

from assistant.selfcheck.facts import FactKind
from corpus.errors import DataFault
from corpus.forms import Form, Words, read_toml, shaped

Listed = list[Words]


class FactForm(Form):
    """One [[fact]]."""

    id: Annotated[str, Field(pattern=r"^(building|unit|room|window)\.[a-z][a-z_]*$")]
    kind: FactKind
    part: Words
    title: Words
    also: Annotated[Listed, Field(default_factory=list)]
    ask: Words
    words: Annotated[Listed, Field(default_factory=list)]
    example: Words
    none: str = ""
    only: Annotated[str, Field(alias="for")] = ""
    unless: Annotated[dict[str, Words], Field(default_factory=dict)]


class ColumnsForm(Form):
    """[columns]."""

    building: Listed
    unit: Listed
    room: Listed


class WordsForm(Form):
    """[words]."""

    ticks: Listed
    yes: Listed
    no: Listed
    unknown: Listed
    absent: Listed
    none: Listed
    unsound: Listed


class WindowsForm(Form):
    """[windows]."""

    free: Words


class RowForm(Form):
    """One [[row]] of the example."""

    building: str = ""
    unit: str = ""
    room: str = ""
    left: Annotated[Listed, Field(default_factory=list)]
    put: Annotated[dict[str, Words], Field(default_factory=dict)]


class FactsForm(Form):
    """facts.toml."""

    parts: Listed
    columns: ColumnsForm
    units: dict[str, Listed]
    words: WordsForm
    aliases: dict[str, Listed]
    windows: WindowsForm
    accepts: dict[str, Words]
    fact: Annotated[list[FactForm], Field(min_length=1)]
    row: Annotated[list[RowForm], Field(min_length=1)]


def plain_facts(path: Path) -> dict[str, Any]:
    """The file as plain data that can be kept.

    Raises:
        DataFault: it does not have the shape that it should, or names a part, word or fact that cannot be.
    """
    form = shaped(FactsForm, path.name, read_toml(path))
    for key, message in _faults(form):
        raise DataFault(path.name, key, message)
    rank = {part: place for place, part in enumerate(form.parts)}
    return {
        "facts": [_row(fact) for fact in sorted(form.fact, key=lambda fact: rank[fact.part])],
        "parts": tuple(form.parts),
        "columns": _tupled(form.columns.model_dump()),
        "units": _tupled(form.units),
        "words": _tupled(form.words.model_dump()),
        "aliases": _tupled(form.aliases),
        "window_words": tuple(form.windows.free.split()),
        "accepts": dict(form.accepts),
        "rows": tuple((row.building, row.unit, row.room, tuple(row.left), dict(row.put)) for row in form.row),
    }


def _row(fact: FactForm) -> tuple[Any, ...]:
    level, _, name = fact.id.partition(".")
    named = (fact.id, level, name, fact.kind, fact.part, fact.title)
    return (
        *named,
        tuple(fact.also),
        fact.ask,
        tuple(fact.words),
        fact.example,
        fact.none,
        fact.only,
        tuple(fact.unless.items()),
    )


def _tupled(table: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {key: tuple(words) for key, words in table.items()}


def _faults(form: FactsForm) -> Iterator[tuple[str, str]]:
    twice = [name for name, count in Counter(fact.id for fact in form.fact).items() if count > 1]
    yield from ((name, "stands twice") for name in twice)
    words = {word for fact in form.fact for word in fact.words}
    yield from ((f"aliases.{word}", "is no word of any fact") for word in form.aliases if word not in words)
    ids = {fact.id for fact in form.fact}
    for fact in form.fact:
        if fact.part not in form.parts:
            yield fact.id, f"there is no part {fact.part!r}"
        if bool(fact.words) != (fact.kind in {"choice", "condition"}):
            yield fact.id, "a choice or condition has words, and nothing else has"
        for other in fact.unless:
            if other not in ids:
                yield fact.id, f"there is no fact {other!r}"
        if not {fact.kind, "absent"} <= set(form.accepts):
            yield fact.id, f"[accepts] has no sentence for {fact.kind}"
