"""What kind of unit a room or group of rooms is: 12.03(5), 12.03(13), 12.03(20)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.settle import settle, told
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class UnitTypeFacts:
    """What is done in the unit and what it shares.

    `cooking` and `eating` may be done on the premises in another room. `kitchen_and_toilet`: it has normal kitchen and
    toilet facilities of its own. `shares_halls`: stairs or halls are in common with others.
    """

    living: bool | None = None
    sleeping: bool | None = None
    cooking: bool | None = None
    eating: bool | None = None
    shares_halls: bool | None = None
    kitchen_and_toilet: bool | None = None


FACTS = (
    Fact("living", "yesno"),
    Fact("sleeping", "yesno"),
    Fact("cooking", "yesno"),
    Fact("eating", "yesno"),
    Fact("shares_halls", "yesno"),
    Fact("kitchen_and_toilet", "yesno"),
)


DWELLING_UNIT, LIGHT, LIGHT_UNIT, ROOMING_UNIT = "12.03(5)", "12.03(12)", "12.03(13)", "12.03(20)"

_CITATIONS = {
    "dwelling-unit": (DWELLING_UNIT,),
    "rooming-unit": (ROOMING_UNIT, DWELLING_UNIT),
    "light-housekeeping-unit": (LIGHT_UNIT, LIGHT),
}
_SAY = {
    "dwelling-unit": "say.dwelling_unit",
    "rooming-unit": "say.rooming_unit",
    "light-housekeeping-unit": "say.light_housekeeping_unit",
}


def decide(facts: UnitTypeFacts, law: Law, today: date) -> Outcome:
    """Which of three definitions fits; a unit that fits none has no verdict and nothing missing."""
    known = _taken(facts)
    verdict, missing = settle(_kind, known)
    if missing:
        say = said("say.rule" if facts.cooking is None else "say.rule_shared")
        cites = (DWELLING_UNIT, ROOMING_UNIT, LIGHT_UNIT)
        return Outcome(None, say, cites, {}, _steps(facts), missing, assumed=_assumed(facts))
    if verdict is None:
        return Outcome(None, said("say.none"), (DWELLING_UNIT, ROOMING_UNIT, LIGHT_UNIT), {}, _steps(facts))
    left = () if verdict == "dwelling-unit" else (said("unsettled.no_rule"),)
    return Outcome(
        verdict, Said(_SAY[verdict]), _CITATIONS[verdict], {}, _steps(facts), assumed=_assumed(facts), unsettled=left
    )


def _kind(facts: Mapping[str, bool]) -> str | None:
    if not (facts["living"] and facts["sleeping"]):
        return None
    if not (facts["cooking"] or facts["eating"]):
        return "rooming-unit"
    if facts["shares_halls"] and not facts["kitchen_and_toilet"]:
        return "light-housekeeping-unit"
    return "dwelling-unit" if facts["cooking"] or facts["kitchen_and_toilet"] else None


def _taken(facts: UnitTypeFacts) -> dict[str, bool | None]:
    """The facts with what is taken for granted: lived and slept in, one eats where one cooks, nothing shared."""
    untold = facts.shares_halls is None and facts.kitchen_and_toilet is None
    own = untold and (facts.cooking or (facts.cooking is None and not facts.eating))
    return {
        "living": facts.living is not False,
        "sleeping": facts.sleeping is not False,
        "cooking": facts.cooking,
        "eating": bool(facts.cooking) if facts.eating is None else facts.eating,
        "shares_halls": False if own else facts.shares_halls,
        "kitchen_and_toilet": True if own else facts.kitchen_and_toilet,
    }


def _steps(facts: UnitTypeFacts) -> tuple[Step, ...]:
    lines = (
        (facts.living, "steps.living", "steps.not_living"),
        (facts.sleeping, "steps.sleeping", "steps.not_sleeping"),
        (facts.cooking, "steps.cooking", "steps.not_cooking"),
        (facts.eating, "steps.eating", "steps.not_eating"),
        (facts.shares_halls, "steps.shares_halls", "steps.own_halls"),
        (facts.kitchen_and_toilet, "steps.own_kitchen", "steps.no_kitchen"),
    )
    return told(lines)


def _assumed(facts: UnitTypeFacts) -> tuple[Said, ...]:
    taken = []
    if facts.living is None or facts.sleeping is None:
        taken.append(said("assumed.lived_in"))
    if facts.cooking and facts.shares_halls is None and facts.kitchen_and_toilet is None:
        taken.append(said("assumed.own"))
    if facts.cooking is False and facts.eating is None:
        taken.append(said("assumed.no_eating"))
    return tuple(taken)


CALCULATOR = Calculator(
    "unit-type", UnitTypeFacts, FACTS, ("dwelling-unit", "rooming-unit", "light-housekeeping-unit"), decide
)
