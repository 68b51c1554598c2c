"""Light on a floor as people say it: 5 foot-candles, 4.8 fc, five ft candles, 75 lux. All in foot-candles."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts.bounds import Bound, between, bound_after, bound_at, bounded
from assistant.facts.numbers import number_at
from assistant.facts.tokens import Token, after_hyphen, text_at, tokens
from assistant.facts.units import length_unit_at
from corpus.law import load_law

_FEET = frozenset({"foot", "feet", "ft", "ft.", "f"})
_CANDLES = frozenset({"candle", "candles", "candel", "candels", "cd", "c", "cndl", "cndls", "cand", "cands"})
_FOOT_CANDLES = frozenset(
    {
        "footcandle",
        "footcandles",
        "fc",
        "fcs",
        "ftc",
        "ftcd",
        "footcandels",
        "footcandel",
        "footcndls",
        "footcndl",
        "ftcandles",
        "ftcandle",
        "ftcndls",
        "ftcs",
        "footcand",
        "fcd",
    }
)
_LEADS = frozenset({":", "=", "is", "was", "at", "are", "reading", "of", "only", "about"})
_LONGEST_UNIT = 4
_LUX = frozenset({"lux", "lx", "luxes"})


@dataclass(frozen=True, slots=True)
class Light:
    """A reading in foot-candles; `first` and `after` are the places of its tokens, `bare` says it has no unit."""

    amount: Amount
    first: int
    after: int
    bare: bool = False


def from_lux(lux: Fraction) -> Fraction:
    """The foot-candles of an illuminance in lux."""
    return lux / load_law().readings["lux_per_foot_candle"].value


def find_lights(text: str) -> tuple[Light, ...]:
    """All light readings in `text`, in order; bare numbers after one with a unit are more of the same."""
    found, place = tokens(text), 0
    said: list[Light] = []
    while place < len(found):
        one = light_at(found, place)
        place = place + 1 if one is None else one.after
        if one is not None and (not one.bare or (said and _goes_on(found, said[-1], one))):
            said.append(one)
    return tuple(said)


def bare_light(text: str) -> Amount | None:
    """The first number in a bare answer, as foot-candles; None where there is none."""
    found = tokens(text)
    lights = (light_at(found, place) for place in range(len(found)))
    return next((one.amount for one in lights if one is not None), None)


def light_at(found: tuple[Token, ...], place: int) -> Light | None:
    """The reading, or the bare number, that begins at `place`, with the words that bound it."""
    ranged = text_at(found, place) == "between"
    bound = bound_at(found, place) if not ranged else None
    start = bound[1] if bound is not None else place + int(ranged)
    number = number_at(found, start)
    if number is None or number[0].label:
        return None
    scale, after = _unit(found, number[1])
    if scale is None and length_unit_at(found, after) is None:
        scale = _unit_before(found, place)
    joint = text_at(found, after)
    other = number_at(found, after + 1) if joint in {"to", "-", "or"} or (ranged and joint == "and") else None
    if other is not None and other[0].value > number[0].value:
        second, end = _unit(found, other[1])
        unit = scale or second
        low, high = (value * (unit or 1) for value in (number[0].value, other[0].value))
        return Light(between(Amount.exactly(low), Amount.exactly(high)), place, end, bare=unit is None)
    late = bound_after(found, after)
    kind: Bound | None = (bound and bound[0]) or (late and late[0]) or None
    end = late[1] if late is not None else after
    return Light(bounded(number[0].value * (scale or 1), kind), place, end, bare=scale is None)


def _unit(found: tuple[Token, ...], place: int) -> tuple[Fraction | None, int]:
    """The foot-candles in the unit at `place`, None where it is none, and the place after it."""
    at = after_hyphen(found, place)
    word = text_at(found, at)
    if word in _LUX:
        return from_lux(Fraction(1)), at + 1
    if word in _FOOT_CANDLES:
        return Fraction(1), at + 1
    after = at + 2 if text_at(found, at + 1) in {"-", "."} else at + 1
    if word in _FEET and text_at(found, after) in _CANDLES:
        return Fraction(1), after + 1
    return None, place


def _unit_before(found: tuple[Token, ...], place: int) -> Fraction | None:
    """The foot-candles in a unit that leads its number: "foot-candles: 8", "lux = 40"."""
    while text_at(found, place - 1) in _LEADS:
        place -= 1
    starts = (start for start in range(max(0, place - _LONGEST_UNIT), place) if _is_free(found, start))
    units = (_unit(found, start) for start in starts)
    return next((scale for scale, after in units if after == place), None)


def _is_free(found: tuple[Token, ...], start: int) -> bool:
    """Whether a unit that begins at `start` has no number of its own before it."""
    numbers = (number_at(found, place) for place in range(max(0, start - _LONGEST_UNIT), start))
    return text_at(found, start) != "-" and not any(
        number is not None and after_hyphen(found, number[1]) == start for number in numbers
    )


def _goes_on(found: tuple[Token, ...], last: Light, one: Light) -> bool:
    """Whether a bare number is one more reading: after a comma or "and", before "at", "on", "in" or the end."""
    between_them = {token.text for token in found[last.after : one.first]}
    following = text_at(found, one.after)
    return bool(between_them & {",", "and"}) and following in {"", "at", "on", "in", ",", "?", ".", "by", "@", "and"}
