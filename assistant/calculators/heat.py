"""Whether a reading shows heating facilities that are too weak: 12.06(5)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import nominal
from assistant.outcome import Outcome, Said, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class HeatFacts:
    """Temperatures in degrees Fahrenheit; `turned_up` says whether the heat was fully on.

    `place` is "habitable" for the rooms that the rule binds, bathrooms and water closet compartments among them, and
    "not-habitable" for a garage, a hall and the like; a place that is not told is taken as bound.
    """

    indoor_f: Amount | None = None
    outdoor_f: Amount | None = None
    turned_up: bool | None = None
    place: str | None = None


FACTS = (
    Fact("indoor_f", "temperature"),
    Fact("outdoor_f", "temperature"),
    Fact("turned_up", "yesno"),
    Fact("place", "choice", ("habitable", "not-habitable")),
)


RULE, ROOMS = "12.06(5)", "12.03(9)"


def decide(facts: HeatFacts, law: Law, today: date) -> Outcome:
    """What a reading shows of facilities that must be capable of warmth in the cold that the rule names."""
    if facts.place == "not-habitable":
        return Outcome(None, said("say.not_bound"), (RULE, ROOMS), _values(facts, law), why=(said("why.not_bound"),))
    warm = None if facts.indoor_f is None else facts.indoor_f.at_least(law.parameters["heat_least"].value)
    mild = None if facts.outdoor_f is None else facts.outdoor_f.at_least(law.parameters["heat_outdoor"].value)
    if warm:
        return _told("meets", "say.meets", facts, law)
    if warm is False and mild is False:
        return _told("undetermined", "say.undetermined", facts, law)
    if warm is False and mild and facts.turned_up is not False:
        return _told("violates", "say.violates", facts, law)
    return _open(facts, warm, mild, law)


def _told(verdict: str, say: str, facts: HeatFacts, law: Law) -> Outcome:
    readings = {"indoor": facts.indoor_f, "outdoor": facts.outdoor_f}
    taken = (said("assumed.turned_up"),) if verdict == "violates" and facts.turned_up is None else ()
    why = {"meets": "why.this_reading", "violates": "why.evidence", "undetermined": "why.colder"}[verdict]
    mend = (said("mend.call"),) if verdict == "violates" else ()
    return Outcome(
        verdict,
        Said(say, {name: reading for name, reading in readings.items() if reading is not None}),
        (RULE,),
        _values(facts, law),
        _steps(facts, law),
        why=(Said(why),),
        assumed=taken,
        unsettled=(said("unsettled.season"),),
        mend=mend,
    )


def _open(facts: HeatFacts, warm: bool | None, mild: bool | None, law: Law) -> Outcome:
    missing = []
    if warm is None:
        missing.append("indoor_f")
    if mild is None:
        missing.append("outdoor_f")
    if facts.turned_up is False and mild is not False:
        missing.append("turned_up")
    why = []
    if warm is None and facts.indoor_f is not None:
        why.append(said("why.indoor_straddles", indoor=facts.indoor_f))
    if mild is None and facts.outdoor_f is not None:
        why.append(said("why.outdoor_straddles", outdoor=facts.outdoor_f))
    say = said("say.rule_turned_down" if missing == ["turned_up"] else "say.rule")
    return Outcome(
        None,
        say,
        (RULE,),
        _values(facts, law),
        _steps(facts, law),
        tuple(missing),
        tuple(why),
        unsettled=(said("unsettled.season"),),
    )


def _values(facts: HeatFacts, law: Law) -> dict[str, Value]:
    indoor = nominal(facts.indoor_f, law)
    required = {"required_f": law.parameters["heat_least"].value}
    return {**required} if indoor is None else {"indoor_f": indoor, **required}


def _steps(facts: HeatFacts, law: Law) -> tuple[Step, ...]:
    steps = []
    for key, amount, limit in (
        ("steps.indoor", facts.indoor_f, law.parameters["heat_least"]),
        ("steps.outdoor", facts.outdoor_f, law.parameters["heat_outdoor"]),
    ):
        if amount is not None:
            holds = amount.at_least(limit.value)
            steps.append(
                Step(Said(key, {"reading": amount}), RULE, nominal(amount, law), limit.value, limit.unit, holds)
            )
    return tuple(steps)


CALCULATOR = Calculator("heat", HeatFacts, FACTS, ("meets", "violates", "undetermined"), decide)
