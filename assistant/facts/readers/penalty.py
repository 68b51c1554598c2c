"""What a sentence tells of how long a violation went on and of how many there were."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from assistant.amount import Amount
from assistant.facts.answers import told
from assistant.facts.counts import amount_of, numbered, read_count, whole
from assistant.facts.date_ranges import DateRange, find_range
from assistant.facts.dates import read_date
from assistant.facts.durations import Span, find_durations
from assistant.facts.dwelling_words import UNIT
from assistant.facts.found import Found
from assistant.facts.phrases import any_of
from assistant.facts.several_counts import Part, several_counts
from assistant.outcome import Said, said

_COUNTED = any_of(
    "# [separate|different|code|housing|distinct|open|proven|alleged] "
    "(violations?|violashuns?|viols?|counts?|offen(c|s)es|infractions?|charges?|defects|problems|things|items|"
    "citations?|tickets?|[code] sections)"
)
_LISTED = any_of("(violations|viols|counts|offenses)\\s?(:|=|-)?\\s?#(?! days?)")
_EACH = any_of(
    "# ({unit}|buildings|houses|places|rooms|properties) ... (?P<each>\\d+|one|a|1) [_] (violations?|viols?) (each|"
    "apiece|per _|in each)",
    "(?P<each>\\d+|one|a|1) [_] (violations?|viols?) (each|apiece|per _|in each|in every) [of|for|in] [the|my] # "
    "({unit}|"
    "buildings|houses|places|rooms|properties)",
    unit=UNIT,
)
_DAYS_LISTED = any_of("(?<!of\\x20)days\\s?(:|=|-)?\\s?#")
_BOTH = any_of("both (violations|counts|charges|the _ and the _)")
_EITHER = re.compile(r"\bcounts? or \d")
_GIVEN_TO = re.compile(
    r"^\s*(?:to (?:fix|comply|repair|appeal|pay|petition|file|move|vacate|remedy|correct|cure|do|get|respond)|notice|"
    r"deadline|ago|"
    r"(?:of |as a )?(?:grace|extension|warning|cure)|in jail|from (?:now|today|service))\b"
)
_GIVEN_BY = re.compile(
    r"\b(?:gave|gives?|given|within|allow(?:s|ed)?|have|has|had|after|1st|first)(?: \w+)?\s+$|"
    r"\bgrace(?: period)?(?: (?:of|is|was|for))?\s+$|"
    r"\b(?:every|per|each)\s+$"
)
_TIMES = ("days", "first_day", "last_day", "offenses")
"""The facts that tell how long it went on: in days, from one day to another, or added up."""
_A_DAY = re.compile(r"(?:[\d$]|\bbuck\w*|\bdollars?|\bfine)\s*$")


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The days and the violations that `text` tells; "since June 1" runs to `today`."""
    plain = numbered(text)
    facts: dict[str, Any] = {"violations": _violations(plain)}
    parts = several_counts(plain, today)
    if parts:
        return _together(parts)
    if _mixes_counts(text, plain):
        return Found(problems=(said("problems.one_count_at_a_time"),), forgets=_TIMES)
    span = find_range(text, today)
    if span is not None:
        return _ranged(span, facts, text, today)
    if asked in {"first_day", "last_day"}:
        return _one_day(text, today, asked, facts)
    length = _length(text, plain)
    listed = _DAYS_LISTED.first(plain)
    facts["days"] = _in_days(length, today) if length or listed is None else amount_of(listed)
    found = told(facts, text, asked, {"days": _bare_days, "violations": read_count})
    grace = (said("assumed.no_grace"),) * (length is not None and "grace" in plain)
    return Found(found, (*_taken(length, today), *grace), forgets=_others(found))


def _together(parts: tuple[Part, ...]) -> Found:
    """The days of several violations, added up."""
    offenses = Amount.exactly(sum(part.violations * part.days for part in parts))
    told_parts = tuple(f"{part.violations} x {part.days}" for part in parts)
    assumed = (said("assumed.counts_together", parts=told_parts, offenses=offenses),)
    return Found({"offenses": offenses}, assumed, forgets=(*_TIMES[:-1], "violations"))


def _mixes_counts(text: str, plain: str) -> bool:
    """Whether numbers of violations and lengths of time are told that cannot be put together."""
    lengths = [span for span in find_durations(text) if not _is_beside_the_point(plain, span)]
    counts = {match["n"] for match in _COUNTED.matches(plain)}
    return len(lengths) > 1 and len(counts) > 1 and not _EITHER.search(plain)


def _others(found: Mapping[str, Any]) -> tuple[str, ...]:
    """The other ways to tell how long it went on, which what is told now takes the place of."""
    if not found.keys() & set(_TIMES):
        return ()
    ends = ("first_day", "last_day") if found.keys() & {"first_day", "last_day"} else ()
    return tuple(name for name in _TIMES if name not in found and name not in ends)


def _ranged(span: DateRange, facts: dict[str, Any], text: str, today: date) -> Found:
    """Both ends of a span of days."""
    mentions = [mention for mention in (span.first, span.last) if mention is not None]
    last = today if span.last is None else span.last.day
    found = told({**facts, "first_day": span.first.day, "last_day": last}, text, None, {})
    return Found(
        found,
        tuple(sentence for mention in mentions for sentence in mention.said),
        tuple(sentence for mention in mentions for sentence in mention.problem),
        tuple(name for name in _TIMES if name not in found),
    )


def _one_day(text: str, today: date, asked: str, facts: dict[str, Any]) -> Found:
    """The bare answer that names one end of the span."""
    mention = read_date(text, today)
    if mention is None:
        return Found(told(facts, text, asked, {}))
    return Found(told({**facts, asked: mention.day}, text, asked, {}), mention.said, mention.problem)


def _length(text: str, plain: str) -> Span | None:
    """The length of time that the violation is said to have gone on."""
    return next((span for span in reversed(find_durations(text)) if not _is_beside_the_point(plain, span)), None)


def _is_beside_the_point(plain: str, span: Span) -> bool:
    """Whether a length of time is one given to fix it ("30 days to comply"), or the "a day" of a price."""
    before, words, after = plain[: span.start], plain[span.start : span.end], plain[span.end :]
    daily = words.startswith("a ") and _A_DAY.search(before)
    return bool(daily or _GIVEN_TO.match(after) or _GIVEN_BY.search(before))


def _in_days(length: Span | None, today: date) -> Amount | None:
    return None if length is None else Amount.exactly(length.length.in_days(today))


def _taken(length: Span | None, today: date) -> tuple[Said, ...]:
    """What a month or "a couple of weeks" was taken as."""
    if length is None or not (length.length.months or length.length.loose):
        return ()
    return (said("assumed.days_taken", days=length.length.in_days(today)),)


def _violations(plain: str) -> Amount | None:
    """How many violations are counted; of several counts ("10 counts or 1") none is taken."""
    counts = [amount_of(match) for match in _COUNTED.matches(plain)]
    if _BOTH.said_in(plain):
        return Amount.exactly(2)
    each = _EACH.first(plain)
    if each is not None:
        return amount_of(each).scaled(1 if each["each"] == "a" else whole(each["each"]))
    listed = _LISTED.first(plain)
    if listed is not None and not counts:
        return amount_of(listed)
    return counts[0] if len(counts) == 1 and not _EITHER.search(plain) else None


def _bare_days(text: str) -> Amount | None:
    spans = find_durations(text)
    return Amount.exactly(spans[0].length.days) if spans and not spans[0].length.months else read_count(text)
