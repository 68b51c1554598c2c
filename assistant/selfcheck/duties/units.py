"""What is asked of a unit and more than one fact decides: warmth, hot water, floor space, toilet, handrails."""

from __future__ import annotations

from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.floor_space import FloorSpaceFacts
from assistant.calculators.heat import HeatFacts
from assistant.calculators.hot_water import HotWaterFacts
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import Spot
from assistant.selfcheck.duties.told import stand_of
from assistant.selfcheck.finding import Ruling
from assistant.selfcheck.model import Unit

HEAT_NAMES = {"indoor_f": "unit.indoor_f", "outdoor_f": "unit.outdoor_f", "turned_up": "unit.heat_turned_up"}
_WATER_NAMES = {"water_f": "unit.water_f", "turned_up": "unit.water_turned_up"}
_LIVED_IN = frozenset({"sleeping", "living", "kitchen", "dining"})


def heat(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """What the unit's reading shows; nothing where rooms have readings of their own and the unit has none."""
    unit = spot.the_unit
    if unit.indoor_f is None and any(room.indoor_f is not None for room in unit.rooms):
        return None
    facts = HeatFacts(unit.indoor_f, unit.outdoor_f, unit.heat_turned_up)
    return judge.calculated(duty, "heat", facts, HEAT_NAMES)


def hot_water(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether the water gets hot enough."""
    unit = spot.the_unit
    facts = HotWaterFacts(unit.water_f, unit.water_turned_up)
    return judge.calculated(duty, "hot-water", facts, _WATER_NAMES)


def floor_space(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether the unit has enough floor space; of rooms alone it is known that there is at least so much."""
    facts = FloorSpaceFacts(_floor(spot.the_unit))
    return judge.calculated(duty, "floor-space", facts, {"floor_sqft": "unit.floor_sqft"})


def _floor(unit: Unit) -> Amount | None:
    if unit.floor_sqft is not None:
        return unit.floor_sqft
    areas = [room.floor_sqft.low for room in unit.rooms if room.floor_sqft and room.use in _LIVED_IN]
    known = [area for area in areas if area is not None]
    return Amount(sum(known, Fraction(0)), None) if known else None


def toilet_kind(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether the toilet is of a kind that may be used: others than ordinary only without a sewer, and approved."""
    unit, sewer = spot.the_unit, spot.building.sewer_available
    if unit.toilet_kind is None:
        return None if unit.toilet is False else judge.ruling(duty, "cannot-tell", missing=("unit.toilet_kind",))
    if unit.toilet_kind == "ordinary":
        return judge.ruling(duty, "meets")
    if sewer:
        return judge.ruling(duty, "violates")
    if unit.toilet_approved is False:
        said = "not_approved" if sewer is False else "violates"
        return judge.ruling(duty, "violates", say=duty.says[said])
    if sewer is False and unit.toilet_approved:
        return judge.ruling(duty, "meets", say=duty.says["approved"])
    turns = (("building.sewer_available", sewer), ("unit.toilet_approved", unit.toilet_approved))
    return judge.ruling(duty, "cannot-tell", missing=tuple(fact for fact, value in turns if value is None))


def handrails(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether handrails are there that the Building Inspector asked for.

    Nothing is said where there are some anyway, or where it was told that there is nothing to hold on to a rail for.
    """
    place, required = spot.place, spot.building.handrails_required
    value = getattr(place, duty.fact)
    missing = value is not None and "missing" in value
    if missing or (value is None and duty.fact in place.absent):
        if required is None and not missing:
            return None
        if required is None:
            return judge.ruling(duty, "cannot-tell", missing=("building.handrails_required",))
        return judge.ruling(duty, "violates" if required else "not-covered")
    if not required:
        return None
    fact = f"{duty.level}.{duty.fact}"
    return judge.ruling(duty, "meets") if stand_of(duty, value) else judge.ruling(duty, "cannot-tell", missing=(fact,))
