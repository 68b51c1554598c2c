"""Dates told from today: "yesterday", "12 days ago", "last Tuesday", "a week ago Friday", "the end of last month"."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from assistant.facts.calendar_words import weekday_of
from assistant.facts.counts import WHOLE, whole
from assistant.facts.durations import DURATION, length_of

_ONE = timedelta(days=1)
_WEEK = timedelta(weeks=1)


@dataclass(frozen=True, slots=True)
class RelativeDate:
    """A date told from today, with its place. `loose` says that the words leave some room ("about two weeks ago")."""

    start: int
    end: int
    day: date
    loose: bool


_NEAR = (
    (r"the day before yesterday|day before yesterday|day b4 yesterday|day before last|ereyesterday", -2),
    (r"yester\s?day|yesterdy|yesteday|yestarday|yestrday|yest|last night|last evening", -1),
    (r"(?:the )?day after (?:tomorrow|tommorow|tomorow)", 2),
    (r"tomorrow|tommorrow|tommorow|tomorow|tmrw|tmw|2morrow", 1),
    (r"today|2day|todays?(?= date)|tonight|tonite|this (?:very )?(?:morning|afternoon|evening|day)|just now|"
     r"(?<=until )now|(?<=till )now|(?<=to )now|(?<=through )now|(?<=thru )now|(?<=til )now|(?<=- )now|(?<=-)now|(?<=to )date\b", 0),
)  # fmt: skip
_NEAR_WORDS = re.compile("|".join(rf"(?P<n{place}>\b(?:{words})\b)" for place, (words, _) in enumerate(_NEAR)))
_AGO = re.compile(
    rf"\b(?P<hedge>(?:like|about|around|roughly|approximately|maybe|almost|nearly|some|just (?:over|under)|a little (?:over|under)|over|more than) )?"
    rf"{DURATION}\s*(?:ago|back|earlier|prior|b4 today|before today|since)\b(?: (?P<from>today|yesterday|[a-z]+day)\b)?"
)
_ELAPSED = re.compile(
    rf"\b(?:been|be|waited)(?: (?:like|about|around|roughly|maybe|almost|nearly|already|exactly|only|just|now|over|more than))? {DURATION}"
    r"(?! (?:since|late|ago))"
)
_AHEAD = re.compile(rf"\b(?:in {DURATION}(?! (?:of|ago))\b(?=\W*(?:from (?:now|today))?\W*$)|{DURATION.replace('(?P<', '(?P<x')} from (?:now|today|tomorrow))")
_NAME = r"(?:m[ou]n|tu[es]|teu|we[dn]|th[ur]|fri|sat|sun)[a-z]{0,8}"
_WEEKDAY = re.compile(
    r"(?<!\ba )(?<!\bevery )(?<!\beach )(?<!\bmost )\b(?:(?P<week>(?:last|this|next) week(?:'?s)?\s+(?:on\s+)?)|"
    r"(?P<which>(?:the )?(?:last|this past|this last|past|previous|this|next|this coming|coming|on|since|this here)\s+))?"
    rf"(?P<name>{_NAME})\b\.?"
    r"(?P<after>\s+(?:of\s+)?(?:last week|this week|before last|last|(?:a|one) week ago|(?:two|2) weeks ago)\b)?"
)
_WEEKDAYS_AGO = re.compile(rf"\b(?P<many>{WHOLE}|a couple)(?: of)? (?P<name>{_NAME}) ago\b")
_OF_MONTH = re.compile(
    r"\bthe (?P<day>\d{1,2})(?:st|nd|rd|th) of (?P<which>last|this|next|the) month\b|"
    r"\b(?P<edge>end|last day|beginning|start|first|first day) of (?P<month>last|this|the) month\b"
)


def relative_dates(plain: str, today: date) -> tuple[RelativeDate, ...]:
    """The dates that folded text tells from `today`, in order, none within another."""
    chosen: list[RelativeDate] = []
    for read in (_of_month, _ago, _elapsed, _ahead, _near, _weekdays):
        for found in read(plain, today):
            if not any(found.start < other.end and other.start < found.end for other in chosen):
                chosen.append(found)
    return tuple(sorted(chosen, key=lambda found: found.start))


def months_before(day: date, months: int) -> date:
    """The same day so many months earlier, or that month's last day where it is shorter."""
    place = day.year * 12 + day.month - 1 - months
    year, month = divmod(place, 12)
    return date(year, month + 1, min(day.day, monthrange(year, month + 1)[1]))


def _near(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _NEAR_WORDS.finditer(plain):
        _, days = _NEAR[int(str(match.lastgroup)[1:])]
        yield RelativeDate(match.start(), match.end(), today + days * _ONE, False)


def _ago(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _AGO.finditer(plain):
        long = length_of(match)
        if long is None:
            continue
        day = months_before(today, long.months) - long.days * _ONE
        since = match["from"]
        if since == "yesterday":
            day -= _ONE
        elif since is not None and since != "today":
            weekday = weekday_of(since)
            day = day if weekday is None else _back_to(weekday, today) - long.days * _ONE
        loose = bool(match["hedge"]) or long.loose or bool(long.months)
        yield RelativeDate(match.start(), match.end(), day, loose)


def _elapsed(plain: str, today: date) -> Iterator[RelativeDate]:
    """The day from which "it's been 12 days" counts."""
    for match in _ELAPSED.finditer(plain):
        long = length_of(match)
        if long is not None:
            yield RelativeDate(match.start(), match.end(), months_before(today, long.months) - long.days * _ONE, True)


def _ahead(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _AHEAD.finditer(plain):
        groups = match.groupdict()
        prefix = "" if groups.get("unit") else "x"
        long = length_of(match, prefix)
        if long is not None:
            yield RelativeDate(match.start(), match.end(), months_before(today, -long.months) + long.days * _ONE, True)


def _weekdays(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _WEEKDAYS_AGO.finditer(plain):
        weekday = weekday_of(match["name"])
        many = 2 if match["many"] == "a couple" else whole(match["many"])
        if weekday is not None and many > 0:
            yield RelativeDate(match.start(), match.end(), _before(weekday, today) - (many - 1) * _WEEK, True)
    for match in _WEEKDAY.finditer(plain):
        name = match["name"]
        weekday = weekday_of(name)
        which, week, after = ((match[group] or "").split() for group in ("which", "week", "after"))
        short = not name.endswith(("day", "dy"))
        if weekday is None or (name.endswith("days")) or (short and not (which or week or after)):
            continue
        yield RelativeDate(match.start(), match.end(), _weekday(weekday, which, week or after, today), True)


def _weekday(weekday: int, which: list[str], week: list[str], today: date) -> date:
    """The day that a weekday with its "last", "next week", "before last" means."""
    monday = today - today.weekday() * _ONE
    back = _back_to(weekday, today)
    if week[:2] in (["last", "week"], ["of", "last"]) and "week" in week:
        return monday - _WEEK + weekday * _ONE
    if week[:1] == ["next"]:
        return monday + _WEEK + weekday * _ONE
    if week[:2] in (["this", "week"], ["of", "this"]):
        return monday + weekday * _ONE
    if which[:1] == ["next"] or "coming" in which:
        return back + _WEEK
    if week[:2] == ["before", "last"]:
        return _before(weekday, today) - _WEEK
    if "ago" in week:
        return back - _WEEK * (2 if week[0] in {"two", "2"} else 1)
    return _before(weekday, today) if {"last", "past", "previous"} & {*which, *week} else back


def _back_to(weekday: int, today: date) -> date:
    """The nearest such weekday not after today."""
    return today - ((today.weekday() - weekday) % 7) * _ONE


def _before(weekday: int, today: date) -> date:
    """The nearest such weekday before today."""
    return _back_to(weekday, today - _ONE)


def _of_month(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _OF_MONTH.finditer(plain):
        back = {"last": 1, "next": -1}.get(match["which"] or match["month"], 0)
        month = months_before(today.replace(day=1), back)
        last = monthrange(month.year, month.month)[1]
        edge = match["edge"] or ""
        day = int(match["day"]) if match["day"] else last if edge in {"end", "last day"} else 1
        if day <= last:
            yield RelativeDate(match.start(), match.end(), month.replace(day=day), True)
