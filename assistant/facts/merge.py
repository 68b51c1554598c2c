"""Facts of a new sentence on top of those already known."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from assistant.calculators.calculator import Calculator
from assistant.calculators.window_facts import Window

_OPENS = ("openable_sqft", "openable_share")
_OF_THE_ROOM = (*_OPENS, "obstruction_ft", "obstruction_above_ceiling", "faces_outdoors")
"""Facts of a window that may be told of all windows of the room."""


def merged(calculator: Calculator, known: Any, facts: Mapping[str, Any]) -> Any:
    """The facts dataclass with newly told `facts` in place of the old ones; `known` is None where nothing was known.

    Windows of which no size is told ("my window faces a wall") never replace windows with sizes: what such a sentence
    tells of its one window is told of the windows that are known; "but a skylight" makes skylights of them. A new size
    of the one window leaves what it faces and how it opens.
    """
    told = dict(facts)
    old = calculator.stated(known).get("windows") if known is not None else None
    new = told.get("windows")
    if old and new and not any(window.area_sqft for window in new) and any(window.area_sqft for window in old):
        told = _of_the_room(new[0]) | {name: value for name, value in told.items() if name != "windows"}
        if all(window.kind == "skylight" for window in new):
            told["windows"] = tuple(replace(window, kind="skylight") for window in old)
    elif old and new and len(old) == len(new) == 1:
        told["windows"] = (_on_top(new[0], old[0]),)
    if old and "windows" not in told:
        told["windows"] = tuple(_without_own(window, told) for window in old)
    return calculator.hold(told, known)


def without(calculator: Calculator, known: Any, names: Sequence[str]) -> Any:
    """The facts without these; of windows only the sizes are taken back, not what they face."""
    taken: dict[str, Any] = dict.fromkeys(names)
    windows = calculator.stated(known).get("windows")
    if windows and "windows" in taken:
        taken["windows"] = tuple(replace(window, area_sqft=None, openable_sqft=None) for window in windows)
    return calculator.hold(taken, known)


def _without_own(window: Window, told: Mapping[str, Any]) -> Window:
    """The window without what is told anew of all windows of the room: "and if it did open halfway"."""
    names = {name for name in _OF_THE_ROOM if name in told}
    if names & set(_OPENS):
        names |= set(_OPENS)
    taken: dict[str, Any] = dict.fromkeys(names)
    return replace(window, **taken)


def _on_top(new: Window, old: Window) -> Window:
    """The window as told now, with what was told of it before where that is not told anew."""
    names = ["obstruction_ft", "obstruction_above_ceiling", "faces_outdoors"]
    if new.openable_sqft is None and new.openable_share is None:
        names += ["openable_sqft", "openable_share"]
    return replace(new, **{name: getattr(old, name) for name in names if getattr(new, name) is None})


def _of_the_room(window: Window) -> dict[str, Any]:
    """What is told of a window as facts of the room's windows."""
    return {name: getattr(window, name) for name in _OF_THE_ROOM if getattr(window, name) is not None}
