"""The reader of each calculator's facts, imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from importlib import import_module
from typing import Any

from assistant.facts.found import NO_FACTS, Found
from assistant.facts.limits import within_limits


def read_facts(
    calculator: str, text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS
) -> Found:
    """The facts of a calculator that a sentence tells, those that cannot be left out and named among the problems.

    `asked` is the fact just asked for, if any; `known` are the facts told before, which the new ones must agree with.
    """
    module = import_module(f"assistant.facts.readers.{calculator.replace('-', '_')}")
    found: Found = module.read(text, today, asked)
    return agreeing(calculator, found, known)


def agreeing(calculator: str, found: Found, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """What was read or given, with the facts that cannot be, or that are at odds with each other, named as problems."""
    within = within_limits(calculator, found, known)
    if calculator != "window":
        return within
    limited: Found = import_module("assistant.facts.windows.odds").within_windows(within, known)
    return limited
