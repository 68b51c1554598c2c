"""Turns that go on with the case at hand: bare answers, corrections, what-ifs, "I don't know"."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.calculators.register import calculator
from assistant.carried import speaks_of_another
from assistant.cases import opened, outcome_of, reckoned, with_facts
from assistant.corrections import corrected
from assistant.cues import asks, changes, names_place
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.yesno import says_unknown
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.state import Case, State
from assistant.telling import SHORT, told_anew, told_by
from assistant.what_ifs import turns_a_fact
from intents.matcher import Matched

SURE, SURE_OUTSIDE = 0.0, -0.4
"""A turn whose best match lies above this asks for that: within the chapter, and outside it."""
BARE = 3
"""A turn of up to so many words may tell late what was not known when it was asked for."""
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
    if speaks_of_another(text, case.calculator, engine):
        case = opened(case.calculator, engine.intent(case.intent))
    mended = corrected(text, case.told, load_phrases(engine.lang))
    if mended is not None:
        retold, found = told_anew(case, mended, engine, today)
        return _reply(text, retold, found, engine, today)
    told, found = told_by(text, case, at_hand, engine, today)
    if _is_in_another_room(text, case, found, engine):
        case = opened(case.calculator, engine.intent(case.intent))
    if at_hand and _does_not_know(text, case, found):
        known, asked = with_facts(case, found, told), (case.asked,) if case.asked else ()
        return _reply(text, replace(known, unknown=(*known.unknown, *asked)), found, engine, today)
    turns = turns_a_fact(text, case, found, matched, engine, today)
    if not turns and not _goes_on(text, case, found, matched, engine):
        return None
    return _reply(text, with_facts(case, found, told), found, engine, today)


def _is_in_another_room(text: str, case: Case, found: Found, engine: Engine) -> bool:
    """Whether a turn tells of windows "in the kitchen" where the case is about a bedroom, whose floor is another."""
    room, known = found.facts.get("room"), calculator(case.calculator).stated(case.facts).get("room")
    differs = None not in {room, known} and room != known
    return differs and "windows" in found.facts and "floor_sqft" not in found.facts and names_place(text, engine.lang)


def _is_polite(matched: Matched, engine: Engine) -> bool:
    """Whether the turn is one that people say to be polite, or to begin anew."""
    first = matched.matches[0]
    return first.intent.id in load_phrases(engine.lang).cues("talk.polite") and first.near >= TALK_NEAR


def _does_not_know(text: str, case: Case, found: Found) -> bool:
    """Whether the turn says that the fact just asked for is not known, or says so again when nothing more is asked."""
    if case.asked is None:
        return bool(case.unknown) and not found.facts and len(text.split()) <= SHORT and says_unknown(text)
    return says_unknown(text) and (case.asked not in found.facts or len(found.facts) == 1)


def _goes_on(text: str, case: Case, found: Found, matched: Matched, engine: Engine) -> bool:
    if not found.facts and not found.problems:
        return False
    asked = case.asked or (next(iter(case.unknown), None) if len(text.split()) <= BARE else None)
    answered = asked is not None and (_answers(asked, case, found) or bool(found.problems))
    if answered and not asks(text, engine.lang):
        return True
    if changes(text, engine.lang):
        return not (matched.matches[0].intent.covered and _sure_of_another(case, matched, engine))
    if _same_subject(case, matched, engine):
        return not _sure_of_another(case, matched, engine)
    return len(text.split()) <= SHORT and not asks(text, engine.lang) and not _sure_of_another(case, matched, engine)


def _answers(asked: str, case: Case, found: Found) -> bool:
    """Whether the turn tells the fact that was asked for, or another day where a day was asked for."""
    kinds = {fact.name: fact.kind for fact in calculator(case.calculator).facts}
    return asked in found.facts or (kinds[asked] == "date" and any(kinds[name] == "date" for name in found.facts))


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
