"""The windows that one cell tells of: "3x4; 2x3 skylight", "two 36x48 in", "3x5 ft, half opens"."""

from __future__ import annotations

import re
from datetime import date
from functools import cache

from assistant.calculators.calculator import Fact
from assistant.calculators.window_facts import Window
from assistant.facts.given_kinds import CONVERT
from assistant.facts.given_numbers import Problem, amount
from assistant.facts.limits import window_beyond
from assistant.facts.windows.sizes import window_area
from assistant.selfcheck.facts import load_vocabulary

MOST = 60
"""The windows that one room may have."""

_FACT = Fact("windows", "windows")
_PARTS = re.compile(r"\s*[;+\n|]\s*")
_SKYLIGHT = re.compile(r"\s*\bskylights?\b:?\s*", re.IGNORECASE)
_WINDOW = re.compile(r"\s*\bwindow\b:?\s*", re.IGNORECASE)
_LETTERS = re.compile(r"[^\W\d_]+")
_PASSED_OVER = re.compile(r"\d{2,}\s+(?:windows?|skylights?)", re.IGNORECASE)
"""What the reader of sentences would read a part of and say nothing of the rest."""


def read_windows(text: str) -> tuple[Window, ...]:
    """The windows of a room, in order.

    Raises:
        Problem: it is no list of windows, or holds words that say something else.
    """
    windows = tuple(window for part in _PARTS.split(text) if part for window in _of_part(part))
    if not windows or len(windows) > MOST:
        raise Problem("not_windows", {})
    return windows


def read_window(text: str) -> Window:
    """The one window that a cell tells of.

    Raises:
        Problem: it is none, or several.
    """
    windows = read_windows(text)
    if len(windows) != 1:
        raise Problem("not_windows", {})
    return windows[0]


def _of_part(text: str) -> tuple[Window, ...]:
    """A size with or without what it is; else whatever the words say, where all of them are about windows."""
    bare, skylights = _SKYLIGHT.subn(" ", text)
    try:
        area = amount("area", _WINDOW.sub(" ", bare), positive=True, sized=window_area)
    except Problem as problem:
        if problem.said.key.startswith("problems."):
            raise
        return _in_words(text)
    wrong = window_beyond(area)
    if wrong is not None:
        raise Problem(wrong.key, wrong.values)
    return (Window("skylight" if skylights else "window", area),)


def _in_words(text: str) -> tuple[Window, ...]:
    if not {word.lower() for word in _LETTERS.findall(text)} <= _free() or _PASSED_OVER.search(text):
        raise Problem("not_windows", {})
    windows: tuple[Window, ...] = CONVERT["windows"](_FACT, text, date.min)
    if not windows or any(window.area_sqft is None for window in windows):
        raise Problem("not_windows", {})
    return windows


@cache
def _free() -> frozenset[str]:
    return frozenset(load_vocabulary().window_words)
