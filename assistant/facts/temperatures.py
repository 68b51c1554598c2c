"""Temperatures as people say them: 64 degrees, 18 C, -5, minus ten, 20 below, one-oh-four, the low 60s."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.bounds import Bound, bound_after, bound_at, bounded
from assistant.facts.not_degrees import counts_something, is_clock, names_something
from assistant.facts.number_words import TENS
from assistant.facts.numbers import number_at
from assistant.facts.tokens import Token, after_hyphen, glued, starts_with, text_at, tokens
from assistant.facts.vocabulary import word_set

_DEGREES = frozenset({"degrees", "degree", "deg", "degs", "°", "degress", "degreees", "grados"})
_FAHRENHEIT = frozenset({"f", "fahrenheit", "farenheit", "fahrenhiet", "farenheight"})
_CELSIUS = frozenset({"c", "celsius", "celcius", "centigrade", "celsus"})
_MINUS = frozenset({"-", "minus", "negative", "neg", "menos"})
_OFF_BY = frozenset(
    {"under", "short", "shy", "off", "less", "too", "lower", "higher", "colder", "warmer", "hotter", "more"}
)
_PARTS = {"low": (0, 4), "lower": (0, 4), "mid": (4, 6), "middle": (4, 6), "high": (6, 9), "upper": (6, 9)}
_LOW_DECADES = {("teens",): (13, 19), ("single", "digits"): (0, 9), ("singles",): (0, 9)}
_PLURAL_TENS = {f"{word[:-1]}ies": value for word, value in TENS.items()}
_LOWEST, _HIGHEST = -100, 300
_BELOW_ZERO = (("below", "zero"), ("subzero",), ("sub", "zero"), ("sub", "-", "zero"))
_HERE = (("in", "here"), ("inside",), ("indoors",), ("outside",), ("outdoors",), ("out", "there"))
_COMPARISONS = word_set("over above past more no not warmer hotter higher")
_WARMEST_LISTED = 40
_LEAST_LETTERED = 33
"""From here up "apt 64F" is a temperature and no apartment."""


@dataclass(frozen=True, slots=True)
class Temperature:
    """A temperature in degrees Fahrenheit, and the places of its tokens.

    `stated` is the number as it was said; `bare` says that neither F nor C was, `named` that the word degrees was.
    """

    amount: Amount
    first: int
    after: int
    stated: Fraction
    bare: bool = True
    celsius: bool = False
    named: bool = False


def to_fahrenheit(celsius: Fraction) -> Fraction:
    """The degrees Fahrenheit of a temperature in degrees Celsius, exactly."""
    return celsius * 9 / 5 + 32


def find_temperatures(text: str, answers: bool = False) -> tuple[Temperature, ...]:
    """All numbers in `text` that may be temperatures, in order.

    Numbers that count or name something else (days, units, feet, "unit 204") are left out, and those that no weather
    or water has, unless their words make them temperatures, or they are alone in a text that `answers` the question
    for a temperature. Where one is in degrees Celsius, those without a unit are too.
    """
    found, place, said = tokens(text), 0, []
    while place < len(found):
        one = temperature_at(found, place)
        place = _after_number(found, place) if one is None else one.after
        if one is not None:
            said.append(one)
    said = _below_together(found, said)
    if any(one.celsius for one in said):
        said = [_in_celsius(one) if one.bare else one for one in said]
    alone = answers and len(said) == 1
    return tuple(one for one in said if alone or _is_told_as_one(found, one) or is_plausible(one.amount))


def _is_told_as_one(found: tuple[Token, ...], one: Temperature) -> bool:
    """Whether the words make it a temperature, however hot or cold: "900 degrees", "-500", "it's 500 in here"."""
    here = any(starts_with(found, one.after, words) for words in _HERE)
    return one.named or not one.bare or here or (one.stated < 0 and one.amount.exact is not None)


def _after_number(found: tuple[Token, ...], place: int) -> int:
    """The place after a number that is no temperature, so that none of its words is taken for one."""
    number = number_at(found, place)
    return number[1] if number is not None else place + 1


def temperature_at(found: tuple[Token, ...], place: int) -> Temperature | None:
    """The temperature that begins at `place`, the words that bound it included."""
    below = _below_zero_alone(found, place)
    if below is not None:
        return Temperature(Amount(None, Fraction(0), below=True), place, below, Fraction(0))
    between = text_at(found, place) in {"between", "from"}
    bound = bound_at(found, place) if not between else None
    start = bound[1] if bound is not None else place + int(between)
    one = _plain(found, start) or _decade(found, start + 1 if text_at(found, start) == "the" else start)
    if one is None:
        return None
    ranged = _range(found, one, {"and", "to", "-"} if between else {"to", "-", "or"})
    late = bound_after(found, one.after)
    if ranged is not None:
        return replace(ranged, first=place)
    kind = (bound and bound[0]) or (late and late[0]) or None
    after = late[1] if late is not None else one.after
    return replace(one, amount=_bounded(one.amount, _as_reading(found, place, kind)), first=place, after=after)


def _below_zero_alone(found: tuple[Token, ...], place: int) -> int | None:
    """The place after "below zero" or "subzero" without a number before it; None where they do not stand there."""
    number = number_at(found, place - 1)
    words = next((words for words in _BELOW_ZERO if starts_with(found, place, words)), None)
    return place + len(words) if words is not None and (number is None or number[1] != place) else None


def _as_reading(found: tuple[Token, ...], place: int, bound: Bound | None) -> Bound | None:
    """The bound of a reading: "gets up to 115" and "69 max" tell the highest that was read, so the reading itself."""
    told = bound == "most" and text_at(found, place) not in _COMPARISONS
    return None if told else bound


def _bounded(exact: Amount, bound: Bound | None) -> Amount:
    if exact.exact is not None:
        return bounded(exact.exact, bound)
    return Amount(None, exact.high) if bound == "most" else exact


def _plain(found: tuple[Token, ...], place: int, ranged: bool = False) -> Temperature | None:
    minus = text_at(found, place) in _MINUS and _is_sign(found, place)
    start = place + 1 if minus else place
    number = number_at(found, start, spoken=True)
    if number is None or number[0].label or is_clock(found, start):
        return None
    named, bare, celsius, after = _unit(found, number[1])
    measured = named or (not bare and number[0].value >= _LEAST_LETTERED)
    if not measured and number[0].value < _LEAST_LETTERED and _heads_a_reading(found, after):
        return None
    if not ranged and not measured and names_something(found, start, minus):
        return None
    below = _below_zero(found, after)
    if not named and bare and below is None and counts_something(found, after, number[0].in_words, number[0].value):
        return None
    if named and text_at(found, after) in _OFF_BY:
        return None
    value = -number[0].value if minus or below is not None else number[0].value
    degrees = to_fahrenheit(value) if celsius else value
    return Temperature(Amount.exactly(degrees), place, below or after, value, bare, celsius, named)


def _heads_a_reading(found: tuple[Token, ...], place: int) -> bool:
    """Whether a colon and a number follow, as in "bedroom 3: 64"."""
    return text_at(found, place) == ":" and number_at(found, place + 1) is not None


def _is_sign(found: tuple[Token, ...], place: int) -> bool:
    """Whether a hyphen is a minus: right before a number and not right after a word or number."""
    if found[place].text != "-":
        return True
    touches = place > 0 and glued(found[place - 1], found[place]) and found[place - 1].text.isalnum()
    return not touches and place + 1 < len(found) and glued(found[place], found[place + 1])


def _unit(found: tuple[Token, ...], place: int) -> tuple[bool, bool, bool, int]:
    """Whether "degrees" is said, whether the unit is left open, whether it is Celsius; and the place after it."""
    at = after_hyphen(found, place)
    named = text_at(found, at) in _DEGREES
    if named:
        at = at + 2 if text_at(found, at + 1) == "." and text_at(found, at) == "deg" else at + 1
    word = text_at(found, after_hyphen(found, at))
    if word in _FAHRENHEIT | _CELSIUS:
        return named, False, word in _CELSIUS, after_hyphen(found, at) + 1
    return named, True, False, at if named else place


def _below_zero(found: tuple[Token, ...], place: int) -> int | None:
    """The place after "below" and "below zero" that follow a number; None where they do not."""
    if starts_with(found, place, ("bajo", "cero")):
        return place + 2
    if text_at(found, place) not in {"below", "under"}:
        return None
    if text_at(found, place + 1) in {"zero", "0"}:
        return place + 2
    stands_alone = number_at(found, place + 1) is None and text_at(found, place + 1) not in {
        "the",
        "what",
        "that",
        "code",
        "a",
        "minimum",
    }
    return place + 1 if text_at(found, place) == "below" and stands_alone else None


def _range(found: tuple[Token, ...], low: Temperature, joints: set[str]) -> Temperature | None:
    """The range from one temperature to a higher one: "between 88 and 101", "60 to 65", "68-70 F"."""
    if text_at(found, low.after) not in joints:
        return None
    high = _plain(found, low.after + 1, ranged=True)
    if high is None or (text_at(found, low.after) == "-" and not found[low.after + 1].text[0].isdigit()):
        return None
    low = _in_celsius(low) if high.celsius and low.bare else low
    if low.amount.low is None or high.amount.high is None or low.amount.low >= high.amount.high:
        return None
    return replace(high, amount=Amount(low.amount.low, high.amount.high), stated=low.stated, first=low.first)


def _decade(found: tuple[Token, ...], place: int) -> Temperature | None:
    """ "The low 60s", "mid-fifties", "in the sixties"."""
    start, after = _PARTS.get(text_at(found, place), (0, 9)), place
    if text_at(found, place) in _PARTS:
        after = after_hyphen(found, place + 1)
    low = next((words for words in _LOW_DECADES if starts_with(found, after, words)), None)
    if low is not None:
        ends = _LOW_DECADES[low]
        return Temperature(Amount(Fraction(ends[0]), Fraction(ends[1])), place, after + len(low), Fraction(ends[0]))
    word = text_at(found, after)
    plural = word.isdecimal() and text_at(found, after + 1) == "s" and int(word) % 10 == 0
    tens = int(word) if plural and word.isascii() else _PLURAL_TENS.get(word)
    if not tens:
        return None
    amount = Amount(Fraction(tens + start[0]), Fraction(tens + start[1]))
    return Temperature(amount, place, after + (2 if plural else 1), Fraction(tens))


def _below_together(found: tuple[Token, ...], said: list[Temperature]) -> list[Temperature]:
    """The temperatures with those of a list that "below" ends turned negative: "twelve, fifteen, eighteen below"."""
    turned = list(said)
    for place in range(len(said) - 2, -1, -1):
        one, following = turned[place], turned[place + 1]
        between = {token.text for token in found[one.after : following.first]}
        below = following.stated < 0 and text_at(found, following.after - 1) in {"below", "zero"}
        listed = 0 < one.stated <= _WARMEST_LISTED and not one.named
        if below and listed and one.amount.exact is not None and between and between <= {",", "or", "and"}:
            turned[place] = replace(one, amount=Amount.exactly(-one.stated), stated=-one.stated, after=following.after)
    return turned


def _in_celsius(one: Temperature) -> Temperature:
    """A temperature whose numbers were meant in degrees Celsius."""
    low, high = (None if end is None else to_fahrenheit(end) for end in (one.amount.low, one.amount.high))
    return replace(one, amount=replace(one.amount, low=low, high=high), bare=False, celsius=True)


def is_plausible(amount: Amount) -> bool:
    """Whether weather or water may have the temperature."""
    return all(end is None or _LOWEST <= end <= _HIGHEST for end in (amount.low, amount.high))
