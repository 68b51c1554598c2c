"""The evidence behind a reply, in words and as JSON: `howard ask --explain`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from assistant.engine import Engine
from assistant.explain import words_of
from assistant.phrases import load_phrases
from assistant.reply import Reply
from intents.matcher import match


def evidence_json(reply: Reply, engine: Engine) -> dict[str, Any]:
    """Words with their weights, concepts, facts, repaired spellings and runners-up of a reply."""
    spoke = _words(reply, engine)
    evidence = reply.evidence
    return {
        "words": [{"word": word, "weight": round(weight, 3)} for word, weight in spoke],
        "concepts": list(evidence.concepts),
        "facts": list(evidence.facts),
        "repaired": [{"typed": typed, "read": read} for typed, read in evidence.repaired],
        "others": [{"intent": other.intent, "title": other.title, "cite": other.cite} for other in evidence.others],
    }


def evidence_text(reply: Reply, engine: Engine) -> str:
    """The same as lines of text; what there is none of is left out."""
    return "\n".join(_lines(reply, engine))


def _lines(reply: Reply, engine: Engine) -> Iterator[str]:
    phrases, evidence = load_phrases(engine.lang), reply.evidence
    yield f"{phrases['labels.read_as']}: {reply.title} ({reply.kind}, {reply.confidence:.2f})"
    told = (
        ("words", [f"{word} {weight:+.2f}" for word, weight in _words(reply, engine)]),
        ("concepts", list(evidence.concepts)),
        ("facts", list(evidence.facts)),
        ("repaired", [f"{typed} = {read}" for typed, read in evidence.repaired]),
        ("others", [f"{other.title} ({other.cite or other.intent})" for other in evidence.others]),
    )
    for label, items in told:
        if items:
            yield f"{phrases[f'labels.{label}']}: {', '.join(items)}"


def _words(reply: Reply, engine: Engine) -> tuple[tuple[str, float], ...]:
    if reply.intent is None or reply.intent not in engine.matcher.catalogue.intents:
        return ()
    return words_of(match(reply.question, engine.matcher), engine.intent(reply.intent), engine)
