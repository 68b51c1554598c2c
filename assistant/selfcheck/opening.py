"""A finding of a report as the beginning of a conversation: its reply, and the state from which questions go on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from typing import Any

from assistant.answers import answer
from assistant.calculators.calculator import Calculator
from assistant.calculators.register import calculator
from assistant.cases import reckoned
from assistant.engine import Engine
from assistant.facts.codec import from_plain
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.office import with_office
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Calculation, Line, Quote, Reply
from assistant.selfcheck.duties.duty import load_duties
from assistant.selfcheck.finding import STATES
from assistant.selfcheck.records import CannotOpen
from assistant.selfcheck.report.naming import Naming
from assistant.selfcheck.wording import load_wording
from assistant.state import Case, Checked, State, Told
from assistant.tags import tags
from intents.catalogue import Intent
from intents.matcher import match
from intents.wording import clean

LONGEST = 600
"""The letters of a sentence of a report that are kept."""

MOST = 20
"""The sentences of a list that are kept."""

ACTED_ON = frozenset({"violates", "cannot-tell"})
"""The states of findings of which it is said who mends them."""

_EXACT = re.compile(r"-?\d{1,30}(?:/\d{1,30})?|\d{4}-\d\d-\d\d")


def opened(record: Mapping[str, Any], engine: Engine, today: date) -> tuple[Reply, State]:
    """The reply that shows a finding, a line of a JSON report, and the state that holds its case.

    Raises:
        CannotOpen: the line is not as this program writes it.
    """
    try:
        return _opened(record, engine, today)
    except (KeyError, ValueError, TypeError, ArithmeticError, AttributeError) as fault:
        raise CannotOpen("its line is not whole") from fault


def _opened(record: Mapping[str, Any], engine: Engine, today: date) -> tuple[Reply, State]:
    checked, phrases = _checked(record, engine), load_phrases(engine.lang, "finding")
    question = phrases["say.question"].format(number=checked.number, where=checked.where)
    if checked.case is None:
        intent = _intent(checked, None, engine)
        checked = replace(checked, intent=intent.id if intent else None)
        reply = _shown(answer(question, intent, engine) if intent else _bare(question, checked), checked, phrases)
        return with_office(reply, engine), State(None, checked.intent, checked.cite, checked=checked)
    intent = _intent(checked, checked.case, engine)
    assert intent is not None, "every calculator has an intent"
    own = replace(checked.case, intent=intent.id)
    decided, case = reckoned(question, own, Found(), engine, today, 1.0)
    checked = replace(checked, intent=intent.id, case=own)
    reply = replace(_shown(decided, checked, phrases), calc=_calculation(decided, checked, record))
    return with_office(reply, engine), State(case, intent.id, checked.cite, checked=checked)


def _checked(record: Mapping[str, Any], engine: Engine) -> Checked:
    duty, wording = load_duties().duties[record["duty"]], load_wording(engine.lang)
    naming, mends = Naming(wording), str(record["mends"])
    cite, quote = _law(record, duty.cite, duty.quote, engine)
    state = str(record["state"])
    if state not in STATES:
        raise ValueError(state)
    return Checked(
        int(record.get("number") or 0),
        _text(naming.somewhere(*(_text(record[name]) for name in ("building", "unit", "room")))),
        duty.title,
        state,
        _text(record["text"]),
        cite,
        quote,
        naming.mender(f"{mends}-by-agreement" if record.get("by_agreement") else mends),
        occupant=mends == "occupant",
        working=_texts(record, "working"),
        notes=_texts(record, "notes"),
        mend=_texts(record, "mend"),
        missing=tuple(naming.fact(name) for name in _texts(record, "missing")),
        calculated=record.get("calculated"),
        case=_case(record, engine),
    )


def _law(record: Mapping[str, Any], cite: str, quote: str, engine: Engine) -> tuple[str, str]:
    """The provision and its words as the report has them, where the chapter does; else those of the duty."""
    told, said = str(record["cite"]), str(record["quote"])
    provision = engine.law.ordinance.provisions.get(told)
    stands = provision is not None and " ".join(said.split()) in " ".join(provision.text.split())
    return (told, said) if stands else (cite, quote)


def _case(record: Mapping[str, Any], engine: Engine) -> Case | None:
    """The case that a calculator decided, with the facts that it was told; None where there are none."""
    if not record.get("facts"):
        return None
    rule = calculator(str(record["calculator"]))
    _mind(record["facts"])
    facts = from_plain(rule, record["facts"])
    stated = rule.stated(facts)
    for fact in rule.facts:
        if fact.choices and fact.kind == "choice" and stated.get(fact.name, fact.choices[0]) not in fact.choices:
            raise ValueError(fact.name)
    told = tuple(_told(rule, stated, engine))
    known = {one.asked for one in told}
    base = rule.hold({name: value for name, value in stated.items() if name not in known})
    return Case(rule.name, "", facts, told=told, base=base)


def _told(rule: Calculator, stated: Mapping[str, Any], engine: Engine) -> Iterator[Told]:
    """The facts that the readers read back from words, each as an answer, so that a correction can change one."""
    for name, value in stated.items():
        words = ", ".join(tags(Case(rule.name, "", rule.hold({name: value})), engine))
        if words and read_facts(rule.name, words, date.min, name).facts == {name: value}:
            yield Told(words, name)


def _mind(value: object) -> None:
    """Refuses numbers that are not written as this program writes them: some would take for ever to read."""
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, list):
        for inner in value[:LONGEST]:
            _mind(inner)
    elif isinstance(value, str) and any(letter.isdigit() for letter in value) and not _EXACT.fullmatch(value):
        raise ValueError(value[:MOST])


def _intent(checked: Checked, case: Case | None, engine: Engine) -> Intent | None:
    """The intent that the finding is closest to: one of its calculator, else one of its provision."""
    covered = [one for one in engine.matcher.catalogue.intents.values() if one.covered]
    if case is None:
        fitting = [one for one in covered if one.cite == checked.cite]
    else:
        stated = calculator(case.calculator).stated(case.facts)
        able = [one for one in covered if one.calculator == case.calculator]
        fitting = [one for one in able if all(stated.get(name) == value for name, value in one.facts)] or able
    near = [one.intent.id for one in match(f"{checked.title}: {checked.say}", engine.matcher, ()).matches]
    rank = {name: place for place, name in enumerate(near)}
    order = sorted(fitting, key=lambda one: (one.cite != checked.cite, rank.get(one.id, len(near))))
    return order[0] if order else None


def _bare(question: str, checked: Checked) -> Reply:
    return Reply(question, "answer", None, 1.0, checked.title, checked.say)


def _shown(reply: Reply, checked: Checked, phrases: Phrases) -> Reply:
    """The reply with what was found in the place of what is said of the rule."""
    mend = phrases["say.mend"].format(mend=" ".join(checked.mend)) if checked.mend and not checked.case else ""
    who = phrases["say.who"].format(mender=checked.mender) if checked.state in ACTED_ON else ""
    notes = (one for one in checked.notes if one not in reply.unsettled)
    others = tuple(one for one in reply.citations if one.cite != checked.cite)
    return replace(
        reply,
        title=checked.title,
        say=checked.say,
        notes=(phrases["say.where"].format(number=checked.number, where=checked.where),),
        why=tuple(filter(None, (mend, who, *notes))),
        citations=(Quote(checked.cite, checked.quote), *others),
    )


def _calculation(decided: Reply, checked: Checked, record: Mapping[str, Any]) -> Calculation:
    """The calculation as the report has it; a duty may be one part of what its calculator decides."""
    calc = decided.calc
    assert calc is not None
    same = calc.verdict == checked.calculated == record["verdict"] and decided.citations[0].cite == checked.cite
    verdict = record["verdict"] if record["verdict"] in calculator(calc.name).verdicts else None
    return replace(
        calc,
        verdict=calc.verdict if same else verdict,
        verdict_words=calc.verdict_words if same else "",
        steps=calc.steps if same else tuple(Line(step) for step in checked.working),
        mend=checked.mend,
        assumed=_texts(record, "assumed"),
    )


def _texts(record: Mapping[str, Any], name: str) -> tuple[str, ...]:
    return tuple(_text(one) for one in list(record.get(name, ()))[:MOST])


def _text(value: object) -> str:
    return clean(str(value)[: LONGEST * 2])[:LONGEST]
