"""Numbers as people write them: "1,000", "3 1/2", "10½", "nine and a half", "twelve hundred", "5 million"."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from assistant.facts import spelled
from assistant.facts.number_words import (
    AFTER_ARTICLE,
    FIRST_WORDS,
    ORDINAL_ENDS,
    PARTS,
    SIGNS,
    UNDER_LINE,
)
from assistant.facts.tokens import Token, after_hyphen, glued, text_at, tokens

_CHAPTER = "12."
_NUMBERED = frozenset({"#", "§", "section", "sec", "sect"})


@dataclass(frozen=True, slots=True)
class Number:
    """A number without its sign; `start` and `end` are its place in the text.

    `in_words` says that it was spelled out. `label` says that it names something: it hangs on a word ("BR2", "apt4")
    or is a section's ("section 12.06").
    """

    value: Fraction
    start: int
    end: int
    in_words: bool = False
    label: bool = False


_DAY_DIGITS, _LAST_DAY = 2, 59
"""A numeral of so many digits that is larger is no day, month, hour or minute."""


def find_numbers(text: str) -> tuple[Number, ...]:
    """All numbers in `text`, in order. Ordinals ("12th", "twelfth") are none; "2x4" is two numbers."""
    found, numbers, place = tokens(text), [], 0
    while place < len(found):
        hit = number_at(found, place)
        if hit is None:
            place += 1
        else:
            number, place = hit
            numbers.append(number)
    return tuple(numbers)


def parse_number(text: str) -> Fraction | None:
    """The value of a text that is a number and nothing else, with or without a minus sign; else None."""
    found = tokens(text)
    minus = text_at(found, 0) in {"-", "minus", "negative"}
    hit = number_at(found, int(minus))
    if hit is None or hit[1] != len(found):
        return None
    return -hit[0].value if minus else hit[0].value


def number_at(found: tuple[Token, ...], place: int, spoken: bool = False) -> tuple[Number, int] | None:
    """The number that begins at `place` and the place after it, or None.

    `spoken` reads "one twenty" and "one oh four" as 120 and 104, as people say temperatures.
    """
    if not _may_begin(found, place):
        return None
    whole = _numeral(found, place) or spelled.whole_at(found, place, spoken) or _fraction(found, place)
    if whole is None:
        return None
    value, after = spelled.scaled(found, *_with_part(found, place, *whole))
    if text_at(found, after) in ORDINAL_ENDS and glued(found[after - 1], found[after]):
        return None
    first = found[place]
    return Number(value, first.start, found[after - 1].end, first.text[0].isalpha(), _is_label(found, place)), after


def _may_begin(found: tuple[Token, ...], place: int) -> bool:
    """Whether a number can begin at `place`: a quick look, since most words begin none."""
    word = text_at(found, place)
    if word == "a":
        return text_at(found, place + 1) in AFTER_ARTICLE
    return word in FIRST_WORDS or (word[:1].isnumeric() or word[:1] == ".")


def _is_label(found: tuple[Token, ...], place: int) -> bool:
    before = text_at(found, place - 1)
    hangs = place > 0 and glued(found[place - 1], found[place]) and before.isalpha()
    hangs_on_name = hangs and before not in {"x", "by", "ft", "in", "m", "feet", "foot"}
    return hangs_on_name or before in _NUMBERED or _is_citation(found, place)


def _is_citation(found: tuple[Token, ...], place: int) -> bool:
    """Whether a provision begins at `place`: 12.06(1)(a)."""
    text = text_at(found, place)
    opened = text_at(found, place + 1) == "(" and glued(found[place], found[place + 1])
    return opened and text.startswith(_CHAPTER) and len(text) == len(_CHAPTER) + 2


def _numeral(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """A number in digits."""
    text = text_at(found, place)
    if not text or not (text[0].isdecimal() or (text[0] == "." and len(text) > 1)) or not text.isascii():
        return None
    if _written_fraction(found, place) or _is_of_a_date(found, place):
        return None
    return Fraction(text.replace(",", "")), place + 1


def _is_of_a_date(found: tuple[Token, ...], place: int) -> bool:
    """Whether the numeral stands in 5/12, 5/12/26, 5-12-26 or 11:30."""
    for near, far in ((place - 1, place - 2), (place + 1, place + 2)):
        mark = text_at(found, near)
        if mark in {"/", ":"} and text_at(found, far).isdecimal() and _may_be_date(found, place, far):
            return glued(found[min(near, far)], found[max(near, far)]) and glued(
                found[min(near, place)], found[max(near, place)]
            )
    return False


def _may_be_date(found: tuple[Token, ...], one: int, other: int) -> bool:
    """Whether no numeral is above any day of a month, as in "64/20" for inside and out; a year may be."""
    if "/" in {text_at(found, min(one, other) - 1), text_at(found, max(one, other) + 1)}:
        return True
    numerals = [found[place].text for place in (one, other) if found[place].text.isdecimal()]
    return max((int(text) for text in numerals if len(text) <= _DAY_DIGITS), default=0) <= _LAST_DAY


def _written_fraction(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """A fraction less than one, as 3/8 or ⅜."""
    if text_at(found, place) in SIGNS:
        return SIGNS[found[place].text], place + 1
    over, line, under = (text_at(found, place + step) for step in range(3))
    if not (line == "/" and over.isdecimal() and under.isdecimal() and over.isascii() and under.isascii()):
        return None
    tight = glued(found[place], found[place + 1]) and glued(found[place + 1], found[place + 2])
    proper = int(under) in UNDER_LINE and 0 < int(over) < int(under)
    return (Fraction(int(over), int(under)), place + 3) if tight and proper and not _dated(found, place) else None


def _dated(found: tuple[Token, ...], place: int) -> bool:
    return text_at(found, place + 3) == "/" or text_at(found, place - 1) == "/"


def _fraction(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    return _written_fraction(found, place) or spelled.part_at(found, place)


def _with_part(found: tuple[Token, ...], place: int, value: Fraction, after: int) -> tuple[Fraction, int]:
    """The whole number with the fraction that follows it: 3 1/2, 3-1/2, 10½, nine and a half."""
    if value.denominator != 1:
        return value, after
    written = _written_fraction(found, after_hyphen(found, after))
    if written is not None:
        return value + written[0], written[1]
    joint = after_hyphen(found, after)
    if text_at(found, joint) in {"and", "&", "n"}:
        part = _any_part(found, after_hyphen(found, joint + 1))
        if part is not None:
            return value + part[0], part[1]
    return value, after


def _any_part(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """What may follow "seven and": "a half", "1/2", "three quarters", or "half" alone."""
    word = text_at(found, place)
    return _fraction(found, place) or ((PARTS[word], place + 1) if word in {"half", "quarter"} else None)
