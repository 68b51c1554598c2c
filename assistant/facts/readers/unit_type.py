"""What a sentence tells of a room or group of rooms that is let."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.cues import stated
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.yesno import read_yesno

_COOKING = re.compile(r"\bcook\w*\b|\bstoves?\b|\bhot ?plates?\b|\bmicrowaves?\b|\bkit?chen(?:ette)?s?\b(?! sink)|\bovens?\b|\bburners?\b|\btoaster oven\b|\bair fryer\b|\branges?\b")
_NO_COOKING = re.compile(r"\b(?:cooks?|kitchen) (?:is )?(?:elsewhere|in another (?:house|building))\b")
_EATING = re.compile(r"\beat(?:s|ing)?\b|\bdin(?:e|es|ing)\b(?! hall)|\bmeals?\b|\b(?:a |kitchen |dinner )?table\b")
_NO_EATING = re.compile(r"\beats? (?:out|elsewhere|at (?:work|the diner|school|my|their|a)|downstairs|somewhere else)\b|\bmeals? (?:out|elsewhere)\b")
_SLEEPING = re.compile(r"\bsle(?:ep|eps|eping|pt)\b|\bbeds?\b(?! ?bugs?)|\bbedrooms?\b|\bfuton\b|\bcot\b|\bbunks?\b|\bmattress\b|\bsleeping\b")
_LIVING = re.compile(r"\bliv(?:e|es|ed|ing)\b(?! (?:on their own|independently|separate|apart))|\btv\b|\btelevision\b|\bcouch\b|\bsofa\b|\bchairs?\b|\bdesk\b|\bsits?\b|\bsitting\b|\bhangs? out\b|\bkeeps? to (?:them|him|her)sel\w+\b|\bstudio\b")
_HALL = r"(?:halls?|hallways?|stairs?|stairways?|staircase|entry(?:way)?|entrance|corridor|bath(?:room)?|toilet)"
_SHARES = re.compile(
    rf"\bshar(?:e|es|ed|ing)\b[^.;]{{0,30}}\b{_HALL}\b|\b{_HALL}s?\b[^.;]{{0,25}}\b(?:in common|shared|common)\b|\bcommon (?:\w+ )?{_HALL}\b|\boff (?:one|the same|a common|a shared) {_HALL}\b"
)
_OWN_HALL = re.compile(rf"\b(?:own|private|separate) (?:\w+ )?(?:entrance|entry|stairs?|stairway|door)\b")
_OWN_KITCHEN = re.compile(
    r"\b(?:own|private|full|normal|regular|complete|separate) (?:\w+ )?(?:kit?chen|kitchenette)(?: \w+)?(?: and| &|,| plus| with)(?: (?:its|their|his|her|my|a|own|full|private|normal))* ?(?:bath\w*|toilet\w*|shower)|\bown (?:bath\w*|toilet) and kit?chen\b|\bnormal kitchen and toilet\b|"
    r"\bkit?chen and (?:a )?(?:bath\w*|toilet) (?:of (?:its|their|my|our) own|to (?:itself|ourselves|myself))\b"
)
_SHARED_KITCHEN = re.compile(
    r"\b(?:shar\w+|common|communal)\b(?: (?:a|the|one|back|single))* ?(?:kit?chen|bath(?:room)?|toilet|room|cooking)\b|\b(?:kit?chen|bath(?:room)?|toilet)s?(?: (?:is|are|and \w+))* ?(?:in common|shared|down the hall)\b|\bcook(?:s|ing)?\b[^.;]{0,30}\b(?:shared|common|another|other) (?:\w+ )?(?:room|kitchen|unit)\b|"
    r"\b(?:no|without(?: a)?|lacks?(?: a)?)(?: \w+)? (?:kit?chen|bath(?:room)?|toilet|cooking)\b|\bno normal kitchen\b|\bno (?:kit?chen|bath) (?:use|of)\b"
)
_FACTS = ("living", "sleeping", "cooking", "eating", "shares_halls", "kitchen_and_toilet")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """What is done in the unit and what it shares, as `text` tells it; `today` plays no part."""
    plain = folded(text)
    facts = {
        "living": stated(plain, _LIVING, prevails=True),
        "sleeping": stated(plain, _SLEEPING, prevails=True),
        "cooking": stated(plain, _COOKING, _NO_COOKING, prevails=True) if not _says_none(plain, "cook") else False,
        "eating": stated(plain, _EATING, _NO_EATING, prevails=False),
        "shares_halls": stated(plain, _SHARES, _OWN_HALL, prevails=True),
        "kitchen_and_toilet": _kitchen(plain),
    }
    return Found(told(facts, text, asked, dict.fromkeys(_FACTS, read_yesno)))


def _kitchen(plain: str) -> bool | None:
    """Whether the unit has normal kitchen and toilet facilities of its own."""
    if _SHARED_KITCHEN.search(plain):
        return False
    return stated(plain, _OWN_KITCHEN)


def _says_none(plain: str, verb: str) -> bool:
    """Whether the text rules the activity out in so many words ("no cooking")."""
    return bool(re.search(rf"\b(?:no|not|without|can'?t|cannot|never|isn'?t|no way to|not allowed to|lacks?|won'?t)\b(?: \w+)?(?: \w+)? {verb}\w*", plain))
