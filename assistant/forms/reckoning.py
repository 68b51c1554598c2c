"""A form reckoned: the facts that its entries tell, what is wrong with them, and the verdict so far."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Any

from assistant.calculators.window_facts import Window
from assistant.cases import case_reply
from assistant.facts.found import Found
from assistant.facts.reader import agreeing
from assistant.forms.entries import Entry, read_entry
from assistant.forms.field import LABEL, MORE, NONE, WINDOWS, Field, window_field
from assistant.forms.fields import fields_of
from assistant.forms.form import Form
from assistant.forms.rows import rows_of
from assistant.forms.texts import printed
from assistant.reply import Reply

_DIGITS = frozenset("0123456789.,/ ")


@dataclass(frozen=True, slots=True)
class Reckoned:
    """What the entries come to.

    `facts` are the typed ones, `unknown` the names of those that nobody knows; `faults` says by field what is wrong,
    `read_as` how an entry was read where that is not plain; `missing` names the fields that still matter. `reply` is
    the calculator's, without a question.
    """

    fields: tuple[Field, ...]
    facts: Mapping[str, Any]
    unknown: tuple[str, ...]
    faults: Mapping[str, str]
    read_as: Mapping[str, str]
    missing: frozenset[str]
    reply: Reply

    @property
    def told(self) -> bool:
        """Whether anything is told yet."""
        return bool(self.facts or self.unknown)


def reckon(form: Form, values: Mapping[str, str], today: date) -> Reckoned:
    """The form with these entries, whatever they are."""
    fields = fields_of(form, values, today)
    entries = {field.name: read_entry(form, field.name, values.get(field.name, ""), today) for field in _read(fields)}
    told, faults = _agreeing(form, _facts(form, entries, values))
    faults |= {name: entry.fault for name, entry in entries.items() if entry.fault}
    known = {fact.name for fact in form.calculator.facts}
    unknown = tuple(name for name, entry in entries.items() if entry.unknown and name in known)
    reply = case_reply(form.calculator.name, form.calculator.hold(told), form.engine, today, unknown)
    missing = frozenset(reply.calc.missing if reply.calc else ()) - set(unknown)
    return Reckoned(fields, told, unknown, faults, _read_as(form, fields, entries, values), missing, reply)


def _read(fields: Iterable[Field]) -> Iterable[Field]:
    """The fields that tell a fact or a part of one by themselves."""
    return (field for field in fields if field.part not in {MORE, WINDOWS})


def _facts(form: Form, entries: Mapping[str, Entry], values: Mapping[str, str]) -> dict[str, Any]:
    windows = _windows(form, entries, values)
    own = {name: entry for name, entry in entries.items() if not name.startswith(f"{WINDOWS}.")}
    told = _together(own) | ({} if windows is None else {WINDOWS: windows})
    return {fact.name: told[fact.name] for fact in form.calculator.facts if fact.name in told}


def _together(entries: Mapping[str, Entry]) -> dict[str, Any]:
    """What entries tell; a field's own entry counts for more than what another's tells of it."""
    found = {name: value for entry in entries.values() for name, value in entry.facts.items()}
    for field, entry in entries.items():
        part = field.rpartition(".")[2]
        if part in entry.facts:
            found[part] = entry.facts[part]
    return found


def _windows(form: Form, entries: Mapping[str, Entry], values: Mapping[str, str]) -> tuple[Window, ...] | None:
    """The windows; None where nothing is told of them, or where the size of one cannot be read."""
    if values.get(WINDOWS) == NONE:
        return ()
    rows = [_window(form, entries, place) for place in range(rows_of(values))]
    return tuple(window for window in rows if window is not None) if rows and None not in rows else None


def _window(form: Form, entries: Mapping[str, Entry], place: int) -> Window | None:
    own = {name: entry for name, entry in entries.items() if name.startswith(window_field(place, ""))}
    if any(entry.fault for entry in own.values()):
        return None
    return Window(**_together(own), label=form.known.get(window_field(place, LABEL), ""))


def _agreeing(form: Form, facts: dict[str, Any]) -> tuple[dict[str, Any], dict[str, str]]:
    """The facts without those that are at odds with each other, and what is wrong with these, by field."""
    checked = agreeing(form.calculator.name, Found(facts))
    wrong = [name for name in facts if checked.facts.get(name) != facts[name]]
    said = [form.facts.say(one, form.engine.law) for one in checked.problems]
    return dict(checked.facts), dict(zip(wrong, said, strict=False))


def _read_as(
    form: Form, fields: Iterable[Field], entries: Mapping[str, Entry], values: Mapping[str, str]
) -> dict[str, str]:
    """How entries of text were read, where that says more than the entry."""
    found: dict[str, str] = {}
    for field in fields:
        facts = entries[field.name].facts if field.name in entries and not field.choices else {}
        words = ", ".join(_words(form, field, name, value) for name, value in facts.items())
        if words and _bare(words) != _bare(with_unit(form, field, values[field.name].strip())):
            found[field.name] = form.common.tables["notes"]["read_as"].format(value=words)
    return found


def _bare(words: str) -> str:
    return words.replace(",", "")


def _words(form: Form, field: Field, name: str, value: Any) -> str:
    """A value in words, with its name where it is not the field's own."""
    kinds = {fact.name: fact for fact in (*form.calculator.facts, *form.window_facts)}
    told = printed(kinds[name], value, form.engine)
    told = str(form.words.tables.get("names", {}).get(told, told))
    if name == field.part:
        return with_unit(form, field, told)
    label = form.words.of("fact", name, form.engine.law)
    return str(form.common.tables["notes"]["read_for"]).format(label=label, value=told)


def with_unit(form: Form, field: Field, value: str) -> str:
    """An entry with the unit of its field, where it is a bare number."""
    bare = field.unit and value and not set(value) - _DIGITS
    return form.say("with_unit").format(value=value, unit=field.unit) if bare else value
