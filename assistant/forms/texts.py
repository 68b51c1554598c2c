"""Typed values as the entries that a person would have written."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.calculators.calculator import Fact
from assistant.engine import Engine
from assistant.forms.field import NONE
from assistant.words import COMMON, load_words
from assistant.words.numerals import numeral

_PERCENT = 100


def entry_of(fact: Fact, value: Any, engine: Engine) -> str:
    """The entry of a form that stands for a value of this fact."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(value) or NONE
    if fact.kind == "share":
        return f"{numeral(value * _PERCENT)}%"
    if isinstance(value, str):
        return value
    if isinstance(value, Amount) and value.exact is not None and value.exact >= 0:
        return numeral(value.exact)
    return printed(fact, value, engine)


def printed(fact: Fact, value: Any, engine: Engine) -> str:
    """The value as Howard writes it: "Tuesday, May 12, 2026", "3 pm", "about 9", "45 percent"."""
    style = load_words(COMMON, engine.lang).style
    if isinstance(value, date):
        return style.printed(value, "", engine.law)
    how = {"hour": "hour", "share": "share"}.get(fact.kind, "") if isinstance(value, Fraction | int) else ""
    return style.printed(value, how, engine.law)
