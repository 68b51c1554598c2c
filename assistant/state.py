"""What a conversation remembers from turn to turn: one value that never changes, handed in and out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from assistant.calculators.register import calculator
from assistant.facts.codec import from_plain, to_plain


@dataclass(frozen=True, slots=True)
class Case:
    """A case being reckoned: its calculator, the intent that led there, the facts so far, the fact just asked for.

    `unknown` are facts that the person said they do not know; they are not asked for again.
    """

    calculator: str
    intent: str
    facts: Any
    asked: str | None = None
    unknown: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class State:
    """Where a conversation stands: the case, the intent and citation of the last answer, the readings offered."""

    case: Case | None = None
    intent: str | None = None
    cite: str | None = None
    offered: tuple[str, ...] = ()


START = State()
"""The state before the first turn, and after "start over"."""


def state_to_plain(state: State) -> dict[str, Any]:
    """The state as JSON can hold it."""
    case = state.case and {
        "calculator": state.case.calculator,
        "intent": state.case.intent,
        "facts": to_plain(calculator(state.case.calculator), state.case.facts),
        "asked": state.case.asked,
        "unknown": list(state.case.unknown),
    }
    return {"case": case, "intent": state.intent, "cite": state.cite, "offered": list(state.offered)}


def state_from_plain(plain: dict[str, Any]) -> State:
    """The state that `state_to_plain` wrote.

    Raises:
        KeyError: a calculator or a field that this version does not have.
    """
    held = plain["case"]
    case = held and Case(
        held["calculator"],
        held["intent"],
        from_plain(calculator(held["calculator"]), held["facts"]),
        held["asked"],
        tuple(held["unknown"]),
    )
    return State(case or None, plain["intent"], plain["cite"], tuple(plain["offered"]))
