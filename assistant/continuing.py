"""Turns that go on with the case at hand: bare answers, corrections, what-ifs, "I don't know"."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.cases import reckoned, with_facts
from assistant.cues import changes
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.facts.yesno import says_unknown
from assistant.reply import Reply
from assistant.state import Case, State
from intents.matcher import Matched

SHORT = 8
"""A turn of up to so many words may be a bare answer."""


def continued(
    text: str, state: State, matched: Matched, engine: Engine, today: date
) -> tuple[Reply, State] | None:
    """The reply and state where the turn goes on with the case at hand; None where it opens another subject."""
    case = state.case
    if case is None:
        return None
    if case.asked and says_unknown(text):
        return _reply(text, replace(case, unknown=(*case.unknown, case.asked)), Found(), engine, today)
    found = read_facts(case.calculator, text, today, case.asked)
    if not _goes_on(text, case, found, matched, engine):
        return None
    return _reply(text, with_facts(case, found), found, engine, today)


def _goes_on(text: str, case: Case, found: Found, matched: Matched, engine: Engine) -> bool:
    if not found.facts and not found.problems:
        return False
    if _same_subject(case, matched, engine) or changes(text, engine.lang):
        return True
    if len(text.split()) <= SHORT:
        return True
    return case.asked is not None and case.asked in found.facts and not _sure_of_another(matched)


def _same_subject(case: Case, matched: Matched, engine: Engine) -> bool:
    likeliest = matched.matches[0].intent
    return likeliest.calculator == case.calculator or likeliest.cite == engine.intent(case.intent).cite


def _sure_of_another(matched: Matched) -> bool:
    return matched.decision == "one" and matched.matches[0].score > 0


def _reply(text: str, case: Case, found: Found, engine: Engine, today: date) -> tuple[Reply, State]:
    reply, case = reckoned(text, case, found, engine, today, 1.0)
    cite = reply.citations[0].cite if reply.citations else None
    return reply, State(case, case.intent, cite)
