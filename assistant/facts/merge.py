"""Facts of a new sentence on top of those already known."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.calculators.calculator import Calculator
from assistant.calculators.window_facts import Window


def merged(calculator: Calculator, known: Any, facts: Mapping[str, Any]) -> Any:
    """The facts dataclass with newly told `facts` in place of the old ones; `known` is None where nothing was known.

    Windows of which no size is told ("my window faces a wall") never replace windows with sizes: what such a sentence
    tells of its one window is told of the windows that are known; "but a skylight" makes skylights of them.
    """
    told = dict(facts)
    old = calculator.stated(known).get("windows") if known is not None else None
    new = told.get("windows")
    if old and new and not any(window.area_sqft for window in new) and any(window.area_sqft for window in old):
        told = _of_the_room(new[0]) | {name: value for name, value in told.items() if name != "windows"}
        if all(window.kind == "skylight" for window in new):
            told["windows"] = tuple(replace(window, kind="skylight") for window in old)
    return calculator.hold(told, known)


def _of_the_room(window: Window) -> dict[str, Any]:
    """What is told of a window as facts of the room's windows."""
    names = ("openable_sqft", "openable_share", "obstruction_ft", "obstruction_above_ceiling", "faces_outdoors")
    return {name: getattr(window, name) for name in names if getattr(window, name) is not None}
