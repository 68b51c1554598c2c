"""Times of day: "3pm", "11:30 at night", "10 in the morning", "half past nine", "noon", "quarter to 8 pm", "20:15"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from assistant.facts.counts import WHOLE, whole
from assistant.facts.folding import folded

_NOON, _DAY = 12, 24
_MORNING = r"(?:in (?:the |da )?(?:early |late |very |wee hours of the )?mornin'?g?|this morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day morning|yesterday morning|tomorrow morning|before (?:dawn|sunrise|sunup)|at dawn|a\.?\s?m\b\.?|at sunrise)"
_LATER = (
    r"(?:in (?:the |da )?(?:early |late )?(?:afternoon|evenin'?g?)|(?:this|yesterday|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?:afternoon|evening)|p\.?\s?m\b\.?|after (?:dinner|supper|lunch|dark))"
)
_NIGHT = r"(?:at nights?|at nite|in the (?:middle of the |dead of )?night|tonight|tonite|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day night|nights?\b)"
_HALF = rf"(?P<half_day>{_MORNING}|{_LATER}|{_NIGHT})"
_CLOCK = re.compile(
    rf"(?<![\d$.:/#-])\b(?:(?P<past>half past|half|quarter past|a quarter past|quarter after|quarter to|a quarter to|quarter til|quarter of|(?P<minutes_past>{WHOLE}) (?:minutes )?(?:past|after)|(?P<minutes_to>{WHOLE}) (?:minutes )?(?:to|til|till|before)) )?"
    rf"(?P<hour>\d{{1,2}}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b)(?:[:.](?P<minute>[0-5]\d)|[ -](?P<spoken>fifteen|thirty|forty[- ]five|oh five))?"
    rf"(?P<sharp>\s*o'?\s?clock)?(?:\s*(?:or so|ish|sharp|exactly|or thereabouts))?,?\s*(?:{_HALF})?(?![\d%$]|\s*(?:days?|weeks?|units?|apartments?|minutes|hours?|hrs?|feet|ft|degrees|people|members|votes?|times|of)\b)"
)
_HALF_BEFORE = re.compile(rf"\b{_HALF},?\s*(?:at|around|about|like|maybe|by|@|near|close to|,|\s)*\s*$")
_NAMED = re.compile(r"\b(?:(?P<noon>noon(?:time)?|mid-?day|lunch ?time|12 noon|high noon)|(?P<midnight>midnight|mid night|midnite|12 midnight))\b")
_AT = re.compile(r"(?:\b(?:at|around|about|by|past|until|till|from|between|near)\s*(?:like |about |around |maybe )?|@\s*|\bbetween \S+ and )$")
_WHOLE_ANSWER = re.compile(r"^\W*(?:it was |maybe |about |around |like |at |probably )*$")
_SPOKEN = {"fifteen": 15, "thirty": 30, "forty-five": 45, "forty five": 45, "oh five": 5}


@dataclass(frozen=True, slots=True)
class Hour:
    """A time of day with its place, in hours from midnight. `guessed` says that the half of the day was not told."""

    start: int
    end: int
    hour: Fraction
    guessed: bool = False


def find_hours(text: str) -> tuple[Hour, ...]:
    """The times of day in `text`, in order.

    A bare hour ("at 3") is taken in the daytime, 8 to 7, and marked as guessed.
    """
    plain = folded(text)
    found = list(_named(plain))
    for match in _CLOCK.finditer(plain):
        hour = _clock(plain, match)
        if hour is not None and not any(hour.start < other.end and other.start < hour.end for other in found):
            found.append(hour)
    return tuple(sorted(found, key=lambda hour: hour.start))


def read_hour(text: str) -> Hour | None:
    """The time of day in a bare answer; the first one, or None."""
    return next(iter(find_hours(text)), None)


def _named(plain: str) -> Iterator[Hour]:
    for match in _NAMED.finditer(plain):
        yield Hour(match.start(), match.end(), Fraction(_NOON if match["noon"] else 0))


def _clock(plain: str, match: re.Match[str]) -> Hour | None:
    """The time that a clock reading tells; None where the number is no hour or nothing says that it is one."""
    hour, half = whole(match["hour"]), match["half_day"] or _half_before(plain, match)
    told = half or match["minute"] and ":" in match[0] or match["sharp"] or match["past"]
    dotted = match["minute"] and ":" not in match[0]
    if hour >= _DAY or (dotted and not half) or (half and hour > _NOON) or not (told or _is_hour(plain, match)):
        return None
    offset = _offset(match)
    if half is None:
        guessed = 0 < hour <= _NOON and not (match["minute"] and match["hour"].startswith("0"))
        return Hour(match.start(), match.end(), (_in_daytime(hour) if guessed else hour) + offset, guessed)
    return Hour(match.start(), match.end(), (_in_half(hour % _NOON, half, hour) + offset) % _DAY)


def _is_hour(plain: str, match: re.Match[str]) -> bool:
    """Whether a bare number is an hour by the words before it, or as the whole of an answer."""
    before, after = plain[: match.start()], plain[match.end() :]
    return bool(_AT.search(before) or (_WHOLE_ANSWER.match(before) and not after.strip(" .?!")))


def _half_before(plain: str, match: re.Match[str]) -> str | None:
    """The part of the day that stands before the clock: "tonight at 9", "this morning around 10"."""
    before = _HALF_BEFORE.search(plain, 0, match.start())
    return before["half_day"] if before else None


def _offset(match: re.Match[str]) -> Fraction:
    """What the minutes add to the hour, or take from it."""
    if match["minute"]:
        return Fraction(int(match["minute"]), 60)
    if match["spoken"]:
        return Fraction(_SPOKEN[match["spoken"]], 60)
    past = match["past"] or ""
    if match["minutes_past"]:
        return Fraction(whole(match["minutes_past"]), 60)
    if match["minutes_to"]:
        return -Fraction(whole(match["minutes_to"]), 60)
    if not past:
        return Fraction(0)
    quarter = Fraction(1, 4)
    return Fraction(1, 2) if "half" in past else quarter if re.search("past|after", past) else -quarter


def _in_daytime(hour: int) -> int:
    """The plain reading of a bare hour: 8 to 12 before noon or at it, 1 to 7 after it."""
    return hour if 8 <= hour <= _NOON else hour + _NOON


def _in_half(hour: int, half: str, told: int) -> int:
    """The hour on a clock of 24; `hour` is 0 to 11. Night before five and at twelve belongs to the small hours."""
    if re.fullmatch(_MORNING, half):
        return hour
    if re.fullmatch(_NIGHT, half):
        return hour if told == _NOON or hour < 5 else hour + _NOON
    return hour + _NOON
