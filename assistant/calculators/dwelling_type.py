"""Whether a building is a multiple dwelling: 12.03(14)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import exceeds, nominal
from assistant.outcome import Outcome, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class DwellingTypeFacts:
    """Dwelling units in the building."""

    units_total: Amount | None = None


FACTS = (Fact("units_total", "count"),)


RULE = "12.03(14)"


def decide(facts: DwellingTypeFacts, law: Law, today: date) -> Outcome:
    """Whether the building has more dwelling units than the definition's two."""
    over = law.parameters["multiple_dwelling_over"]
    if facts.units_total is None:
        return Outcome(None, said("say.rule"), (RULE,), missing=("units_total",))
    many, units = exceeds(facts.units_total, over.value), nominal(facts.units_total, law)
    step = Step(said("steps.units", units=facts.units_total), RULE, units, over.value, over.unit, many)
    if many is None:
        why = (said("why.straddles", units=facts.units_total),)
        return Outcome(None, said("say.rule"), (RULE,), steps=(step,), missing=("units_total",), why=why)
    say = said("say.multiple" if many else "say.not_multiple", units=facts.units_total)
    why = (said("why.matters"),)
    return Outcome("multiple-dwelling" if many else "not-multiple-dwelling", say, (RULE,), {}, (step,), (), why)


CALCULATOR = Calculator(
    "dwelling-type", DwellingTypeFacts, FACTS, ("multiple-dwelling", "not-multiple-dwelling"), decide
)
