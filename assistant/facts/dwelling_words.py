"""The words that tell of dwelling units and of the size of a building, as parts of regular expressions."""

from __future__ import annotations

from assistant.facts.counts import WHOLE, counted

UNIT = (
    r"(?:(?:dwelling |rental |housing |living )?units?|ap+art?e?ments?|apts?|apmts?|apartmints?|flats?|suites?|condos?|"
    r"dwellings?|households?|fam(?:ily|ilies|s)?|efficienc(?:y|ies)|studios?|homes|tenancies|un\.?)"
)
"""A dwelling unit."""

_BETWEEN = (
    r"(?:(?:more|separate|little|small|old|rental|rented|dwelling|residential|different|whole|total|identical|occupied|"
    r"empty|vacant|of us|of the|other|nice|big|large|legal|self[- ]contained|upper|lower|upstairs|downstairs|basement|"
    r"infested|affected|infected) ){0,2}"
)
_BUILDING = (
    r"(?:building|bldg|house|home|complex|property|dwelling|place|structure|conversion|walk[- ]?up|block|rental|mansion|box)"
)
NAMED = {
    2: r"dup\w{0,2}lex\w*|dublex|two[- ]?flat|2[- ]?flat|twin house|twin home|side[- ]by[- ]sides?|double house|"
    r"semi[- ]detached|up(?:per)?s?[- ](?:and|&|n)[- ](?:down|lower)s?(?: flats?)?|"
    r"up(?:stairs)?[-/ ](?:and[- ](?:a )?)?downstairs?(?! (?:both|has|have|got|are|is))|upper[-/ ]lower",
    3: r"trip\w{0,2}lex\w*|three[- ]?flat|3[- ]?flat|three[- ]decker|triple[- ]decker",
    4: r"quad(?:ru)?[- ]?plex\w*|quad|four[- ]?flat|4[- ]?flat",
}
"""Buildings whose name tells how many units they have."""

ORDINALS = ("third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
"""The place of a unit that is added, from the third on."""

SIZES = (
    rf"\bfrom (?:an? )?{WHOLE} (?:{UNIT} )?(?:in)?to (?P<changed>{WHOLE}) {_BETWEEN}{UNIT}\b",
    rf"\b(?:add(?:ing|ed)?|build(?:ing)?|put(?:ting)? in|creat(?:e|ing)|making|make) (?:in |on )?(?:an?|the|my|our) "
    rf"(?P<added>{'|'.join(ORDINALS)}) {_BETWEEN}{UNIT}\b",
    rf"\b(?P<plex>{WHOLE})[- ]?plex(?:es)?\b",
    *(rf"\b(?P<named{size}>{words})\b" for size, words in NAMED.items()),
    rf"{counted('sized')}[- ]{UNIT}(?:[- ]{UNIT})?[- ](?:\w+ ){{0,2}}?{_BUILDING}s?\b|\b(?P<hyphen>{WHOLE})-{UNIT}\b",
    rf"\b(?:an?|my|our|his|her|the|this|that) (?:old |little |small |big )?(?P<article>{WHOLE})[- ](?:unit|family|fam|flat)(?:er)?\b",
    rf"(?:\b{WHOLE}|\b(?:some|most|half|any|none))\s*(?:{UNIT} )?(?:is |are )?(?:out )?of "
    rf"(?:the |our |my |his |all |a total of )?(?P<of>{WHOLE})\b(?! (?:of|days?|weeks?|months?|years?))",
    r"(?P<people>\b(?:only|just) me and (?:the |my |a )?(?:one )?neighbou?r\b|\b(?:holds?|only|just) us and (?:the|our) neighbou?rs?\b)",
)
"""Each tells the size of a whole building, the words for a change first."""

HELD = (
    r"\b(?:has|have|with|contains?|holds?|of|into|total(?:s|ing)?|there(?:'s| is| are)|theres|we are|got|own) (?:just |only )?"
    rf"{counted('holds')} {_BETWEEN}{UNIT}\b"
    rf"|{counted('total')} {_BETWEEN}{UNIT},? (?:here|total|in (?:all|total|the (?:building|bldg|house|place|complex))|altogether|overall|all told)\b"
    rf"|\ball (?P<all>{WHOLE}) (?:of )?(?:the |my |our )?{_BETWEEN}{UNIT}\b"
)
"""A count of units that a building is said to hold."""

COUNTED = rf"{counted('weak')}[- ]?{_BETWEEN}{UNIT}\b"
"""Any count of units."""

BOTH = rf"\bboth (?:of (?:the|my|our) |the |my |our )?{_BETWEEN}(?:{UNIT}|halves|sides|floors|levels|places)\b"

_HOUSE = r"(?:house|farmhouse|cottage|cabin|bungalow)"
SINGLE = (
    r"\bsingle[- ]?fam\w*|\bone[- ]fam\w*|\b1[- ]fam\w*|\bsf[hr]\b|"
    rf"\b(?:my|our|the|a|his|her|this|that)(?: (?:ranch|rental|little|farm|whole|small|entire|rented|old|lone))* {_HOUSE}"
    r" (?:that |which )?(?:i|we|you|they|he|she)(?:'m|'re)? ?(?:are |am |is )?(?:rent|lease|own|let)\w*(?: out)?\b|"
    r"\b(?:rent(?:ing|ed|s)?|lease[sd]?|leasing|let out) (?:out )?(?:an?|the|this|my|our|his|her) (?:\w+ ){0,3}?"
    rf"(?:{_HOUSE}|trailer|mobile home)\b(?! with)|\b(?:rental|rented|ranch|detached) (?:house|home|cottage|cabin)\b|"
    r"\b(?:whole|entire) house (?:to (?:my|our)sel\w+|is (?:mine|ours))|\blone cabin\b"
)
"""A house that is one unit."""
