"""A filled form as a plain sentence, and as a turn of the conversation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from assistant.carried import remembering
from assistant.cases import outcome_of, reckoned
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.forms.field import MORE, WINDOWS, Field
from assistant.forms.form import Form
from assistant.forms.reckoning import Reckoned, with_unit
from assistant.forms.rows import rows_of
from assistant.office import with_office
from assistant.reply import Reply
from assistant.state import Case, State, Told
from intents.catalogue import Intent
from intents.matcher import match


def sentence(form: Form, values: Mapping[str, str], done: Reckoned) -> str:
    """What the form tells, as one could have asked it: "Whether the water gets hot enough. Water temperature: 115." """
    told = form.say("between").join(_told(form, values, done))
    told = told[:1].upper() + told[1:]
    return form.say("whole" if told else "nothing").format(title=form.words.title, told=told)


def told_turn(form: Form, values: Mapping[str, str], done: Reckoned, state: State, today: date) -> tuple[Reply, State]:
    """The reply to the form as a turn, and the state in which the conversation goes on from its facts."""
    question, engine = sentence(form, values, done), form.engine
    name, facts = form.calculator.name, form.calculator.hold(done.facts)
    intent = _intent(form, Case(name, "", facts), today)
    told = tuple(_turns(form, values, done, today))
    retold = {one.asked for one in told}
    base = form.calculator.hold({name: value for name, value in done.facts.items() if name not in retold})
    case = Case(name, intent.id, facts, unknown=done.unknown, told=told, base=base)
    reply, case = reckoned(question, case, Found(), engine, today, 1.0)
    before = state.earlier if state.case and state.case.calculator == name else state.case
    cite = reply.citations[0].cite if reply.citations else state.cite
    after = State(case, intent.id, cite, earlier=before, checked=state.checked)
    return with_office(reply, engine), remembering(after, state.remembered, engine, today)


def _told(form: Form, values: Mapping[str, str], done: Reckoned) -> Iterator[str]:
    for field in done.fields:
        text = values.get(field.name, "").strip()
        if field.window is not None or not text or field.name in done.faults:
            continue
        windows = _windows(form, values, done.fields) if field.name == WINDOWS else ""
        value = windows or with_unit(form, field, field.words(text))
        yield form.say("told").format(label=_label(form, field), value=value)


def _windows(form: Form, values: Mapping[str, str], fields: Sequence[Field]) -> str:
    rows = ([field for field in fields if field.window == place] for place in range(rows_of(values)))
    return form.say("comma").join(filter(None, (_row(form, values, row) for row in rows)))


def _label(form: Form, field: Field) -> str:
    return form.say(WINDOWS) if field.name == WINDOWS else field.label


def _row(form: Form, values: Mapping[str, str], fields: Sequence[Field]) -> str:
    """One window: its kind and size, then its further parts by name."""
    first, further = [], []
    for field in fields:
        text = values.get(field.name, "").strip()
        if not text or field.part == MORE:
            continue
        words = with_unit(form, field, field.words(text))
        if field.part in form.common.tables["window"]:
            first.append(words)
        else:
            further.append(f"{form.words.of('fact', field.part, form.engine.law)} {words}")
    told = " ".join(first)
    return f"{told} ({form.say('comma').join(further)})".strip() if further else told


def _turns(form: Form, values: Mapping[str, str], done: Reckoned, today: date) -> Iterator[Told]:
    """The entries that the readers read back as the same facts, each as the answer to a question, so that a correction
    can change one of them."""
    for field in done.fields:
        if field.name not in done.facts or field.name == WINDOWS:
            continue
        text = field.words(values.get(field.name, "").strip())
        read = read_facts(form.calculator.name, text, today, field.name).facts
        if read == {field.name: done.facts[field.name]}:
            yield Told(text, field.name)


def _intent(form: Form, case: Case, today: date) -> Intent:
    """The intent that the form is closest to: that of the open case, else one that its facts and its rule fit."""
    engine, name = form.engine, form.calculator.name
    if form.case is not None:
        return engine.intent(form.case.intent)
    stated = form.calculator.stated(case.facts)
    fitting = [
        intent
        for intent in engine.matcher.catalogue.intents.values()
        if intent.calculator == name and all(stated.get(fact) == value for fact, value in intent.facts)
    ]
    outcome = outcome_of(case, engine, today)
    rule = outcome.citations
    said = f"{form.words.title}: {form.words.say(outcome.say, engine.law)}"
    near = [one.intent.id for one in match(said, engine.matcher, ()).matches]
    rank = {intent: place for place, intent in enumerate(near)}

    def distance(intent: Intent) -> tuple[int, int]:
        return (rule.index(intent.cite) if intent.cite in rule else len(rule)), rank.get(intent.id, len(near))

    return min(fitting, key=distance)
