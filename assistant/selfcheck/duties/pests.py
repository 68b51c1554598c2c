"""Who must exterminate, wherever there are pests."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.extermination import ExterminationFacts
from assistant.calculators.measure import exceeds
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import Spot, mender, units_total
from assistant.selfcheck.finding import Ruling
from assistant.selfcheck.model import Building

_INFESTED, _PROOFED, _TOTAL = "building.units_infested", "building.proofed", "building.units_total"
_NAMES = {"units_infested": _INFESTED, "proofed": _PROOFED}
_MENDERS = {"owner": "owner", "occupant": "occupant"}


def extermination(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Who must exterminate in a unit that has pests."""
    building, infested = spot.building, spot.the_unit.infested
    if infested:
        return _responsible(duty, _facts(building), building, judge)
    nowhere = building.units_infested is not None and building.units_infested.exact == 0
    if infested is False or nowhere:
        return judge.ruling(duty, "meets", mender=mender(building.pests_agreement))
    return judge.ruling(duty, "cannot-tell", missing=("unit.infested",), mender=mender(building.pests_agreement))


def shared_extermination(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Who must exterminate in shared parts, or in units of which only their number was told."""
    building, shared = spot.building, spot.building.shared_parts_infested
    somewhere = None if building.units_infested is None else exceeds(building.units_infested, 0)
    told_by_unit = any(unit.infested for unit in building.units)
    if shared and not told_by_unit and not somewhere:
        facts = replace(_facts(building), units_infested=None, common_areas_only=True)
        return _responsible(duty, facts, building, judge)
    if shared:
        facts = replace(_facts(building), common_areas_only=None)
        return _responsible(duty, facts, building, judge)
    if somewhere and not told_by_unit:
        return _responsible(duty, _facts(building), building, judge)
    parts = {"mender": mender(building.pests_agreement)}
    if shared is False:
        return judge.ruling(duty, "meets", **parts)
    if exceeds(units_total(building), 1) is False:
        return judge.ruling(duty, "not-covered", **parts)
    return judge.ruling(duty, "cannot-tell", missing=("building.shared_parts_infested",), **parts)


def _facts(building: Building) -> ExterminationFacts:
    count = building.units_infested or _counted(building)
    return ExterminationFacts(count, building.proofed, building.pests_agreement, units_total(building))


def _counted(building: Building) -> Amount:
    """How many units have pests, by what was told of each; those not told, and those not listed, may have some."""
    there = sum(1 for unit in building.units if unit.infested)
    clear = sum(1 for unit in building.units if unit.infested is False)
    most = units_total(building).high
    return Amount(Fraction(there), None if most is None else max(most - clear, Fraction(there)))


def _responsible(duty: Duty, facts: ExterminationFacts, building: Building, judge: Judge) -> Ruling:
    """There are pests: the duty is open until whoever is responsible has exterminated."""
    agreed = mender(building.pests_agreement)
    ruling = judge.calculated(duty, "extermination", facts, _NAMES)
    if ruling.calculated is None:
        return replace(ruling, mender="open", missing=_missing(ruling, building))
    said, whose = f"{duty.says['violates']} {ruling.say}", _MENDERS.get(ruling.calculated, agreed)
    return replace(ruling, state="violates", say=said, mender=whose, mend=(duty.mend,))


def _missing(ruling: Ruling, building: Building) -> tuple[str, ...]:
    """Where every listed unit was told, it is the number of units that leaves open how many have pests."""
    all_told = all(unit.infested is not None for unit in building.units)
    turns = all_told and building.units_total is None
    return tuple(_TOTAL if turns and fact == _INFESTED else fact for fact in ruling.missing)
