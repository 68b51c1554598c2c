"""Whether words state a number: `thirty days`, `12 square feet`, `one-half`, `minus 20 degrees`, `$200`."""

from __future__ import annotations

import re
from fractions import Fraction

_ONES = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
_MORE_ONES = "seventeen eighteen nineteen"
_TENS = "twenty thirty forty fifty sixty seventy eighty ninety"
_SMALL = {word: value for value, word in enumerate([*_ONES.split(), *_MORE_ONES.split()])}
_SMALL |= {word: 10 * value for value, word in enumerate(_TENS.split(), start=2)}
_SMALL |= {"each": 1, "every": 1}
_LARGE = {"hundred": 100, "thousand": 1000}
_PARTS = {"half": 2, "third": 3, "thirds": 3, "quarter": 4, "quarters": 4, "fourth": 4, "fourths": 4}


def stated_numbers(words: str) -> frozenset[Fraction]:
    """Every number that the words state, in figures or in words."""
    tokens = re.findall(r"\d[\d,]*(?:\.\d+)?|[a-z]+", words.casefold())
    found: set[Fraction] = set()
    at = 0
    while at < len(tokens):
        value, after = _number_at(tokens, at)
        if value is not None:
            found.add(-value if at and tokens[at - 1] == "minus" else value)
        at = after
    return frozenset(found)


def states_unit(words: str, unit: str) -> bool:
    """Whether the words name the unit, in the singular or the plural; a bare fraction needs none."""
    if unit == "share":
        return True
    if unit == "dollars":
        return "$" in words or "dollar" in words.casefold()
    named = {_singular(word) for word in re.findall(r"[a-z]+", words.casefold())}
    return {_singular(word) for word in re.findall(r"[a-z]+", unit.casefold())} <= named


def _number_at(tokens: list[str], at: int) -> tuple[Fraction | None, int]:
    """The number that starts at a token, and where the next one may start."""
    token = tokens[at]
    if token[0].isdecimal():
        return Fraction(token.replace(",", "")), at + 1
    if token not in _SMALL:
        return None, at + 1
    total, part, after = 0, _SMALL[token], at + 1
    while after < len(tokens) and (tokens[after] in _LARGE or tokens[after] in _SMALL):
        size = _LARGE.get(tokens[after])
        part = part + _SMALL[tokens[after]] if size is None else part * size
        total, part = (total + part, 0) if size == 1000 else (total, part)
        after += 1
    if after < len(tokens) and tokens[after] in _PARTS:
        return Fraction(total + part, _PARTS[tokens[after]]), after + 1
    return Fraction(total + part), after


def _singular(word: str) -> str:
    return "foot" if word == "feet" else word.removesuffix("s")
