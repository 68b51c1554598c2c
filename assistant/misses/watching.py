"""Which turns are misses: questions that were declined, and those that a person says were read wrongly."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from datetime import date
from functools import cache
from typing import Literal

from assistant.engine import Engine
from assistant.office import is_reached
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.state import State
from corpus.citation import find_citations
from intents.wording import plain

Made = Literal["not-understood", "not-covered", "corrected"]
"""What Howard made of a question: nothing, a subject that the chapter does not address, or the wrong thing."""

COUNTED = ("subject", "town-hall", "elsewhere")
"""Kinds of outside subjects that are counted; talk and noise ask nothing, and an emergency is nobody's statistic."""


@dataclass(frozen=True, slots=True)
class Miss:
    """A question that was missed, as typed; the intent it was taken for ("" for none); the day."""

    question: str
    made: Made
    intent: str
    day: date


Tell = Callable[[Miss], None]
Turn = Callable[[str, State, Engine, date], tuple[Reply, State]]
MeantTurn = Callable[[str, str, State, Engine, date], tuple[Reply, State]]


def watched(respond: Turn, tell: Tell) -> Turn:
    """The conversation with somebody who is told of every miss; replies and states are those of `respond`.

    Whatever goes wrong in the telling harms no answer.
    """
    last: list[_Answered] = []

    def turn(question: str, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
        reply, after = respond(question, state, engine, today)
        with suppress(Exception):
            before = last.pop() if last else None
            found = _misses(reply, state, before, engine, today)
            if reply.intent and not found:
                last.append(_Answered(reply, after, today))
            for miss in found:
                tell(miss)
        return reply, after

    return turn


def watched_as(respond_as: MeantTurn, tell: Tell) -> MeantTurn:
    """The same for questions whose reading was picked: nobody says afterwards that they were read wrongly."""

    def turn(question: str, intent: str, state: State, engine: Engine, today: date) -> tuple[Reply, State]:
        reply, after = respond_as(question, intent, state, engine, today)
        with suppress(Exception):
            for miss in declined(reply, engine, today):
                tell(miss)
        return reply, after

    return turn


def _misses(reply: Reply, state: State, before: _Answered | None, engine: Engine, today: date) -> tuple[Miss, ...]:
    found = declined(reply, engine, today)
    if before is not None and before.after == state and _corrects(reply, before.reply, engine):
        return (Miss(before.reply.question, "corrected", before.reply.intent or "", before.day), *found)
    return found


@dataclass(frozen=True, slots=True)
class _Answered:
    """The last question that was answered within the chapter, and the state after it."""

    reply: Reply
    after: State
    day: date


def declined(reply: Reply, engine: Engine, today: date) -> tuple[Miss, ...]:
    """The misses in one reply: the whole question, or the parts of it that were declined."""
    found = ((part, _made(part, engine)) for part in (reply, *reply.also))
    return tuple(Miss(part.question, made, part.intent or "", today) for part, made in found if made)


def _made(reply: Reply, engine: Engine) -> Made | None:
    if reply.kind != "decline" or reply.first or find_citations(reply.question):
        return None
    if reply.intent is None:
        return "not-understood" if any(character.isalnum() for character in reply.question) else None
    intent = engine.intent(reply.intent)
    return "not-covered" if intent.kind in COUNTED and not is_reached(intent.refer, engine) else None


def _corrects(reply: Reply, before: Reply, engine: Engine) -> bool:
    """Whether a turn says that the question before it was read wrongly: it is shown other readings, or asks for one."""
    phrases = load_phrases(engine.lang)
    if reply.kind == "choose" and reply.title == phrases["others.title"]:
        return True
    says_so = _meant(engine.lang).search(plain(reply.question)) is not None
    return says_so and reply.intent not in (None, before.intent)


@cache
def _meant(lang: str) -> re.Pattern[str]:
    return re.compile("|".join(load_phrases(lang, "misses").cues("corrected.cues")))
