"""What a sentence tells of an infestation."""

from __future__ import annotations

import re
from datetime import date

from assistant.facts.agreements import agreement, read_agreement
from assistant.facts.answers import told
from assistant.facts.cues import stated
from assistant.facts.dwelling_units import building_units, read_units
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.infestation import common_areas_only, read_infested, units_infested
from assistant.facts.yesno import read_yesno

_WAY_IN = r"(?:holes?|gaps?|cracks?|openings?|crevices?|entry points?|(?:air )?spaces? (?:under|around|by|behind))"
_STOP_UP = r"(?:seal|plug|fix|clos|patch|fill|caulk|block|cover|repair|mend|stuff|stop)\w*"
_PESTS = r"(?:rats?|mouse|mice|rodents?|insects?|bugs?|pests?|vermin|roach(?:es)?|critters?|animals?)"
_BUILDING = r"(?:building|bldg|house|place|premises|dwelling|home|apartment|unit|property|structure|complex)"
_LEFT_OPEN = re.compile(
    rf"\b(?:never|not|\w+n'?t|refus\w+ to|without|yet to)\b[^.,;]{{0,30}}\b{_STOP_UP}\b[^.,;]{{0,20}}"
    rf"\b(?:{_WAY_IN}|that|those|it|them|{_BUILDING})\b|\bunsealed\b|\b{_WAY_IN}\b[^.;]{{0,25}}\b(?:never|not|\w+n'?t) (?:been )?{_STOP_UP}\b"
)
_STOPPED_UP = re.compile(
    rf"\b(?:sealed|plugged|closed|patched|filled|caulked|blocked)(?: up| off)?(?: (?:all|every|the|any|up|of|each|little|those))*? {_WAY_IN}|"
    rf"\b{_WAY_IN}\b(?: (?:have|has|had|are|were|was|is|all|been|now|got))* (?:sealed|plugged|closed|patched|filled|caulked|blocked|fixed)\b"
)
_TIGHT = re.compile(
    rf"\b(?:reasonably )?{_PESTS}(?: or [- \w]{{3,10}})?[- ]?(?:proof\w*|tight)\b|\b(?:well[- ]|fully |completely )?sealed(?: up)?(?: (?:tight|good|well|shut))?\b|"
    rf"\b{_BUILDING}(?: itself)?(?:'s| is| was| stays)?(?: (?:otherwise|pretty|all|real|really|very|perfectly|well|good and|nice and|kept|in|up))* "
    r"(?:tight|sound|solid|good (?:shape|repair|condition)|tight shape|great shape|well[- ]kept|kept up|closed up|maintained)\b|"
    r"\botherwise (?:tight|sound|sealed|well kept)\b|\btight as a drum\b|\bscreens? (?:is|are) (?:all )?(?:fine|good|intact|ok(?:ay)?|new)\b"
)
_OPEN = re.compile(
    rf"\b{_WAY_IN}\b|\bdaylight\b|\b(?:screens?|doors?|windows?|siding|vents?|foundation|roof|sills?|soffits?|walls?)(?: (?:is|are|was|were|all|has|have|got))* "
    r"(?:ripped|torn|broken|missing|busted|open|loose|rotted|rotten|rotting|cracked|crumbling|gone|shot|falling)\b|"
    r"\b(?:ripped|torn|broken|missing|busted|rotten|rotted|rotting|crumbling|cracked|chewed|open|leaky|loose|no) (?:\w+ )?"
    r"(?:screens?|doors?|windows?|siding|vents?|foundation|sills?|soffits?|boards?|walls?|weather ?strip\w*)\b|"
    r"\b(?:doors?|windows?|screens?)(?: \w+)? (?:doesn'?t|don'?t|won'?t|do not|does not)(?: \w+)? (?:close|shut|seal|fit|latch)\b|"
    rf"\bwhere (?:they|the {_PESTS}|the \w+)(?: \w+)? (?:come|get|crawl|march|walk|squeeze)s? (?:right )?in\b|"
    r"\bfalling apart\b|\bfull of holes\b|\blike swiss cheese\b|\bfalling down\b|\brun[- ]?down\b|\bdilapidated\b"
)
_YESNO = {"proofed": read_yesno, "common_areas_only": read_yesno}


def kept_proofed(text: str) -> bool | None:
    """Whether `text` says that the building is kept reasonably rat- or insect-proof; a way in outweighs a "tight"."""
    plain = folded(text)
    if _LEFT_OPEN.search(plain):
        return False
    if _STOPPED_UP.search(plain):
        return True
    return stated(plain, _TIGHT, _OPEN, prevails=False)


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The facts of an infestation that `text` tells; `today` plays no part."""
    common = common_areas_only(text)
    facts = {
        "units_infested": None if common else units_infested(text),
        "proofed": kept_proofed(text),
        "agreement": agreement(text),
        "units_total": building_units(text),
        "common_areas_only": common,
    }
    bare = {"units_infested": read_infested, "units_total": read_units, "agreement": read_agreement, **_YESNO}
    return Found(told(facts, text, asked, bare))
