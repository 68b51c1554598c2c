"""What a room is used for, and what else airs it."""

from __future__ import annotations

import re
from collections.abc import Sequence

from assistant.facts.cues import denied
from assistant.facts.folding import folded
from assistant.facts.tokens import Token, text_at
from assistant.facts.unsure import without_unsure
from assistant.facts.vocabulary import Sought
from assistant.facts.windows.nouns import Noun
from assistant.facts.windows.roles import Placed

_SLEPT_IN = Sought(
    r"\b(?:sleep|sleeps|slept|sleeping|(?:as|for|call(?:ed)?(?: it| the \w+(?: room)?| this)?|legal|into|"
    r"bonus)(?: an?| my| his| her| the)? (?:\w+ )?"
    r"(?:bed ?rooms?|br|bdrm)|my bed|a bed|bunks?|mattress|crib)\b",
    "sle|bed|br|bdrm|bunk|mattress|crib",
)
_DEVICE = Sought(
    r"\b(?:(?:exhaust|vent|bath(?:room)?|wall|through[- ]the[- ]wall|window|whole[- ]house|kitchen|"
    r"bath\w*) fans?|fans?|"
    r"exhaust(?: vent| system)?|ventilator|ventilation (?:system|unit|device|fan)|(?<!to )(?<!that )vents?|"
    r"hrv|erv|air exchanger|air[- ]to[- ]air|"
    r"fresh[- ]air (?:unit|machine|system|intake)|gravity vent|vent stack|mech(?:anical)? (?:ventilat\w*|vent|"
    r"air)|blower|air handler|van)\b",
    "fan|exhaust|vent|hrv|erv|exchang|air|mech|blower|van",
)
_NOT_DEVICE = Sought(
    r"\b(?:ceiling fan|box fan|heat(?:ing)? vents?|furnace vents?|dryer vents?|vents? or radiator|"
    r"floor vents?|transom|registers?|properly installed and vented)\b"
)
_BROKEN = Sought(
    r"\b(?:broken|broke|dead|busted|not work\w*|n'?t (?:work|run|pull|turn|do|move|spin)\w*|(?:does|do|"
    r"is)nt (?:work|run|pull)\w*|pulls? no|quit|burn(?:ed|t) out|stopped|out of order|no longer works)\b"
)
_BROKEN_REACH = 40
_LISTED_AS_MISSING = Sought(
    r"\b(?:no|nor|without|w/o|neither)(?: (?!(?:but|though|just|only|has|have|with)\b)[\w']+){0,3},? "
    r"(?:(?:and|or|nor) )?(?:an? )?$"
)
_IS_THERE = Sought(
    r"(?:\b(?:has|have|had|got|gets|with|there'?s|there is|there are|theres|ive|weve|served by|by|installed|"
    r"runs?|running|only|just|but|plus|does have|and)|"
    r"w/|'ve)(?: (?:an?|the|its|own|one|two|good|new|big|small|nice|working|ducted|a powered|power|[\w-]+)){0,3} ?$"
)
_IN_USE = Sought(
    r"^(?: (?:is|was))? (?:that )?(?:(?:ok(?:ay)?|fine|good|yes|there)(?=\s*(?:$|[.,;]))|"
    r"serv(?:es|ing)|runs?|running|works?|working|present|installed|in place|provided|is on|does)\b"
)
_WANTED = Sought(
    r"\b(?:need|needs|needed|want|wants|require|requires|required|install|put in|add|have to have|has to have|"
    r"should|must|instead|substitute|in lieu|do i(?: \w+)? have to|mandatory)\b"
)


def room_use(text: str, nouns: Sequence[Noun], placed: Sequence[Placed], found: tuple[Token, ...]) -> str | None:
    """The use of the room that the sentence is about: one of the calculator's rooms; None where it names none.

    A room where people sleep is a sleeping room, whatever else it is called. "BR" with a fan and no size is a bathroom.
    """
    if _SLEPT_IN.search(folded(text)):
        return "sleeping"
    floors = [one.noun.room for one in placed if one.role == "floor" and one.noun is not None and one.noun.room]
    named = [noun for noun in nouns if noun.room is not None and (noun.room != "other" or _leads(noun, nouns))]
    uses = [noun.room for noun in named]
    if uses == ["sleeping"] and _is_short_for_bathroom(text, found, named[0], placed):
        return "bathroom"
    ranked = [use for use in (*floors, *uses) if use != "other"] or [*floors, *uses]
    return ranked[0] if ranked else None


def speaks_of_room(use: str | None, placed: Sequence[Placed], asked: str | None) -> bool:
    """Whether a room that is named is the room at hand; the "bath fan" or the hall of an answer about it is not."""
    sized = any(one.role == "floor" for one in placed)
    return use not in {"bathroom", "other"} or sized or asked in {None, "room"}


def _is_short_for_bathroom(text: str, found: tuple[Token, ...], noun: Noun, placed: Sequence[Placed]) -> bool:
    return text_at(found, noun.first) == "br" and not placed and bool(_DEVICE.search(folded(text)))


def _leads(noun: Noun, nouns: Sequence[Noun]) -> bool:
    """Whether the noun comes before every window: a hall after one is what the window faces."""
    return all(noun.first < other.first for other in nouns if other.is_window)


def names_device(text: str) -> bool:
    """Whether the sentence names a fan or another device at all."""
    return _DEVICE.search(_NOT_DEVICE.blanked(folded(text))) is not None


def has_device(text: str) -> bool | None:
    """Whether the room has a fan or another device that airs it, as the sentence says; None where it does not say."""
    plain = _NOT_DEVICE.blanked(without_unsure(folded(text)))
    said = {_device_said(plain, match) for match in _DEVICE.finditer(plain)} - {None}
    return False if False in said else True if said else None


def _device_said(plain: str, match: re.Match[str]) -> bool | None:
    """What one mention says: it is there, it is not or does not work, or nothing (it is only spoken of)."""
    before, after = plain[: match.start()], plain[match.end() : match.end() + _BROKEN_REACH]
    there = _IN_USE.search(after)
    if (denied(plain, match.start()) or _LISTED_AS_MISSING.search(before)) and not there:
        return False
    if _BROKEN.search(after) or _BROKEN.search(before[-15:]):
        return False
    there = there or _IS_THERE.search(before)
    return True if there and not _WANTED.search(plain) else None
