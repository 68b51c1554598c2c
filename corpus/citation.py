"""Citations of the chapter: as people write them, as they are printed, and in the order of the text."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache, total_ordering

from corpus.errors import NotACitation

_PREFIX = r"(?:(?:the\s+)?\b(?<!['\u2019])(?:sections?|sect?|s|ord(?:inance)?|code)\b\.?\s*(?:no\.?\s*)?|§+\s*)"
_DASH = r"\-\u2010\u2011\u2012\u2013"
_LABEL = r"(?:\d{1,2}[a-z]?|[a-z])"
_WORD = r"(?:sub-?section|sub-?sec|sub-?paragraph|sub-?par|sub|paragraph|para|par|item|clause|no)\b\.?"
_CLOSED = rf"\s*\(\s*{_LABEL}\s*\)"
_NAMED = rf"[\s,]*\b{_WORD}\s*\(?\s*{_LABEL}\s*\)?(?!\w)"
_JOINED = rf"[.{_DASH}](?!\d\d\.\d\d(?!\d)){_LABEL}(?!\w)"
_LOOSE = rf"(?:(?<=\))|\s+){_LABEL}(?!\w)"
_FIRM = f"{_CLOSED}|{_NAMED}|{_JOINED}"
# A lone letter after a space is a label at the end of a phrase or before such a word; else it is the article "a".
_ENDS = r"(?=\s*(?:$|[,;:.?!)])|\s+(?:and|or|say|says|said|mean|means|require|requires|apply|applies|cover|covers)\b)"
# A number with a unit is a measure, not a citation.
_MEASURE = (
    r"\s*(?:[%°'\"\u2019\u201d\u2032\u2033]|[x\u00d7*]\s*\d|(?:by|to)\s+\d|"
    r"(?:sq|square|sqft|sf|ft|feet|foot|inch|inches|m2?|cm|mm|met(?:er|re)s?|yd|yards?|percent|pct|"
    r"degrees?|deg|f|c|dollars?|bucks|usd|hours?|hrs?|min|minutes?|days?|weeks?|months?|years?|am|pm|fc|lux|"
    r"per|an?\s+(?:hour|day|week|month|year|night)|in(?=\s*(?:$|[.,;?!]|wide|tall|high|long|deep|by|x)))(?!\w))"
)
# Beyond it a bare number is rather a length or a price, such as 12.25 and 12.50, than a section that might be.
_LAST_BARE = "19"
_AFTER_MEASURE = r"(?:[$\u20ac\u00a3#\u00d7*]|\bby|\bx|\d\s*x)\s*$"


@total_ordering
@dataclass(frozen=True, slots=True)
class Citation:
    """A place in the chapter: the section's number, then the label at each level, such as `("12.06", "1", "a")`.

    Citations are ordered as a reader finds them: by numbers and letters, what lies under a place right after it.
    """

    parts: tuple[str, ...]

    def __str__(self) -> str:
        return self.parts[0] + "".join(f"({label})" for label in self.parts[1:])

    def __lt__(self, other: Citation) -> bool:
        return self._rank() < other._rank()

    @property
    def section(self) -> str:
        """The section's number: `12.06`."""
        return self.parts[0]

    @property
    def parent(self) -> Citation | None:
        """The place right above; None for a section."""
        return Citation(self.parts[:-1]) if len(self.parts) > 1 else None

    def is_under(self, other: Citation) -> bool:
        """Whether this place lies under the other, at whatever depth. No place lies under itself."""
        return len(self.parts) > len(other.parts) and self.parts[: len(other.parts)] == other.parts

    def _rank(self) -> tuple[tuple[int, int, str], ...]:
        chapter, number = self.parts[0].split(".")
        labels = ((0, int(label), "") if label.isdecimal() else (1, 0, label) for label in self.parts[1:])
        return ((int(chapter), int(number), ""), *labels)


def parse_citation(text: str) -> Citation:
    """The citation that the whole of `text` is: `12.06(1)(a)`, `12-06 (1) a`, `sec. 12.06.1.a`, `§ 12.06 sub 1`.

    A section of another chapter is read too. `12.6` is read as 12.06 where a word or a label makes it a citation.

    Raises:
        NotACitation: the text is something else.
    """
    words = text.strip().rstrip(".,;:?!").casefold()
    match = _whole().fullmatch(words)
    if match is None:
        raise NotACitation(text)
    labels = _labels_in(match["labels"])
    number = match["number"]
    if len(number) == 1:
        if number in "01" or not (labels or match["prefix"]):
            raise NotACitation(text)
        number = f"0{number}"
    return Citation((f"{match['chapter']}.{number}", *labels))


def find_citations(text: str) -> tuple[tuple[Citation, int, int], ...]:
    """Every citation of chapter 12 in a sentence, with where it starts and where it ends in `text`.

    Measures, prices and dates are left alone: `12.06 sq ft`, `$12.06`, `12-06-2026`, `12.06.26`.
    """
    found: list[tuple[Citation, int, int]] = []
    for match in _inside().finditer(text):
        labels = _labels_in(match["labels"].casefold())
        if match["prefix"] or not _is_measure(text, match):
            found.append((Citation((f"12.{match['number']}", *labels)), match.start(), match.end()))
    return tuple(found)


def _is_measure(text: str, match: re.Match[str]) -> bool:
    labels = match["labels"]
    if "(" in labels:
        return False
    dated = re.match(rf"[.{_DASH}/]\d+(?!\d|[.(]\d)", text[match.end() :]) or re.match(rf"[.{_DASH}]\d\d(?!\w)", labels)
    unlikely = match["dot"] != "." or match["number"] > _LAST_BARE
    measured = re.match(_MEASURE, text[match.end() :], re.IGNORECASE)
    return bool(unlikely or dated or measured or re.search(_AFTER_MEASURE, text[: match.start()], re.IGNORECASE))


def _labels_in(text: str) -> tuple[str, ...]:
    """The labels of the part after the number; `1a` is two."""
    words = re.sub(_WORD, " ", text)
    return tuple(re.findall(r"\d+|[a-z]", words))


@cache
def _whole() -> re.Pattern[str]:
    labels = rf"(?P<labels>(?:{_FIRM}|{_LOOSE})*)"
    return re.compile(rf"(?P<prefix>{_PREFIX}?)(?P<chapter>\d{{1,3}})\s*[.{_DASH}]\s*(?P<number>\d{{1,2}}){labels}")


@cache
def _inside() -> re.Pattern[str]:
    attached = rf"(?<=\)){_LABEL}(?!\w)"
    # Number, letter and so on in turn, each after a space, can be nothing but labels: "12.11 3 a 2".
    spaced = r"(?:\s+\d{1,2}\s+[a-z](?!\w)(?:\s+\d{1,2}(?!\w)(?:\s+[a-z](?!\w))?)?)"
    labels = rf"(?P<labels>(?:{_FIRM}|{attached})*(?:{spaced}{_ENDS}|(?<=[)\d])\s+[a-z](?!\w){_ENDS})?)"
    alone = rf"(?<![\w.$/#])(?:(?<![{_DASH}])|(?<=12\.\d\d[{_DASH}]))"
    head = rf"{alone}(?P<prefix>{_PREFIX}?)12(?P<dot>\s?[.{_DASH}]\s?)(?P<number>\d\d)(?!\d)"
    return re.compile(head + labels, re.IGNORECASE)
