"""The calculators in the order of the provisions they apply, the timeline of a notice last; imported when asked for."""

from __future__ import annotations

from importlib import import_module

from assistant.calculators.calculator import Calculator

NAMES = (
    "basement",
    "unit-type",
    "room-type",
    "dwelling-type",
    "hot-water",
    "window",
    "hall-lighting",
    "heat",
    "floor-space",
    "garbage",
    "extermination",
    "entry",
    "access",
    "notice",
    "service",
    "petition",
    "vacate",
    "board-vote",
    "penalty",
    "timeline",
)


def calculator(name: str) -> Calculator:
    """The calculator of that name; raises KeyError where there is none."""
    if name not in NAMES:
        raise KeyError(name)
    module = import_module(f"assistant.calculators.{name.replace('-', '_')}")
    found: Calculator = module.CALCULATOR
    return found
