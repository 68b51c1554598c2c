"""Whether the water gets hot enough: 12.05(2)(b)(2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import nominal
from assistant.outcome import Outcome, Said, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class HotWaterFacts:
    """The water at the tap in degrees Fahrenheit; `turned_up` says whether the heater was set to give its most."""

    water_f: Amount | None = None
    turned_up: bool | None = None


FACTS = (
    Fact("water_f", "temperature"),
    Fact("turned_up", "yesno"),
)


RULE = "12.05(2)(b)(2)"


def decide(facts: HotWaterFacts, law: Law, today: date) -> Outcome:
    """Whether a reading at the tap reaches what the heater must be capable of."""
    least = law.parameters["hot_water_least"]
    hot = None if facts.water_f is None else facts.water_f.at_least(least.value)
    if facts.water_f is None or hot is None or (hot is False and facts.turned_up is False):
        return _open(facts, hot, law)
    water = nominal(facts.water_f, law)
    step = Step(said("steps.water", water=facts.water_f), RULE, water, least.value, least.unit, hot)
    return Outcome(
        "meets" if hot else "violates",
        said("say.meets" if hot else "say.violates", water=facts.water_f),
        (RULE,),
        _values(facts, law),
        (step,),
        assumed=(said("assumed.turned_up"),) if not hot and facts.turned_up is None else (),
        unsettled=(said("unsettled.capable"),),
        mend=() if hot else (_mend(least.value, water),),
    )


def _mend(least: Fraction, water: Fraction | None) -> Said:
    return said("mend.reach") if water is None else said("mend.raise", short=least - water)


def _open(facts: HotWaterFacts, hot: bool | None, law: Law) -> Outcome:
    missing = ("water_f",) if hot is None else ()
    if facts.turned_up is False:
        missing = (*missing, "turned_up")
    why: tuple[Said, ...] = ()
    if facts.water_f is not None and hot is None:
        why = (said("why.straddles", water=facts.water_f),)
    say = said("say.rule_turned_down" if facts.turned_up is False else "say.rule")
    left = (said("unsettled.capable"),)
    return Outcome(None, say, (RULE,), _values(facts, law), missing=missing, why=why, unsettled=left)


def _values(facts: HotWaterFacts, law: Law) -> dict[str, Value]:
    water = nominal(facts.water_f, law)
    required = law.parameters["hot_water_least"].value
    return {"required_f": required} if water is None else {"water_f": water, "required_f": required}


CALCULATOR = Calculator("hot-water", HotWaterFacts, FACTS, ("meets", "violates"), decide)
