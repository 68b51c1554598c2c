"""Whether a room is habitable: 12.03(9)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.outcome import Outcome, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class RoomTypeFacts:
    """What a room is used for, by one of `USES`."""

    use: str | None = None


HABITABLE = ("living", "sleeping", "cooking", "eating", "kitchen", "dining")
EXCLUDED = ("bathroom", "water-closet", "laundry", "pantry", "foyer", "corridor", "closet", "storage")
USES = (*HABITABLE, *EXCLUDED, "other")

FACTS = (Fact("use", "choice", USES),)


RULE = "12.03(9)"


def decide(facts: RoomTypeFacts, law: Law, today: date) -> Outcome:
    """Whether the use is one that makes a room habitable, or one that the definition excludes."""
    if facts.use is None:
        return Outcome(None, said("say.rule"), (RULE,), missing=("use",))
    if facts.use in HABITABLE:
        step = Step(said("steps.habitable", use=facts.use), RULE, holds=True)
        why = (said("why.habitable"),)
        return Outcome("habitable", said("say.habitable", use=facts.use), (RULE,), {}, (step,), (), why)
    excluded = facts.use in EXCLUDED
    step = Step(said("steps.excluded" if excluded else "steps.other", use=facts.use), RULE, holds=False)
    say = said("say.excluded" if excluded else "say.other", use=facts.use)
    return Outcome("not-habitable", say, (RULE,), {}, (step,), (), (said("why.intended"),))


CALCULATOR = Calculator("room-type", RoomTypeFacts, FACTS, ("habitable", "not-habitable"), decide)
