"""What a sentence tells of a room or group of rooms that is let."""

from __future__ import annotations

from datetime import date

from assistant.facts import letting_words as words
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import stated
from assistant.facts.found import Found
from assistant.facts.phrases import Phrases
from assistant.facts.yesno import read_yesno

_FACTS = ("living", "sleeping", "cooking", "eating", "shares_halls", "kitchen_and_toilet")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """What is done in the unit and what it shares, as `text` tells it; `today` plays no part."""
    plain = numbered(text)
    facts = {
        "living": stated(plain, words.LIVING, prevails=True),
        "sleeping": stated(plain, words.SLEEPING, prevails=True),
        "cooking": _done(plain, words.COOKING, words.NO_COOKING),
        "eating": False if _is_refused(plain, words.EATING) else _eating(plain),
        "shares_halls": stated(plain, words.SHARES, words.OWN_HALL, prevails=True),
        "kitchen_and_toilet": _own_kitchen(plain),
    }
    return Found(told(facts, text, asked, dict.fromkeys(_FACTS, read_yesno)))


def _done(plain: str, yes: Phrases, no: Phrases) -> bool | None:
    if no.said_in(plain) or _is_refused(plain, yes):
        return False
    return stated(plain, yes, prevails=True)


def _eating(plain: str) -> bool | None:
    return stated(plain, words.EATING, words.NO_EATING, prevails=False)


def _own_kitchen(plain: str) -> bool | None:
    if words.SHARED_KITCHEN.said_in(plain) or _is_refused(plain, words.OWN_KITCHEN):
        return False
    return stated(plain, words.OWN_KITCHEN)


def _is_refused(plain: str, phrases: Phrases) -> bool:
    """Whether one of the things is forbidden or not there: "cooking is not allowed", "kitchen: no"."""
    return any(words.REFUSED.search(plain[match.end() :]) for match in phrases.matches(plain))
