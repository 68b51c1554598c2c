"""Turns that go on with the case at hand: bare answers, corrections, what-ifs, "I don't know"."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.calculators.register import calculator
from assistant.cases import outcome_of, reckoned, with_facts
from assistant.corrections import corrected
from assistant.cues import asks, changes
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.facts.yesno import says_unknown
from assistant.outcome import Said
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.state import Case, State, Told
from intents.matcher import Matched

SHORT = 9
"""A turn of up to so many words may be a bare answer."""
SURE, SURE_OUTSIDE = 0.0, -0.4
"""A turn whose best match lies above this asks for that: within the chapter, and outside it."""
TALK_NEAR = 0.85
"""How nearly a turn must read like a phrase of politeness to be taken for it."""


def continued(text: str, state: State, matched: Matched, engine: Engine, today: date) -> tuple[Reply, State] | None:
    """The reply and state where the turn goes on with the case at hand, or with the one before it.

    None where the turn opens another subject.
    """
    if _is_polite(matched, engine):
        return None
    for case, other in ((state.case, state.earlier), (state.earlier, state.case)):
        turn = None if case is None else _with_case(text, case, case is state.case, matched, engine, today)
        if turn is not None:
            return turn[0], replace(turn[1], earlier=other, others=state.others)
    return None


def _with_case(
    text: str, case: Case, at_hand: bool, matched: Matched, engine: Engine, today: date
) -> tuple[Reply, State] | None:
    mended = corrected(text, case.told, load_phrases(engine.lang))
    if mended is not None:
        retold, found = _retold(case, mended, engine, today)
        return _reply(text, retold, found, engine, today)
    found = _found(text, case, today, at_hand)
    if at_hand and case.asked and _does_not_know(text, case.asked, found):
        known = with_facts(case, found, Told(text, case.asked))
        return _reply(text, replace(known, unknown=(*known.unknown, case.asked)), found, engine, today)
    if not _goes_on(text, case, found, matched, engine):
        return None
    return _reply(text, with_facts(case, found, Told(text, case.asked)), found, engine, today)


def _is_polite(matched: Matched, engine: Engine) -> bool:
    """Whether the turn is one that people say to be polite, or to begin anew."""
    first = matched.matches[0]
    return first.intent.id in load_phrases(engine.lang).cues("talk.polite") and first.near >= TALK_NEAR


def _does_not_know(text: str, asked: str, found: Found) -> bool:
    return says_unknown(text) and (asked not in found.facts or len(found.facts) == 1)


def _found(text: str, case: Case, today: date, at_hand: bool) -> Found:
    """The facts that a turn tells; a bare one that answers nothing that was asked may restate a quantity or a date."""
    asked = case.asked or next(iter(case.unknown), None)
    known = calculator(case.calculator).stated(case.facts)
    found = read_facts(case.calculator, text, today, asked if at_hand else None, known)
    if found.facts or found.problems or (case.asked and at_hand) or len(text.split()) > SHORT:
        return found
    names = [fact.name for fact in calculator(case.calculator).facts if fact.kind not in {"yesno", "choice", "names"}]
    tried = (read_facts(case.calculator, text, today, name, known) for name in names)
    return next((one for one in tried if one.facts), found)


def _retold(case: Case, told: tuple[Told, ...], engine: Engine, today: date) -> tuple[Case, Found]:
    """The case as its turns tell it, from the beginning; and what cannot be among them."""
    intent = engine.intent(case.intent)
    given = dict(intent.facts) if intent.calculator == case.calculator else {}
    rule = calculator(case.calculator)
    anew = replace(case, facts=rule.hold(given) if case.base is None else case.base, asked=None, unknown=(), told=())
    problems: tuple[Said, ...] = ()
    for one in told:
        found = read_facts(case.calculator, one.text, today, one.asked, rule.stated(anew.facts))
        anew, problems = with_facts(anew, found, one), (*problems, *found.problems)
    return replace(anew, unknown=case.unknown), Found(problems=problems)


def _goes_on(text: str, case: Case, found: Found, matched: Matched, engine: Engine) -> bool:
    if not found.facts and not found.problems:
        return False
    answered = case.asked is not None and (case.asked in found.facts or bool(found.problems))
    if answered and not asks(text, engine.lang):
        return True
    if changes(text, engine.lang):
        return not (matched.matches[0].intent.covered and _sure_of_another(case, matched, engine))
    if _same_subject(case, matched, engine):
        return not _sure_of_another(case, matched, engine)
    return len(text.split()) <= SHORT and not asks(text, engine.lang) and not _sure_of_another(case, matched, engine)


def _same_subject(case: Case, matched: Matched, engine: Engine) -> bool:
    likeliest = matched.matches[0].intent
    return likeliest.calculator == case.calculator or likeliest.cite == engine.intent(case.intent).cite


def _sure_of_another(case: Case, matched: Matched, engine: Engine) -> bool:
    """Whether the turn surely asks for something else than the case."""
    first = matched.matches[0]
    if matched.decision != "one" or first.intent.calculator == case.calculator:
        return False
    return first.score > (SURE if first.intent.covered else SURE_OUTSIDE)


def _reply(text: str, case: Case, found: Found, engine: Engine, today: date) -> tuple[Reply, State]:
    # An answer that settles nothing ("no, it was not turned up") is as good as none: asking again would never end.
    unsettled = (name for name in outcome_of(case, engine, today).missing if name in found.facts)
    case = replace(case, unknown=(*case.unknown, *unsettled))
    reply, case = reckoned(text, case, found, engine, today, 1.0)
    cite = reply.citations[0].cite if reply.citations else None
    return reply, State(case, case.intent, cite)
