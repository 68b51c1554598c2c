"""The reader of each calculator's facts, imported when it is first asked for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from importlib import import_module
from typing import Any

from assistant.facts.found import NO_FACTS, Found
from assistant.facts.limits import within_limits
from assistant.facts.shorthand import spelled_out
from assistant.facts.unsure import doubted_text, known_text

_TAKES_ALSO = {
    "board-vote": ("known",),
    "notice": ("doubted", "known"),
    "service": ("doubted",),
    "floor-space": ("known",),
    "window": ("known",),
    "petition": ("known",),
    "vacate": ("known",),
}
"""What readers need besides the words: what the person says that they do not know, and the facts told before."""

_BESIDE_KNOWN = {
    "window": ("windows.odds", "within_windows"),
    "petition": ("after_service", "within_notice"),
    "timeline": ("after_service", "within_notice"),
}
"""What holds the facts of a calculator against those told before: the module and its function."""


def read_facts(
    calculator: str, text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS
) -> Found:
    """The facts of a calculator that a sentence tells, those that cannot be left out and named among the problems.

    What the person says that they do not know is no fact, whichever reader would have read it.

    `asked` is the fact just asked for, if any; `known` are the facts told before, which the new ones must agree with.
    """
    module = import_module(f"assistant.facts.readers.{calculator.replace('-', '_')}")
    text = spelled_out(text, calculator)
    there = {"doubted": doubted_text(text), "known": known}
    also = {name: there[name] for name in _TAKES_ALSO.get(calculator, ())}
    found: Found = module.read(known_text(text), today, asked, **also)
    return agreeing(calculator, found, known)


def agreeing(calculator: str, found: Found, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """What was read or given, with the facts that cannot be, or that are at odds with each other, named as problems."""
    within = within_limits(calculator, found, known)
    if calculator not in _BESIDE_KNOWN:
        return within
    place, name = _BESIDE_KNOWN[calculator]
    beside: Found = getattr(import_module(f"assistant.facts.{place}"), name)(within, known)
    return beside
