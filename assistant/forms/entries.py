"""What a person writes into a field, read by the readers of `howard calc` and of the conversation."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from typing import Any

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
    """An entry as it was read: its typed value, or what is wrong with it, or that the person does not know.

    An empty entry tells nothing at all.
    """

    value: Any = None
    fault: str = ""
    unknown: bool = False


NOTHING = Entry()


def read_entry(form: Form, name: str, text: str, today: date) -> Entry:
    """What an entry tells of a fact, or of the part of a window."""
    entry = clean(text)[:ENTRY_LIMIT].strip()
    if not entry:
        return NOTHING
    if entry == UNKNOWN:
        return Entry(unknown=True)
    if name in form.known and entry == form.values.get(name):
        return Entry(form.known[name])
    return _part(form, name, entry, today) if name.startswith(f"{WINDOWS}.") else _fact(form, name, entry, today)


def readable(form: Form, name: str, text: str, today: date) -> bool:
    """Whether an entry can be read."""
    return read_entry(form, name, text, today).value is not None


def fault_of(form: Form, said: Said, kind: str = "") -> str:
    """What is wrong, in words: those of forms where they have their own, else those of the readers."""
    table, _, key = said.key.partition(".")
    faults = form.common.tables["faults"]
    if table != "given" or key not in faults:
        return form.facts.say(said, form.engine.law)
    own = f"{key}_{kind}" if f"{key}_{kind}" in faults else key
    return form.common.say(Said(f"faults.{own}", said.values), form.engine.law)


def _part(form: Form, name: str, entry: str, today: date) -> Entry:
    part = name.rpartition(".")[2]
    try:
        held = given(form.calculator, {WINDOWS: [{part: entry}]}, today)
    except BadFact as bad:
        return _unread(form, entry, bad.said, WINDOW_KINDS.get(part, ""))
    return Entry(getattr(held.windows[0], part))


def _fact(form: Form, name: str, entry: str, today: date) -> Entry:
    kind = next(fact.kind for fact in form.calculator.facts if fact.name == name)
    if kind == "names" and entry == NONE:
        return Entry(())
    # A calculator's own reader knows which days lie ahead.
    told = _by_reader(form, name, entry, today) if kind == "date" else NOTHING
    if told != NOTHING:
        return told
    try:
        held = given(form.calculator, {name: entry}, today)
    except BadFact as bad:
        again = _by_reader(form, name, entry, today)
        return again if again.value is not None else _unread(form, entry, bad.said, kind)
    return Entry(form.calculator.stated(held)[name])


def _by_reader(form: Form, name: str, entry: str, today: date) -> Entry:
    """The entry as an answer to the question for its fact."""
    found = read_facts(form.calculator.name, entry, today, name)
    if name in found.facts:
        return Entry(found.facts[name])
    return Entry(fault=form.facts.say(found.problems[0], form.engine.law)) if found.problems else NOTHING


def _unread(form: Form, entry: str, said: Said, kind: str) -> Entry:
    return Entry(unknown=True) if says_unknown(entry) else Entry(fault=fault_of(form, said, kind))
