"""What-ifs: "and if he hadn't posted it", "say we unblock it", "and without the clause" turn one fact of the case."""

from __future__ import annotations

import re
from datetime import date

from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.facts.reader import read_facts
from assistant.phrases import load_phrases
from assistant.state import Case
from intents.matcher import Matched

LONGEST = 14
"""A longer turn stands for itself."""


def supposed(text: str, lang: str) -> str | None:
    """What a turn supposes, without its "what if" or "say"; None where it supposes nothing."""
    for opener in load_phrases(lang).cues("what_if.openers"):
        found = re.match(opener, text, re.IGNORECASE)
        if found is not None and len(text.split()) <= LONGEST and text[found.end() :].strip(" ?.!"):
            return text[found.end() :].strip()
    return None


def turns_a_fact(text: str, case: Case, found: Found, matched: Matched, engine: Engine, today: date) -> bool:
    """Whether a what-if changes the case at hand rather than asking for another provision.

    It does where it tells a fact of the case, and no calculator of the provision that it reads most like would learn
    as much from it.
    """
    if supposed(text, engine.lang) is None or not found.facts:
        return False
    rival = matched.matches[0].intent.calculator
    if rival is None or rival == case.calculator:
        return True
    return len(read_facts(rival, text, today).facts) < len(found.facts)
