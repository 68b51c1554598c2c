"""The most that a violation can cost: 12.17."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.days import ahead, days_between
from assistant.calculators.measure import nominal
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class PenaltyFacts:
    """How long a violation went on and how many there were.

    `days`, or `first_day` and `last_day` with both counted. `offenses` are the days of all violations added up, where
    some went on longer than others; it then stands for days and violations.
    """

    days: Amount | None = None
    first_day: date | None = None
    last_day: date | None = None
    violations: Amount | None = None
    offenses: Amount | None = None


FACTS = (
    Fact("days", "count"),
    Fact("first_day", "date"),
    Fact("last_day", "date"),
    Fact("violations", "count"),
    Fact("offenses", "count"),
)


RULE = "12.17"


def decide(facts: PenaltyFacts, law: Law, today: date) -> Outcome:
    """The most that may be imposed upon conviction; there is no verdict."""
    if facts.offenses is not None:
        return _added_up(facts.offenses, law)
    days = facts.days if facts.days is not None else _span(facts)
    if days is None:
        return _open(facts)
    violations = Amount.exactly(1) if facts.violations is None else facts.violations
    offenses = days.times(violations)
    most = _most(law)
    told = nominal(offenses, law)
    return Outcome(
        None,
        said(
            "say.most" if violations.exact == 1 else "say.most_several",
            days=days,
            violations=violations,
            cost=offenses.scaled(most),
        ),
        (RULE,),
        {} if told is None else {"max_forfeiture": told * most},
        _steps(facts, days, violations, offenses, most),
        why=(said("why.costs"),),
        assumed=_assumed(facts, today),
        unsettled=(said("unsettled.first_day"),),
    )


def _most(law: Law) -> Fraction:
    """The most for one violation and one day, in dollars."""
    return law.parameters["penalty_most"].value / law.parameters["penalty_period"].value


def _added_up(offenses: Amount, law: Law) -> Outcome:
    """The most for violations of which each went on for days of its own."""
    told, cost = nominal(offenses, law), offenses.scaled(_most(law))
    return Outcome(
        None,
        said("say.most_offenses", offenses=offenses, cost=cost),
        (RULE,),
        {} if told is None else {"max_forfeiture": told * _most(law)},
        (Step(said("steps.offenses", offenses=offenses, cost=cost), RULE),),
        why=(said("why.costs"),),
        unsettled=(said("unsettled.first_day"),),
    )


def _span(facts: PenaltyFacts) -> Amount | None:
    """Both the first and the last day count; None where either is not known or they are the wrong way round."""
    if facts.first_day is None or facts.last_day is None or facts.last_day < facts.first_day:
        return None
    return Amount.exactly(days_between(facts.first_day, facts.last_day) + 1)


def _steps(facts: PenaltyFacts, days: Amount, violations: Amount, offenses: Amount, most: Fraction) -> tuple[Step, ...]:
    steps = [Step(said("steps.product", days=days, violations=violations, cost=offenses.scaled(most)), RULE)]
    if facts.days is None and facts.first_day is not None and facts.last_day is not None:
        steps.insert(0, Step(said("steps.span", first=facts.first_day, last=facts.last_day, days=days), RULE))
    return tuple(steps)


def _open(facts: PenaltyFacts) -> Outcome:
    missing, why = ("days",), (said("why.costs"),)
    if facts.first_day is not None and facts.last_day is not None:
        missing = ("last_day",)
        why = (said("why.wrong_way_round", first=facts.first_day, last=facts.last_day),)
    elif facts.first_day is not None:
        missing = ("last_day",)
    elif facts.last_day is not None:
        missing = ("first_day",)
    left = (said("unsettled.first_day"),)
    return Outcome(None, said("say.rule"), (RULE,), missing=missing, why=why, unsettled=left)


def _assumed(facts: PenaltyFacts, today: date) -> tuple[Said, ...]:
    taken = (said("assumed.one_violation"),) if facts.violations is None else ()
    if facts.days is not None or facts.first_day is None or facts.last_day is None:
        return taken
    return taken + ahead(today, first_day=facts.first_day, last_day=facts.last_day)


CALCULATOR = Calculator("penalty", PenaltyFacts, FACTS, (), decide)
