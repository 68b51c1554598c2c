"""What a sentence tells of how long a violation went on and of how many there were."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from assistant.amount import Amount
from assistant.facts.answers import told
from assistant.facts.counts import amount_of, counted, read_count
from assistant.facts.date_ranges import DateRange, find_range
from assistant.facts.dates import Mention, find_dates, read_date
from assistant.facts.durations import Span, find_durations
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.outcome import Said

_VIOLATION = (
    r"(?:(?:separate|different|code|housing|distinct|open|proven|alleged) )?(?:violations?|violashuns?|viols?\b\.?|counts?|offen[sc]es|infractions?|charges?|"
    r"defects|problems|things|items|citations?|tickets?|sections?|code sections?)"
)
_COUNTED = re.compile(rf"{counted('n')} {_VIOLATION}")
_TWO_ON = re.compile(r"\bboth (?:violations|counts|charges|the \w+ and the \w+)\b")
_COMPLY = re.compile(
    r"\b(?:to (?:fix|comply|repair|appeal|pay|petition|file|move|vacate|remedy|correct|cure|do)|notice|from (?:now|today|service)|to get|deadline|in jail|ago|to respond)\b"
)
_GIVEN = re.compile(r"\b(?:gave|gives?|given|within|allow(?:s|ed)?|have|has|had|in|after|every|per|each|first)(?: \w+)? $")
_FIRST_DAY = re.compile(r"\b(?:since|start(?:ed|s|ing)?|beg[ai]n(?:ning|s)?|from|first (?:cited|day|noticed)|cited(?: on)?|broke|went out|quit|dating)\b")
_DAILY = re.compile(r"\b(?:a|per|each|every) $")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The days and the violations that `text` tells; "since June 1" runs to `today`."""
    plain = folded(text)
    span = find_range(text, today)
    length = None if span is not None else _length(text, plain)
    facts: dict[str, Any] = {"violations": _violations(plain)}
    facts |= _days_of(span, today) if span is not None else {"days": _in_days(length, today)}
    if span is None and asked in {"first_day", "last_day"}:
        return _one_day(text, today, asked, facts)
    found = told(facts, text, asked, {"days": _bare_days, "violations": read_count})
    mentions = [mention for mention in (span.first, span.last) if mention] if span else []
    return Found(found, _said(length, today, mentions), tuple(said for mention in mentions for said in mention.problem))


def _days_of(span: DateRange, today: date) -> dict[str, Any]:
    last = today if span.last is None and span.first.day is not None else span.last.day if span.last else None
    return {"first_day": span.first.day, "last_day": last}


def _one_day(text: str, today: date, asked: str, facts: dict[str, Any]) -> Found:
    """The bare answer that names one end of the span."""
    mention = read_date(text, today)
    if mention is None:
        return Found(told(facts, text, asked, {}))
    return Found(told({**facts, asked: mention.day}, text, asked, {}), mention.said, mention.problem)


def _length(text: str, plain: str) -> Span | None:
    """The length of time that the violation is said to have gone on: not the time given to fix it, nor "a day"."""
    found = [span for span in find_durations(text) if not _beside_the_point(plain, span)]
    return found[-1] if found else None


def _beside_the_point(plain: str, span: Span) -> bool:
    after = plain[span.end : span.end + 20]
    words = plain[span.start : span.end]
    daily = words.startswith("a ") and re.search(r"[\d$]\s*$|\$\S+ $|buck\w* $|dollars? $|fine $|hundred $", plain[: span.start])
    return bool(daily or _COMPLY.match(after.lstrip()) or _GIVEN.search(plain[: span.start]) and not re.search(r"\bin $", plain[: span.start]))


def _in_days(length: Span | None, today: date) -> Amount | None:
    return None if length is None else Amount.exactly(length.length.in_days(today))


def _said(length: Span | None, today: date, mentions: list[Mention]) -> tuple[Said, ...]:
    """What was taken for granted: a month as so many days, a date without a year."""
    if length is not None and (length.length.months or length.length.loose):
        return (Said("days_taken", {"days": length.length.in_days(today)}),)
    return tuple(said for mention in mentions for said in mention.said)


def _violations(plain: str) -> Amount | None:
    """How many violations are counted; of several counts ("10 counts or 1") none is taken."""
    counts = [amount for match in _COUNTED.finditer(plain) if (amount := amount_of(match, "n")) is not None]
    if _TWO_ON.search(plain):
        return Amount.exactly(2)
    return counts[0] if len(counts) == 1 and not re.search(r"\bcounts? or \d", plain) else None


def _bare_days(text: str) -> Amount | None:
    spans = find_durations(text)
    return _in_days(spans[0], date.max) if spans and not spans[0].length.months else read_count(text)
