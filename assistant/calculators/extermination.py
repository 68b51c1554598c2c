"""Who exterminates insects, rodents or other pests: 12.09(1)(a)(2)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import exceeds
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class ExterminationFacts:
    """What is known of an infestation and its building.

    `proofed` says whether the building is kept reasonably rat- or insect-proof; `agreement` who has taken extermination
    on by agreement, or "none"; `common_areas_only` whether only shared parts are infested.
    """

    units_infested: Amount | None = None
    proofed: bool | None = None
    agreement: str | None = None
    units_total: Amount | None = None
    common_areas_only: bool | None = None


FACTS = (
    Fact("units_infested", "count"),
    Fact("proofed", "yesno"),
    Fact("agreement", "choice", ("occupant", "operator", "none")),
    Fact("units_total", "count"),
    Fact("common_areas_only", "yesno"),
)


RULE, LIST = "12.09(1)(a)(2)", "12.09(1)(a)"


def decide(facts: ExterminationFacts, law: Law, today: date) -> Outcome:
    """Who is responsible: by agreement, else the owner, else the occupant of the one infested unit."""
    if facts.agreement in {"occupant", "operator"}:
        return _told("assumed-by-agreement", said("say.agreement", who=facts.agreement), facts, "steps.agreement")
    if facts.proofed is False:
        return _told("owner", said("say.not_proofed"), facts, "steps.not_proofed")
    only_one = _one_unit(facts)
    if only_one is False:
        return _several(facts)
    if only_one and facts.proofed:
        return _told("occupant", said("say.occupant"), facts, "steps.one_unit", "steps.proofed")
    return _open(facts, only_one)


def _one_unit(facts: ExterminationFacts) -> bool | None:
    """Whether exactly one dwelling unit is infested; a building with one unit has no other."""
    if facts.common_areas_only:
        return False
    if facts.units_infested is None:
        return True if facts.units_total is not None and facts.units_total.exact == 1 else None
    some, several = facts.units_infested.at_least(1), exceeds(facts.units_infested, 1)
    if some is False or several:
        return False
    return True if some and several is False else None


def _several(facts: ExterminationFacts) -> Outcome:
    if facts.common_areas_only or facts.units_infested is None or facts.units_infested.at_least(1) is False:
        return _told("owner", said("say.shared_parts"), facts, "steps.shared_parts")
    return _told("owner", said("say.several", units=facts.units_infested), facts, "steps.several_units")


def _told(verdict: str, say: Said, facts: ExterminationFacts, *steps: str) -> Outcome:
    mend = (said("mend.ask_owner"),) if verdict == "owner" else ()
    return Outcome(
        verdict,
        say,
        (RULE, LIST),
        steps=tuple(Step(Said(step), LIST if verdict == "assumed-by-agreement" else RULE) for step in steps),
        why=(said("why.owner_lives_there"),) if verdict == "occupant" else (),
        assumed=_assumed(facts),
        unsettled=(said("unsettled.who_pays"),),
        mend=mend,
    )


def _open(facts: ExterminationFacts, only_one: bool | None) -> Outcome:
    missing = () if only_one else ("units_infested",)
    if facts.proofed is None:
        missing = (*missing, "proofed")
    why: tuple[Said, ...] = ()
    if facts.units_infested is not None and only_one is None:
        why = (said("why.units_straddle", units=facts.units_infested),)
    say = said("say.rule_one_unit" if only_one else "say.rule")
    left = (said("unsettled.who_pays"),)
    return Outcome(None, say, (RULE, LIST), missing=missing, why=why, assumed=_assumed(facts), unsettled=left)


def _assumed(facts: ExterminationFacts) -> tuple[Said, ...]:
    return (said("assumed.no_agreement"),) if facts.agreement is None else ()


CALCULATOR = Calculator(
    "extermination", ExterminationFacts, FACTS, ("owner", "occupant", "assumed-by-agreement"), decide
)
