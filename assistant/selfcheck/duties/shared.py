"""What is asked of the parts of a building that its units share: light, containers."""

from __future__ import annotations

from dataclasses import replace

from assistant.amount import Amount
from assistant.calculators.garbage import GarbageFacts
from assistant.calculators.hall_lighting import HallLightingFacts
from assistant.reply import Line
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import Spot, mender, units_total
from assistant.selfcheck.finding import Ruling

_UNITS = "building.units_total"


def light(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether a hall or a stair is lit well enough; which of them says the duty's fact."""
    reading: Amount | None = getattr(spot.building, duty.fact)
    facts = HallLightingFacts(units_total(spot.building), reading)
    names = {"units_total": _UNITS, "foot_candles": f"building.{duty.fact}"}
    return judge.calculated(duty, "hall-lighting", facts, names)


def _told_alone(steps: tuple[Line, ...]) -> tuple[Line, ...]:
    """The working without its sides: a number of units is nothing to be reached."""
    return tuple(replace(line, measured=None, required=None) for line in steps)


def containers(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether there are containers, in a building where the chapter says who provides them."""
    building = spot.building
    there, agreement = building.containers, building.containers_agreement
    facts = GarbageFacts(units_total(building), agreement)
    provider = judge.calculated(duty, "garbage", facts, {"units_total": _UNITS})
    if provider.state == "not-covered" and not there:
        return replace(provider, steps=_told_alone(provider.steps))
    decided = provider.calculated
    parts = {
        "steps": _told_alone(provider.steps),
        "mender": mender(agreement),
        "calculator": "garbage",
        "calculated": decided,
        "facts": facts,
    }
    if there:
        return judge.ruling(duty, "meets", **parts)
    units = (_UNITS,) * (decided is None)
    if there is None or units:
        missing = (*units, *("building.containers",) * (there is None))
        return judge.ruling(duty, "cannot-tell", missing=missing, **parts)
    return judge.ruling(duty, "violates", **parts)
