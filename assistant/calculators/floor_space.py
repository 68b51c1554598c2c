"""Whether a dwelling unit has enough floor space: 12.07(1)(a)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import nominal
from assistant.outcome import Outcome, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class FloorSpaceFacts:
    """The floor space of a dwelling unit in square feet."""

    floor_sqft: Amount | None = None


FACTS = (Fact("floor_sqft", "area"),)


RULE, APPLICATION = "12.07(1)(a)", "12.02"


def decide(facts: FloorSpaceFacts, law: Law, today: date) -> Outcome:
    """Whether the floor space reaches the least, whatever the number of people."""
    least = law.parameters["floor_space_least"]
    left = (said("unsettled.older"), said("unsettled.measured"))
    values: dict[str, Value] = {"required_sqft": least.value}
    if facts.floor_sqft is None:
        missing = ("floor_sqft",)
        return Outcome(None, said("say.rule"), (RULE, APPLICATION), values, missing=missing, unsettled=left)
    enough, floor = facts.floor_sqft.at_least(least.value), nominal(facts.floor_sqft, law)
    if floor is not None:
        values = {"floor_sqft": floor, **values}
    step = Step(said("steps.floor", floor=facts.floor_sqft), RULE, floor, least.value, least.unit, enough)
    if enough is None:
        why = (said("why.straddles", floor=facts.floor_sqft),)
        return Outcome(
            None, said("say.rule"), (RULE, APPLICATION), values, (step,), ("floor_sqft",), why, unsettled=left
        )
    say = said("say.meets" if enough else "say.violates", floor=facts.floor_sqft)
    short = () if enough or floor is None else (said("why.short", short=least.value - floor),)
    return Outcome(
        "meets" if enough else "violates", say, (RULE, APPLICATION), values, (step,), (), short, unsettled=left
    )


CALCULATOR = Calculator("floor-space", FloorSpaceFacts, FACTS, ("meets", "violates"), decide)
