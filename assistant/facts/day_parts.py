"""The hour of a visit, or a person's own word on whether it was a reasonable one."""

from __future__ import annotations

import re
from typing import Any

from assistant.facts.counts import as_typed, numbered
from assistant.facts.hours import Hour, find_hours
from assistant.facts.phrases import any_of
from assistant.outcome import Said, said

_NOON = 12
_UNREASONABLE = any_of(
    "(unreasonable|ungodly|unholy|odd|crazy|insane|ridiculous|weird|indecent|all|bad|not a reasonable) hours?",
    "not [at] a (reasonable|decent) (hour|time)",
)
_REASONABLE = any_of(
    "(at|during|in) [a|an|the] [very] (reasonable|decent|normal|fair|good|civil*|proper|ordinary|regular) (hours?|"
    "time)",
    "((?<=,\\x20)|(?<=;\\x20)|(?<=\\+\\x20)|(?<=and\\x20))(reasonable|decent|normal) (hours?|time)",
    "(hour|time) [is|was|of day] [a] (reasonable|decent|normal)",
)
_NIGHT = any_of(
    "[in] [the] (middle|dead) of [the] night", "[very|real|really] late [at] night", "(at|by|last) (night|nite)",
    "during the night",
    "in the [very] [late] night", "after (midnight|bed-time)", "[near|at] bed-time", "(wee|small) hours",
    "before (dawn|sunrise|sunup)",
    "(at|crack of) dawn", "pre-dawn", "while (i|we) (was|were) (asleep|sleeping|in bed)",
)  # fmt: skip
_DAYTIME = any_of(
    "[early|mid|late|in the|this|that|yesterday|tomorrow] [(mon|tues|wednes|thurs|fri|satur|sun)day] afternoons?",
    "(in|during) the (day|daytime|workday|work day|middle of the day)", "day-time", "mid-day", "mid-morning",
    "late morning",
    "(business|working|work|office|normal|regular|daytime|daylight|banking) hours", "broad daylight", "9-to-5",
    "at lunch [time]",
)  # fmt: skip
_NOT_A_VISIT = re.compile(
    r"\b(?:till?|until|since|sleep|asleep|work(?:s|ed)? (?:from|nights)|shift|off at|home by|before|by)\s*(?:about |"
    r"around )?$"
)
HOUR_FACTS = ("hour", "reasonable_hour")
"""The facts that tell when a visit was."""
_EDGES = re.compile(r"^\W+|\W+$")
_NO_HOUR = re.compile(
    r"(?<![\d$.,:/-])(?:(?:2[5-9]|[3-9]\d|\d{3}):\d\d|\d{1,2}:[6-9]\d|"
    r"(?:2[5-9]|[3-9]\d|\d{3})\s*(?:o'?\s?clock\b|[ap]\.?\s?m\b))(?![\d:])"
)
"""A time with more hours than a day has, or more minutes than an hour."""


def no_such_hour(text: str) -> tuple[Said, ...]:
    """The sentence that a time of day that `text` tells cannot be, where no other is told."""
    match = _NO_HOUR.search(numbered(text)) if not find_hours(text) else None
    return () if match is None else (said("problems.no_such_hour", words=as_typed(text, *match.span())),)


def visit_hour(text: str) -> tuple[dict[str, Any], tuple[Said, ...]]:
    """The `hour` or the `reasonable_hour` of a visit that `text` tells, and what was taken for granted in it."""
    plain = numbered(text)
    hour = next((found for found in find_hours(text) if not _NOT_A_VISIT.search(plain[: found.start])), None)
    if hour is not None:
        return {"hour": hour.hour}, _taken(text, hour)
    for meaning, phrases in ((False, _UNREASONABLE), (True, _REASONABLE)):
        if phrases.said_in(plain):
            return {"reasonable_hour": meaning}, ()
    for meaning, phrases, key in ((False, _NIGHT, "assumed.night_taken"), (True, _DAYTIME, "assumed.daytime_taken")):
        match = phrases.first(plain)
        if match is not None:
            return {"reasonable_hour": meaning}, (said(key, words=as_typed(text, *match.span())),)
    return {}, ()


def _taken(text: str, hour: Hour) -> tuple[Said, ...]:
    """What a bare hour was taken as; twelve can only be noon."""
    if not hour.guessed or hour.hour == _NOON:
        return ()
    return (said("assumed.hour_taken", words=_EDGES.sub("", as_typed(text, hour.start, hour.end)), hour=hour.hour),)
