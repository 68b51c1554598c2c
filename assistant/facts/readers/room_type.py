"""What a sentence tells of the use of a room."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.cues import denied
from assistant.facts.folding import folded
from assistant.facts.found import Found

_DONE = (
    ("sleeping", r"sleep(?:s|ing)?\b|naps?\b|\bbed (?:is )?in (?:it|there)|as (?:a|the|our|his|her|my) (?:\w+ )?bedroom"),
    ("cooking", r"\bcook(?:s|ing)?\b|hot plate"),
    ("eating", r"\beat(?:s|ing)?\b|\bhave (?:our )?(?:meals|dinner|supper|breakfast)\b"),
    ("living", r"\btv\b|\btelevision\b|\bcouch\b|\bsofa\b|\bhang(?:s|ing)? out\b|\brelax\w*|\bsit(?:s|ting)?\b|\bplay(?:s|ing)?\b|\blive(?:s)? in (?:it|there|that)\b|\bvideo games\b"),
)  # fmt: skip
_ROOMS = (
    ("bathroom", r"(?:half[- ]?|full )?bath(?:room|rm)?s?|shower rooms?|powder rooms?|washrooms?|restrooms?|ensuite"),
    ("water-closet", r"water closets?(?: compartments?)?|w\.?c\.?(?: compartments?)?|toilet (?:rooms?|compartments?)|toilets?|commode"),
    ("laundry", r"laundr(?:y|ies)(?: ?rooms?)?|lndry|wash room|washer(?: and| &)? dryer|utility room with (?:the )?washer"),
    ("pantry", r"pantr(?:y|ies)|larder|butler'?s pantry"),
    ("foyer", r"foyers?|entry(?:way)?s?|entrance hall|vestibules?|mud ?rooms?|front hall|lobby"),
    ("corridor", r"corridors?|hall(?:way)?s?|passage(?:way)?s?|landing"),
    ("closet", r"(?:walk[- ]in |coat |linen )?closets?|wardrobe"),
    ("storage", r"storage(?: (?:rooms?|spaces?|areas?))?|store ?rooms?|attic storage|box room|junk room|crawl ?space|shed"),
    ("sleeping", r"(?:bed|br|bdr|bd)m?(?:rooms?)\b|bdrms?|sleeping (?:rooms?|porch)|nurser(?:y|ies)|guest rooms?|dorm(?:itory)?|bunk ?room"),
    ("kitchen", r"kit?chen(?:ette)?s?|kichen"),
    ("dining", r"dining (?:rooms?|area)|dinette|breakfast (?:nook|room)|eating area"),
    ("living", r"living (?:rooms?|area|space)|dens?|family rooms?|rec(?:reation)? ?rooms?|play ?rooms?|sitting rooms?|parlou?rs?|great rooms?|man cave|lounge|tv rooms?|sun ?rooms?|front room"),
)  # fmt: skip
_OTHER_ROOMS = re.compile(r"\b(?:offices?|stud(?:y|io)|library|gym|workshop|work ?room|sewing|craft|hobby|exercise|garage|furnace|boiler|mechanical|utility|mother)\b")
_DOING = tuple((use, re.compile(words)) for use, words in _DONE)
_NAMED = tuple((use, re.compile(rf"\b(?:{words})\b")) for use, words in _ROOMS)
_INTO = re.compile(r"\b(?:into|as|to be|is now|now)\s+(?:an?|my|our|his|her|the)?\s*(?:\w+ )?$")
_FROM = re.compile(r"\b(?:from|was|used to be|out of|formerly|instead of)\s+(?:an?|my|our|the|old)?\s*(?:\w+ )?$")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The use of the room that `text` tells; `today` plays no part. What is done in it outweighs its name."""
    plain = folded(text)
    return Found(told({"use": _done(plain) or _named(plain)}, text, asked, {"use": _bare_use}))


def _done(plain: str) -> str | None:
    """The use that people are said to make of the room."""
    for use, pattern in _DOING:
        match = pattern.search(plain)
        if match is not None and not denied(plain, match.start()) and not re.search(r"\bnobody\b", plain[: match.start()][-12:]):
            return use
    return None


def _named(plain: str) -> str | None:
    """The room that is named: what it was made into, else the first."""
    found = [(match.start(), use) for use, pattern in _NAMED for match in pattern.finditer(plain)]
    kept = [(start, use) for start, use in sorted(found) if not _FROM.search(plain[:start])]
    into = [use for start, use in kept if _INTO.search(plain[:start])]
    if _OTHER_ROOMS.search(plain) and not into:
        return None
    return into[0] if into else kept[0][1] if kept else None


def _bare_use(text: str) -> str | None:
    """Any other use that a bare answer names ("my office")."""
    plain = folded(text)
    return "other" if _OTHER_ROOMS.search(plain) or re.search(r"\b(?:other|none|nothing|neither)\b", plain) else None
