"""From one day to another: "Feb 20 to March 2", "10/1-10/10", "June 1-10", "since May 4", "from the 1st until now"."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date, timedelta

from assistant.facts.dates import Mention, find_dates
from assistant.facts.folding import folded

_JOINED = re.compile(
    r"^,?\s*(?:-+|to|thru|through|threw|until|till?|til|up to|up until|ending|ended|and ended|and ending|right up to|all the way to)\s*"
    r"(?:and including\s*|the\s*|on\s*)*$"
)
_AND = re.compile(r"^,?\s*(?:and|&)\s*(?:the\s*)?$")
_SINCE = re.compile(r"\b(?:since|starting|beginning|ever since|started|began|from|dating (?:back )?to|going back to)\s*(?:on|about|around|at least|the)?\s*$")
_ONGOING = re.compile(r"\b(?:still|ongoing|on[- ]going|to date|to this day|not (?:been )?fixed|hasn'?t been fixed|never fixed|so far|and counting)\b")
_YEARS_AHEAD = 366


@dataclass(frozen=True, slots=True)
class DateRange:
    """Two days, both of them counted; `last` is None where the words name the first day alone ("since May 4")."""

    first: Mention
    last: Mention | None


def find_range(text: str, today: date) -> DateRange | None:
    """The first span of days that `text` names, or None."""
    plain = folded(text)
    mentions = find_dates(text, today)
    for first, last in zip(mentions, mentions[1:], strict=False):
        between = plain[first.end : last.start]
        apart = _AND.match(between) and re.search(r"\bbetween\s*(?:the\s*)?$", plain[: first.start])
        if _JOINED.match(between) or apart:
            return DateRange(first, _after(first, last))
    for mention in mentions:
        if _SINCE.search(plain[: mention.start]):
            return DateRange(mention, None)
    return DateRange(mentions[0], None) if mentions and _ONGOING.search(plain) else None


def _after(first: Mention, last: Mention) -> Mention:
    """`last` where its guessed year or month put it before `first`, moved to the first such day after it."""
    if first.day is None or last.day is None or last.day >= first.day or last.with_year or not last.guessed:
        return last
    for days in (31, _YEARS_AHEAD):
        again = find_dates(last.words, first.day + timedelta(days=days))
        if again and again[0].day is not None and again[0].day >= first.day:
            return replace(last, day=again[0].day)
    return last
