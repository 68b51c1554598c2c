"""The whole brain: a question and the state of the conversation in, a reply and the next state out."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.answers import OFFERED_MOST, answer, choose, not_found
from assistant.carried import carried, heard, remembering
from assistant.cases import decisive, opened, outcome_of, reckoned, with_facts
from assistant.checked import about_checked
from assistant.citing import looked_up
from assistant.continuing import continued
from assistant.cues import defines, particular
from assistant.danger import danger_line
from assistant.engine import Engine, load_engine
from assistant.explain import evidence_of
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.followups import followed_up
from assistant.meant import goes_on, meant_as
from assistant.noticed import noticed
from assistant.office import with_office
from assistant.parts import other_parts
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Reply
from assistant.room_told import room_completed
from assistant.state import START, Case, State, Told, last_told
from assistant.told_service import asks_of_day, service_told
from intents.catalogue import Intent
from intents.matcher import Match, Matched, match
from intents.wording import QUESTION_LIMIT, clean

__all__ = ["START", "Engine", "Reply", "State", "load_engine", "pick", "respond", "respond_as"]

CONTEXT_WORDS = 8
"""A turn of up to so many words leans on what was said before."""

START_OVER = "start-over"
"""The intent that begins the conversation anew."""


def respond(question: str, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
    """The reply to one turn and the state after it; the same turn in the same state always gets the same reply."""
    whole, phrases = clean(question[: QUESTION_LIMIT * 2]), load_phrases(engine.lang)
    reply, after = _turn(whole[:QUESTION_LIMIT], state, engine, today, phrases)
    if len(whole) > QUESTION_LIMIT:
        reply = replace(reply, notes=(*reply.notes, phrases["cut.said"].format(limit=QUESTION_LIMIT)))
    if reply.intent == START_OVER:
        return with_office(reply, engine), remembering(after, (), engine, today)
    after, before = replace(after, checked=state.checked), state.remembered
    if after.case is None:
        before = heard(whole[:QUESTION_LIMIT], before, engine, today)
    return with_office(reply, engine), remembering(after, before, engine, today)


def _turn(text: str, state: State, engine: Engine, today: date, phrases: Phrases) -> tuple[Reply, State]:
    if not any(character.isalnum() for character in text):
        return _nothing(text, phrases), state
    turn = noticed(text, state, engine, today, phrases) or about_checked(text, state, engine, today)
    if turn is not None:
        return turn
    looked = looked_up(text, engine, phrases)
    if looked is not None:
        return looked, replace(_after(looked, state, state.case), earlier=state.earlier)
    matched = match(text, engine.matcher, context_of(text, state, engine))
    turn = (
        followed_up(text, state, engine, phrases, of_subject=True)
        or continued(text, state, matched, engine, today)
        or followed_up(text, state, engine, phrases)
    )
    if turn is None:
        reply, after = _opening(text, matched, state, engine, today)
        others = tuple(other.intent for other in evidence_of(matched, reply.intent).others)
        after = _next(reply, replace(after, others=others), state, engine)
        turn = _with_other_parts(reply, text, matched, state, engine, today), after
    return _with_danger(turn[0], matched, engine), turn[1]


def respond_as(question: str, intent: str, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
    """The reply to a question whose reading the person picked, with the facts that the question tells.

    Raises:
        KeyError: the catalogue has no such intent.
    """
    text, chosen = clean(question[: QUESTION_LIMIT * 2])[:QUESTION_LIMIT], engine.intent(intent)
    matched = meant_as(chosen, match(text, engine.matcher))
    going = goes_on(chosen, state)
    turn = continued(text, going, matched, engine, today) if going else None
    if turn is None:
        reply, after = _opening(text, matched, state, engine, today)
        turn = _with_other_parts(reply, text, matched, state, engine, today), _next(reply, after, state, engine)
    after = replace(turn[1], checked=state.checked)
    return _with_danger(turn[0], matched, engine), remembering(after, state.remembered, engine, today)


def pick(intent: str, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
    """The reply to a reading or follow-up that was picked from a list.

    Raises:
        KeyError: the catalogue has no such intent.
    """
    chosen = engine.intent(intent)
    if chosen.calculator and state.case and state.case.calculator == chosen.calculator:
        case = replace(state.case, intent=chosen.id)
        reply, case = reckoned(chosen.title, case, Found(), engine, today, 1.0)
        return with_office(reply, engine), _picked(_after(reply, state, case), state)
    reply = answer(chosen.title, chosen, engine)
    return with_office(reply, engine), _picked(_after(reply, state), state)


def _picked(after: State, state: State) -> State:
    return replace(after, remembered=state.remembered, checked=state.checked)


def _opening(text: str, matched: Matched, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
    """A turn that opens a subject of its own; what was told before and holds for it too is taken over."""
    phrases, told = load_phrases(engine.lang), service_told(text, matched, engine, today)
    if told is not None:
        return told
    if matched.decision == "none":
        known = room_completed(text, state, engine, today)
        if known is not None:
            return known
        reply = not_found(text, phrases, matched)
        return reply, _after(reply, START)
    first = matched.matches[0]
    rivals = matched.matches[:OFFERED_MOST] if matched.decision == "several" else (first,)
    for rival in rivals:
        turn = _as_case(text, rival, state, engine, today, sure=rival is first and matched.decision == "one")
        if turn is not None:
            return replace(turn[0], evidence=evidence_of(matched, turn[0].intent)), turn[1]
    if matched.decision == "several":
        close = [one for one in matched.matches[:OFFERED_MOST] if one.intent.covered]
        reply = choose(text, close, phrases, matched)
        return reply, _after(reply, START)
    reply = answer(text, first.intent, engine, matched, first.score)
    names = calculators_of(first.intent, engine)
    case = carried(opened(names[0], first.intent), text, state, engine, today) if names else None
    return reply, _after(reply, START, case)


def _as_case(
    text: str, found_as: Match, state: State, engine: Engine, today: date, sure: bool
) -> tuple[Reply, State] | None:
    """The turn as a case of a calculator, where its facts decide one or a particular case is asked about."""
    intent = found_as.intent
    for name in calculators_of(intent, engine):
        found = read_facts(name, text, today)
        case = with_facts(opened(name, intent), found, Told(text))
        settled = decisive(outcome_of(case, engine, today)) and bool(found.facts)
        told = sure and name == intent.calculator and (found.facts or found.problems or particular(text, engine.lang))
        case = with_facts(carried(opened(name, intent), text, state, engine, today, found.facts), found, Told(text))
        told = told or asks_of_day(text, name, engine.lang)
        if settled or told or (sure and name == intent.calculator and _is_known(text, case, engine, today)):
            reply, case = reckoned(text, case, found, engine, today, found_as.score)
            return reply, _after(reply, START, case)
    return None


def _is_known(text: str, case: Case, engine: Engine, today: date) -> bool:
    """Whether what was told before settles a question that does not ask what a thing is."""
    took_over = any(one.carried for one in case.told)
    return took_over and not defines(text, engine.lang) and decisive(outcome_of(case, engine, today))


def calculators_of(intent: Intent, engine: Engine) -> tuple[str, ...]:
    """The intent's own calculator first, then those of the other intents of its provision."""
    siblings = engine.matcher.targets.get(intent.cite, ()) if intent.covered else ()
    return tuple(dict.fromkeys(one.calculator for one in (intent, *siblings) if one.calculator))


def _next(reply: Reply, after: State, before: State, engine: Engine) -> State:
    """The state after a turn that opened a subject: talk leaves things as they were, "start over" forgets them."""
    if reply.intent == START_OVER:
        return START
    if reply.intent and engine.intent(reply.intent).kind == "talk":
        return before
    if after.case is None:
        return replace(after, case=before.case, earlier=before.earlier)
    return replace(after, earlier=last_told(before))


def context_of(text: str, state: State, engine: Engine) -> tuple[str, ...]:
    """What a short turn is likely to be about: the section of the last answer, and what people ask next."""
    if state.cite is None or len(text.split()) > CONTEXT_WORDS:
        return ()
    follow = engine.intent(state.intent).next if state.intent else ()
    return (state.cite.split("(")[0], state.cite, *(engine.intent(name).cite for name in follow))


def _with_other_parts(reply: Reply, text: str, matched: Matched, state: State, engine: Engine, today: date) -> Reply:
    parts = other_parts(text, matched, engine)
    return replace(reply, also=tuple(_opening(piece, part, state, engine, today)[0] for piece, part in parts))


def _with_danger(reply: Reply, matched: Matched, engine: Engine) -> Reply:
    """The line about danger comes first, whatever the answer is."""
    line = danger_line(matched.reading, engine.lang, reply.first)
    return reply if line == reply.first else replace(reply, first=line)


def _nothing(text: str, phrases: Phrases) -> Reply:
    return Reply(text, "decline", None, 0.0, phrases["nothing.title"], phrases["nothing.say"])


def _after(reply: Reply, state: State, case: Case | None = None) -> State:
    cite = reply.citations[0].cite if reply.citations else state.cite
    return State(case, reply.intent or state.intent, cite, tuple(option.intent for option in reply.options))
