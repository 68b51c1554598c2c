"""Whether a public hall or stairway is lit well enough: 12.06(4)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import exceeds, nominal
from assistant.outcome import Outcome, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class HallLightingFacts:
    """Dwelling units in the building, and the light on the floor or stair in foot-candles."""

    units_total: Amount | None = None
    foot_candles: Amount | None = None


FACTS = (
    Fact("units_total", "count"),
    Fact("foot_candles", "light"),
)


RULE, MULTIPLE = "12.06(4)", "12.03(14)"


def decide(facts: HallLightingFacts, law: Law, today: date) -> Outcome:
    """Whether the light reaches the least, in a building that the rule binds."""
    bound = None
    if facts.units_total is not None:
        bound = exceeds(facts.units_total, law.parameters["multiple_dwelling_over"].value)
    if bound is False and facts.units_total is not None:
        step = Step(said("steps.few_units", units=facts.units_total), MULTIPLE, holds=False)
        say = said("say.not_required", units=facts.units_total)
        return Outcome("not-required", say, (RULE, MULTIPLE), steps=(step,))
    least = law.parameters["hall_light_least"].value
    bright = None if facts.foot_candles is None else facts.foot_candles.at_least(least)
    if facts.foot_candles is None or bound is None or bright is None:
        return _open(facts, bound, bright, law)
    return Outcome(
        "meets" if bright else "violates",
        said("say.meets" if bright else "say.violates", light=facts.foot_candles),
        (RULE, MULTIPLE),
        _values(facts, law),
        _steps(facts, law),
        unsettled=(said("unsettled.printed"),),
        mend=() if bright else (said("mend.brighter"),),
    )


def _open(facts: HallLightingFacts, bound: bool | None, bright: bool | None, law: Law) -> Outcome:
    missing = ("units_total",) * (bound is None) + ("foot_candles",) * (bright is None)
    why = []
    if bound is None and facts.units_total is not None:
        why.append(said("why.units_straddle", units=facts.units_total))
    if bright is None and facts.foot_candles is not None:
        why.append(said("why.light_straddles", light=facts.foot_candles))
    left = (said("unsettled.printed"),)
    return Outcome(
        None,
        said("say.rule"),
        (RULE, MULTIPLE),
        _values(facts, law),
        _steps(facts, law),
        missing,
        tuple(why),
        unsettled=left,
    )


def _values(facts: HallLightingFacts, law: Law) -> dict[str, Value]:
    light = nominal(facts.foot_candles, law)
    required = law.parameters["hall_light_least"].value
    values: dict[str, Value] = {} if light is None else {"foot_candles": light}
    return {**values, "required_foot_candles": required}


def _steps(facts: HallLightingFacts, law: Law) -> tuple[Step, ...]:
    steps = []
    over, least = law.parameters["multiple_dwelling_over"], law.parameters["hall_light_least"]
    if facts.units_total is not None:
        holds = exceeds(facts.units_total, over.value)
        units = nominal(facts.units_total, law)
        steps.append(Step(said("steps.units", units=facts.units_total), MULTIPLE, units, over.value, over.unit, holds))
    if facts.foot_candles is not None:
        holds = facts.foot_candles.at_least(least.value)
        light = nominal(facts.foot_candles, law)
        steps.append(Step(said("steps.light", light=facts.foot_candles), RULE, light, least.value, least.unit, holds))
    return tuple(steps)


CALCULATOR = Calculator("hall-lighting", HallLightingFacts, FACTS, ("meets", "violates", "not-required"), decide)
