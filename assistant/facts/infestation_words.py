"""The phrases that tell how many units are infested."""

from __future__ import annotations

from assistant.facts.dwelling_words import UNIT
from assistant.facts.phrases import any_of

_PLACE = (
    "{unit}|places?|rooms?|kitchens?|bath(room)?s?|bedrooms?|sides?|half|halves|floors?|levels?|upstairs|downstairs|"
    "uppers?|lowers?|basement unit|house|spots?|closet|cupboards?|pantry"
).replace("{unit}", UNIT)
_COMMON = (
    "hall(way)?s?|corridors?|laundry [room]|lndry|landry|stairs?|stairways?|stairwells?|lobby|lobbies|entry(way)?|"
    "foyer|vestibule|"
    "common (area|space|hall|room|part|basement|laundry|attic)*|shared [_] (area|space|hall|room|part|basement|laundry|"
    "lndry|attic|garage|porch)*|"
    "trash (room|area)|dumpster [area|pad]|mail-room|boiler room|utility room|storage area|yard"
)
_WORDS = {
    "place": _PLACE,
    "unit": UNIT,
    "common": _COMMON,
    "whose": "my|our|her|his|their|the|this|that|your|one|1|a|tenant's|son's|daughter's|mother's|mom's",
    "label": r"\x23\s?\d{1,3}\w?|\d{1,3}\w|\w\d{1,2}|\d{1,3}|(a|b|c|d|e|f|g|h)(?!\w)",
    "others": "the others?|others?|other (units?|tenants?|apartments?|people|families|flats)",
    "near": "next-door|neighbou?rs?|upstairs|downstairs|people (upstairs|downstairs|next door)",
    "have": "have|has|got|gets?|had|sees?|complain*|found|report*|also|too",
}

OUT_OF = any_of(
    r"(?P<part>\d+|one) [{unit}|infested|tenants?|renters?|households?] [is|are] [out] of [the|our|my|his|a total "
    r"of] (?P<whole>\d+|one)(?! (days?|"
    r"weeks?|months?|years?))",
    **_WORDS,
)
"""So many of so many."""

HAVING = any_of(
    "# [{unit}|of (them|those|these|the {unit})] (with|have|has|got|having|reports?) [the|a|some|bad|live] {bugs}",
    bugs="roach*|cockroach*|mice|mouse|rats?|ants?|bed-?bugs?|bugs?|fleas?|pests?|rodents?|insects?|vermin|spiders?|"
    "silverfish|termites?|moths?|flies|wasps?|bees|critters?|(an|any) infestation|infestations?|them|it",
    **_WORDS,
)
"""Units told by what they have: "4 units, 2 with roaches"."""

LABELS = any_of(
    r"(units|ap*rtments|apts|flats|suites|numbers|rooms|places) {label}(?P<more>(\s*(,|and|&|\+|, "
    r"and)\s*{label}(?!\w))+)",
    r"{one} {label}(?P<more>(\s*(,|and|&|\+|, and)\s*{one}\s*{label}(?!\w))+)",
    one="unit|apt\\.?|apartment|flat|suite|number|no\\.|room",
    **_WORDS,
)
"""Units told by their names: "units 1, 3 and 6"."""

COUNTED = any_of(
    "# [of] [the|my|our|other] (tenants|renters|neighbou?rs) (have|has|got|complain*|report*)",
    "# [of] [the|my|our|his|her|their|these|those|other|different|separate] [infested|upper|lower|adjacent|"
    "neighboring] {unit}",
    **_WORDS,
)
"""A count of units."""

NOT_ONE = any_of(
    "(not|isn't|ain't|aren't|wasn't|never) (just|only|limited to|confined to)",
    r"more (than|then) [just] (one|1|a single|mine|ours|my)",
    "not the only (one|{unit})",
    **_WORDS,
)
"""More than one unit."""

PAIR = any_of(
    "both [of] [the|my|our|his|infested] [upper|lower|upstairs|downstairs] {place}",
    "both of us",
    "both [are|were|got|have|has|seem] [badly|heavily|now] (infested|have|has|got|full|crawling|overrun|affected)",
    "{place} (and|&|n|plus|,) [the|my|our|her|his|a] [_] {place} (both|are both|have both|each)",
    "(upstairs|upper|up) [{unit}] (and|&|n|plus|also) [the] (downstairs|lower|down)(?! (flats|duplex))",
    "(downstairs|lower) [{unit}] (and|&|n|plus) [the] (upstairs|upper) [{unit}]",
    "(me|us|mine|ours|my ({unit}|place)|our ({unit}|place)) (and|&|n|plus|along with) [the|my|our] [_] ({place}|"
    "neighbou?rs?|one|guy|lady|people|family|folks|next door)",
    **_WORDS,
)
"""Two units."""

ALL = any_of(
    r"(every|each|all) [of] [the|my|our|his|these|those] [single|other|\d+] [of] [the|my|our] ({unit}|floors?|tenants?|"
    r"renters?|neighbou?rs?)",
    "(whole|entire) (building|bldg|complex|place|block|apartment (building|house))",
    "(building|bldg|complex)-wide",
    "(whole|entire|all of the) (duplex|triplex|fourplex|4-plex|2-flat|3-flat)",
    "(all over|all through|all throughout|throughout|thru|thruout) [the|this|our|my] [whole|entire] (building|bldg|"
    "complex|apartments|block)",
    "(everybody|everyone)('s)? [in (the|my|our) (building|bldg|complex)] (has|have|got|here)",
    **_WORDS,
)
"""All units of the building."""

MANY = any_of(
    "(several|multiple|many|most|some|various|numerous|[a] few|a bunch|a couple|a number|lots|different) [of] [the|my|"
    "our|his] [other] {unit}",
    "({near}|{others}) [_] [_] {have}",
    "(neighbou?rs?|buddy|friend|lady|guy|man|woman|family|tenants?) ... (too|as well|so do (i|we|mine)|also)",
    "from (apartment|unit|flat|place|apt|room) to (apartment|unit|flat|place|apt)",
    "spread* (to|through|into|all)", "it's spread",
    "so (is|are|was|were|does|do|did|has|have) (the|my|our|his|her|their|"
    "#|mine|ours|every*|half|most|{near}|{others})",
    "({near}|{others}|roommates) (and|&|n) (i|me|us|we)",
    "(he|she|they|i|we) (has|have|got|had) (them|it|em|'em) too", "each of us", "half [of] [the|my|our] {unit}",
    "split the cost with (the|my) neighbou?r",
    r"at [the] \w+'?s?'?, at (ours|mine)", "multi-unit infest*",
    **_WORDS,
)  # fmt: skip
"""More units than one, without a figure."""

NO_OTHERS = any_of(
    "(no|none of (the|my|our)|not [in] (the|any)) (others?|neighbou?rs?)(?! (choice|way|option))",
    "(nobody|no one|no-one) else",
    "(nobody|no one)('s)? (place|{unit}) but",
    "nowhere else",
    "({others}|the rest|rest of (the|my) (building|bldg|house|place)|upper|lower|{near}|everybody else|everyone else) "
    "[_] [_] [is|are|has|have] (clean|clear|fine|ok|okay|free|none|no bugs|no pests|no mice|not got)",
    "({others}|neighbou?rs?|upstairs|downstairs) [_] [_] (don't|do not|doesn't|does not|haven't|hasn't) (have|got|"
    "seen?|get)",
    "({others}|neighbou?rs?|upstairs|downstairs|nobody else|the rest) (don't|doesn't|haven't|hasn't|do not|does not|"
    "ain't|aren't)"
    "(?=\\s*(\\.|,|;|!|\\?|$))",
    "(no (complaints?|reports?|problems?|issues?|trouble|signs?|infestations?)|none|nothing) [reported|seen|found] "
    "(from|in|at|with|"
    "by) [any of] [the|any|my|our] (others?|other (\\d+|one) {unit}|{others}|rest|neighbou?rs)",
    "no (bugs|mice|rats|roaches|pests|ants) (at|in) (theirs|the others?)",
    "others? [_] [_] [and] there's nothing",
    "none [in|at] [the] (upstairs|downstairs|next door|others?|upper|lower)",
    "tenant _ (doesn't|does not)",
    r"other \d+ {unit} and there's nothing",
    **_WORDS,
)
"""No other unit."""

ONE = any_of(
    "(just|only|solely|exclusively|confined to|limited to|isolated to|restricted to) [in|at|on|inside|affecting|the] "
    "[{whose}] [_] {place}",
    r"(just|only) [in|at|on|it's|is] (mine|ours|me|us|hers|his|theirs|one(?! of)|the one|\x23\s?\d{1,3}\w?|"
    r"\d{1,3}\w(?!\w))",
    r"(?<!than\x20)(?<!than\x20a\x20)(one|1|a single|single|sgl|sole|lone)-[of (my|the|our|his)|infested|affected|"
    r"dwelling|small|little] [_] {unit}",
    "(one|1) of (my|the|our|his|her|their) [_] {unit}",
    "[the|my] [_] (only|lone|sole) (one|place|{unit})",
    "(my|our) ({unit}|place) [is] (only|alone)",
    "{unit} {label} (only|alone)",
    "(only|lone|sole) (tenant|renter|person|family|people) (with|that has|who has|who have)",
    "(no one|nobody|no-one) (but|except) (me|us|mine|ours|my _)",
    "mine (only|alone)",
    **_WORDS,
)
"""One unit."""

COMMON_ONLY = any_of(
    "(just|only|solely|confined to|limited to) [in|at|on|around] [the|our|my] {common}",
    "{common} [room|area] (only|alone|but)",
    "{common},? ... (none|nothing|nobody|not|no _|never) [seen|found|yet|been|are|is] (in|inside|at) [the|any|our|my] "
    "[actual] {unit}",
    **_WORDS,
)
"""Shared parts only."""

NONE_INSIDE = any_of(
    "(none|nothing|not|never|no bugs|no mice|no rats|no pests) [_] [_] (in|inside|within) [the|any|any of the|our|my|"
    "a|any one|anyone's|anybody's|any tenant's|people's|tenants'|nobody's] [actual|one|single|individual|dwelling] "
    "{unit}",
    "no [actual|individual|dwelling] {unit} [itself|themselves] [is|are|has|have] [been] (infested|affected|got|any)",
    **_WORDS,
)
"""No unit at all."""

COMMON = any_of("{common}", **_WORDS)
"""A shared part of a building."""

BARE_ONE = any_of("[it's] [just|only] (me|mine|ours?|us|my own|in mine|my place|one)")
BARE_ALL = any_of(
    "all [of (them|us)]", "every(one|body|where|thing)", "the whole (building|place)", "most|several|some|many"
)
"""What may be the whole of an answer."""
