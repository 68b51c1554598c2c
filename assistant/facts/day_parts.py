"""The hour of a visit, or a person's own word on whether it was a reasonable one."""

from __future__ import annotations

import re
from typing import Any

from assistant.facts.folding import folded
from assistant.facts.hours import Hour, find_hours
from assistant.outcome import Said

_OWN_WORD = (
    (False, re.compile(r"\b(?:un(?:reasonable|godly|holy)|odd|crazy|insane|ridiculous|weird|indecent|all|bad|not a reasonable) hours?\b|\bnot (?:at )?a (?:reasonable|decent) (?:hour|time)\b")),
    (True, re.compile(r"\b(?:at|during|in) (?:an? |a very |the )?(?:reasonable|decent|normal|fair|good|civil\w*|proper|ordinary|regular) (?:hours?|time)\b")),
)  # fmt: skip
_NIGHT = re.compile(
    r"\b(?:(?:in )?(?:the )?(?:middle|dead) of (?:the )?night|(?:very |real |really )?late (?:at )?night|(?:at|in the (?:very )?(?:late )?|during the|last|by) (?:night|nite)|after (?:midnight|bed ?time)|near bed ?time|at bed ?time|"
    r"wee hours|small hours|before (?:dawn|sunrise|sunup)|(?:at|crack of) dawn|pre-?dawn|while (?:i|we) (?:was|were) (?:asleep|sleeping|in bed))\b"
)
_DAYTIME = re.compile(
    r"\b(?:(?:early |mid[- ]?|late |in the |this |that |yesterday |tomorrow |[a-z]+day |same )?afternoons?|(?:in|during) the (?:day(?:time)?|work ?day|middle of the day)|day ?time|mid-?day|mid-?morning|late morning|"
    r"(?:business|working|work|office|normal|regular|daytime|daylight|banking) hours|broad daylight|nine to five|9[- ]to[- ]5|at lunch(?: ?time)?)\b"
)
_NOT_A_VISIT = re.compile(r"\b(?:till|til|until|since|sleep|asleep|work(?:s|ed)? (?:from|nights)|shift|off at|home by|before|by)\s*(?:about |around )?$")


def visit_hour(text: str) -> tuple[dict[str, Any], tuple[Said, ...]]:
    """The `hour` or the `reasonable_hour` of a visit that `text` tells, and what was taken for granted in it."""
    plain = folded(text)
    hours = find_hours(text)
    hour = next((found for found in hours if not _NOT_A_VISIT.search(plain[: found.start])), None)
    if hour is not None:
        return {"hour": hour.hour}, _said(text, hour)
    for meaning, pattern in _OWN_WORD:
        if pattern.search(plain):
            return {"reasonable_hour": meaning}, ()
    for meaning, pattern, key in ((False, _NIGHT, "night_taken"), (True, _DAYTIME, "daytime_taken")):
        match = pattern.search(plain)
        if match is not None:
            return {"reasonable_hour": meaning}, (Said(key, {"words": match[0].strip()}),)
    return {}, ()


def _said(text: str, hour: Hour) -> tuple[Said, ...]:
    words = re.sub(r"^\W+|\W+$", "", text[hour.start : hour.end])
    half = "am" if hour.hour < 12 else "pm"
    return (Said("hour_taken", {"words": words, "half": half}),) if hour.guessed and hour.hour != 12 else ()
