"""Numbers that are spelled out: "twenty-five", "twelve hundred", "half a million", "three point five"."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction

from assistant.facts.number_words import DOZENS, HUNDREDS, LARGE, NEVER_ALONE, PARTS, SMALL, TENS
from assistant.facts.tokens import Token, after_hyphen, glued, starts_with, text_at

_Hit = tuple[Fraction, int]
_Parser = Callable[[tuple[Token, ...], int], _Hit | None]


def whole_at(found: tuple[Token, ...], place: int, spoken: bool) -> _Hit | None:
    """The spelled number at `place`, decimals included, and the place after it."""
    if text_at(found, place) == "point":
        return _decimals(found, Fraction(0), place)
    whole = (
        _dozen(found, place)
        or _grouped(found, place)
        or (_said_in_two(found, place) if spoken else None)
        or _hundreds(found, place)
    )
    return whole and (_decimals(found, *whole) or whole)


def scaled(found: tuple[Token, ...], value: Fraction, at: int) -> _Hit:
    """The number times the words of scale after it: "12 hundred", "1.5k", "2.4 million", "two and a half thousand"."""
    word = text_at(found, at)
    if word in HUNDREDS:
        return scaled(found, value * 100, at + 1)
    if word in LARGE:
        return value * LARGE[word], at + 1
    return (value * 1000, at + 1) if word == "k" and glued(found[at - 1], found[at]) else (value, at)


def part_at(found: tuple[Token, ...], place: int) -> _Hit | None:
    """A spelled fraction: "a half", "one third", "two thirds", "three-quarters"."""
    word = text_at(found, place)
    over = 1 if word == "a" else SMALL.get(word, 0)
    at = after_hyphen(found, place + 1)
    part = text_at(found, at)
    plain = part in PARTS and (over > 1) == part.endswith(("s", "halves"))
    return (over * PARTS[part], at + 1) if over and plain and over * PARTS[part] < 1 else None


def _dozen(found: tuple[Token, ...], place: int) -> _Hit | None:
    for words, value in DOZENS.items():
        if starts_with(found, place, words):
            return Fraction(value), place + len(words)
    return None


def _small(found: tuple[Token, ...], place: int) -> _Hit | None:
    """Zero to ninety-nine."""
    word = text_at(found, place)
    if word in SMALL:
        return None if _is_part(found, place) else (Fraction(SMALL[word]), place + 1)
    if word not in TENS:
        return None
    at = after_hyphen(found, place + 1)
    unit = SMALL.get(text_at(found, at), 0)
    if 0 < unit < 10 and not _is_part(found, at):
        return Fraction(TENS[word] + unit), at + 1
    return Fraction(TENS[word]), place + 1


def _is_part(found: tuple[Token, ...], place: int) -> bool:
    return part_at(found, place) is not None


def _hundreds(found: tuple[Token, ...], place: int) -> _Hit | None:
    """Up to nine thousand nine hundred, said in hundreds: "hundred", "a hundred and ten", "twelve hundred"."""
    small = _small(found, place) or _article(found, place, HUNDREDS)
    value, at = small or (Fraction(1), place)
    if text_at(found, after_hyphen(found, at)) not in HUNDREDS:
        return small
    at = after_hyphen(found, at) + 1
    return _added(found, value * 100, at, _small)


def _grouped(found: tuple[Token, ...], place: int) -> _Hit | None:
    """A number with a word of scale: "two thousand", "half a million", "three million two hundred thousand"."""
    small = _portion(found, place) or _hundreds(found, place) or _article(found, place, frozenset(LARGE))
    value, at = small or (Fraction(1), place)
    word = text_at(found, after_hyphen(found, at))
    if word not in LARGE or (small is None and word in NEVER_ALONE):
        return None
    return _added(found, value * LARGE[word], after_hyphen(found, at) + 1, _below(LARGE[word]))


def _below(scale: int) -> _Parser:
    """What reads the rest of a number after a word of this scale."""

    def rest(found: tuple[Token, ...], place: int) -> _Hit | None:
        more = _grouped(found, place) or _hundreds(found, place)
        return more if more is not None and more[0] < scale else None

    return rest


def _portion(found: tuple[Token, ...], place: int) -> _Hit | None:
    """The "half a" of "half a million", the "a quarter of a" of "a quarter of a million"."""
    start = place + 1 if text_at(found, place) == "a" else place
    at = start + 1
    for word in ("of", "a"):
        at = at + 1 if text_at(found, at) == word else at
    word = text_at(found, start)
    return (PARTS[word], at) if word in {"half", "quarter"} and text_at(found, at) in LARGE else None


def _added(found: tuple[Token, ...], value: Fraction, at: int, rest: _Parser) -> _Hit:
    """The value with the smaller number that follows it, "and" or no "and" between them."""
    step = at + 1 if text_at(found, at) == "and" else after_hyphen(found, at)
    more = rest(found, step)
    return (value + more[0], more[1]) if more is not None else (value, at)


def _article(found: tuple[Token, ...], place: int, before: frozenset[str]) -> _Hit | None:
    joins = text_at(found, place) == "a" and text_at(found, place + 1) in before
    return (Fraction(1), place + 1) if joins else None


def _said_in_two(found: tuple[Token, ...], place: int) -> _Hit | None:
    """ "One twenty", "one-oh-four", "one eighteen": hundreds without the word."""
    first = SMALL.get(text_at(found, place), 0)
    at = after_hyphen(found, place + 1)
    if not 0 < first < 10:
        return None
    if text_at(found, at) in {"oh", "o", "zero"}:
        last = SMALL.get(text_at(found, after_hyphen(found, at + 1)), 0)
        return (Fraction(first * 100 + last), after_hyphen(found, at + 1) + 1) if 0 < last < 10 else None
    rest = _small(found, at)
    return (first * 100 + rest[0], rest[1]) if rest is not None and rest[0] >= 10 else None


def _decimals(found: tuple[Token, ...], value: Fraction, at: int) -> _Hit | None:
    """The value with the digits said after "point"; None where none are."""
    if text_at(found, at) != "point" or not _is_digit(found, at + 1):
        return None
    at, scale = at + 1, Fraction(1, 10)
    while _is_digit(found, at):
        value, at, scale = value + SMALL[found[at].text] * scale, at + 1, scale / 10
    return value, at


def _is_digit(found: tuple[Token, ...], place: int) -> bool:
    return SMALL.get(text_at(found, place), 10) < 10
