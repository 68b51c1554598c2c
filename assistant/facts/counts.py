"""How many: "12", "twelve", "a dozen", "at least three", "2 or 3", "more than two", "3+"."""

from __future__ import annotations

import re
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.folding import folded
from assistant.facts.number_words import SMALL, TENS
from assistant.facts.numbers import parse_number

_UNITS = "|".join(word for word, value in SMALL.items() if 0 < value < 10)
_SMALL = "|".join(sorted(SMALL, key=len, reverse=True))
_TENS = "|".join(TENS)
WHOLE = rf"(?:\d{{1,3}}(?:,\d{{3}})+|\d{{1,4}}|(?:{_TENS})(?:[- ]?(?:{_UNITS}))?|(?:{_SMALL})|(?:a |one )?hundred|(?:a |half a )?dozen)"
"""A whole number in digits or words, as part of a regular expression."""

_LEAST = r"(?:at least|a minimum of|minimum|no (?:fewer|less) than|not (?:fewer|less) than|>=)\s*"
_OVER = r"(?:more than|over|above|exceeding|exceeds|greater than|beyond|upwards? of|north of|>)\s*"
_UNDER = r"(?:less than|fewer than|under|below|not quite|almost|nearly|<)\s*"
_MOST = r"(?:at most|up to|no more than|not more than|maximum of|<=)\s*"
_BARE_MANY = re.compile(r"\b(?:several|multiple|many|various|lots?|a (?:few|bunch|number|lot)|a couple or more|plural)\b")
_NONE = re.compile(r"^\W*(?:none|zero|no(?:body| one)|nil|not (?:one|any))\b")
_SCORE = {"dozen": 12, "a dozen": 12, "half a dozen": 6, "hundred": 100, "a hundred": 100, "one hundred": 100}


def counted(name: str) -> str:
    """A regular expression for a count with its bounds; its groups begin with `name`, for `amount_of`."""
    return (
        rf"(?:(?P<{name}_least>{_LEAST})|(?P<{name}_over>{_OVER})|(?P<{name}_under>{_UNDER})|(?P<{name}_most>{_MOST})|between )?"
        rf"(?<![\d.,/$#])\b(?P<{name}>{WHOLE})\b(?![.,/]\d)"
        rf"(?:\s*(?:-|or|to|maybe|and)\s*(?P<{name}_to>{WHOLE})\b)?"
        rf"(?P<{name}_plus>\s*(?:\+|or (?:more|over|greater|bigger)|and (?:up|over|more)|plus\b(?=\s+unit)))?"
    )


def whole(words: str) -> int:
    """The value of what `WHOLE` matches.

    Raises:
        ValueError: where `words` are no whole number.
    """
    value = _SCORE.get(words) or parse_number(words)
    if value is None or Fraction(value).denominator != 1:
        raise ValueError(words)
    return int(value)


def amount_of(match: re.Match[str], name: str) -> Amount | None:
    """The count that `counted(name)` matched, with its bounds; None where that part of the pattern matched nothing."""
    words = match[name]
    if words is None:
        return None
    number = Fraction(whole(words))
    if match[f"{name}_least"] or match[f"{name}_plus"]:
        return Amount(number, None)
    if match[f"{name}_over"]:
        return Amount(number + 1, None)
    if match[f"{name}_under"]:
        return Amount(Fraction(0), number - 1)
    if match[f"{name}_most"]:
        return Amount(Fraction(0), number)
    until = match[f"{name}_to"]
    return Amount(number, Fraction(whole(until))) if until and whole(until) > number else Amount.exactly(number)


_COUNT = re.compile(counted("n"))


def read_count(text: str) -> Amount | None:
    """The count in a bare answer ("two", "at least 3", "just one", "none", "several"); None where there is none."""
    plain = folded(text)
    if _NONE.match(plain):
        return Amount.exactly(0)
    match = _COUNT.search(plain)
    if match is not None:
        return amount_of(match, "n")
    if re.search(r"\ba couple\b|\bboth\b|\bpair\b|\btwice\b", plain):
        return Amount.exactly(2)
    if re.search(r"\b(?:an? (?!few|bunch|number|lot)|once|single|sole)\b", plain):
        return Amount.exactly(1)
    return Amount(Fraction(2), None) if _BARE_MANY.search(plain) else None
