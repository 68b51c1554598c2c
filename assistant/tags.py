"""The facts of a case as short tags in plain words: "bedroom", "140 sq ft", "window 9 sq ft"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import fields

from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window
from assistant.engine import Engine
from assistant.outcome import Value
from assistant.state import Case
from assistant.words import TAGS, load_words
from assistant.words.filling import fill

Entry = str | Mapping[str, str]
"""The words of one fact, or its words by value."""


def tags(case: Case, engine: Engine) -> tuple[str, ...]:
    """The facts of a case that are known, each once, in the order they are asked for."""
    table = load_words(TAGS, engine.lang).tables[case.calculator]
    stated = calculator(case.calculator).stated(case.facts)
    found = (tag for name, value in stated.items() for tag in _tags(name, value, table, case, engine))
    return tuple(dict.fromkeys(found))


def _tags(name: str, value: object, table: Mapping[str, Entry], case: Case, engine: Engine) -> Iterator[str]:
    """The tags of one fact; none where its value has no words."""
    entry = table[name]
    if name == "windows" and isinstance(value, tuple) and isinstance(entry, Mapping):
        yield from _windows(value, entry, table, case, engine)
        return
    for each in value if isinstance(value, tuple) else (value,):
        words = entry if isinstance(entry, str) else entry.get(_key(each), "")
        if words:
            yield _filled(words, {"value": each}, case, engine)


def _windows(
    windows: tuple[Window, ...], words: Mapping[str, str], table: Mapping[str, Entry], case: Case, engine: Engine
) -> Iterator[str]:
    """Windows of one kind and size together, and then what else is known of any of them."""
    if not windows:
        yield _filled(words["none"], {}, case, engine)
    for (kind, area), count in Counter((window.kind, window.area_sqft) for window in windows).items():
        key = f"{kind}_bare" if area is None else kind if count == 1 else f"{kind}_more"
        yield _filled(words[key], {"value": area or "", "count": count}, case, engine)
    for window in windows:
        for field in fields(window):
            value = getattr(window, field.name)
            if field.name in table and value is not None:
                yield from _tags(field.name, value, table, case, engine)


def _key(value: object) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _filled(words: str, values: Mapping[str, Value], case: Case, engine: Engine) -> str:
    names = load_words(case.calculator, engine.lang).tables.get("names", {})
    style = load_words(TAGS, engine.lang).style
    # A sentence that opens with a blank gets a capital letter; a tag is no sentence.
    return fill(f" {words}", values, engine.law, style, names).strip()
