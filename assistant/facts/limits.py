"""Facts that cannot be: beyond what any home has, or at odds with each other. The limits are records of the law."""

# ruff: noqa: ANN401  (facts are of many types)

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from assistant.amount import Amount
from assistant.facts.found import NO_FACTS, Found
from assistant.outcome import Said
from corpus.law import load_law


@dataclass(frozen=True, slots=True)
class Limit:
    """What to say of an amount below the reading `least` or above the reading `most`."""

    problem: str
    most: str
    least: str = ""

    def broken_by(self, amount: Amount) -> bool:
        """Whether the whole of the amount lies beyond."""
        readings = load_law().readings
        over = amount.low is not None and amount.low > readings[self.most].value
        under = bool(self.least) and amount.high is not None and amount.high < readings[self.least].value
        return over or under


_WINDOW = Limit("problems.window_too_large", "window_sqft_most")
_OPENING = Limit("problems.opening_too_large", "window_sqft_most")
_ROOM = Limit("problems.room_too_large", "room_sqft_most")
_ROOM_SIDE = Limit("problems.room_side_too_long", "room_side_most")
_BY_FACT = {
    "indoor_f": Limit("problems.indoors", "air_most", "air_least"),
    "outdoor_f": Limit("problems.outdoors", "air_most", "air_least"),
    "water_f": Limit("problems.water", "water_most", "water_least"),
    "floor_sqft": Limit("problems.home_too_large", "dwelling_sqft_most"),
    "openable_sqft": _OPENING,
    "clear_height_ft": Limit("problems.ceiling_too_high", "ceiling_most"),
    "depth_below_grade_ft": Limit("problems.too_deep", "ceiling_most"),
    "units_total": Limit("problems.too_many_units", "units_most"),
    "units_infested": Limit("problems.too_many_infested", "units_most"),
    "days": Limit("problems.too_many_days", "violation_days_most"),
}
_OF_ROOMS = {**_BY_FACT, "floor_sqft": _ROOM}


def beyond(calculator: str, name: str, value: Any) -> Said | None:
    """The sentence that a fact of a calculator cannot be; None where it can."""
    if name == "windows":
        return next((wrong for one in value for wrong in (_in_window(one),) if wrong is not None), None)
    limit = (_OF_ROOMS if calculator == "window" else _BY_FACT).get(name)
    return None if limit is None else _broken(limit, value)


def window_beyond(area: Amount) -> Said | None:
    """The sentence that a window cannot have this area in square feet; None where it can."""
    return _broken(_WINDOW, area)


def side_beyond(feet: Amount) -> Said | None:
    """The sentence that a room cannot have a side of so many feet; None where it can."""
    return _broken(_ROOM_SIDE, feet)


def at_odds(facts: Mapping[str, Any]) -> Said | None:
    """The sentence that more units are infested than the building has; None where that is not told."""
    infested, total = facts.get("units_infested"), facts.get("units_total")
    if infested is None or total is None or infested.low is None or total.high is None or infested.low <= total.high:
        return None
    return Said("problems.more_infested_than_units", {"infested": infested, "total": total})


def within_limits(calculator: str, found: Found, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """What was read, with the facts that cannot be turned into problems; `known` is what was told before.

    Of more infested units than units, the infested ones are left out where they were told now, else the units.
    """
    wrong = {name: said for name, value in found.facts.items() if (said := beyond(calculator, name, value)) is not None}
    facts = {name: value for name, value in found.facts.items() if name not in wrong}
    odds = at_odds({**known, **facts})
    if odds is not None and facts.keys() & {"units_infested", "units_total"}:
        name = "units_infested" if "units_infested" in facts else "units_total"
        del facts[name]
        wrong[name] = odds
    if not wrong:
        return found
    problems, forgets = (*found.problems, *wrong.values()), (*found.forgets, *wrong)
    return replace(found, facts=facts, problems=problems, forgets=forgets)


def _in_window(window: Any) -> Said | None:
    parts = ((_WINDOW, window.area_sqft), (_OPENING, window.openable_sqft))
    return next((_broken(limit, area) for limit, area in parts if area is not None and limit.broken_by(area)), None)


def _broken(limit: Limit, amount: Amount) -> Said | None:
    return Said(limit.problem, {"given": amount}) if limit.broken_by(amount) else None
