"""What a person writes into a field, read by the readers of `howard calc` and of the conversation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from assistant.facts.found import NO_FACTS
from assistant.facts.given import BadFact, given
from assistant.facts.reader import read_facts
from assistant.facts.yesno import says_unknown
from assistant.forms.field import NONE, UNKNOWN, WINDOWS
from assistant.forms.form import WINDOW_KINDS, Form
from assistant.outcome import Said
from intents.wording import clean

ENTRY_LIMIT = 200
"""Characters of an entry that are read."""


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry as it was read: the facts that it tells, or what is wrong with it, or that the person does not know.

    `facts` are typed values by fact, or by part where the field is one of a window; mostly the field's own, but "the
    lower half" tells another than its area. An empty entry tells nothing at all.
    """

    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)
    fault: str = ""
    unknown: bool = False


NOTHING = Entry()
_UNREADABLE = "given.not_a"


def read_entry(form: Form, name: str, text: str, today: date) -> Entry:
    """What an entry tells of a fact, or of the part of a window."""
    entry = clean(text)[:ENTRY_LIMIT].strip()
    if not entry:
        return NOTHING
    if entry == UNKNOWN:
        return Entry(unknown=True)
    part = name.rpartition(".")[2]
    if name in form.known and entry == form.values.get(name):
        return Entry({part: form.known[name]})
    return _part(form, part, entry, today) if part != name else _fact(form, name, entry, today)


def readable(form: Form, name: str, text: str, today: date) -> bool:
    """Whether an entry tells its own field."""
    return name.rpartition(".")[2] in read_entry(form, name, text, today).facts


def fault_of(form: Form, said: Said, kind: str = "") -> str:
    """What is wrong, in words: those of forms where they have their own, else those of the readers."""
    table, _, key = said.key.partition(".")
    faults = form.common.tables["faults"]
    if table != "given" or key not in faults:
        return form.facts.say(said, form.engine.law)
    own = f"{key}_{kind}" if f"{key}_{kind}" in faults else key
    return form.common.say(Said(f"faults.{own}", said.values), form.engine.law)


def _part(form: Form, part: str, entry: str, today: date) -> Entry:
    try:
        held = given(form.calculator, {WINDOWS: [{part: entry}]}, today)
    except BadFact as bad:
        asked = part in {fact.name for fact in form.calculator.facts}
        again = _read_again(form, part, entry, bad.said, today) if asked else NOTHING
        told = {name: value for name, value in again.facts.items() if name in WINDOW_KINDS}
        return Entry(told) if told else _unread(form, entry, bad.said, WINDOW_KINDS[part])
    return Entry({part: getattr(held.windows[0], part)})


def _fact(form: Form, name: str, entry: str, today: date) -> Entry:
    kind = next(fact.kind for fact in form.calculator.facts if fact.name == name)
    if kind == "names" and entry == NONE:
        return Entry({name: ()})
    # A calculator's own reader knows which days lie ahead.
    told = _by_reader(form, name, entry, today) if kind == "date" else NOTHING
    if name in told.facts or told.fault:
        return told
    try:
        held = given(form.calculator, {name: entry}, today)
    except BadFact as bad:
        again = _read_again(form, name, entry, bad.said, today)
        return again if again.facts else _unread(form, entry, bad.said, kind)
    return Entry({name: form.calculator.stated(held)[name]})


def _read_again(form: Form, name: str, entry: str, said: Said, today: date) -> Entry:
    """What the conversation reads where the command finds no value at all; a value that cannot be stays refused."""
    return _by_reader(form, name, entry, today) if said.key.startswith(_UNREADABLE) else NOTHING


def _by_reader(form: Form, name: str, entry: str, today: date) -> Entry:
    """The entry as an answer to the question for its fact."""
    found = read_facts(form.calculator.name, entry, today, name)
    if found.problems:
        return Entry(fault=form.facts.say(found.problems[0], form.engine.law))
    others = {other: value for other, value in found.facts.items() if other != WINDOWS}
    return Entry({name: found.facts[name]} if name in found.facts else others)


def _unread(form: Form, entry: str, said: Said, kind: str) -> Entry:
    return Entry(unknown=True) if says_unknown(entry) else Entry(fault=fault_of(form, said, kind))
