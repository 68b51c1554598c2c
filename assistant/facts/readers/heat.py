"""Reads indoor and outdoor temperatures for 12.06(5)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from assistant.amount import Amount
from assistant.facts.asking import is_asked_about
from assistant.facts.found import Found
from assistant.facts.heated_places import bound
from assistant.facts.indoors import Place, places_of
from assistant.facts.limits import beyond
from assistant.facts.lowest import lowest
from assistant.facts.temperatures import Temperature, find_temperatures
from assistant.facts.tokens import Token, tokens
from assistant.facts.turned_up import is_setting, turned_up
from assistant.facts.yesno import read_yesno
from assistant.outcome import Said

_FACTS: dict[Place, str] = {"indoor": "indoor_f", "outdoor": "outdoor_f"}


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The temperatures and whether the heat is fully on; of several indoor readings the lowest."""
    found = tokens(text)
    seen = find_temperatures(text, answers=asked in {"indoor_f", "outdoor_f"})
    said = [one for one in seen if not is_asked_about(found, one.first, one.after)]
    every = list(zip(said, places_of(found, said, _place_of(asked)), strict=True))
    judged = [(one, place, beyond("heat", _FACTS[place], one.amount)) for one, place in every]
    placed = [(one, place) for one, place, wrong in judged if wrong is None]
    problems = tuple(wrong for _, _, wrong in judged if wrong is not None)
    read_in, place = _where([one for one, side in placed if side == "indoor"], found)
    indoor, set_to, up = _indoor(found, read_in)
    outdoor = [one.amount for one, place in placed if place == "outdoor"]
    degree, assumed = lowest(indoor or set_to)
    cold, _ = lowest(outdoor)
    full = turned_up(text) if up is None else up
    if asked == "turned_up" and full is None:
        full = read_yesno(text)
    facts: dict[str, Any] = {"indoor_f": degree, "outdoor_f": cold, "turned_up": full, "place": place}
    stated = {name: value for name, value in facts.items() if value is not None}
    elsewhere = ("place",) if degree is not None and place is None and asked is None else ()
    wrong = tuple(_FACTS[place] for _, place, wrong in judged if wrong is not None)
    return Found(stated, (*assumed, *units_assumed(said, (degree, cold))), problems, (*elsewhere, *wrong))


def _where(said: list[Temperature], found: tuple[Token, ...]) -> tuple[list[Temperature], str | None]:
    """The readings of places that must be heated; where there are none, all of them and that they are elsewhere."""
    kept = [one for one, holds in zip(said, bound(found, said), strict=True) if holds]
    return (kept, None) if kept or not said else (said, "not-habitable")


def units_assumed(said: Sequence[Temperature], used: Sequence[Amount | None]) -> tuple[Said, ...]:
    """A word for each of the amounts that are used whose degrees were not said to be F or C."""
    bare = [one.amount for one in said if one.bare]
    return tuple(Said("assumed.as_fahrenheit", {"number": amount}) for amount in used if amount and amount in bare)


def _place_of(asked: str | None) -> Place | None:
    return next((place for place, fact in _FACTS.items() if fact == asked), None)


def _indoor(found: tuple[Token, ...], said: Sequence[Temperature]) -> tuple[list[Amount], list[Amount], bool | None]:
    """The readings, the settings, and what those say: above every reading it is up, reached or alone it is not."""
    settings = [one.amount for one in said if is_setting(found, one.first)]
    readings = [one.amount for one in said if not is_setting(found, one.first)]
    if not settings:
        return readings, [], None
    if not readings:
        return [], settings, False
    highest = settings[0].exact
    if highest is None:
        return readings, settings, None
    if all(reading.less_than(highest) for reading in readings):
        return readings, settings, True
    reached = all(reading.at_least(highest) for reading in readings)
    return readings, settings, False if reached else None
