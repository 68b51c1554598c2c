"""What yes-or-no facts settle, and which of the unknown ones could still change it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from itertools import product

from assistant.outcome import Said, Step

Rule = Callable[[Mapping[str, bool]], str | None]
"""A verdict from facts that are all known."""


def settle(rule: Rule, facts: Mapping[str, bool | None]) -> tuple[str | None, tuple[str, ...]]:
    """The verdict and no names where every way the unknown facts may turn out gives the same one.

    Else None and the unknown facts that could change it, in the order of `facts`.
    """
    unknown = [name for name, value in facts.items() if value is None]
    known = {name: value for name, value in facts.items() if value is not None}
    turns = [dict(zip(unknown, values, strict=True)) for values in product((True, False), repeat=len(unknown))]
    verdicts = [rule({**known, **turn}) for turn in turns]
    if all(verdict == verdicts[0] for verdict in verdicts):
        return verdicts[0], ()
    changes = (name for name in unknown if any(_turns_on(rule, {**known, **turn}, name) for turn in turns))
    return None, tuple(changes)


def _turns_on(rule: Rule, facts: Mapping[str, bool], name: str) -> bool:
    return rule(facts) != rule({**facts, name: not facts[name]})


def told(lines: Iterable[tuple[bool | None, str, str]], cite: str | None = None) -> tuple[Step, ...]:
    """A step for each fact that is known, by its sentence for yes and its sentence for no."""
    return tuple(Step(Said(yes if value else no), cite, holds=value) for value, yes, no in lines if value is not None)
