"""Reads the temperature of hot water for 12.05(2)(b)(2)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from assistant.amount import Amount
from assistant.facts.asking import is_asked_about
from assistant.facts.found import Found
from assistant.facts.lowest import lowest
from assistant.facts.readers.heat import units_assumed
from assistant.facts.temperatures import Temperature, find_temperatures
from assistant.facts.tokens import Token, tokens
from assistant.facts.turned_up import is_setting, turned_up
from assistant.facts.yesno import read_yesno
from corpus.law import load_law

_COOLEST = 33
"""A bare number below this is no temperature of tap water: it counts something."""


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The temperature at the tap, the lowest of several, and whether the heater is turned up."""
    found = tokens(text)
    said = [one for one in find_temperatures(text, asked == "water_f") if _is_water(found, one, asked)]
    readings = [one for one in said if not is_setting(found, one.first)]
    degree, assumed = lowest([one.amount for one in readings or said])
    full = turned_up(text)
    settings = [one.amount for one in said if one not in readings]
    if settings and (not readings or _is_set_low(settings)):
        full = False
    if asked == "turned_up" and full is None:
        full = read_yesno(text)
    facts: dict[str, Any] = {"water_f": degree, "turned_up": full}
    stated = {name: value for name, value in facts.items() if value is not None}
    return Found(stated, (*assumed, *units_assumed(said, (degree,))))


def _is_set_low(settings: Sequence[Amount]) -> bool:
    """Whether the heater is set to less than it must be capable of."""
    least = load_law().parameters["hot_water_least"].value
    return any(setting.less_than(least) for setting in settings)


def _is_water(found: tuple[Token, ...], one: Temperature, asked: str | None) -> bool:
    """Whether the temperature is reported of hot water: not asked about, not the cold tap's, not a count."""
    near = {token.text for token in found[max(0, one.first - 3) : one.first]}
    warm = one.named or not one.bare or (one.amount.high or one.amount.low or 0) >= _COOLEST
    if near & {"cold", "outside"} or not warm:
        return False
    return asked == "water_f" or not is_asked_about(found, one.first, one.after)
