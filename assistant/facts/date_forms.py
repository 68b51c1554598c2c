"""Dates by the calendar as people write them: "May 12", "5/12/26", "2026-05-12", "the 12th of May", "end of June"."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from assistant.facts.calendar_words import ORDINAL, ORDINALS, month_of

LAST = 0
"""Stands for the last day of a month."""

_WORD = r"(?P<month>[a-z]{3,11})\.?"
_DAY = rf"(?P<day>\d{{1,2}}(?:\s?(?:st|nd|rd|th)\b)?|\b{ORDINAL}\b)"
_UNTIL = rf"(?P<until>\d{{1,2}}(?:\s?(?:st|nd|rd|th)\b)?|\b{ORDINAL}\b)"
_TO = r"\s*(?:-|to|thru|through|until|till?)\s*(?:the\s+)?"
_YEAR = r"(?:(?:\s*,\s*|\s*-\s*|\s+(?:of\s+|in\s+)?)(?P<year>(?:19|20)\d\d|'\d\d)\b)?"
_SHORT_YEAR = r"(?:[\s,-]*(?:of\s+|in\s+)?(?P<year>(?:19|20)\d\d|(?<=[\s,-])'?\d\d)\b(?!\s*(?:days?|weeks?|units?|am|pm|:|/|%|ft|feet|[ap]\.m)))?"
_NOT_A_COUNT = r"(?![\d/:]|\s*(?:days?|weeks?|hours?|units?|[ap]m\b(?! i\b)|ft|feet|percent|%|minutes))"
_NOUNS = (
    r"floors?|flr|stor(?:y|ies|eys?)|units?|apartments?|apts?|flats?|notices?|letters?|time|times|owners?|tenants?|landlords?|"
    r"bedrooms?|rooms?|windows?|doors?|orders?|hearings?|petitions?|violations?|offenses?|visits?|amendment|degree|one|person|"
    r"thing|day|week|month|year|part|half|step|paragraph|section|page|item|grade|street|st|avenue|ave|hand"
)
_ISO = re.compile(r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<mark>[-/.])(?P<m>\d{1,2})(?P=mark)(?P<d>\d{1,2})(?![\d/-])")
_NUMERIC = re.compile(
    r"(?<![\d/.$#])(?P<m>\d{1,2})(?:(?P<mark>[/.-])(?P<d>\d{1,2})(?P=mark)(?P<year>(?:19|20)\d\d|\d\d)|"
    r" (?P<d2>\d{2}) (?P<year2>(?:19|20)\d\d)|/(?P<d3>\d{1,2}))(?![\d/]|\.\d|-\d\d?-|\s*(?:inch|in\b|\"|'|ft|feet|sq|of (?:the|an?|my|our)\b|cup))"
)
_DASHED = re.compile(rf"(?<![\d/.$#-])(?P<m>0\d|1[0-2])-(?P<d>0[1-9]|[12]\d|3[01])(?![-\d]){_NOT_A_COUNT}")
_MONTH_DAYS = re.compile(rf"\b{_WORD}\s*(?:the\s+)?{_DAY}{_TO}{_UNTIL}{_NOT_A_COUNT}{_YEAR}")
_DAYS_MONTH = re.compile(rf"(?<![\d/.$#])\b{_DAY}{_TO}{_UNTIL}\s*(?:of\s+)?{_WORD}{_YEAR}")
_MONTH_DAY = re.compile(rf"\b{_WORD}\s*-?\s*(?:the\s+)?{_DAY}{_NOT_A_COUNT}(?:{_YEAR}|(?:,? (?P<short>\d\d))(?=\s*(?:[?.!;)]|$)))")
_DAY_MONTH = re.compile(rf"(?<![\d/.$#])\b{_DAY}(?P<of>(?:\s+day)?\s*(?:-|of\s+|in\s+)?\s*){_WORD}{_SHORT_YEAR}")
_DAY_MONTH_YEAR = re.compile(rf"(?<![\d/.$#])\b(?P<day>\d{{1,2}})\s*-?\s*{_WORD}{_SHORT_YEAR[:-1]}")
_DAY_ONLY = re.compile(rf"\b(?:the\s+|on\s+|since\s+)(?P<day>\d{{1,2}}\s?(?:st|nd|rd|th)|{ORDINAL})\b(?!\s*-?(?:{_NOUNS})\b|\s+of (?:last|this|next|the) month)")
_EDGE = re.compile(
    r"\b(?P<edge>(?:very )?(?:end|last day|last) of|(?:very )?(?:beginning|start|first day) of|(?:the )?middle of|mid[- ]?)(?:\s*the month of)?\s*"
    rf"{_WORD}{_YEAR}"
)
_AFTER_MAY = re.compile(r"\s+(?:be|i|we|not|he|she|they|it|the|file|have|also|need|want|vote|still|appeal|ask|petition)\b")


@dataclass(frozen=True, slots=True)
class DateWords:
    """What words say of a date, with their place. What they leave out is None; a `day` of `LAST` ends its month."""

    start: int
    end: int
    year: int | None
    month: int | None
    day: int


def date_words(plain: str) -> tuple[DateWords, ...]:
    """The calendar dates in folded text, in order, none within another. They need not exist: "31 June" is one."""
    found = [words for pattern, read in _FORMS for match in pattern.finditer(plain) for words in read(match)]
    chosen: list[DateWords] = []
    for words in found:
        if not any(words.start < other.end and other.start < words.end for other in chosen):
            chosen.append(words)
    return tuple(sorted(chosen, key=lambda words: words.start))


def _year(words: str | None) -> int | None:
    if words is None:
        return None
    digits = words.strip("'")
    if len(digits) > 2:
        return int(digits)
    return int(digits) + (2000 if int(digits) < 70 else 1900)


def _day(words: str) -> int:
    return ORDINALS.get(words) or int(re.sub(r"\D", "", words))


def _numeric(match: re.Match[str]) -> Iterator[DateWords]:
    groups = match.groupdict()
    day = next(groups[name] for name in ("d", "d2", "d3") if groups.get(name))
    year = _year(groups.get("year") or groups.get("year2"))
    first, second = int(groups["m"]), int(day)
    if first > 12 >= second and match[0] != "24/7":
        first, second = second, first
    if 1 <= first <= 12 and second >= 1 or year is not None:
        yield DateWords(match.start(), match.end(), year, first, second)


def _named(match: re.Match[str]) -> Iterator[DateWords]:
    month = month_of(match["month"])
    if month is None or (match["month"] == "may" and _is_verb(match)):
        return
    groups = match.groupdict()
    year = _year(groups.get("year") or groups.get("short"))
    yield DateWords(match.start(), match.end(), year, month, _day(match["day"]))


def _is_verb(match: re.Match[str]) -> bool:
    """Whether the "may" of "the 12th may be too late" is no month."""
    return bool(match.groupdict().get("of") is not None and "of" not in match["of"] and _AFTER_MAY.match(match.string, match.end("month")))


def _span(match: re.Match[str]) -> Iterator[DateWords]:
    """Both ends of "June 1-10" or "1 to 10 June"."""
    month, year = month_of(match["month"]), _year(match["year"])
    if month is None or _day(match["until"]) <= _day(match["day"]):
        return
    month_first = match.start("month") < match.start("day")
    yield DateWords(match.start("month" if month_first else "day"), match.end("day"), year, month, _day(match["day"]))
    yield DateWords(match.start("until"), match.end(), year, month, _day(match["until"]))


def _edge(match: re.Match[str]) -> Iterator[DateWords]:
    month = month_of(match["month"])
    if month is None:
        return
    edge = match["edge"]
    day = 15 if "mid" in edge else 1 if re.search("beginning|start|first", edge) else LAST
    yield DateWords(match.start(), match.end(), _year(match["year"]), month, day)


def _day_only(match: re.Match[str]) -> Iterator[DateWords]:
    yield DateWords(match.start("day"), match.end("day"), None, None, _day(match["day"]))


_FORMS: tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Iterator[DateWords]]], ...] = (
    (_ISO, _numeric),
    (_NUMERIC, _numeric),
    (_MONTH_DAYS, _span),
    (_DAYS_MONTH, _span),
    (_DAY_MONTH_YEAR, _named),
    (_MONTH_DAY, _named),
    (_DAY_MONTH, _named),
    (_EDGE, _edge),
    (_DASHED, _numeric),
    (_DAY_ONLY, _day_only),
)
