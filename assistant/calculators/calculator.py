"""What a calculator is: a name, its facts in the order they are asked for, and the rule that decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import date
from keyword import iskeyword
from typing import Any, Literal, TypeAlias

from assistant.outcome import Outcome
from corpus.law import Law

Facts: TypeAlias = Any
"""A calculator's own frozen dataclass of facts."""

Kind = Literal[
    "area",
    "share",
    "ratio",
    "length",
    "temperature",
    "light",
    "count",
    "yesno",
    "choice",
    "date",
    "hour",
    "names",
    "windows",
]
"""How a fact is stated and held.

area, length, temperature, light, count and ratio are an `Amount` (square feet, feet, degrees Fahrenheit, foot-candles,
a number, a part of a whole); share a Fraction, 0 to 1; yesno is a bool; choice a str; date a `date`; hour a Fraction of
hours from midnight, 0 to 24; names a tuple of str; windows a tuple of `Window`.
"""


@dataclass(frozen=True, slots=True)
class Fact:
    """One fact of a calculator: its name in the program's interface, its kind, its choices where it is one of a few."""

    name: str
    kind: Kind
    choices: tuple[str, ...] = ()

    @property
    def field(self) -> str:
        """The field of the facts dataclass that holds it: its name, with a `_` after a word of Python's own ("for")."""
        return f"{self.name}_" if iskeyword(self.name) else self.name


@dataclass(frozen=True, slots=True)
class Calculator:
    """A rule of the chapter that facts decide.

    `facts_type` is the frozen dataclass that holds the facts, every field None where it is not known; `facts` lists
    them in the order they are asked for. `decide(facts, law, today)` is pure. `verdicts` are all words it may give.
    """

    name: str
    facts_type: type[Facts]
    facts: tuple[Fact, ...]
    verdicts: tuple[str, ...]
    decide: Callable[[Facts, Law, date], Outcome]

    def hold(self, values: Mapping[str, Any], known: Facts = None) -> Facts:
        """The facts dataclass with `values` by fact name, on top of `known` facts where there are any.

        Raises KeyError for a name that is no fact of this calculator.
        """
        fields = {fact.name: fact.field for fact in self.facts}
        named = {fields[name]: value for name, value in values.items()}
        return self.facts_type(**named) if known is None else replace(known, **named)

    def stated(self, facts: Facts) -> dict[str, Any]:
        """The facts that are known, by fact name, in the order they are asked for."""
        values = ((fact.name, getattr(facts, fact.field)) for fact in self.facts)
        return {name: value for name, value in values if value is not None}
