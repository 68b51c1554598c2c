"""Dates in a sentence, by the calendar or told from today.

A date without a year or a month is the nearest one that is not after today; where the same sentence names another date
with its year, the nearest to that one; where it speaks of the future ("will", "next"), the first from today on.
"""

from __future__ import annotations

import re
from calendar import monthrange
from dataclasses import dataclass
from datetime import MAXYEAR, MINYEAR, date, timedelta

from assistant.facts.calendar_words import WEEKDAYS, weekday_of, with_ordinals
from assistant.facts.counts import as_typed, numbered
from assistant.facts.date_forms import LAST, DateWords, date_words
from assistant.facts.feasts import Feast, find_feasts
from assistant.facts.folding import folded
from assistant.facts.months import months_before
from assistant.facts.relative_dates import relative_dates
from assistant.outcome import Said, said

_FUTURE = re.compile(
    r"\b(?:will|'ll|won'?t|going to|gonna|gotta|plan(?:s|ning|ned)? (?:to|on)|intend(?:s|ing)? to|next|upcoming|coming|"
    r"expect(?:s|ing)? to|suppos(?:e|ing)|assum(?:e|ing)|hypothetical(?:ly)?|"
    r"(?:i'?m|i am|we'?re|we are) (?:signing|serving|mailing|posting|filing|sending))\b"
)
_CLAUSE = re.compile(r"[.;!?,]|\b(?:and|but)\b")
_WEEKDAY_BEFORE = re.compile(r"\b(?P<name>[a-z]{3,10})\.?,?\s*(?:the\s+|on\s+)?$")
_YEAR_AFTER = re.compile(r",?\s*(?:of\s+)?(?P<which>last|this|next) year\b")
_YEAR_NAMED = re.compile(r",?\s*(?:of\s+)?(?P<year>(?:19|20)\d\d)\b")
_BESIDE = re.compile(r"\b(?:the )?day (?P<side>after|before) (?:the )?$")
_LOOK_BACK = 40
_MONTHS, _YEARS = 3, 8


@dataclass(frozen=True, slots=True)
class Mention:
    """A date that a sentence speaks of: its place, its words as typed, and the day.

    `day` is None where no such day exists (31 June). `guessed` says that the words left the year, the month or the day
    open; `with_year` that they gave the year. `weekday` is a weekday named beside the date that is not the day's own.
    """

    start: int
    end: int
    words: str
    day: date | None
    guessed: bool = False
    with_year: bool = False
    weekday: str = ""

    @property
    def said(self) -> tuple[Said, ...]:
        """What was taken for granted in reading the date, by keys of the words file."""
        if self.day is None:
            return ()
        taken = (said("assumed.date_taken", words=self.words, day=self.day),) if self.guessed else ()
        differs = (said("assumed.weekday_differs", weekday=self.weekday, day=self.day),) if self.weekday else ()
        return taken + differs

    @property
    def problem(self) -> tuple[Said, ...]:
        """The sentence for a date that does not exist."""
        return (said("problems.no_such_date", words=self.words),) if self.day is None else ()


def find_dates(text: str, today: date) -> tuple[Mention, ...]:
    """The dates in `text`, in order."""
    plain = numbered(with_ordinals(folded(text)))
    written = date_words(plain)
    anchor = next((_exact(words) for words in written if words.year is not None and _exact(words)), None)
    found = [_resolved(plain, text, words, today, anchor) for words in written]
    found += [_feast(plain, text, named, today) for named in find_feasts(plain)]
    found += [
        Mention(near.start, near.end, as_typed(text, near.start, near.end), near.day, near.loose)
        for near in relative_dates(plain, today)
    ]
    return _apart(found)


def read_date(text: str, today: date) -> Mention | None:
    """The date in a bare answer ("June 3", "last Monday", "12th"); the first one, or None."""
    found = find_dates(text, today) or find_dates(f"the {text.strip()}", today)
    return found[0] if found else None


def _apart(found: list[Mention]) -> tuple[Mention, ...]:
    """The mentions in order without those that overlap an earlier one of the list."""
    chosen: list[Mention] = []
    for mention in found:
        if not any(mention.start < other.end and other.start < mention.end for other in chosen):
            chosen.append(mention)
    return tuple(sorted(chosen, key=lambda mention: mention.start))


def _resolved(plain: str, text: str, words: DateWords, today: date, anchor: date | None) -> Mention:
    """The mention that calendar words make, with the weekday before it and the "last year" after it."""
    start, end, year = words.start, words.end, words.year
    weekday = None
    before = _WEEKDAY_BEFORE.search(plain, max(0, start - _LOOK_BACK), start)
    if before is not None and weekday_of(before["name"]) is not None:
        start, weekday = before.start(), weekday_of(before["name"])
    after = _YEAR_AFTER.match(plain, end)
    if after is not None and year is None:
        end, year = after.end(), today.year + {"last": -1, "this": 0, "next": 1}[after["which"]]
    day = _exact(words, year) if year is not None else _nearest(words, today, anchor, _speaks_of_future(plain, start))
    differs = WEEKDAYS[weekday].capitalize() if day and weekday is not None and day.weekday() != weekday else ""
    guessed = words.year is None or words.day == LAST
    return Mention(start, end, as_typed(text, start, end), day, guessed, words.year is not None, differs)


def _feast(plain: str, text: str, named_day: tuple[int, int, Feast], today: date) -> Mention:
    """The mention that a named day makes, with the year after it and the "day after" before it."""
    start, end, feast = named_day
    ahead, named = _speaks_of_future(plain, start), _YEAR_NAMED.match(plain, end)
    day = feast.in_year(int(named["year"]) if named else today.year)
    if named is None and day > today and not ahead:
        day = feast.in_year(today.year - 1)
    beside = _BESIDE.search(plain, max(0, start - _LOOK_BACK), start)
    if beside is not None:
        start, day = beside.start(), day + timedelta(days=1 if beside["side"] == "after" else -1)
    end = named.end() if named else end
    return Mention(start, end, as_typed(text, start, end), day, named is None, named is not None)


def _speaks_of_future(plain: str, start: int) -> bool:
    before = plain[max(0, start - _LOOK_BACK) : start]
    breaks = list(_CLAUSE.finditer(before))
    return bool(_FUTURE.search(before[breaks[-1].end() :] if breaks else before))


def _exact(words: DateWords, year: int | None = None) -> date | None:
    """The day that the words name in their year, else in `year`; None where there is no such day."""
    year = words.year if words.year is not None else year
    if year is None or words.month is None or not 1 <= words.month <= 12:
        return None
    last = monthrange(year, words.month)[1]
    day = last if words.day == LAST else words.day
    return date(year, words.month, day) if 1 <= day <= last else None


def _nearest(words: DateWords, today: date, anchor: date | None, ahead: bool) -> date | None:
    """The day that words without a year mean; None where there is no such day in any year."""
    days = _candidates(words, anchor or today)
    if anchor is not None:
        return min(days, key=lambda day: (abs(day - anchor), day), default=None)
    if ahead:
        return min((day for day in days if day >= today), default=None)
    return max((day for day in days if day <= today), default=None)


def _candidates(words: DateWords, around: date) -> list[date]:
    """The days of some years, or months, around a day that the words may mean."""
    if words.month is None:
        first_days = (months_before(around.replace(day=1), back) for back in range(-_MONTHS, _MONTHS + 1))
        lasts = ((first, monthrange(first.year, first.month)[1]) for first in first_days)
        return [first.replace(day=words.day) for first, last in lasts if 1 <= words.day <= last]
    years = range(max(MINYEAR, around.year - _YEARS), min(MAXYEAR, around.year + _YEARS) + 1)
    return [day for day in (_exact(words, year) for year in years) if day is not None]
