"""Turns that tell the day of a service and ask nothing else: "got the notice April 1, it was handed to me"."""

from __future__ import annotations

import re
from datetime import date

from assistant.cases import opened, reckoned, with_facts
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.service_day import CALCULATOR, INTENT
from assistant.state import State, Told
from intents.matcher import Matched
from intents.wording import plain

_MANNER = "service"
"""The calculator of the manner of a service, which a day tells nothing of."""
_SERVICE = frozenset({"served", "mailed", "posted"})


def service_told(text: str, matched: Matched, engine: Engine, today: date) -> tuple[Reply, State] | None:
    """The reply that counts the days from the service; None where the turn asks for something else.

    A turn that reads as one of the manner of service counts its days as well, unless it asks about the manner.
    """
    if not _may_be_telling(text, matched, engine.lang):
        return None
    found = _found(text, today)
    if not (found.facts.keys() & _SERVICE or found.problems):
        return None
    case = with_facts(opened(CALCULATOR, engine.intent(INTENT)), found, Told(text))
    reply, case = reckoned(text, case, found, engine, today, 1.0)
    return reply, State(case, case.intent, reply.citations[0].cite if reply.citations else None)


def asks_of_day(text: str, name: str, lang: str) -> bool:
    """Whether a question is if one may still file on a day: then the calculator asks for the day of service."""
    return name == CALCULATOR and _says("service_told.of_day", text, lang)


def _found(text: str, today: date) -> Found:
    """The days that the turn tells; a day of the notice that the calendar does not have is a problem in any case."""
    found = read_facts(CALCULATOR, text, today)
    if found.facts or found.problems:
        return found
    from assistant.facts.dates import find_dates  # noqa: PLC0415  (most turns never need dates)

    return Found(problems=tuple(said for mention in find_dates(text, today) for said in mention.problem))


def _may_be_telling(text: str, matched: Matched, lang: str) -> bool:
    first, cues = matched.matches[0].intent, load_phrases(lang)
    if not _says("service_told.notice", text, lang) or _says("service_told.manner", text, lang):
        return False
    return matched.decision == "none" or first.calculator == _MANNER or first.id in cues.cues("service_told.noise")


def _says(key: str, text: str, lang: str) -> bool:
    return any(re.search(cue, plain(text)) for cue in load_phrases(lang).cues(key))
