"""Facts given as JSON or as options of a command, made into the facts of a calculator."""

# ruff: noqa: ANN401  (facts are of many types; the name says what happened)

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any

from assistant.calculators.calculator import Calculator
from assistant.facts.given_kinds import CONVERT
from assistant.facts.given_names import OTHER_NAMES, OtherName
from assistant.facts.given_numbers import Problem
from assistant.facts.limits import at_odds, beyond
from assistant.outcome import Said
from assistant.words import load_words
from corpus.errors import HowardError
from corpus.law import load_law


class BadFact(HowardError):
    """A fact that was given cannot be: an unknown name, a negative area, no such date. Whoever gave it mends it.

    `said` is its message before any words are put to it.
    """

    def __init__(self, fact: str, message: str, said: Said) -> None:
        self.fact = fact
        self.message = message
        self.said = said
        super().__init__(f"{fact}: {message}")


def given(calculator: Calculator, obj: Mapping[str, Any], today: date) -> Any:
    """The facts of a calculator from names and values as JSON or a command line gives them; None counts as not given.

    Numbers may be strings with units ("11'3\\" x 10'8\\""). `floor` stands for `floor_sqft`, a `_c` temperature for the
    one in `_f`, `lux` for `foot_candles`.

    Raises:
        BadFact: a name is unknown, a fact is given twice, or a value cannot be.
    """
    facts = {fact.name: fact for fact in calculator.facts}
    values: dict[str, Any] = {}
    for name, value in obj.items():
        other = OTHER_NAMES.get(name)
        target = name if other is None or other.fact not in facts else other.fact
        if target not in facts:
            raise _bad(name, Problem("unknown", {"names": tuple(facts)}))
        if target in values:
            raise _bad(name, Problem("twice", {"name": target}))
        if value is not None:
            values[target] = _value(name, other if target != name else None, facts[target], value, today)
            _refuse(name, beyond(calculator.name, target, values[target]))
    _refuse("units_infested", at_odds(values))
    return calculator.hold(values)


def _refuse(fact: str, wrong: Said | None) -> None:
    if wrong is not None:
        raise _bad(fact, Problem(wrong.key, wrong.values))


def _value(name: str, other: OtherName | None, fact: Any, value: Any, today: date) -> Any:
    """The typed value of a fact, converted from the unit of the other name that it was given by."""
    try:
        typed = CONVERT[fact.kind](fact, value, today)
        return typed if other is None else other.convert(typed)
    except Problem as problem:
        inner = f"{name}.{problem.part}" if problem.part else name
        raise _bad(inner, problem) from None


def _bad(fact: str, problem: Problem) -> BadFact:
    return BadFact(fact, load_words("facts").say(problem.said, load_law()), problem.said)
