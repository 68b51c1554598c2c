"""What a sentence tells of how a notice reached a person."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts import service_words as words
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import denied, stated
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno

_ASKS = re.compile(r"\b(?:does|do|must|(?:has|have|needs?|needed|required|supposed|sposed) to)\b[^.;?!]{0,30}$")
_YESNO = ("in_person", "registered_mail", "last_known_address", "posted")
_NAMES = {"stranger": "other"}


def read(text: str, today: date, asked: str | None = None, doubted: str = "") -> Found:
    """How the notice was delivered, as `text` tells it; `today` plays no part.

    `doubted` is what the person says that they do not know: that it was not told of is no sign that it was not done.
    """
    plain = numbered(text)
    posted, mail = _posted(plain), _registered(plain)
    otherwise = bool(posted or mail is not None or words.MAILED.said_in(plain))
    person = _in_person(plain, otherwise and not words.IN_PERSON.said_in(numbered(doubted)))
    if words.OTHER_WAY.said_in(plain) and person is not True:
        person, mail, posted = False, mail or False, posted or False
    facts = {
        "in_person": person,
        "served_on": _served_on(plain) if person else None,
        "registered_mail": mail,
        "last_known_address": stated(plain, words.RIGHT_ADDRESS, words.WRONG_ADDRESS, prevails=False),
        "posted": posted,
    }
    return Found(told(facts, text, asked, {**dict.fromkeys(_YESNO, read_yesno), "served_on": _read_person}))


def _in_person(plain: str, otherwise: bool) -> bool | None:
    """Whether the notice was handed over; `otherwise`: the text tells of mailing or posting."""
    said = {
        not denied(plain, match.start())
        for match in words.IN_PERSON.matches(plain)
        if not _ASKS.search(plain[: match.start()])
    }
    if True in said:
        return None if words.TRIED.said_in(plain) else True
    return False if said or otherwise or words.NOT_IN_PERSON.said_in(plain) else None


def _posted(plain: str) -> bool | None:
    """Whether a copy was posted where it can be seen."""
    if words.HIDDEN.said_in(plain) or words.NOT_POSTED.said_in(plain):
        return False
    return stated(plain, words.POSTED)


def _registered(plain: str) -> bool | None:
    """Whether a copy went by registered mail; certified and plain mail are other things."""
    if words.EITHER_MAIL.said_in(plain):
        return None
    if words.NEVER_SENT.said_in(plain):
        return False
    registered = stated(plain, words.REGISTERED)
    if registered is None and (words.NOT_MAILED.said_in(plain) or words.POSTED_ONLY.said_in(plain)):
        return False
    return False if registered is None and words.OTHER_MAIL.said_in(plain) else registered


def _served_on(plain: str) -> str | None:
    """Who was handed the notice; the person who asks counts as an occupant unless they speak as an owner."""
    named = next((who for who, phrases in words.SERVED_ON.items() if phrases.said_in(plain)), None)
    if words.NO_AGENT.said_in(plain) and named in {None, "agent"}:
        return "other"
    to_me = words.TO_ME.said_in(plain) and not words.NEVER_ME.said_in(plain)
    if to_me and named not in {"agent", "stranger"}:
        return "owner" if words.OWN_RENTAL.said_in(plain) else "occupant"
    return _NAMES.get(named, named) if named is not None else None


def _read_person(text: str) -> str | None:
    """The person that a bare answer names."""
    plain = numbered(text)
    named = next((who for who, phrases in words.NAMED.items() if phrases.said_in(plain)), None)
    if named is not None:
        return _NAMES.get(named, named)
    return ("owner" if words.OWN_RENTAL.said_in(plain) else "occupant") if words.ME.said_in(plain) else None
