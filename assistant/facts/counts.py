"""How many: "12", "twelve", "at least three", "2 or 3", "more than two", "3+"."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache

from assistant.amount import Amount
from assistant.facts.folding import folded
from assistant.facts.forms import Form
from assistant.facts.homophones import heard
from assistant.facts.numbers import find_numbers

WHOLE = r"(?:\d{1,4}(?!\d)|one\b)"
"""A whole number in numbered text, as part of a regular expression."""
_ANY_WHOLE = r"(?:\d{1,7}(?!\d)|one\b)"
"""A count, be it one that cannot be: the limits then tell so."""

_MORE_THAN_DIGITS = re.compile(r"[a-z,]")
_LEAST = r"at\s+least|(?:a\s+)?minimum\s+of|(?:no|not)\s+(?:fewer|less)\s+than|>="
_OVER = r"more\s+than|over|above|exceed(?:ing|s)|greater\s+than|beyond|upwards?\s+of|>"
_UNDER = r"less\s+than|fewer\s+than|under|below|not\s+quite|almost|nearly|<"
_MOST = r"at\s+most|up\s+to|(?:no|not)\s+more\s+than|maximum\s+of|<="
_BARE = (
    (Amount(Fraction(0), Fraction(0)), ("none", "zero", "nobody", "no one", "nil", "not one", "not any")),
    (Amount(Fraction(2), None), ("several", "multiple", "many", "various", "lots", "a lot", "a few", "a bunch")),
    (Amount.exactly(2), ("a couple", "both", "pair", "twice")),
    (Amount.exactly(1), ("once", "single", "sole")),
)


@lru_cache(maxsize=8)
def numbered(text: str) -> str:
    """Folded text with spelled numbers from two up in digits, so set that every other character keeps its place.

    Numbers with words of scale ("5 million") and with commas are among them, where their digits find room.
    """
    plain = heard(folded(text))
    for number in find_numbers(plain):
        words = plain[number.start : number.end]
        digits = str(number.value.numerator).rjust(len(words))
        spelled = number.value.denominator == 1 and number.value > 1 and _MORE_THAN_DIGITS.search(words)
        if spelled and "couple" not in words and len(digits) == len(words):
            plain = plain[: number.start] + digits + plain[number.end :]
    return plain


def as_typed(text: str, start: int, end: int) -> str:
    """The words of `text` at a place of its numbered form; a place inside "twelfth" means the whole word."""
    for number in find_numbers(folded(text)):
        if number.in_words and number.start < start < number.end:
            start = number.start
    if start < len(text) and text[start].isalpha():
        while start > 0 and _is_in_word(text, start - 1):
            start -= 1
    return text[start:end].strip(" .,")


def _is_in_word(text: str, place: int) -> bool:
    """Whether the character is a letter or joins two."""
    return text[place].isalpha() or (text[place] == "-" and place > 0 and text[place - 1].isalpha())


def counted(name: str) -> str:
    """A regular expression for a count with its bounds; its groups begin with `name`, for `amount_of`."""
    return (
        rf"(?:(?:(?P<{name}_least>{_LEAST})|(?P<{name}_over>{_OVER})|(?P<{name}_under>{_UNDER})|"
        rf"(?P<{name}_most>{_MOST})|between)\s*)?"
        rf"(?<![\d.,/$#:])\b(?P<{name}>{_ANY_WHOLE})(?![.,/:]\d)"
        rf"(?:\s*(?:-|or|to|and)\s*(?P<{name}_to>\d{{1,7}})\b)?"
        rf"(?P<{name}_plus>\s*\+|\s+(?:or|and)\s+(?:more|over|up|greater|bigger))?"
    )


def whole(words: str) -> int:
    """The value of what `WHOLE` matches, or of a longer number with its commas."""
    return 1 if words == "one" else int(words.replace(",", ""))


def amount_of(match: re.Match[str], name: str = "n") -> Amount:
    """The count that `counted(name)` matched, with its bounds."""
    number = Fraction(whole(match[name]))
    if match[f"{name}_least"] or match[f"{name}_plus"]:
        return Amount(number, None)
    if match[f"{name}_over"]:
        return Amount(number + 1, None)
    if match[f"{name}_under"]:
        return Amount(Fraction(0), number - 1)
    if match[f"{name}_most"]:
        return Amount(Fraction(0), number)
    until = match[f"{name}_to"]
    return Amount(number, Fraction(until)) if until and int(until) > number else Amount.exactly(number)


_COUNT = Form(counted("n"))


def read_count(text: str) -> Amount | None:
    """The count in a bare answer ("two", "at least 3", "just one", "none", "several"); None where there is none."""
    plain = numbered(text)
    match = _COUNT.first(plain)
    if match is not None:
        return amount_of(match)
    said = f" {' '.join(re.findall(r'[a-z]+', plain))} "
    return next((amount for amount, words in _BARE if any(f" {word} " in said for word in words)), None)
