"""Who provides garbage and rubbish containers: 12.09(1)(a)(1)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import exceeds, nominal
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class GarbageFacts:
    """Dwelling units in the building, and who has taken the containers on by agreement, or "none"."""

    units_total: Amount | None = None
    agreement: str | None = None


FACTS = (
    Fact("units_total", "count"),
    Fact("agreement", "choice", ("occupant", "operator", "none")),
)


RULE, LIST, OCCUPANT = "12.09(1)(a)(1)", "12.09(1)(a)", "12.09(2)(a)"


def decide(facts: GarbageFacts, law: Law, today: date) -> Outcome:
    """Who provides containers; for one or two units the chapter assigns them to nobody."""
    over = law.parameters["containers_over"]
    if facts.units_total is None:
        return Outcome(None, said("say.rule"), (RULE, OCCUPANT), missing=("units_total",), assumed=_assumed(facts))
    many, units = exceeds(facts.units_total, over.value), nominal(facts.units_total, law)
    step = Step(said("steps.units", units=facts.units_total), RULE, units, over.value, over.unit, many)
    if many is None:
        why = (said("why.straddles", units=facts.units_total),)
        return Outcome(None, said("say.rule"), (RULE, OCCUPANT), {}, (step,), ("units_total",), why, _assumed(facts))
    why = (said("why.occupant_stores"),)
    if not many:
        say = said("say.not_assigned", units=facts.units_total)
        return Outcome("not-assigned", say, (RULE, OCCUPANT), {}, (step,), (), why)
    if facts.agreement in {"occupant", "operator"}:
        say = said("say.agreement", who=facts.agreement)
        left = (said("unsettled.agreement"),)
        return Outcome("assumed-by-agreement", say, (RULE, LIST), {}, (step,), (), why, unsettled=left)
    left = (said("unsettled.who_pays"),)
    say = said("say.owner", units=facts.units_total)
    return Outcome("owner", say, (RULE, LIST), {}, (step,), (), why, _assumed(facts), left)


def _assumed(facts: GarbageFacts) -> tuple[Said, ...]:
    return (said("assumed.no_agreement"),) if facts.agreement is None else ()


CALCULATOR = Calculator("garbage", GarbageFacts, FACTS, ("owner", "assumed-by-agreement", "not-assigned"), decide)
