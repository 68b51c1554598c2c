"""Replies that no calculator decides: an answer, the choice between readings, a decline."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from assistant.engine import Engine
from assistant.explain import evidence_of
from assistant.phrases import Phrases
from assistant.provision_words import decider, sides
from assistant.reply import Evidence, Option, Quote, Reply
from intents.catalogue import Intent
from intents.matcher import Match, Matched

OFFERED_MOST = 3
"""How many readings are offered at once."""


def answer(question: str, intent: Intent, engine: Engine, matched: Matched | None = None, score: float = 1.0) -> Reply:
    """What the catalogue says of an intent: an answer within the chapter, else a decline with a referral."""
    owner, resident = sides(intent, engine)
    return Reply(
        question,
        "answer" if intent.covered else "decline",
        intent.id,
        confidence(score),
        intent.title,
        intent.say,
        why=(intent.why,) if intent.why else (),
        first=intent.first,
        owner=owner,
        resident=resident,
        unsettled=(intent.unsettled,) if intent.unsettled else (),
        decides=decider(intent.cite, engine),
        citations=tuple(Quote(cite, quote) for cite, quote in intent.citations),
        near=intent.near,
        refer=intent.refer,
        next=options(intent.next, engine),
        evidence=evidence_of(matched, intent.id) if matched else Evidence(),
    )


def choose(question: str, matches: Sequence[Match], words: Phrases, matched: Matched) -> Reply:
    """The two or three readings between which the question leaves a choice."""
    offered = tuple(option(match.intent) for match in matches[:OFFERED_MOST])
    return Reply(
        question,
        "choose",
        None,
        confidence(matches[0].score),
        words["choose.title"],
        words["choose.say"],
        options=offered,
        evidence=evidence_of(matched, None),
    )


def not_found(question: str, words: Phrases, matched: Matched | None = None) -> Reply:
    """A decline for a question that nothing in the catalogue answers."""
    return Reply(
        question,
        "decline",
        None,
        0.0,
        words["not_found.title"],
        words["not_found.say"],
        refer=words["not_found.refer"],
        evidence=evidence_of(matched, None) if matched else Evidence(),
    )


def options(names: Iterable[str], engine: Engine) -> tuple[Option, ...]:
    """The intents of these ids as options to pick."""
    return tuple(option(engine.intent(name)) for name in names)


def option(intent: Intent) -> Option:
    """An intent as a reading to pick."""
    return Option(intent.id, intent.title, intent.cite)


def confidence(score: float) -> float:
    """A match's score as a share of certainty, 0 to 1; the border of yes and no lies at one half."""
    return max(0.0, min(1.0, (score + 1.0) / 2.0))
