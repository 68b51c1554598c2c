"""The fields of a form, from what the calculator's facts and words already say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from functools import lru_cache

from assistant.calculators.calculator import Fact
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import WINDOW_FACTS
from assistant.engine import load_engine
from assistant.forms.entries import readable
from assistant.forms.field import MORE, NONE, UNKNOWN, WINDOWS, Choice, Field, window_field
from assistant.forms.form import CHOSEN, FIRST_PARTS, Form
from assistant.forms.rows import rows_of
from assistant.words import COMMON, load_words

WINDOWS_MOST = 6
"""A form has rows for so many windows, or for as many as the conversation told of."""


def fields_of(form: Form, values: Mapping[str, str], today: date) -> tuple[Field, ...]:
    """All fields in the order they are asked for; those of the windows follow their count."""
    found: list[Field] = []
    for fact in form.calculator.facts:
        found.append(_field(form, fact, today))
        if fact.name == WINDOWS:
            found.extend(_rows(form, values, today))
    return tuple(found)


def _field(form: Form, fact: Fact, today: date) -> Field:
    words, law = form.words, form.engine.law
    if fact.kind == "windows":
        return _how_many(form)
    return Field(
        fact.name,
        fact.kind,
        words.of("fact", fact.name, law),
        words.ask(fact.name, law),
        words.of("unknown", fact.name, law) if words.has("unknown", fact.name) else "",
        _by_kind(form, "units", fact),
        _example(form, fact, fact.name, words.ask(fact.name, law), today),
        _choices(form, fact),
        fact.kind == "names",
    )


def _how_many(form: Form) -> Field:
    most = max(WINDOWS_MOST, rows_of(form.values))
    choices = (Choice(NONE, form.say("no_window")),)
    table, asked = form.common.tables["window"], form.common.tables["window_ask"]
    return Field(
        WINDOWS,
        "windows",
        str(table["how_many"]),
        str(asked[WINDOWS]),
        form.words.of("unknown", WINDOWS, form.engine.law),
        choices=(*choices, *(Choice(f"{count}", f"{count}") for count in range(1, most + 1))),
    )


def _rows(form: Form, values: Mapping[str, str], today: date) -> Iterator[Field]:
    for place in range(rows_of(values)):
        opened = values.get(window_field(place, MORE)) == "yes"
        for number, fact in enumerate(WINDOW_FACTS):
            if number == FIRST_PARTS:
                yield _more(form, place)
            if number < FIRST_PARTS or opened:
                yield _part(form, fact, place, today)


def _part(form: Form, fact: Fact, place: int, today: date) -> Field:
    words, law, own = form.words, form.engine.law, form.common.tables["window"]
    asked = form.common.tables["window_ask"]
    ask = str(asked[fact.name]) if fact.name in asked else words.ask(fact.name, law)
    name = window_field(place, fact.name)
    return Field(
        name,
        fact.kind,
        _of_window(form, place, str(own[fact.name]) if fact.name in own else words.of("fact", fact.name, law)),
        ask,
        words.of("unknown", fact.name, law) if words.has("unknown", fact.name) else "",
        _by_kind(form, "units", fact),
        _example(form, fact, name, ask, today),
        _choices(form, fact),
    )


def _more(form: Form, place: int) -> Field:
    label = _of_window(form, place, str(form.common.tables["window"][MORE]))
    ask = str(form.common.tables["window_ask"][MORE])
    return Field(window_field(place, MORE), "yesno", label, ask, choices=_yes_no(form))


def _of_window(form: Form, place: int, label: str) -> str:
    return f"{form.say('window').format(number=place + 1)}: {label}"


def _by_kind(form: Form, table: str, fact: Fact) -> str:
    return str(form.common.tables[table].get(fact.kind, ""))


def _example(form: Form, fact: Fact, name: str, ask: str, today: date) -> str:
    if fact.kind in CHOSEN:
        return ""
    told = _first_readable(form.calculator.name, form.engine.lang, name, ask, today)
    if not told and fact.kind == "date":
        return load_words(COMMON, form.engine.lang).style.day(today)
    return told or _by_kind(form, "examples", fact)


@lru_cache(maxsize=512)
def _first_readable(name: str, lang: str, field: str, ask: str, today: date) -> str:
    """The first example of a question that can be read by itself; "" where there is none."""
    form = Form(calculator(name), load_engine(lang))
    told = ask.partition(form.say("cue"))[2].removesuffix(".")
    return next((one for one in told.split(form.say("or")) if readable(form, field, one, today)), "")


def _choices(form: Form, fact: Fact) -> tuple[Choice, ...]:
    if fact.kind == "yesno":
        return (*_yes_no(form), Choice(UNKNOWN, form.say("unknown")))
    if fact.kind not in {"choice", "names"}:
        return ()
    own = form.common.tables["choices"].get(form.calculator.name, {}).get(fact.name, {})
    names = {**form.words.tables.get("names", {}), **own}
    listed = tuple(Choice(value, str(names.get(value, value))) for value in fact.choices)
    if fact.kind == "names":
        return (*listed, Choice(NONE, form.say("none")))
    return listed if fact in WINDOW_FACTS else (*listed, Choice(UNKNOWN, form.say("unknown")))


def _yes_no(form: Form) -> tuple[Choice, ...]:
    words = load_words(COMMON, form.engine.lang).style.common["words"]
    return Choice("yes", str(words["yes"])), Choice("no", str(words["no"]))
