"""What each answer to an open question would lead to, for those who do not know it."""

from __future__ import annotations

from datetime import date

from assistant.calculators.calculator import Calculator, Fact, Facts
from assistant.outcome import Outcome
from corpus.law import Law


def branches(
    calculator: Calculator, facts: Facts, fact_name: str, law: Law, today: date
) -> tuple[tuple[bool | str, Outcome], ...]:
    """The outcome for each value that a yes-or-no fact or a choice can have, yes first; none for other facts.

    Raises:
        KeyError: the calculator has no fact of that name.
    """
    fact = {fact.name: fact for fact in calculator.facts}[fact_name]
    return tuple(
        (value, calculator.decide(calculator.hold({fact_name: value}, facts), law, today)) for value in _values(fact)
    )


def _values(fact: Fact) -> tuple[bool | str, ...]:
    return (True, False) if fact.kind == "yesno" else fact.choices if fact.kind == "choice" else ()
