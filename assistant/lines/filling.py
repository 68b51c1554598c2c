"""A calculator's form, asked one question after the other."""

from __future__ import annotations

from dataclasses import replace

from assistant.calculators.register import NAMES
from assistant.forms.field import MORE, WINDOWS, Field
from assistant.forms.form import open_form
from assistant.forms.reckoning import Reckoned, reckon
from assistant.forms.telling import sentence, told_turn
from assistant.lines.answers import entry_of
from assistant.lines.asking import told
from assistant.lines.listing import numbered
from assistant.lines.session import Desk, Filling, Offer, Session, Told
from assistant.words import load_words


def pick_form(session: Session, desk: Desk) -> Told:
    """The forms, as a list to pick from."""
    titles = (load_words(name, desk.engine.lang).title for name in NAMES)
    text = numbered(desk.phrases["talk.pick_form"], titles)
    return Told(text, replace(session, offers=tuple(Offer("form", name) for name in NAMES)))


def open_filling(name: str, session: Session, desk: Desk) -> Told:
    """Opens a form, filled with what the conversation told of it.

    Only what still matters is asked for; where nothing does, everything is.
    """
    form = open_form(name, session.state, desk.engine)
    values = dict(form.values)
    done = reckon(form, values, desk.today)
    filling = Filling(form, values, "", whole=_next(Filling(form, values, ""), done) is None)
    head = [desk.phrases["form.opens"].format(title=form.words.title), desk.phrases["talk.filling"]]
    asked = _ask_next(filling, done, session, desk)
    return replace(asked, text=f"{' '.join(head)}\n\n{asked.text}")


def fill(line: str, filling: Filling, session: Session, desk: Desk) -> Told:
    """One line while a form is open: an entry, or one of the words that move in it."""
    said, say = line.strip().lower().rstrip(".!"), desk.phrases
    if said in say.cues("form.words_stop"):
        return Told(say["form.left"], replace(session, open=None))
    if said in say.cues("form.words_back"):
        return _back(filling, session, desk)
    if said in say.cues("form.words_done"):
        return _finish(filling, session, desk)
    if said in say.cues("form.words_help"):
        return _again(say["talk.filling"], filling, session, desk)
    field = _field(filling, desk)
    if not line.strip():
        skipped = replace(filling, skipped=filling.skipped | {field.name})
        return _go_on(skipped, session, desk)
    entry = entry_of(line, field, desk.phrases)
    if entry is None:
        return _again(say["form.not_listed"], filling, session, desk)
    values = {**filling.values, field.name: entry}
    fault = reckon(filling.form, values, desk.today).faults.get(field.name)
    if fault:
        return _again(fault, filling, session, desk)
    entered = replace(filling, values=values, skipped=filling.skipped - {field.name})
    return _go_on(entered, session, desk)


def _go_on(filling: Filling, session: Session, desk: Desk) -> Told:
    asked = replace(filling, asked=(*filling.asked, filling.at))
    done = reckon(filling.form, filling.values, desk.today)
    told = _ask_next(asked, done, session, desk)
    note = _read_as(filling, done, desk)
    return replace(told, text=f"{note}\n\n{told.text}") if note else told


def _read_as(filling: Filling, done: Reckoned, desk: Desk) -> str:
    """How the last entry was read, where that is not plain."""
    told = done.read_as.get(filling.at, "")
    sign = str(filling.form.common.tables["notes"]["read_as"]).partition("{")[0]
    said = desk.phrases["form.read_as"].format(value=told.removeprefix(sign))
    return said if told else ""


def _ask_next(filling: Filling, done: Reckoned, session: Session, desk: Desk) -> Told:
    """The next question; where there is none, the answer."""
    field = _next(filling, done)
    if field is None:
        return _finish(filling, session, desk)
    at = replace(filling, at=field.name)
    return Told(_asked(at, field, desk), replace(session, open=at))


def _next(filling: Filling, done: Reckoned) -> Field | None:
    """The first field that is to be asked for and was not; the parts of a window are asked for with their window."""
    for field in done.fields:
        if field.name in filling.asked or field.name in filling.skipped:
            continue
        if filling.whole or (not filling.values.get(field.name) and _matters(field, done)):
            return field
    return None


def _matters(field: Field, done: Reckoned) -> bool:
    return field.name in done.missing or (field.window is not None and field.part != MORE)


def _back(filling: Filling, session: Session, desk: Desk) -> Told:
    if not filling.asked:
        return _again(desk.phrases["form.first"], filling, session, desk)
    at = filling.asked[-1]
    back = replace(filling, at=at, asked=filling.asked[:-1], skipped=filling.skipped - {at})
    return Told(_asked(back, _field(back, desk), desk), replace(session, open=back))


def _again(said: str, filling: Filling, session: Session, desk: Desk) -> Told:
    text = f"{said}\n\n{_asked(filling, _field(filling, desk), desk)}"
    return Told(text, replace(session, open=filling))


def _finish(filling: Filling, session: Session, desk: Desk) -> Told:
    done = reckon(filling.form, filling.values, desk.today)
    closed = replace(session, open=None)
    if not done.told:
        return Told(desk.phrases["form.nothing"], closed)
    reply, state = told_turn(filling.form, filling.values, done, session.state, desk.today)
    return told(sentence(filling.form, filling.values, done), reply, state, closed, desk)


def _field(filling: Filling, desk: Desk) -> Field:
    fields = reckon(filling.form, filling.values, desk.today).fields
    return next(field for field in fields if field.name == filling.at)


def _asked(filling: Filling, field: Field, desk: Desk) -> str:
    """The question for a field, its choices by number, and how to find it out."""
    say = desk.phrases
    held = filling.values.get(field.name, "")
    ask = {WINDOWS: say["form.windows"], MORE: say["form.more"]}.get(field.part, field.ask)
    if field.window is not None:
        ask = say["form.of_window"].format(number=field.window + 1, ask=ask)
    after = say["form.known"].format(value=field.words(held)) if held else ""
    if field.find_out and not held:
        after = say["form.to_find_out"].format(words=field.find_out)
    told = f"\n{after}" if after else ""
    if not field.choices or field.name == WINDOWS:
        return f"{ask}{told}"
    how = say["form.choose_many" if field.many else "form.choose"]
    return f"{numbered(f'{ask} {how}', (choice.words for choice in field.choices))}{told}"
