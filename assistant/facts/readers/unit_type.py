"""What a sentence tells of a room or group of rooms that is let."""

from __future__ import annotations

from datetime import date

from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import stated
from assistant.facts.found import Found
from assistant.facts.phrases import any_of
from assistant.facts.yesno import read_yesno

_WORDS = {
    "hall": "halls?|hallways?|stairs?|stairways?|staircase|entry(way)?|entrance|corridor|bath(room)?|toilet",
    "kitchen": "kit?chens?|kitchenettes?",
    "bath": "bath*|toilets?|shower",
}
_COOKING = any_of(
    "cook*",
    "stoves?",
    "hot-plates?",
    "microwaves?",
    "{kitchen}(?! sink)",
    "ovens?",
    "burners?",
    "air-fryer",
    "ranges?",
    **_WORDS,
)
_NO_COOKING = any_of(
    "(no|not|without|can't|cannot|never|isn't|no way to|not allowed to|lacks?|won't) [_] [_] cook*",
    "(cooks?|kitchen) [is] (elsewhere|in another (house|building))",
)
_EATING = any_of("eat(s|ing)?", "din(e|es|ing)(?! hall)", "meals?", "[a|kitchen|dinner] table")
_NO_EATING = any_of(
    "eats? (out|elsewhere|at (work|the diner|school|my|their|a)|downstairs|somewhere else)", "meals? (out|elsewhere)"
)
_SLEEPING = any_of("sle(ep|eps|eping|pt)", "beds?(?! ?bugs?)", "bedrooms?", "futon", "cot", "bunks?", "mattress")
_LIVING = any_of(
    "liv(e|es|ed|ing)(?! (on their own|independently|separate|apart))", "tv", "television", "couch", "sofa", "chairs?",
    "desk",
    "sits?", "sitting", "hangs? out", "keeps? to (them|him|her)sel*", "studio",
)  # fmt: skip
_SHARES = any_of(
    "shar(e|es|ed|ing) ... {hall}", "shar(e|es|ed|ing) {hall}", "{hall} ... (in common|shared|common)",
    "{hall} (in common|shared)",
    "common [_] {hall}", "off (one|the same|a common|a shared) {hall}",
    **_WORDS,
)  # fmt: skip
_OWN_HALL = any_of("(own|private|separate) [_] (entrance|entry|stairs?|stairway|door)")
_OWN_KITCHEN = any_of(
    "(own|private|full|normal|regular|complete|separate) [_] {kitchen} [_] (and|&|plus|with) [its|their|his|her|my|a] "
    "[own|full|private|normal] {bath}",
    "own {bath} and {kitchen}", "normal kitchen and toilet",
    "{kitchen} and [a] {bath} (of (its|their|my|our) own|to (itself|ourselves|myself))",
    **_WORDS,
)  # fmt: skip
_SHARED_KITCHEN = any_of(
    "(shar*|common|communal) [a|the] [one|back|single] ({kitchen}|{bath}|room|cooking)",
    "({kitchen}|{bath}) [is|are|and _] (in common|shared|down the hall)",
    "cook(s|ing)? ... (shared|common|another|other) [_] (room|kitchen|unit)",
    "(no|without [a]|lacks? [a]) [_] ({kitchen}|{bath}|cooking)",
    "no ({kitchen}|{bath}) (use|of)",
    **_WORDS,
)
_FACTS = ("living", "sleeping", "cooking", "eating", "shares_halls", "kitchen_and_toilet")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """What is done in the unit and what it shares, as `text` tells it; `today` plays no part."""
    plain = numbered(text)
    facts = {
        "living": stated(plain, _LIVING, prevails=True),
        "sleeping": stated(plain, _SLEEPING, prevails=True),
        "cooking": False if _NO_COOKING.said_in(plain) else stated(plain, _COOKING, prevails=True),
        "eating": stated(plain, _EATING, _NO_EATING, prevails=False),
        "shares_halls": stated(plain, _SHARES, _OWN_HALL, prevails=True),
        "kitchen_and_toilet": False if _SHARED_KITCHEN.said_in(plain) else stated(plain, _OWN_KITCHEN),
    }
    return Found(told(facts, text, asked, dict.fromkeys(_FACTS, read_yesno)))
