"""Values of facts as JSON or a command line gives them, checked and made exact, by the kind of the fact."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.calculators.calculator import Fact, Kind
from assistant.calculators.window_facts import WINDOW_FACTS, Window
from assistant.facts.dates import find_dates
from assistant.facts.given_numbers import Problem, amount, share, whole_amount
from assistant.facts.hours import find_hours
from assistant.facts.limits import window_beyond
from assistant.facts.readers.window import read
from assistant.facts.windows.sizes import window_area
from corpus.law import load_law

_YES = frozenset({"yes", "y", "true", "1", "on"})
_NO = frozenset({"no", "n", "false", "0", "off"})
_DASHES = str.maketrans({" ": "-", "_": "-"})


def _yesno(fact: Fact, value: Any, today: date) -> bool:
    word = str(value).strip().lower()
    if isinstance(value, bool) or word in _YES | _NO:
        return value if isinstance(value, bool) else word in _YES
    raise Problem("not_yesno", {"value": str(value)})


def _choice(fact: Fact, value: Any, today: date) -> str:
    word = value.strip().lower().translate(_DASHES) if isinstance(value, str) else ""
    if word not in fact.choices:
        raise Problem("not_a_choice", {"value": str(value), "choices": fact.choices})
    return word


def _names(fact: Fact, value: Any, today: date) -> tuple[str, ...]:
    listed = [part for part in value.split(",") if part.strip()] if isinstance(value, str) else value
    if not isinstance(listed, list | tuple):
        raise Problem("not_a_list", {"choices": fact.choices})
    chosen = {_choice(fact, one, today) for one in listed}
    return tuple(name for name in fact.choices if name in chosen)


def _date(fact: Fact, value: Any, today: date) -> date:
    """A day as YYYY-MM-DD, or as people write it where it comes from a command line."""
    if isinstance(value, date):
        return value
    if not isinstance(value, str):
        raise Problem("not_a_date", {"value": str(value)})
    try:
        return date.fromisoformat(value.strip())
    except ValueError:
        found = find_dates(value, today)
        if not found:
            raise Problem("not_a_date", {"value": value}) from None
    if found[0].day is None:
        raise Problem("no_such_date", {"value": value})
    return found[0].day


def _hour(fact: Fact, value: Any, today: date) -> Fraction:
    """Hours from midnight, as a number or as a time of day ("15:30", "3pm")."""
    hour: Fraction | None = None
    if isinstance(value, int | float) and not isinstance(value, bool):
        hour = amount("length", value).exact
    elif isinstance(value, str):
        told = next(iter(find_hours(value)), None)
        hour = told.hour if told is not None else None
    if hour is None or not 0 <= hour <= load_law().readings["hour_most"].value:
        raise Problem("not_an_hour", {"value": str(value)})
    return hour


def _amount(fact: Fact, value: Any, today: date) -> Amount:
    return amount(fact.kind, value, positive=fact.name in _MORE_THAN_NONE)


def _count(fact: Fact, value: Any, today: date) -> Amount:
    return whole_amount(value, positive=fact.name in _MORE_THAN_NONE)


def _share(fact: Fact, value: Any, today: date) -> Fraction:
    return share(value)


_MORE_THAN_NONE = frozenset({"floor_sqft", "clear_height_ft", "units_total"})
"""Facts that cannot be zero."""


def _windows(fact: Fact, value: Any, today: date) -> tuple[Window, ...]:
    """A list of windows as objects or sizes, or a text as people write it ("two 3x5 and a skylight 2x2 ft", "none")."""
    if isinstance(value, str):
        return _windows_of_text(value, today)
    if not isinstance(value, list | tuple):
        raise Problem("not_windows", {})
    return tuple(_window(place, one) for place, one in enumerate(value))


def _windows_of_text(text: str, today: date) -> tuple[Window, ...]:
    found = read(text, today, asked="windows")
    if found.problems:
        raise Problem(found.problems[0].key, found.problems[0].values)
    windows: tuple[Window, ...] | None = found.facts.get("windows")
    if windows is None:
        raise Problem("not_windows", {})
    return windows


def _window(place: int, value: Any) -> Window:
    fields = {"size": value} if isinstance(value, str | int | float) and not isinstance(value, bool) else value
    if not isinstance(fields, Mapping):
        raise Problem("not_windows", {}).within(f"{place}")
    told: dict[str, Any] = {}
    for name, inner in fields.items():
        try:
            told |= _window_field(name, inner, told)
        except Problem as problem:
            raise problem.within(f"{place}.{name}") from None
    return Window(**told)


def _window_field(name: str, value: Any, told: Mapping[str, Any]) -> dict[str, Any]:
    """One field of a window, by its own name or `size` for its area."""
    target = "area_sqft" if name == "size" else name
    if target not in _WINDOW:
        raise Problem("unknown", {"names": ("size", *_WINDOW)})
    if target in told:
        raise Problem("twice", {"name": target})
    return {} if value is None else {target: _WINDOW[target](value)}


def _window_size(value: Any) -> Amount:
    area = amount("area", value, positive=True, sized=window_area)
    wrong = window_beyond(area)
    if wrong is not None:
        raise Problem(wrong.key, wrong.values)
    return area


def _no_day(convert: Callable[[Fact, Any, date], Any], fact: Fact) -> Callable[[Any], Any]:
    return lambda value: convert(fact, value, date.min)


CONVERT: dict[Kind, Callable[[Fact, Any, date], Any]] = {
    **dict.fromkeys(("area", "length", "temperature", "light", "ratio"), _amount),
    "count": _count,
    "share": _share,
    "yesno": _yesno,
    "choice": _choice,
    "names": _names,
    "date": _date,
    "hour": _hour,
    "windows": _windows,
}
"""What makes a typed value of a given one, by kind; each raises Problem where the value cannot be."""

_WINDOW: dict[str, Callable[[Any], Any]] = {
    **{fact.name: _no_day(CONVERT[fact.kind], fact) for fact in WINDOW_FACTS},
    "area_sqft": _window_size,
    "label": str,
}
