"""What a sentence tells of an infestation."""

from __future__ import annotations

from datetime import date

from assistant.facts.agreements import agreement, read_agreement
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import stated
from assistant.facts.dwelling_units import building_units, read_units
from assistant.facts.found import Found
from assistant.facts.infestation import common_areas_only, read_infested, units_beside, units_infested
from assistant.facts.phrases import any_of
from assistant.facts.unsure import without_unsure
from assistant.facts.yesno import read_yesno

_WORDS = {
    "hole": "holes?|gaps?|cracks?|openings?|crevices?|entry points?|[air] spaces? (under|around|by|behind)",
    "stop": "seal*|plug*|fix*|clos*|patch*|fill*|caulk*|block*|cover*|repair*|mend*|stuff*|stop*",
    "pest": "rats?|mouse|mice|rodents?|insects?|bugs?|pests?|vermin|roach|roaches|critters?|animals?",
    "building": "building|bldg|house|place|premises|dwelling|home|apartment|unit|property|structure|complex",
    "part": "screens?|doors?|windows?|siding|vents?|foundation|roof|sills?|soffits?|walls?",
    "bad": "ripped|torn|broken|missing|busted|open|loose|rotted|rotten|rotting|cracked|crumbling|gone|shot|falling",
}
_LEFT_OPEN = any_of(
    r"(never|not|\w+n't|refus* to|without|yet to) ... {stop} ... ({hole}|that|those|it|them|{building})",
    "unsealed",
    r"{hole} ... (never|not|\w+n't) [been] {stop}",
    **_WORDS,
)
_STOPPED_UP = any_of(
    "(sealed|plugged|closed|patched|filled|caulked|blocked) [up|off] [all|every|each] [of] [the|any|those] [little] "
    "{hole}",
    "{hole} [have|has|had|are|were|was|is] [all] [been|now] (sealed|plugged|closed|patched|filled|caulked|blocked|"
    "fixed)",
    **_WORDS,
)
_TIGHT = any_of(
    "{pest} [or _] [-] (proof|proofed|proofing|tight)",
    "{pest}-(proof|proofed|tight)",
    "[well|fully|completely] sealed [up] [tight|good|well|shut]",
    "{building} [itself] ['s|is|was|stays|all] [otherwise|pretty|all|real|really|very|perfectly|kept] [well|good and|"
    "nice and|in] "
    "(tight|sound|solid|good (shape|repair|condition)|tight shape|great shape|well-kept|kept up|closed up|maintained)",
    "otherwise (tight|sound|sealed|well kept)",
    "{part} [and _] (seal|fit|close) (fine|tight|tightly|well|good|properly)",
    "tight as a drum",
    "screens? (is|are) [all] (fine|good|intact|ok|okay|new)",
    "(maintained|kept|protected|sealed|secured|secure|closed up|tight|proofed) against [any|all|the] [_] {pest}",
    "({pest} [or _]) (can't|cannot|can not|couldn't|won't) [possibly] (get|come) in",
    **_WORDS,
)
_OPEN = any_of(
    "{hole}",
    "daylight",
    "{part} [is|are|was|were|all|has|have|got] [all] {bad}",
    "(ripped|torn|broken|missing|busted|rotten|rotted|rotting|crumbling|cracked|chewed|open|leaky|loose|no) [_] "
    "({part}|boards?|weather-strip*)",
    "(doors?|windows?|screens?) [_] (doesn't|don't|won't|do not|does not) [_] (close|shut|seal|fit|latch)",
    "where (they|the {pest}|the _) [_] (come|get|crawl|march|walk|squeeze)s? [right] in",
    "falling (apart|down)", "full of holes", "like swiss cheese", "run-down", "dilapidated",
    **_WORDS,
)  # fmt: skip


def kept_proofed(text: str) -> bool | None:
    """Whether `text` says that the building is kept reasonably rat- or insect-proof; a way in outweighs a "tight"."""
    plain = without_unsure(numbered(text))
    if _LEFT_OPEN.said_in(plain):
        return False
    if _STOPPED_UP.said_in(plain):
        return True
    return stated(plain, _TIGHT, _OPEN, prevails=False)


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The facts of an infestation that `text` tells; `today` plays no part."""
    common = common_areas_only(text)
    facts = {
        "units_infested": None if common else units_infested(text),
        "proofed": kept_proofed(text),
        "agreement": agreement(text),
        "units_total": building_units(text) or units_beside(text),
        "common_areas_only": common,
    }
    bare = {
        "units_infested": read_infested,
        "units_total": read_units,
        "agreement": read_agreement,
        "proofed": read_yesno,
        "common_areas_only": read_yesno,
    }
    return Found(told(facts, text, asked, bare))
