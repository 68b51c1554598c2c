"""How many homes a building has, told home by home: "one apartment upstairs, one down and one in the basement"."""

from __future__ import annotations

import re

from assistant.amount import Amount
from assistant.facts.counts import numbered, whole
from assistant.facts.phrases import any_of
from assistant.facts.vocabulary import Sought

_PLACES = (
    "upstairs|downstairs|up(?! to)|down|below|above|in the (basement|attic|back|front|middle|rear|cellar)|"
    "[on] [the] (top|bottom|ground|main|first|second|third|fourth|1st|2nd|3rd|4th|upper|lower|middle) [floor|"
    "level|story]|"
    "[over|above|behind] the (garage|store|shop)|on (top|each side)"
)
_PLACED = any_of(
    r"(?P<n>\d{1,2}|one|an?|another) [more|other|_] [{unit}] [is] {place}",
    place=_PLACES, unit="apartments?|apts?|units?|flats?|families|family|tenants?",
)  # fmt: skip
_UP_AND_DOWN = re.compile(
    r"\b(?:(\d{1,2})|one)\s+(?:up|upstairs|down|downstairs),?\s+(?:and\s+|&\s+)?(?:(\d{1,2})|one)\s+(?:up|upstairs|down|"
    r"downstairs)\b"
)
_PLUS_OWN = re.compile(
    r"\b(\d{1,2})\s+(?:\w+ )?(?:units|apartments|apts|flats)\s+(?:plus|and|&)\s+(?:my|our) own(?: (?:unit|"
    r"apartment|apt|flat))?\b"
)
_AND_ONE_MORE = re.compile(
    r"\b(\d{1,2}|one|an?)\s+(?:\w+ )?(?:units?|apartments?|apts?|flats?|studios?)(?:\s+and|,?\s+plus|\s+&)\s+"
    r"(\d{1,2}|one|an?)\s+(?:\w+ )?(?:studios?|efficienc(?:y|ies)|lofts?|flats?|in-law (?:suite|unit))\b"
)
_NAMED = {
    2: any_of(
        "(her|his|their) own (apartment|apt|unit|flat) (up|down)stairs, [and] (i|we) live (up|down)stairs",
        "(tenants?|renters?|neighbou?rs?|family) in the other half", "(the|my) other half of the (house|building)",
        "(rent|rents|renting|let) [out] (the|my) other (half|side)",
    ),
    3: any_of(
        "upper, lower,? and [a|an|the] (basement|attic|garage|rear|back|garden|middle) [apartment|unit|flat]",
        "upstairs, downstairs,? and [a|an|the|in the] (basement|attic|garage|rear|back|garden|middle) "
        "[apartment|unit|flat]",
    ),
}  # fmt: skip
_HOME = re.compile(r"\b(?:apartments?|apts?|units?|flats?|famil(?:y|ies)|dwellings?|duplex|homes?)\b")
_OWN = Sought(
    r"\beach (?:with|has|having|have|in|got)(?: (?:our|their|his|her|its|an?|my))* (?:own )?(?:apartments?|"
    r"apts?|units?|"
    r"flats?|places?|homes?)\b|\ball (?:in|with)(?: (?:our|their))? (?:own|separate) (?:apartments?|units?|"
    r"flats?|places?)",
    "each|all",
)
_PEOPLE = re.compile(
    r"\b(?:me|us|myself|i|(?:the|my|an?|our|one|his|her) (?:\w+ )?(?:lady|man|guy|woman|couple|student|kid|neighbou?r|"
    r"tenant|owner|landlord|landlady|family|brother|sister|son|daughter|mother|father|mom|dad|girl|boy|renter|cousin|"
    r"aunt|uncle|grandma|grandmother|widow|nurse|teacher))\b"
)
_FLOORS = Sought(
    r"\b(?:rent|let|lease)\w*(?: out)? the (?P<floors>[\w ,]+?) (?:floors|levels|stories) as (?:\w+ ){0,2}"
    r"(?:apartments|apts|units|flats)\b",
    "floors|levels|stories",
)
_NAMED_FLOOR = re.compile(r"\b(?:first|second|third|fourth|fifth|1st|2nd|3rd|4th|5th|top|upper|lower|ground|main)\b")
_ALONE = any_of(
    "(just|only) (my|our|the) [one|own|single] (house|home)",
    "(nobody|no one|noone) else (lives|living|rents|is|stays)",
    "[just|only] [a] (house|home|cottage) with [just|only] (one|1) (kitchen|household|family)",
    "we have the [whole|entire] (house|place) to ourselves",
    "the only (family|household|tenants?|people|ones) (in|here)",
)  # fmt: skip


def homes(text: str) -> Amount | None:
    """The homes of a building that are told one by one, or the one home of a house; None where they are not."""
    plain = numbered(text)
    return _up_and_down(plain) or _by_place(plain) or _by_people(plain) or _by_floor(plain) or _alone(plain)


def _up_and_down(plain: str) -> Amount | None:
    """ "Two up, two down", "upper, lower and a basement flat"."""
    match = _UP_AND_DOWN.search(plain)
    let = _PLUS_OWN.search(plain)
    if let is not None:
        return Amount.exactly(int(let[1]) + 1)
    if match is not None:
        return Amount.exactly(int(match[1] or 1) + int(match[2] or 1))
    more = _AND_ONE_MORE.search(plain)
    if more is not None:
        return Amount.exactly(_number(more[1]) + _number(more[2]))
    return next((Amount.exactly(size) for size, phrases in _NAMED.items() if phrases.said_in(plain)), None)


def _by_place(plain: str) -> Amount | None:
    """Two places or more, each with its number of homes."""
    if not _HOME.search(plain):
        return None
    places = {match.start(): match for match in _PLACED.matches(plain)}
    found = [places[start] for start in sorted(places)]
    if len(found) < 2:
        return None
    return Amount.exactly(sum(_number(match["n"]) for match in found))


def _number(words: str) -> int:
    return whole(words) if words.isdecimal() else 1


def _by_people(plain: str) -> Amount | None:
    """ "Me, the lady below and the student upstairs, each with our own apartment"."""
    match = _OWN.search(plain)
    people = _PEOPLE.findall(plain[: match.start()]) if match is not None else []
    return Amount.exactly(len(people)) if len(people) > 1 else None


def _by_floor(plain: str) -> Amount | None:
    """ "I live on the first floor and rent out the second and third floors as apartments"."""
    match = _FLOORS.search(plain)
    let = len(_NAMED_FLOOR.findall(match["floors"])) if match is not None else 0
    own = match is not None and re.search(r"\b(?:i|we|my|our)\b.*\bfloor\b", plain[: match.start()]) is not None
    return Amount.exactly(let + own) if let > 1 else None


def _alone(plain: str) -> Amount | None:
    return Amount.exactly(1) if _ALONE.said_in(plain) else None
