"""What a sentence tells of the use of a room."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import denied
from assistant.facts.found import Found
from assistant.facts.phrases import any_of

_DONE = {
    "sleeping": any_of("sleep(s|ing)?", "naps?", "bed [is] in (it|there)", "as (a|the|our|his|her|my) [_] bedroom"),
    "cooking": any_of("cook(s|ing)?", "hot plate"),
    "eating": any_of("eat(s|ing)?", "have [our] (meals|dinner|supper|breakfast)"),
    "living": any_of(
        "tv", "television", "couch", "sofa", "hang(s|ing)? out", "relax*", "sit(s|ting)?", "play(s|ing)?",
        "lives? in (it|there|that)", "video games", "read(s|ing)? (in|every|there)",
    ),
}  # fmt: skip
_NAMED = {
    "bathroom": any_of(
        "(half|full)?-?bath(room|rm| rm)?s?", "ba", "lav(atory|atories)?", "bthrm", "shower rooms?",
        "powder rooms?", "washrooms?", "restrooms?", "ensuite",
    ),
    "water-closet": any_of("water closets?", "w\\.?c\\.?", "toilet (rooms?|compartments?)", "toilets?", "commode"),
    "laundry": any_of("laundr(y|ies) [rooms?]", "lndry", "lndry rm", "wash room", "washer [and|&] dryer"),
    "pantry": any_of("pantr(y|ies)", "larder"),
    "foyer": any_of("foyers?", "entry(way)?s?", "(entrance|entry) hall(way)?", "vestibules?", "mud-rooms?",
    "front hall", "lobby"),
    "corridor": any_of("corridors?", "hall(way)?s?", "passage(way)?s?", "landing"),
    "closet": any_of("closets?", "wardrobe"),
    "other": any_of(
        "garages?", "furnace", "boiler", "mechanical (rooms?|rms?|space)", "util(ity)?", "work-?shops?",
        "stair(s|way|well|case)?",
        "porch(es)?", "decks?", "balcon(y|ies)", "attic (fan|hatch)", "elevator", "garden shed",
    ),
    "storage": any_of(
        "storage [rooms?|rms?|spaces?|areas?]", "stor rm", "store-?rooms?", "box room", "junk room",
        "crawl-?space", "shed",
    ),
    "sleeping": any_of(
        "(bed|br|bdr|bd)m?rooms?", "bdrms?", "bedrms?", "bd rm", "brs?", "sleeping (rooms?|rms?|porch)",
        "master (suite|bed)", "nurser(y|ies)", "guest rooms?",
        "dorm(itory)?",
    ),
    "kitchen": any_of("kit?chen(ette)?s?", "kichen", "kit", "kitch"),
    "dining": any_of("(dining|din|dinning) (rooms?|rms?|area)", "dr", "dinette", "breakfast (nook|room)",
    "eating area"),
    "living": any_of(
        "(living|liv|livin) (rooms?|rms?|area|space)", "liv-?rms?", "lr", "dens?", "(family|fam) (rooms?|rms?)",
        "rec(reation)?-?rooms?", "play-?rooms?",
        "sitting rooms?", "parlou?rs?",
        "great (rooms?|rms?)", "home theat(er|re)", "(media|game|bonus|rumpus|music|reading) rooms?", "man cave",
        "lounge", "tv rooms?", "sun-?rooms?", "front room",
    ),
}  # fmt: skip
_OTHER = any_of(
    "offices?", "study", "library", "gym", "work-?room", "sewing", "craft", "hobby", "exercise",
)  # fmt: skip
_STORED = any_of(
    "(just|only|nothing but) [for] [old|our|my|the] (boxes|junk|storage|stuff|holiday _|christmas _|luggage|"
    "totes|tools)",
    "(used|use [it]) [just|only] [for|as] [old|our|my] (boxes|junk|storage|stuff|totes)",
    "(full of|filled with|packed with) [old|our|my|empty] (boxes|junk|stuff|totes)",
    "(stores?|keeps?) (boxes|junk|stuff)",
)  # fmt: skip
_NONE = any_of("other", "none", "nothing", "neither")
_INTO = re.compile(r"\b(?:into|as|to be|is now|now)\s+(?:an?|my|our|his|her|the)?\s*(?:\w+ )?$")
_FROM = re.compile(r"\b(?:from|was|used to be|out of|formerly|instead of)\s+(?:an?|my|our|the|old)?\s*(?:\w+ )?$")
_NOBODY = re.compile(r"\b(?:nobody|no one)\s+$")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The use of the room that `text` tells; `today` plays no part. What is done in it outweighs its name."""
    plain = numbered(text)
    return Found(told({"use": _done(plain) or _stored(plain) or _named(plain)}, text, asked, {"use": _read_other}))


def _done(plain: str) -> str | None:
    """The use that people are said to make of the room."""
    for use, phrases in _DONE.items():
        match = phrases.first(plain)
        if match is not None and not denied(plain, match.start()) and not _NOBODY.search(plain[: match.start()]):
            return use
    return None


def _stored(plain: str) -> str | None:
    """Storage, where only things are kept in the room."""
    return "storage" if _STORED.said_in(plain) else None


def _named(plain: str) -> str | None:
    """The room that is named: what it was made into, else the first."""
    found = sorted((match.start(), use) for use, phrases in _NAMED.items() for match in phrases.matches(plain))
    kept = [(start, use) for start, use in found if not _FROM.search(plain[:start])]
    into = [use for start, use in kept if _INTO.search(plain[:start])]
    if into or _OTHER.said_in(plain):
        return into[0] if into else None
    return kept[0][1] if kept else None


def _read_other(text: str) -> str | None:
    """Any other use that a bare answer names ("my office")."""
    plain = numbered(text)
    return "other" if _OTHER.said_in(plain) or _NONE.said_in(plain) else None
