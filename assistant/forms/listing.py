"""The calculators to pick a form from, in the order of the chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from assistant.calculators.register import NAMES, calculator
from assistant.engine import Engine
from assistant.words import load_words


@dataclass(frozen=True, slots=True)
class Listed:
    """A calculator to pick: its title, the provision that it applies, and the words that find it."""

    name: str
    title: str
    cite: str
    words: str

    def fits(self, typed: str) -> bool:
        """Whether every word that was typed stands in its title, its name, its facts or its citation."""
        return all(word in self.words for word in typed.casefold().split())


def calculators(engine: Engine, today: date) -> tuple[Listed, ...]:
    """All calculators; the citation is the one that each rests on while nothing is told."""
    return tuple(_listed(name, engine, today) for name in NAMES)


def fitting(listed: Sequence[Listed], typed: str) -> tuple[Listed, ...]:
    """Those that fit what was typed, the ones whose title does first."""
    found = [one for one in listed if one.fits(typed)]
    return tuple(
        sorted(found, key=lambda one: not all(word in one.title.casefold() for word in typed.casefold().split()))
    )


def _listed(name: str, engine: Engine, today: date) -> Listed:
    rule, words = calculator(name), load_words(name, engine.lang)
    cite = rule.decide(rule.hold({}), engine.law, today).citations[0]
    facts = (words.of("fact", fact.name, engine.law) for fact in rule.facts)
    names = words.tables.get("names", {}).values()
    return Listed(name, words.title, cite, " ".join((name, words.title, cite, *facts, *names)).casefold())
