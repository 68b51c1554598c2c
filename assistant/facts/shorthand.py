"""Shorthand of the trade spelled out before facts are read: "4 u, 2 w/ roaches", "reg ltr to LKA", "IA 61, OA -5"."""

from __future__ import annotations

import re
from functools import cache

from assistant.words import LANGUAGE, load_words


def spelled_out(text: str, calculator: str) -> str:
    """The text with the shorthand of that calculator's facts in full words."""
    for short, full in _shorthand(calculator):
        text = short.sub(full, text)
    return text


@cache
def _shorthand(calculator: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    listed = load_words("shorthand", LANGUAGE).tables.get(calculator, {})
    return tuple((_whole_words(short), full) for short, full in listed.items())


def _whole_words(short: str) -> re.Pattern[str]:
    """The shorthand where no letter, digit, dot or apostrophe touches it."""
    after = " ?" if short.endswith("/") else r"(?![\w'])"
    return re.compile(rf"(?<![\w'.])(?:{short}){after}", re.IGNORECASE)
