"""How many units are infested: "just mine", "both halves", "1 of 4", "units 1, 3 and 6", "my neighbor has them too"."""

from __future__ import annotations

import re
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.counts import WHOLE, amount_of, counted, whole
from assistant.facts.folding import folded
from assistant.facts.dwelling_units import building_sizes, building_units, read_units
from assistant.facts.dwelling_words import UNIT

_PLACE = (
    rf"(?:{UNIT}|places?|rooms?|kitchens?|bath(?:room)?s?|bedrooms?|sides?|hal(?:f|ves)|floors?|levels?|upstairs|downstairs|"
    r"uppers?|lowers?|basement unit|house|spots?|closet|cupboards?|pantry)"
)
_WHOSE = r"(?:my|our|her|his|their|the|this|that|your|one|1|a|tenant'?s|son'?s|daughter'?s|mother'?s|mom'?s)"
_LABEL = r"(?:#\s?\d{1,3}[a-z]?|\d{1,3}[a-z]|[a-z]\d{1,2}|\d{1,3})"
_OUT_OF = re.compile(
    rf"\b(?P<part>{WHOLE})\s*(?:{UNIT} |infested )?(?:is |are )?(?:out )?of (?:the |our |my |his |a total of )?(?P<whole>{WHOLE})\b"
    r"(?! (?:days?|weeks?|months?|years?))"
)
_LABELS = re.compile(
    rf"\b(?:units|ap+artments|apts|flats|suites|numbers|rooms|places)\s+(?P<first>{_LABEL})(?P<more>(?:\s*(?:,|and|&|\+|,? ?and)\s*{_LABEL}\b)+)"
)
_NAMES = re.compile(r"(?<![\w/])(?:#\s?\d{1,3}[a-z]?|\d{1,3}[a-f])(?![\w/])")
_NOT_ONE = re.compile(
    rf"\b(?:not|isn'?t|ain'?t|aren'?t|wasn'?t|never) (?:just|only|limited to|confined to)\b|"
    rf"\bmore (?:than|then) (?:just )?(?:one|1|a single|mine|ours|my)\b|\bnot the only (?:one|{UNIT})"
)
_PAIR = re.compile(
    rf"\bboth\b(?: of)? (?:(?:the|my|our|his|infested|upper|lower|upstairs|downstairs) )*{_PLACE}|\bboth of us\b|"
    rf"\b(?:upstairs|upper|up)(?: {UNIT})? (?:and|&|n|plus|also) (?:the )?(?:downstairs|lower|down)\b(?: {UNIT})?(?! (?:flats|duplex))|"
    rf"\b(?:downstairs|lower)(?: {UNIT})? (?:and|&|n|plus) (?:the )?(?:upstairs|upper)\b|"
    rf"\b(?:me|us|mine|ours|my (?:{UNIT}|place)|our (?:{UNIT}|place)) (?:and|&|n|plus|along with) (?:the |my |our )?(?:\w+'?s?'? )?"
    rf"(?:{_PLACE}|neighbou?rs?|upstairs|downstairs|one|guy|lady|people|family|folks|next door)"
)
_ALL = re.compile(
    rf"\b(?:every|each|all)(?: (?:of )?(?:the|my|our|his|these|those))?(?: (?:single|other|{WHOLE}))*(?: of)?(?: (?:the|my|our))? (?:{UNIT}|floors?|tenants?|renters?|neighbou?rs?)\b|"
    r"\b(?:whole|entire) (?:building|bldg|complex|place|block|apartment (?:building|house))|\b(?:building|bldg|complex)[- ]?wide\b|"
    r"\b(?:all (?:over|through|throughout)|throughout|thru(?: ?out)?) (?:the |this |our |my )?(?:whole |entire )?(?:building|bldg|complex|apartments|block)|"
    r"\beverybody'?s?(?: in the (?:building|bldg))? (?:has|have|got)\b|\beveryone'?s?(?: in (?:the|my|our) (?:building|bldg|complex))? (?:has|have|got|here)\b"
)
_MANY = re.compile(
    rf"\b(?:several|multiple|many|most|some|various|numerous|(?:a )?(?:few|bunch|couple|number)(?: of)?|lots of|different)(?: of)?(?: (?:the|my|our|his))? (?:other )?{UNIT}\b|"
    r"\b(?:next[- ]door|neighbou?rs?|upstairs|downstairs|(?:the )?others?|other (?:units?|tenants?|apartments?|people|families|flats)|people (?:upstairs|downstairs|next door))"
    r"(?: \w+){0,3}? (?:have|has|got|gets?|had|sees?|complain\w*|found|report\w*|also|too)\b|"
    r"\b(?:neighbou?r|buddy|friend|lady|guy|man|woman|family|tenant)s?\b[^.;]{0,40}\b(?:too|as well|so do (?:i|we|mine)|also)\b|"
    r"\bfrom (?:apartment|unit|flat|place|apt|room) to (?:apartment|unit|flat|place|apt)\b|\bspread(?:ing|s)? (?:to|through|into|all)\b|\bit'?s spread\b|"
    r"\beach of us\b|\bsplit the cost with (?:the|my) neighbou?r|\bat (?:the )?\w+'?s?'?, at (?:ours|mine)\b|\bmulti[- ]?unit infest\w*"
)
_NO_OTHERS = re.compile(
    rf"\b(?:no|none of (?:the|my|our)|not (?:in )?(?:the|any)) (?:other|others|neighbou?rs?)\b(?! (?:choice|way|option))|"
    rf"\b(?:nobody|no one|no-one|noone)(?: else\b|'?s (?:place|{UNIT}) but)|\bnowhere else\b|"
    rf"\b(?:others?|the rest|rest of (?:the|my) (?:building|bldg|house|place|{UNIT})|upper|lower|upstairs|downstairs|neighbou?rs?|everybody else|everyone else)"
    r"(?: \w+){0,2}? (?:is|are|'s|has|have)? ?(?:clean|clear|fine|ok(?:ay)?|free|no(?:ne| bugs| pests| mice)|not got)\b|"
    r"\b(?:neighbou?rs?|others|upstairs|downstairs)(?: \w+){0,2}? (?:don'?t|do not|doesn'?t|does not|haven'?t|hasn'?t) (?:have|got|seen?|get)\b|"
    r"\bno (?:bugs|mice|rats|roaches|pests|ants) (?:at|in) (?:theirs|the others?)\b|\bothers?(?: \w+){0,2} (?:and )?there'?s nothing\b"
)
_ONE = re.compile(
    rf"\b(?:just|only|solely|exclusively|confined to|limited to|isolated to|restricted to)(?: (?:in|at|on|inside|affecting|the))?(?: {_WHOSE})?(?: \w+'?s?)? {_PLACE}\b|"
    rf"\b(?:just|only)(?: (?:in|at|on|it'?s|is))? (?:mine|ours|me|us|hers|his|theirs|one(?! of)|the one|#\s?\d{{1,3}}[a-z]?|\d{{1,3}}[a-f])\b|"
    rf"\b(?<!than )(?<!than a )(?:one|1|a single|single|sgl|sole|lone)(?: (?:of (?:my|the|our|his)|infested|affected|dwelling|small|little))?[- ](?:\w+ )?{UNIT}\b|"
    rf"\b(?:one|1) of (?:my|the|our|his|her|their) (?:\w+ )?{UNIT}\b|"
    rf"\b(?:the |my \w+ )?(?:only|lone|sole) (?:one|place|{UNIT})\b|\b(?:my|our) (?:{UNIT}|place)(?: is)? (?:only|alone)\b|\bmine (?:only|alone)\b|"
    r"\bit'?s (?:just|only) (?:me|us|mine|ours)\b|\bjust at (?:mine|ours)\b"
)
_COMMON = (
    r"(?:hall(?:way)?s?|corridors?|laundry(?: room)?|la?u?ndry|stair(?:s|way|ways|well|wells)?|lobby|lobbies|entry(?:way)?|foyer|vestibule|"
    r"common (?:area|space|hall|room|part|basement|laundry|attic)\w*|shared (?:\w+ )?(?:area|space|hall|room|part|basement|laundry|lndry|attic|garage|porch)\w*|"
    r"trash (?:room|area)|dumpster(?: area| pad)?|mail ?room|boiler room|utility room|storage area|yard)"
)
_COMMON_ONLY = re.compile(
    rf"\b(?:just|only|solely|confined to|limited to)(?: (?:in|at|on|around))?(?: (?:the|our|my))? {_COMMON}\b|"
    rf"\b{_COMMON}(?: room| area)?s?,?(?: (?:only|alone|but)\b|[^.;]{{0,40}}\b(?:none|nothing|nobody|not|no \w+|never) (?:(?:seen|found|yet|been|are|is) )?(?:in|inside|at) (?:the |any |our |my )?(?:actual )?{UNIT})"
)
_NONE_INSIDE = re.compile(rf"\b(?:none|nothing|not|no bugs|no mice)(?: \w+)? (?:in|inside) (?:the |any (?:of the )?|our |my )?(?:actual )?{UNIT}")
_COMMON_SAID = re.compile(rf"\b{_COMMON}\b")
_BARE_ONE = re.compile(r"^\W*(?:it'?s |its )?(?:just |only )?(?:me|mine|ours?|us|my own|in mine|my place|one)\W*$")
_BARE_ALL = re.compile(r"^\W*(?:all(?: of (?:them|us))?|every(?:one|body|where|thing)?|the whole (?:building|place)|most|several|some|many)\W*$")
_TWO_OR_MORE = Amount(Fraction(2), None)


def common_areas_only(text: str) -> bool | None:
    """True where only shared parts of the building are infested; None where `text` does not say so."""
    plain = folded(text)
    told = _COMMON_ONLY.search(plain) or (_NONE_INSIDE.search(plain) and _COMMON_SAID.search(plain))
    return True if told and not re.search(rf"\bplus (?:{WHOLE}) {UNIT}", plain) else None


def units_infested(text: str) -> Amount | None:
    """The number of dwelling units that `text` says are infested; None where it does not say."""
    plain = folded(text)
    total = building_units(text)
    told = _by_number(plain, text) or _by_words(plain, total)
    if told is not None:
        return told
    return Amount.exactly(1) if total is not None and total.exact == 1 else None


def read_infested(text: str) -> Amount | None:
    """The number of infested units in a bare answer: "two", "just mine", "3 of 6", "me"."""
    plain = folded(text)
    if _BARE_ONE.match(plain):
        return Amount.exactly(1)
    return _TWO_OR_MORE if _BARE_ALL.match(plain) else read_units(text)


def _by_number(plain: str, text: str) -> Amount | None:
    """Units told by a figure or by their names."""
    part = _OUT_OF.search(plain)
    if part is not None and whole(part["part"]) <= whole(part["whole"]):
        return Amount.exactly(whole(part["part"]))
    labels = _LABELS.search(plain)
    if labels is not None:
        return Amount.exactly(1 + len(re.findall(_LABEL, labels["more"])))
    names = {name.replace(" ", "") for name in _NAMES.findall(plain)}
    if len(names) > 1:
        return Amount.exactly(len(names))
    return _plain_count(_without_sizes(plain, text))


def _plain_count(plain: str) -> Amount | None:
    """Two or more units told by a count ("in three flats")."""
    for match in _COUNTED.finditer(plain):
        many = amount_of(match, "n")
        before = plain[: match.start()]
        if many is not None and (many.low or 0) >= 1 + 1 and not re.search(r"(?:other|all|unit|apt|apartment|#)\s*$", before):
            return many
    return None


_COUNTED = re.compile(rf"{counted('n')} (?:(?:of|the|my|our|other|different|separate|infested|upper|lower|adjacent|neighboring) ){{0,2}}{UNIT}\b")


def _by_words(plain: str, total: Amount | None) -> Amount | None:
    """Units told without a figure."""
    if _NOT_ONE.search(plain):
        return _TWO_OR_MORE
    if _PAIR.search(plain):
        return Amount.exactly(2)
    if _ALL.search(plain) and not _NO_OTHERS.search(plain):
        return total if total is not None and total.exact is not None else _TWO_OR_MORE
    if _NO_OTHERS.search(plain) or (_ONE.search(plain) and not _COMMON_ONLY.search(plain)):
        return Amount.exactly(1)
    return _TWO_OR_MORE if _MANY.search(plain) else None


def _without_sizes(plain: str, text: str) -> str:
    """`plain` with the words blanked that tell how large the building is."""
    for size in building_sizes(text):
        plain = plain[: size.start] + " " * (size.end - size.start) + plain[size.end :]
    return plain
