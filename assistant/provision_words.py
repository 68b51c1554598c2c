"""What holds of a whole part of the chapter: who decides where it leaves a case open, and what falls to either side."""

from __future__ import annotations

from assistant.engine import Engine
from assistant.words import PROVISIONS, load_words
from intents.catalogue import Intent


def decider(cite: str, engine: Engine) -> str | None:
    """Who decides cases under a provision; None outside the chapter, where `cite` is empty."""
    return _nearest("decides", cite, engine)


def sides(intent: Intent, engine: Engine) -> tuple[str | None, str | None]:
    """What an intent means for the owner and for who lives there: its own words, else those of its provision."""
    if intent.owner or intent.resident:
        return intent.owner, intent.resident
    return _nearest("owner", intent.cite, engine), _nearest("resident", intent.cite, engine)


def _nearest(table: str, cite: str, engine: Engine) -> str | None:
    """The entry of the provision, or that of the nearest one above it."""
    words = load_words(PROVISIONS, engine.lang)
    above = reversed(engine.law.ordinance.path(cite)) if cite else ()
    nearest = next((provision.cite for provision in above if words.has(table, provision.cite)), None)
    return nearest and words.of(table, nearest, engine.law)
