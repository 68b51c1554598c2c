"""Numbers as JSON or a command line gives them: 14, 13.5, "about 9 sq ft", "12 x 10 ft", {"min": 8, "max": 10}."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from math import isfinite
from typing import Any

from assistant.amount import Amount
from assistant.calculators.calculator import Kind
from assistant.facts.light import light_at
from assistant.facts.measures import Measure, measure_at
from assistant.facts.temperatures import temperature_at
from assistant.facts.tokens import tokens
from assistant.facts.windows.sizes import Sized, floor_area
from assistant.outcome import Said, Value

_RANGE = frozenset({"min", "max"})


class Problem(Exception):
    """Why a given value cannot be; `given` turns it into a BadFact. `part` is where in the fact it lies."""

    def __init__(self, key: str, values: Mapping[str, Value]) -> None:
        self.said = Said(key if "." in key else f"given.{key}", values)
        self.part = ""
        super().__init__(key)

    def within(self, part: str) -> Problem:
        """The same problem, in a part of the fact."""
        self.part = f"{part}.{self.part}" if self.part else part
        return self


def amount(kind: Kind, value: Any, positive: bool = False, sized: Callable[[Measure], Sized] = floor_area) -> Amount:
    """The amount that a number, a string with or without units, or a `min` and `max` state.

    `positive` refuses zero. `sized` says how sides without units are meant.

    Raises:
        Problem: it is no number, is negative (temperatures may be), or cannot be read.
    """
    told = (
        _of_object(value)
        if isinstance(value, Mapping)
        else _of_string(kind, value, sized)
        if isinstance(value, str)
        else None
    )
    known = told if told is not None else Amount.exactly(_exact(value))
    low = known.low if known.low is not None else known.high
    if kind != "temperature" and low is not None and low < 0:
        raise Problem("negative", {})
    if positive and known.high is not None and known.high <= 0:
        raise Problem("nothing", {})
    return known


def whole_amount(value: Any, positive: bool = False) -> Amount:
    """The count that a value states.

    Raises:
        Problem: it is no whole number, or negative.
    """
    known = amount("count", value, positive)
    if any(end is not None and end.denominator != 1 for end in (known.low, known.high)):
        raise Problem("not_whole", {"value": str(value)})
    return known


def share(value: Any) -> Fraction:
    """A part of a whole, 0 to 1, as a number, a fraction or a percentage.

    Raises:
        Problem: it is none, or not between 0 and 1.
    """
    percent = isinstance(value, str) and value.strip().endswith("%")
    text = value.strip().removesuffix("%") if isinstance(value, str) else value
    exact = Fraction(1, 2) if text == "half" else _of_text(text) if isinstance(text, str) else _exact(text)
    part = exact / 100 if percent else exact
    if not 0 <= part <= 1:
        raise Problem("not_a_share", {})
    return part


def _exact(value: Any) -> Fraction:
    """The exact value of a JSON number: 0.1 is one tenth."""
    number = isinstance(value, int | float | Fraction) and not isinstance(value, bool)
    if not number or not isfinite(value):
        raise Problem("not_a_number", {"value": str(value)})
    return value if isinstance(value, Fraction) else Fraction(str(value))


def _of_text(text: str) -> Fraction:
    try:
        return Fraction(text.strip())
    except (ValueError, ZeroDivisionError):
        raise Problem("not_a_number", {"value": text}) from None


def _of_object(value: Mapping[str, Any]) -> Amount:
    """The range between `min` and `max`, either of which may be left out."""
    if not value or set(value) - _RANGE:
        raise Problem("not_a_range", {})
    low, high = (None if value.get(end) is None else _exact(value[end]) for end in ("min", "max"))
    if low is not None and high is not None and low > high:
        raise Problem("not_a_range", {})
    return Amount(low, high)


def _of_string(kind: Kind, text: str, sized: Callable[[Measure], Sized]) -> Amount:
    stripped = text.strip().removesuffix(".")
    if stripped.startswith("-") and kind != "temperature":
        raise Problem("negative", {})
    read = {"temperature": _temperature, "light": _light}.get(kind)
    known = read(stripped) if read is not None else _measured(kind, stripped, sized)
    if known is None:
        raise Problem("not_a_number", {"value": text})
    return known


def _temperature(text: str) -> Amount | None:
    found = tokens(text)
    one = temperature_at(found, 0)
    return one.amount if one is not None and one.after == len(found) else None


def _light(text: str) -> Amount | None:
    found = tokens(text)
    one = light_at(found, 0)
    return one.amount if one is not None and one.after == len(found) else None


def _measured(kind: Kind, text: str, sized: Callable[[Measure], Sized]) -> Amount | None:
    """An area, a length or a count; a length for an area, or an area for a length, is none."""
    found = tokens(text)
    one = measure_at(found, 0)
    if one is None or one.after != len(found) or one.kind not in _FITTING[kind]:
        return None
    if kind != "area":
        return one.amount
    area, _, wrong = sized(one)
    if wrong is not None:
        raise Problem(wrong.key, wrong.values)
    return area


_FITTING: dict[Kind, frozenset[str]] = {
    "area": frozenset({"area", "pair", "number"}),
    "length": frozenset({"length", "number"}),
    "count": frozenset({"number"}),
    "ratio": frozenset({"number"}),
}
