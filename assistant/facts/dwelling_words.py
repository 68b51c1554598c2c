"""The phrases that tell of dwelling units and of the size of a building."""

from __future__ import annotations

from assistant.facts.phrases import any_of

UNIT = (
    "[dwelling|rental|housing|living] units?|ap*rt*m*nts?|dus?|apts?|apmts?|flats?|suites?|condos?|dwellings?|"
    "households?|"
    "family|families|fams?|efficiency|efficiencies|studios?|homes|tenancies"
)
"""A dwelling unit."""

_KIND = (
    "more|separate|little|small|old|rental|rented|dwelling|residential|different|whole|total|identical|occupied|empty|"
    "vacant|of us|of the|other|nice|big|large|legal|self-contained|upper|lower|upstairs|downstairs|basement|infested|"
    "affected"
)
_BUILDING = (
    "buildings?|bldg|house|home|complex|property|dwelling|place|structure|conversion|walk-up|block|rental|mansion|box"
)
_HOUSE = "house|farmhouse|cottage|cabin|bungalow"
_WORDS = {"unit": UNIT, "kind": _KIND, "building": _BUILDING, "house": _HOUSE}

ORDINALS = ("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
"""The place of a unit that is added, from the third on."""

NAMED = {
    2: any_of(
        "an? (upper|upstairs) [_] and an? (lower|downstairs)", "upper and lower", "a couple [of] [{kind}] {unit}",
        "(in-law|mother-in-law|granny|accessory) ({unit}|suite)",
        "dup*lex*", "du-plex*", "dublex*", "2-flat", "twin (house|home)", "side-by-sides?", "double house",
        "semi-detached",
        "(upper|upstairs) {unit} (and|&) [a|an|the] (lower|downstairs) {unit}",
        "(lower|downstairs) {unit} (and|&) [a|an|the] (upper|upstairs) {unit}",
        "up(per)?s? (and|&|n) (down|lower)s? [flats?]", "upper-lower",
        "upstairs-downstairs?(?! (both|has|have|got|are|is))",
        "upstairs and [a] downstairs?(?! (both|has|have|got|are|is))",
        "[it's] (only|just) (me|us) (upstairs|downstairs|up|down) and [my|the|our|a|an] _ [_] (upstairs|downstairs|"
        "up|down)",
        "(only|just) me and [the|my|a] [one] neighbou?r", "(holds|only|just) us and (the|our) neighbou?rs?",
        "me and (one|1) other {unit}", **_WORDS,
    ),
    3: any_of("trip*lex*", "tri-plex*", "3-flat", "3-decker", "triple-decker"),
    4: any_of("quad*plex*", "quad", "4-flat", "fourplex*"),
    5: any_of("fiveplex*"),
    6: any_of("sixplex*"),
    8: any_of("eightplex*"),
}  # fmt: skip
"""Buildings whose name tells how many units they have."""

CHANGES = any_of("from [a|an] (\\d+|one) [{unit}] (to|into) # [{kind}] {unit}", **_WORDS)
"""A count of units before and after a change."""

ADDED = any_of(
    "(add*|build*|put* in|creat*|making|make) (a|an|the|my|our) (?P<added>" + "|".join(ORDINALS) + ") [{kind}] {unit}",
    "(with|plus|and|has) (a|an|the) (?P<added>" + "|".join(ORDINALS) + ") [{kind}] {unit} [in|over|above|behind|out]",
    **_WORDS,
)
"""A unit that comes on top of others."""

SIZES = any_of(
    "#-plex(es)?",
    "{building} [that|which] (has|contains|holds|houses|with|of|w/) [only|just] #(?! (infested|affected)) [{kind}] "
    "{unit}"
    "(?! (infested|affected|with|have|has|that|which|who))",
    "#-{unit} [{unit}] [apartment|rental|brick|frame|wood|old|town|row] {building}",
    "#-?u(n|nt)?s? [apartment|apt|rental|brick|frame|old] ({building}|apt|apts)",
    "(a|an|my|our|his|her|the|this|that) [old|little|small|big] #-(unit|family|fam|flat|flatter)",
    r"(\d+|one|some|most|half|any|none) [{unit}] [is|are] [out] of [the|our|my|his|all|a total of] #(?! (of|days?|"
    r"weeks?|months?|years?))",
    **_WORDS,
)
"""The size of a whole building."""

HELD = any_of(
    "(has|have|with|contains?|holds?|of|into|totals?|totaling|there is|there are|there's|we are|got|own) [just|only] # "
    "[{kind}] [{kind}] {unit}",
    "# [{kind}] {unit} (here|total|altogether|overall|all told|in all|in total|in (the|my|our) {building})",
    "all # [of] [the|my|our] [{kind}] {unit}",
    "# (in (total|all)|altogether|all told)(?=\\s*(\\.|,|;|!|\\?|$))",
    **_WORDS,
)
"""A count of units that a building is said to hold."""

LEVELS = any_of(
    "# [{unit}] [on] [the] {level} [floor] (and|,|&|plus) (?P<rest>\\d+|one) [more|other] [{unit}] [on] [the] {level}",
    level="upstairs|downstairs|up|down|top|bottom|upper|lower|first|second|third|ground|main|1st|2nd|3rd|in (front|"
    "back)",
    unit=UNIT,
)
"""Counts of units on two levels that make up the building."""

COUNTED = any_of("#u(n|ns|nt|nts)?", "# [{kind}] [{kind}] {unit}", "#-{unit}", **_WORDS)
"""Any count of units."""

LISTED = any_of(
    "{plural}[:|=] #",
    "{plural} (=|-|is|are|total|here|count|counted)[:|=] #",
    "{unit} (count|total|number|tally)[:|=] [is|of|=] #",
    plural="(dus|[dwelling|rental|housing|living] units|ap*rt*m*nts|apts|flats|households|families)", **_WORDS,
)  # fmt: skip
"""A count that follows what it counts: "units: 3"."""

BOTH = any_of("both [of] [the|my|our] [{kind}] ({unit}|halves|sides|floors|levels|places)", **_WORDS)
"""Two units."""

SINGLE = any_of(
    "(single|one|1)-fam*", "sf(h|r)",
    "(my|our|the|a|his|her|this|that) [ranch|rental|little|farm|whole|small|entire|old] {house} [that|which] (i|we|you|"
    "they|he|she)('m|'re)? [are|am|is] (rent*|leas*|own*|let*) [out]",
    "(rent|rents|renting|rented|lease|leases|leasing|let out) [out] (a|an|the|this|my|our|his|her) [_] [_] ({house}|"
    "trailer|mobile home)(?! with)",
    "(rental|rented|ranch|detached|single) ({house}|home)", "(whole|entire) house (to (my|our)sel*|is (mine|ours))",
    "lone cabin", "(mobile|manufactured) home",
    **_WORDS,
)  # fmt: skip
"""A house that is one unit."""
