"""Facts as plain data: exactly, to keep them between questions, and as JSON numbers, to show them."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Kind
from assistant.calculators.window_facts import WINDOW_FACTS, Window

_WINDOW_KINDS: dict[str, Kind] = {fact.name: fact.kind for fact in WINDOW_FACTS}
_PLACES = 4
"""Decimal places of a number in JSON."""


def to_plain(calculator: Calculator, facts: Any) -> dict[str, Any]:
    """The known facts as JSON values from which `from_plain` makes the same facts again, fractions as "n/d"."""
    return {name: _plain(value) for name, value in calculator.stated(facts).items()}


def from_plain(calculator: Calculator, plain: Mapping[str, Any]) -> Any:
    """The facts that `to_plain` wrote.

    Raises:
        KeyError: a name is no fact of this calculator.
    """
    kinds = {fact.name: fact.kind for fact in calculator.facts}
    return calculator.hold({name: _typed(kinds[name], value) for name, value in plain.items()})


def shown(calculator: Calculator, facts: Any) -> dict[str, Any]:
    """The known facts as programs read them: JSON numbers, dates as YYYY-MM-DD, ranges by `min` and `max`."""
    return {name: _shown(value) for name, value in calculator.stated(facts).items()}


def number(value: Fraction | int) -> int | float:
    """An exact number as a JSON number, rounded to four decimals."""
    exact = Fraction(value)
    return exact.numerator if exact.denominator == 1 else round(float(exact), _PLACES)


def _plain(value: Any) -> Any:
    if isinstance(value, Amount):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Window):
        return {name: _plain(inner) for name, inner in _told(value).items()}
    if isinstance(value, Fraction):
        return f"{value.numerator}/{value.denominator}"
    if isinstance(value, date):
        return value.isoformat()
    return [_plain(inner) for inner in value] if isinstance(value, tuple) else value


def _told(window: Window) -> dict[str, Any]:
    """The fields of a window that are known."""
    values = {field.name: getattr(window, field.name) for field in fields(window)}
    return {name: value for name, value in values.items() if value not in {None, ""}}


def _typed(kind: Kind, value: Any) -> Any:
    return _TYPED.get(kind, _as_it_is)(value)


def _as_it_is(value: Any) -> Any:
    return value


def _amount(plain: Mapping[str, Any]) -> Amount:
    ends = {name: None if plain[name] is None else Fraction(plain[name]) for name in ("low", "high")}
    return Amount(ends["low"], ends["high"], plain["above"], plain["below"])


def _window(plain: Mapping[str, Any]) -> Window:
    typed = {
        name: _typed(_WINDOW_KINDS[name], value) if name in _WINDOW_KINDS else value for name, value in plain.items()
    }
    return Window(**typed)


def _windows(plain: list[Mapping[str, Any]]) -> tuple[Window, ...]:
    return tuple(_window(window) for window in plain)


_TYPED: dict[Kind, Callable[[Any], Any]] = {
    **dict.fromkeys(("area", "length", "temperature", "light", "count", "ratio"), _amount),
    "share": Fraction,
    "hour": Fraction,
    "date": date.fromisoformat,
    "names": tuple,
    "windows": _windows,
}


def _shown(value: Any) -> Any:
    if isinstance(value, Amount):
        return number(value.exact) if value.exact is not None else _shown_range(value)
    if isinstance(value, Window):
        return _shown_window(value)
    if isinstance(value, Fraction):
        return number(value)
    if isinstance(value, date):
        return value.isoformat()
    return [_shown(inner) for inner in value] if isinstance(value, tuple) else value


def _shown_range(amount: Amount) -> dict[str, Any]:
    ends = {"min": amount.low, "max": amount.high}
    return {name: number(end) for name, end in ends.items() if end is not None}


def _shown_window(window: Window) -> dict[str, Any]:
    """The window without its kind where it is an ordinary one."""
    told = _told(window)
    if told["kind"] == Window().kind:
        del told["kind"]
    return {name: _shown(value) for name, value in told.items()}
