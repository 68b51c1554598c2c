"""Dates told from today: "yesterday", "12 days ago", "last Tuesday", "a week ago Friday", "the end of last month"."""

from __future__ import annotations

from calendar import monthrange
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta

from assistant.facts.calendar_words import weekday_of
from assistant.facts.durations import DURATION, length_of
from assistant.facts.forms import Form
from assistant.facts.months import months_before
from assistant.facts.weekdays import last_before, weekday_words

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class RelativeDate:
    """A date told from today, with its place. `loose` says that the words leave some room ("about two weeks ago")."""

    start: int
    end: int
    day: date
    loose: bool


_BESIDE_TODAY = (
    (-2, Form(r"\b(?:the )?day before (?:yesterday|last)\b", ("day before",))),
    (2, Form(r"\b(?:the )?day after tomm?orr?ow\b", ("day after",))),
    (-1, Form(r"\b(?:yester\s?day|yesterdy|yesteday|yestarday|yestrday|yest)\b", ("yest",))),
    (-1, Form(r"\blast (?:night|evening)\b", ("last ",))),
    (1, Form(r"\b(?:tomm?orr?ow|2morrow|tmrw)\b", ("tom", "2mor", "tmrw"))),
    (0, Form(r"\b(?:today|2day|ton(?:ight|ite))\b", ("day", "toni"))),
    (0, Form(r"\bthis (?:very )?(?:morning|afternoon|evening|day)\b", ("this ",))),
    (0, Form(r"(?:(?<=until )|(?<=till )|(?<=til )|(?<=thru )|(?<=ough )|(?<=-)|(?<=- ))now\b", ("now",))),
    (0, Form(r"(?<=to )(?:now|date)\b", ("to now", "to date"))),
)  # fmt: skip
_HEDGE = (
    r"(?P<hedge>(?:like|about|around|roughly|approximately|maybe|almost|nearly|some|over|more than|just (?:over|under)|"
    r"a little (?:over|under))\s+)?"
)
_AGO = Form(
    rf"\b{_HEDGE}{DURATION}\s*(?:ago|back|earlier|prior|b4 today|before today|since)\b"
    r"(?: (?P<since>today|yesterday|[a-z]+day)\b)?",
    ("ago", "back", "earlier", "prior", "today", "since"),
)
_ELAPSED = Form(
    r"\b(?:been|be|waited)(?: (?:already|exactly|only|just|now))?\s+"
    rf"{_HEDGE}(?P<long>{DURATION})(?! (?:since|late|ago))",
    ("been ", "be ", "waited "),
)
_AHEAD = Form(rf"\b{DURATION} from (?:now|today)\b", ("from now", "from today"))
_OF_MONTH = Form(
    r"\bthe\s+(?P<day>\d{1,2})(?:st|nd|rd|th) of (?P<which>last|this|next|the) month\b|"
    r"\b(?P<edge>end|last day|beginning|start|1st|1st day) of (?P<month>last|this|the) month\b",
    (" month",),
)


def relative_dates(plain: str, today: date) -> tuple[RelativeDate, ...]:
    """The dates that folded text with its numbers in digits tells from `today`, in order, none within another."""
    chosen: list[RelativeDate] = []
    for read in (_of_month, _ago, _elapsed, _ahead, _beside_today, _weekdays):
        for found in read(plain, today):
            if not any(found.start < other.end and other.start < found.end for other in chosen):
                chosen.append(found)
    return tuple(sorted(chosen, key=lambda found: found.start))


def _beside_today(plain: str, today: date) -> Iterator[RelativeDate]:
    for days, pattern in _BESIDE_TODAY:
        for match in pattern.matches(plain):
            yield RelativeDate(match.start(), match.end(), today + days * _DAY, False)


def _weekdays(plain: str, today: date) -> Iterator[RelativeDate]:
    for start, end, day in weekday_words(plain, today):
        yield RelativeDate(start, end, day, True)


def _ago(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _AGO.matches(plain):
        long = length_of(match)
        if long is not None:
            day = months_before(_starting_from(match["since"], today), long.months) - long.days * _DAY
            yield RelativeDate(match.start(), match.end(), day, bool(match["hedge"] or long.loose or long.months))


def _starting_from(since: str | None, today: date) -> date:
    """The day from which "a week ago Tuesday" goes back."""
    if since is None or since == "today":
        return today
    weekday = weekday_of(since)
    return today - _DAY if weekday is None else last_before(weekday, today + _DAY)


def _elapsed(plain: str, today: date) -> Iterator[RelativeDate]:
    """The day from which "it's been 12 days" counts."""
    for match in _ELAPSED.matches(plain):
        long = length_of(match)
        if long is not None:
            day = months_before(today, long.months) - long.days * _DAY
            yield RelativeDate(match.start("long"), match.end(), day, bool(match["hedge"] or long.loose or long.months))


def _ahead(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _AHEAD.matches(plain):
        long = length_of(match)
        if long is not None:
            day = months_before(today, -long.months) + long.days * _DAY
            yield RelativeDate(match.start(), match.end(), day, long.loose)


def _of_month(plain: str, today: date) -> Iterator[RelativeDate]:
    for match in _OF_MONTH.matches(plain):
        back = {"last": 1, "next": -1}.get(match["which"] or match["month"], 0)
        month = months_before(today.replace(day=1), back)
        last = monthrange(month.year, month.month)[1]
        edge = match["edge"] or ""
        day = int(match["day"]) if match["day"] else last if edge in {"end", "last day"} else 1
        if day <= last:
            yield RelativeDate(match.start(), match.end(), month.replace(day=day), True)
