"""What a sentence tells of who wants to come in, when and what for."""

from __future__ import annotations

from datetime import date

from assistant.facts.access_words import (
    IS_STRANGER,
    ORDERED,
    OTHER_PURPOSE,
    PLAIN_REPAIR,
    REPAIR,
    SPEAKER,
    STRANGER,
    WHO,
)
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.day_parts import HOUR_FACTS, no_such_hour, visit_hour
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno


def read(text: str, today: date, asked: str | None = None) -> Found:
    """Who wants to come in, when and what for, as `text` tells it; `today` plays no part."""
    plain = numbered(text)
    hour, assumed = visit_hour(text)
    who = next((who for who, phrases in WHO.items() if phrases.said_in(plain)), None)
    who = who or ("other" if IS_STRANGER.said_in(plain) else None)
    facts = {"who": who, "purpose": _purpose(plain), **hour}
    bare = {"reasonable_hour": read_yesno, "purpose": _read_purpose, "who": _read_who}
    wrong = no_such_hour(text)
    return Found(told(facts, text, asked, bare), assumed, wrong, HOUR_FACTS if wrong else ())


def _purpose(plain: str) -> str | None:
    """What the visit is for. A repair that an order asks for is the order's; a showing is neither."""
    other = OTHER_PURPOSE.said_in(plain)
    repair = REPAIR.said_in(plain) or (not other and PLAIN_REPAIR.said_in(plain))
    if ORDERED.said_in(plain) and (repair or not other):
        return "lawful-order"
    return "repair-to-comply" if repair else "other" if other else None


def _read_purpose(text: str) -> str | None:
    answer = read_yesno(text)
    return None if answer is None else "repair-to-comply" if answer else "other"


def _read_who(text: str) -> str | None:
    plain = numbered(text)
    return "owner" if SPEAKER.said_in(plain) else "other" if STRANGER.said_in(plain) else None
