"""The latest day an order to vacate can name: 12.11(3)(a)(1)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.days import after, ahead
from assistant.outcome import Outcome, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class VacateFacts:
    """The day of an order to vacate."""

    ordered: date | None = None


FACTS = (Fact("ordered", "date"),)


RULE, WHEN = "12.11(3)(a)(1)", "12.11(3)(a)"


def decide(facts: VacateFacts, law: Law, today: date) -> Outcome:
    """The latest day; there is no verdict, and no day is moved for weekends or holidays."""
    why = (said("why.when"),)
    left = (said("unsettled.counted_from"),)
    if facts.ordered is None:
        return Outcome(None, said("say.rule"), (RULE, WHEN), missing=("ordered",), why=why, unsettled=left)
    latest = after(facts.ordered, law.parameters["vacate_days"])
    return Outcome(
        None,
        said("say.latest_day", latest=latest),
        (RULE, WHEN),
        {"latest_day": latest},
        (Step(said("steps.count", ordered=facts.ordered, latest=latest), RULE),),
        why=why,
        assumed=ahead(today, ordered=facts.ordered),
        unsettled=left,
    )


CALCULATOR = Calculator("vacate", VacateFacts, FACTS, (), decide)
