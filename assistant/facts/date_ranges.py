"""From one day to another: "Feb 20 to March 2", "10/1-10/10", "June 1-10", "since May 4", "from the 1st until now"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta
from itertools import pairwise

from assistant.facts.counts import numbered
from assistant.facts.dates import Mention, find_dates

_JOINED = re.compile(
    r"^,?\s*(?:-+|to|thru|through|threw|until|till?|til|up to|up until|ending|ended|and ended|and ending|right up to|"
    r"all the way to)\s*"
    r"(?:and including\s*|the\s*|on\s*)*$"
)
_AND = re.compile(r"^,?\s*(?:and|&)\s*(?:the\s*)?$")
_SINCE = re.compile(
    r"\b(?:(?:ever )?since|starting|beginning|started|began|from|dating (?:back )?to|going back to)"
    r"\s*(?:on|about|around|at least|the)?\s*$"
)
_ONGOING = re.compile(
    r"\b(?:still|on[- ]?going|to date|to this day|(?:not|never)(?: been)? fixed|hasn'?t been fixed|so far|and "
    r"counting)\b"
)
_ENDED = re.compile(
    r"\b(?:fixed|ended|stopped|repaired|corrected|finished|done|cured|remedied|fixed it|through|until|til|to)\s*(?:on|"
    r"by|about|the)?\s*$"
)
_BETWEEN = re.compile(r"\bbetween\s*(?:the\s*)?$")
_MONTH, _YEAR = timedelta(days=31), timedelta(days=366)


@dataclass(frozen=True, slots=True)
class DateRange:
    """Two days, both of them counted; `last` is None where the words name the first day alone ("since May 4")."""

    first: Mention
    last: Mention | None


def find_range(text: str, today: date) -> DateRange | None:
    """The first span of days that `text` names, or None."""
    plain = numbered(text)
    mentions = find_dates(text, today)
    for first, last in pairwise(mentions):
        between = plain[first.end : last.start]
        apart = _AND.match(between) and _BETWEEN.search(plain[: first.start])
        begun = _SINCE.search(plain[: first.start]) and _ENDED.search(between)
        if _JOINED.match(between) or apart or begun:
            return DateRange(first, _after(first, last))
    for mention in mentions:
        if _SINCE.search(plain[: mention.start]):
            return DateRange(mention, None)
    return DateRange(mentions[0], None) if mentions and _ONGOING.search(plain) else None


def _after(first: Mention, last: Mention) -> Mention:
    """`last` where its guessed year or month put it before `first`, moved to the first such day after it."""
    if first.day is None or last.day is None or last.day >= first.day or last.with_year or not last.guessed:
        return last
    for span in (_MONTH, _YEAR):
        again = find_dates(last.words, first.day + span)
        if again and again[0].day is not None and again[0].day >= first.day:
            return replace(last, day=again[0].day)
    return last
