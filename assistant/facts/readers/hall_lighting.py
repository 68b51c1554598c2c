"""Reads the light in a hall and the units of the building for 12.06(4)."""

from __future__ import annotations

from datetime import date
from typing import Any

from assistant.facts.asking import is_asked_about
from assistant.facts.dwelling_units import read_units, units_total
from assistant.facts.found import Found
from assistant.facts.homes import homes
from assistant.facts.light import bare_light, find_lights
from assistant.facts.lowest import lowest
from assistant.facts.tokens import tokens


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The units and the light on the floor or stair, the lowest of several readings."""
    found = tokens(text)
    lights = [one.amount for one in find_lights(text) if not is_asked_about(found, one.first, one.after)]
    light, assumed = lowest(lights)
    if light is None and asked == "foot_candles":
        light = bare_light(text)
    units = read_units(text) if asked == "units_total" else homes(text) or units_total(text)
    facts: dict[str, Any] = {"units_total": units, "foot_candles": light}
    return Found({name: value for name, value in facts.items() if value is not None}, assumed)
