"""Dates by the calendar as people write them: "May 12", "5/12/26", "2026-05-12", "the 12th of May", "end of June"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from assistant.facts.calendar_words import month_of, names_month
from assistant.facts.forms import Form

LAST = 0
"""Stands for the last day of a month."""

_MIDDLE, _CENTURY_TURNS = 15, 70
_MONTH = r"(?P<month>[a-z]{3,11})\.?"
_DAY = r"(?P<day>\d{1,2}(?:\s?(?:st|nd|rd|th)\b)?)"
_UNTIL = r"(?P<until>\d{1,2}(?:\s?(?:st|nd|rd|th)\b)?)"
_TO = r"\s*(?:-|to|thru|through|until|till?)\s*(?:the\s+)?"
_YEAR = r"(?:(?:\s*,\s*|\s*-\s*|\s+(?:(?:of|in)\s+)?)(?P<year>(?:19|20)\d\d|'\d\d)\b)?"
_ANY_YEAR = (
    r"[\s,-]*(?:(?:of|in)\s+)?(?P<year>(?:19|20)\d\d|(?<=[\s,-])'?\d\d)\b"
    r"(?!\s*(?:days?|weeks?|units?|am|pm|:|/|%|ft|feet|[ap]\.m))"
)
_NOT_A_COUNT = r"(?![\d/:]|\s*(?:days?|weeks?|hours?|units?|[ap]m\b(?! i\b)|ft|feet|percent|%|minutes))"
_NOUNS = (
    r"floors?|flr|stor(?:y|ies|eys?)|units?|apartments?|apts?|flats?|notices?|letters?|times?|owners?|tenants?|"
    r"landlords?|"
    r"bedrooms?|rooms?|windows?|doors?|orders?|hearings?|petitions?|violations?|offenses?|visits?|amendment|degree|one|"
    r"person|thing|day|week|month|year|part|half|step|paragraph|section|page|item|grade|street|st|avenue|ave|hand"
)
_ISO = Form(
    r"(?<![\d/.-])(?P<year>(?:19|20)\d\d)(?P<mark>[-/.])(?P<first>\d{1,2})(?P=mark)(?P<second>\d{1,2})(?![\d/-])",
    ("19", "20"),
)
_FULL = Form(
    r"(?<![\d/.$#])(?P<first>\d{1,2})(?P<mark>[/.-])(?P<second>\d{1,2})(?P=mark)"
    r"(?P<year>(?:19|20)\d\d|\d\d)(?![\d/-]|\.\d)",
    ("/", ".", "-"),
)
_SPACED = Form(r"(?<![\d/.$#])(?P<first>\d{1,2}) (?P<second>\d\d) (?P<year>(?:19|20)\d\d)(?![\d/-])", (" 19", " 20"))
_SLASHED = Form(
    r"(?<![\d/.$#])(?P<first>\d{1,2})/(?P<second>\d{1,2})"
    r"(?![\d/]|\.\d|\s*(?:inch|in\b(?! (?:person|my|the|his|her|hand|front))|"
    r"\"|'|ft|feet|sq|of (?:the|an?|my|our)\b|cup))",
    ("/",),
)
_DASHED = Form(rf"(?<![\d/.$#-])(?P<first>0\d|1[0-2])-(?P<second>0[1-9]|[12]\d|3[01])(?![-\d]){_NOT_A_COUNT}", ("-",))
_DASHED_AFTER = Form(
    r"(?:\b(?:dated?|dtd|issued|served|svd|filed|mailed|posted|ordered|vacated?|since|"
    r"delivered|handed|received)(?:\s+(?:on|of|about))?:?\s+)"
    rf"(?P<first>1[0-2]|[1-9])-(?P<second>[12]\d|3[01]|[1-9])(?![-\d]){_NOT_A_COUNT}",
    ("-",),
)
_DAY_ONLY = Form(
    r"\b(?:the|on|since)\s+(?P<day>\d{1,2}\s?(?:st|nd|rd|th))\b"
    rf"(?!\s*-?(?:{_NOUNS})\b|\s+of (?:last|this|next|the) month)",
    ("st", "nd", "rd", "th"),
)
_MONTH_DAYS = Form(rf"\b{_MONTH}\s*(?:the\s+)?{_DAY}{_TO}{_UNTIL}{_NOT_A_COUNT}{_YEAR}")
_DAYS_MONTH = Form(rf"(?<![\d/.$#])\b{_DAY}{_TO}{_UNTIL}\s*(?:of\s+)?{_MONTH}{_YEAR}")
_DAY_MONTH_YEAR = Form(rf"(?<![\d/.$#])\b(?P<day>\d{{1,2}})\s*-?\s*{_MONTH}{_ANY_YEAR}")
_MONTH_DAY = Form(
    rf"\b{_MONTH}\s*-?\s*(?:the\s+)?{_DAY}{_NOT_A_COUNT}(?:{_YEAR}|(?:,? (?P<short>\d\d))(?=\s*(?:[?.!;)]|$)))"
)
_DAY_MONTH = Form(rf"(?<![\d/.$#])\b{_DAY}(?P<of>(?:\s+day)?\s*(?:-|of\s+|in\s+)?\s*){_MONTH}(?:{_ANY_YEAR})?")
_EDGE = Form(
    r"\b(?P<edge>(?:end|last|last day|beginning|start|1st day|middle) of|mid[- ]?)(?:\s*the month of)?\s*"
    rf"{_MONTH}{_YEAR}",
    (" of", "mid"),
)
_EDGE_THEN_DAY = Form(
    r"\b(?:(?:end|beginning|start|middle|1st part|last part) of|early(?: in)?|late(?: in)?|mid[- ]?)\s*"
    rf"{_MONTH}\s*,?\s*(?:on\s+)?the\s+{_DAY}{_YEAR}",
    ("the",),
)
_AFTER_MAY = Form(r"\s+(?:be|i|we|not|he|she|they|it|the|file|have|also|need|want|vote|still|appeal|ask|petition)\b")


@dataclass(frozen=True, slots=True)
class DateWords:
    """What words say of a date, with their place. What they leave out is None; a `day` of `LAST` ends its month."""

    start: int
    end: int
    year: int | None
    month: int | None
    day: int


def date_words(plain: str) -> tuple[DateWords, ...]:
    """The calendar dates in folded text whose numbers are in digits, in order, none within another.

    They need not exist: "31 June" is one.
    """
    chosen: list[DateWords] = []
    for form, read in (*_IN_DIGITS, *(_WITH_MONTHS if names_month(plain) else ()), *_LAST_FORMS):
        for words in (words for match in form.matches(plain) for words in read(match)):
            if not any(words.start < other.end and other.start < words.end for other in chosen):
                chosen.append(words)
    return tuple(sorted(chosen, key=lambda words: words.start))


def _year(words: str | None) -> int | None:
    if words is None:
        return None
    number = int(words.strip("'"))
    return number if number > 99 else number + (2000 if number < _CENTURY_TURNS else 1900)


def _day(words: str) -> int:
    return int(re.sub(r"\D", "", words))


def _in_digits(match: re.Match[str]) -> Iterator[DateWords]:
    """Month and day as Americans write them, or the other way round where there is no such month."""
    year = _year(match.groupdict().get("year"))
    month, day = int(match["first"]), int(match["second"])
    if month > 12 >= day and match[0] != "24/7":
        month, day = day, month
    if year is not None or (1 <= month <= 12 and day >= 1):
        start = min(match.start(name) for name, words in match.groupdict().items() if words)
        yield DateWords(start, match.end(), year, month, day)


def _in_words(match: re.Match[str]) -> Iterator[DateWords]:
    month = month_of(match["month"])
    if month is None or (match["month"] == "may" and _is_verb(match)):
        return
    groups = match.groupdict()
    year = _year(groups.get("year") or groups.get("short"))
    yield DateWords(match.start(), match.end(), year, month, _day(match["day"]))


def _is_verb(match: re.Match[str]) -> bool:
    """Whether the "may" of "the 12th may be too late" is no month."""
    of = match.groupdict().get("of")
    return of is not None and "of" not in of and bool(_AFTER_MAY.at(match.string, match.end("month")))


def _both_ends(match: re.Match[str]) -> Iterator[DateWords]:
    """The first and the last day of "June 1-10" or "1 to 10 June"."""
    month, year = month_of(match["month"]), _year(match["year"])
    if month is None or _day(match["until"]) <= _day(match["day"]):
        return
    start = min(match.start("month"), match.start("day"))
    yield DateWords(start, match.end("day"), year, month, _day(match["day"]))
    yield DateWords(match.start("until"), match.end(), year, month, _day(match["until"]))


def _edge(match: re.Match[str]) -> Iterator[DateWords]:
    month, edge = month_of(match["month"]), match["edge"]
    if month is not None:
        day = _MIDDLE if edge.startswith("mid") else 1 if edge.startswith(("beginning", "start", "1st")) else LAST
        yield DateWords(match.start(), match.end(), _year(match["year"]), month, day)


def _day_only(match: re.Match[str]) -> Iterator[DateWords]:
    yield DateWords(match.start("day"), match.end("day"), None, None, _day(match["day"]))


_IN_DIGITS = ((_ISO, _in_digits), (_FULL, _in_digits), (_SPACED, _in_digits), (_SLASHED, _in_digits))
_WITH_MONTHS = (
    (_EDGE_THEN_DAY, _in_words),
    (_MONTH_DAYS, _both_ends),
    (_DAYS_MONTH, _both_ends),
    (_DAY_MONTH_YEAR, _in_words),
    (_MONTH_DAY, _in_words),
    (_DAY_MONTH, _in_words),
    (_EDGE, _edge),
)
_LAST_FORMS = ((_DASHED, _in_digits), (_DASHED_AFTER, _in_digits), (_DAY_ONLY, _day_only))
