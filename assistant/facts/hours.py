"""Times of day: "3pm", "11:30 at night", "10 in the morning", "half past nine", "noon", "quarter to 8 pm", "20:15"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from assistant.facts.counts import WHOLE, numbered, whole
from assistant.facts.forms import Form

_NOON, _DAY, _MINUTES = 12, 24, 60
_EARLIEST, _SMALL_HOURS = 8, 5
_LOOK_BACK = 40
_ANY_DAY = r"(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|this|yesterday|tomorrow)"
_MORNING = (
    r"(?:in\s+(?:the |da )?(?:early |late |very |wee hours of the )?mornin'?g?|"
    rf"{_ANY_DAY} morning|before (?:dawn|sunrise|sunup)|at (?:dawn|sunrise)|a\.?\s?m\b\.?)"
)
_AFTERNOON = (
    rf"(?:in\s+(?:the |da )?(?:early |late )?(?:afternoon|evenin'?g?)|{_ANY_DAY} (?:afternoon|evening)|"
    r"after (?:dinner|supper|lunch|dark)|p\.?\s?m\b\.?)"
)
_NIGHT = (
    r"(?:at ni(?:ght|te)s?|in the (?:(?:middle|dead) of the )?night|toni(?:ght|te)|last night|"
    rf"{_ANY_DAY} night|nights?\b)"
)
_HALF = rf"(?P<half>{_MORNING}|{_AFTERNOON}|{_NIGHT})"
_PAST = (
    rf"(?:(?P<past>half|(?:a )?quarter|{WHOLE})(?:\s+minutes)?\s+(?P<side>past|after|to|till?|of|before)|"
    rf"(?P<half_past>half))\s+"
)
_NOT_HOURS = (
    r"(?![\d%$]|[.,]\d|\s*(?:days?|weeks?|months?|units?|apartments?|minutes|hours?|hrs?|feet|ft|degrees|people|"
    r"members|votes?|times|"
    r"of|tenants?|kids|rooms?|bedrooms?)\b)"
)
_CLOCK = Form(
    rf"(?<![\d$.:/#-])\b(?:{_PAST})?(?P<hour>\d{{1,2}}(?!\d)|one\b)(?:[:.](?P<minute>[0-5]\d)(?!\d)|[ -]+(?P<spoken>15|"
    rf"30|45)(?!\d))?"
    rf"(?P<sharp>\s*o'?\s?clock)?(?:\s*(?:or so|ish|sharp|exactly))?,?\s*(?:{_HALF})?{_NOT_HOURS}"
)
_HALF_BEFORE = Form(rf"\b{_HALF},?\s*(?:(?:at|around|about|like|maybe|by|near|close to)\s*|@\s*)*$")
_NAMED = Form(
    r"\b(?:(?P<noon>(?:12 |high )?noon(?:time)?|mid-?day|lunch ?time)|(?P<midnight>(?:12 )?mid ?ni(?:ght|te)))\b",
    ("noon", "mid", "lunch"),
)
_MILITARY = Form(
    r"(?<![\d/$.,:#-])(?P<hour>[01]\d|2[0-3])(?P<minute>[0-5]\d)(?:\s*(?:hrs?|hours?|h)\b|(?<=\b0\d\d\d)(?![\d%]|"
    r"[/.:-]\d))",
    ("0", "hr", "hour", "h"),
)
_MAY_HOLD_ONE = re.compile(r"\d|\bone\b")
_AT = re.compile(
    r"(?:\b(?:at|around|about|by|past|until|till?|from|between|near)\s*(?:like |about |around |maybe )?|@\s*|\bbetween "
    r"\S+ and )$"
)
_WHOLE_ANSWER = re.compile(r"^\W*(?:it was |maybe |about |around |like |at |probably )*$")


@dataclass(frozen=True, slots=True)
class Hour:
    """A time of day with its place, in hours from midnight. `guessed` says that the half of the day was not told."""

    start: int
    end: int
    hour: Fraction
    guessed: bool = False


def find_hours(text: str) -> tuple[Hour, ...]:
    """The times of day in `text`, in order.

    A bare hour ("at 3") is taken between 8 in the morning and 7 in the evening, and marked as guessed.
    """
    plain = numbered(text)
    found = list(_named(plain))
    for match in _CLOCK.matches(plain) if _MAY_HOLD_ONE.search(plain) else ():
        hour = _clock(plain, match)
        if hour is not None and not any(hour.start < other.end and other.start < hour.end for other in found):
            found.append(hour)
    return tuple(sorted(found, key=lambda hour: hour.start))


def _named(plain: str) -> Iterator[Hour]:
    for match in _NAMED.matches(plain):
        yield Hour(match.start(), match.end(), Fraction(_NOON if match["noon"] else 0))
    for match in _MILITARY.matches(plain):
        yield Hour(match.start(), match.end(), int(match["hour"]) + Fraction(int(match["minute"]), _MINUTES))


def _clock(plain: str, match: re.Match[str]) -> Hour | None:
    """The time that a clock reading tells; None where the number is no hour or nothing says that it is one."""
    hour, half = whole(match["hour"]), match["half"] or _half_before(plain, match)
    colon = match["minute"] is not None and ":" in match[0]
    dotted = match["minute"] is not None and not colon
    told = half or colon or match["sharp"] or match["side"] or match["half_past"] or _is_hour(plain, match)
    if not told or hour >= _DAY or (dotted and not half) or (half and hour > _NOON):
        return None
    if half is not None:
        return Hour(match.start(), match.end(), (_in_half(hour, half) + _offset(match)) % _DAY)
    guessed = 0 < hour <= _NOON and not (colon and match["hour"].startswith("0"))
    hour = hour + _NOON if guessed and hour < _EARLIEST else hour
    return Hour(match.start(), match.end(), hour + _offset(match), guessed)


def _is_hour(plain: str, match: re.Match[str]) -> bool:
    """Whether a bare number is an hour by the words before it, or as the whole of an answer."""
    before, after = plain[: match.start()], plain[match.end() :]
    return bool(_AT.search(before) or (_WHOLE_ANSWER.match(before) and not after.strip(" .?!")))


def _half_before(plain: str, match: re.Match[str]) -> str | None:
    """The part of the day that stands before the clock: "tonight at 9", "this morning around 10"."""
    before = _HALF_BEFORE.first(plain, max(0, match.start() - _LOOK_BACK), match.start())
    return before["half"] if before else None


def _offset(match: re.Match[str]) -> Fraction:
    """What the minutes add to the hour, or take from it."""
    minutes = match["minute"] or match["spoken"]
    if minutes:
        return Fraction(int(minutes), _MINUTES)
    if match["half_past"]:
        return Fraction(1, 2)
    past = match["past"]
    if past is None:
        return Fraction(0)
    named = {"half": Fraction(1, 2), "quarter": Fraction(1, 4)}
    part = named.get(past.removeprefix("a ")) or Fraction(whole(past), _MINUTES)
    return part if match["side"] in {"past", "after"} else -part


def _in_half(hour: int, half: str) -> int:
    """The hour on a clock of 24. Twelve at night and the hours before five belong to the small hours."""
    within = hour % _NOON
    if re.fullmatch(_MORNING, half):
        return within
    if re.fullmatch(_NIGHT, half) and within < _SMALL_HOURS:
        return within
    return within + _NOON
