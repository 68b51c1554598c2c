"""Guided questions: the facts that a rule turns on, one at a time, each with a few big answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date, timedelta
from typing import Any

from textual.content import Content

from assistant.forms.field import NONE, UNKNOWN, WINDOWS, Field, window_field
from assistant.forms.form import Form, open_form
from assistant.forms.reckoning import Reckoned, reckon
from assistant.forms.telling import told_turn
from assistant.reply import Reply
from assistant.state import State
from assistant.tui.blocks import Block, Row
from assistant.tui.kiosk.acts import Act, Button, Page, numbered
from assistant.tui.looks import ALARM, HEAD, SOFT
from assistant.tui.talk import Talk
from assistant.tui.words import Words
from assistant.words import load_words

DAYS_OFFERED = 5
"""So many days, from today back, can be touched."""

QUESTIONS_MOST = 12
"""After so many questions there is an answer, whatever is still missing."""


@dataclass(frozen=True, slots=True, eq=False)
class Guide:
    """How far the questions have come: the form, its entries so far, the field that is asked for."""

    form: Form
    values: Mapping[str, str]
    field: Field | None
    number: int = 1

    @property
    def many(self) -> bool:
        """Whether several answers can be true at once."""
        return self.field is not None and self.field.many


def guide(name: str, talk: Talk[Any, Any], today: date) -> Guide:
    """The questions of a calculator, from where the conversation stands."""
    form = open_form(name, talk.state, talk.engine)
    return _onward(Guide(form, dict(form.values), None, 0), today)


def answered(before: Guide, entry: str, today: date) -> tuple[Guide, str]:
    """The questions after an answer; or as they were, with what is wrong with it."""
    if before.field is None:
        return before, ""
    name = before.field.name
    values = {**before.values, name: _entry(before, entry)}
    fault = reckon(before.form, values, today).faults.get(name, "")
    if fault:
        return before, fault
    return _onward(replace(before, values=values), today), ""


def toggled(before: Guide, value: str) -> Guide:
    """One of several answers taken or taken back."""
    if before.field is None:
        return before
    name = before.field.name
    chosen = [one for one in before.values.get(name, "").split(",") if one and one != NONE]
    chosen = [one for one in chosen if one != value] if value in chosen else [*chosen, value]
    return replace(before, values={**before.values, name: ",".join(chosen)})


def turn(done: Guide, today: date) -> Callable[[State], tuple[Reply, State]]:
    """The answers as a turn of the conversation."""
    return lambda state: told_turn(done.form, done.values, reckon(done.form, done.values, today), state, today)


def guide_page(asked: Guide, words: Words, today: date, fault: str = "") -> Page:
    """The page of the question that is asked."""
    field = asked.field
    if field is None:
        return Page("guide")
    say, key = words["kiosk"], f"{asked.form.calculator.name}.{field.name}"
    ask = words["kiosk_asks"].get(key, _before_example(asked, field.ask))
    if field.window is not None:
        ask = f"{asked.form.say('window').format(number=field.window + 1)}: {ask}"
    rows: list[Row] = [Block(Content.styled(say["guide_head"].format(number=asked.number), SOFT))]
    rows.append(Block(Content.styled(ask, HEAD)))
    if fault:
        rows.append(Block(Content.styled(fault, ALARM), above=1))
    buttons = list(_buttons(asked, field, key, words, today))
    pad = not buttons
    if pad:
        rows.append(Block(Content.styled(say["type_it"], SOFT), above=1))
    if field.kind == "date":
        rows.append(Block(Content.styled(say["earlier"], SOFT), above=1))
    if field.find_out:
        rows.append(Block(Content.styled(say["find_out"].format(words=field.find_out), SOFT), above=1))
    if asked.many:
        buttons.append(Button(say["ok"], Act("enter")))
    buttons.append(Button(say["unknown"], Act("fill", UNKNOWN)))
    return Page("guide", tuple(rows), tuple(buttons) if pad else numbered(buttons), pad)


def _onward(before: Guide, today: date) -> Guide:
    done = reckon(before.form, before.values, today)
    field = next(_open(before, done), None) if before.number < QUESTIONS_MOST else None
    return replace(before, field=field, number=before.number + 1)


def _open(before: Guide, done: Reckoned) -> Iterator[Field]:
    """The fields that still matter and were not asked for yet, in their order."""
    fields = {field.name: field for field in done.fields}
    for name in done.reply.calc.missing if done.reply.calc else ():
        places = range(int(before.values[WINDOWS])) if name == WINDOWS and _count(before.values) else ()
        for one in (name, *(window_field(place, "area_sqft") for place in places)):
            if one in fields and not before.values.get(one):
                yield fields[one]


def _count(values: Mapping[str, str]) -> bool:
    return values.get(WINDOWS, "").isdigit()


def _entry(before: Guide, entry: str) -> str:
    """What is entered where somebody does not know: a word for it where the field has no such choice."""
    field = before.field
    if entry != UNKNOWN or field is None or any(one.value == UNKNOWN for one in field.choices):
        return entry
    return before.form.say("unknown")


def _before_example(asked: Guide, ask: str) -> str:
    return ask.partition(asked.form.say("cue"))[0].strip()


def _buttons(asked: Guide, field: Field, key: str, words: Words, today: date) -> Iterator[Button]:
    own = words["kiosk_choices"]
    chosen = asked.values.get(field.name, "").split(",")
    for choice in field.choices:
        if choice.value == UNKNOWN or (asked.many and choice.value == NONE):
            continue
        label = own.get(f"{key}.{choice.value}", choice.words)
        mark = ("[x] " if choice.value in chosen else "[ ] ") if asked.many else ""
        yield Button(mark + label[:1].upper() + label[1:], Act("fill", choice.value))
    if not field.choices:
        for name, label in own.items():
            if name.rpartition(".")[0] == key:
                yield Button(label, Act("fill", name.rpartition(".")[2]))
    if field.kind == "hour":
        yield from (Button(hour, Act("fill", hour)) for hour in words["kiosk"]["hours"])
    if field.kind == "date":
        yield from _days(asked, words, today)


def _days(asked: Guide, words: Words, today: date) -> Iterator[Button]:
    say, style = words["kiosk"], load_words("common", asked.form.engine.lang).style
    for back in range(DAYS_OFFERED):
        day = today - timedelta(days=back)
        key = ("today", "yesterday", "day")[min(back, 2)]
        weekday = say["weekdays"][day.weekday()]
        yield Button(say[key].format(day=style.day(day), weekday=weekday), Act("fill", day.isoformat()))
