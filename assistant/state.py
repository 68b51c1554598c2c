"""What a conversation remembers from turn to turn: one value that never changes, handed in and out."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from assistant.calculators.register import calculator
from assistant.facts.codec import from_plain, to_plain


@dataclass(frozen=True, slots=True)
class Told:
    """One turn of a case: its words, and the fact that had been asked for.

    `carried` says that the words were told of another case, of the fact `asked`, and hold for this one too.
    """

    text: str
    asked: str | None = None
    carried: bool = False


@dataclass(frozen=True, slots=True)
class Case:
    """A case being reckoned: its calculator, the intent that led there, the facts so far, the fact just asked for.

    `unknown` are facts that the person said they do not know; they are not asked for again. `told` are the turns that
    the facts come from, so that a correction can change one of them; `base` are the facts that they were told on top
    of, None where those are the intent's own.
    """

    calculator: str
    intent: str
    facts: Any
    asked: str | None = None
    unknown: tuple[str, ...] = ()
    told: tuple[Told, ...] = ()
    base: Any = None


@dataclass(frozen=True, slots=True)
class Checked:
    """A finding of the self-check that the conversation was opened with: its number, where, and what was found.

    `say` is what it comes to, `state` whether that violates, `mender` a sentence on who mends it; `missing` are the
    facts that were not told, in words. `case` is that of the calculator that decided it, `calculated` its verdict.
    """

    number: int
    where: str
    title: str
    state: str
    say: str
    cite: str
    quote: str
    mender: str
    occupant: bool = False
    working: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    mend: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    calculated: str | None = None
    intent: str | None = None
    case: Case | None = None


@dataclass(frozen=True, slots=True)
class State:
    """Where a conversation stands: the case at hand, the intent and citation of the last answer, the readings offered.

    `earlier` is the case before, to which a turn may come back; `others` are the next readings of the last question.
    `remembered` is what was told in any case that others share, in words, by its row of the table [carried].
    `checked` is the finding that the conversation was opened with, until it starts over.
    """

    case: Case | None = None
    intent: str | None = None
    cite: str | None = None
    offered: tuple[str, ...] = ()
    earlier: Case | None = None
    others: tuple[str, ...] = ()
    remembered: tuple[tuple[str, str], ...] = ()
    checked: Checked | None = None


def last_told(state: State) -> Case | None:
    """The latest case of which facts were told, to which a turn may come back: not one that only gave a rule."""
    case = state.case
    return case if case is not None and any(not one.carried for one in case.told) else state.earlier or case


START = State()
"""The state before the first turn, and after "start over"."""


def state_to_plain(state: State) -> dict[str, Any]:
    """The state as JSON can hold it."""
    return {
        "case": _case_to_plain(state.case),
        "intent": state.intent,
        "cite": state.cite,
        "offered": list(state.offered),
        "earlier": _case_to_plain(state.earlier),
        "others": list(state.others),
        "remembered": [list(one) for one in state.remembered],
        "checked": _checked_to_plain(state.checked),
    }


def state_from_plain(plain: dict[str, Any]) -> State:
    """The state that `state_to_plain` wrote.

    Raises:
        KeyError: a calculator or a field that this version does not have.
    """
    case, earlier = _case_from_plain(plain["case"]), _case_from_plain(plain["earlier"])
    remembered = tuple((name, words) for name, words in plain["remembered"])
    offered, others = tuple(plain["offered"]), tuple(plain["others"])
    checked = _checked_from_plain(plain["checked"])
    return State(case, plain["intent"], plain["cite"], offered, earlier, others, remembered, checked)


def _checked_to_plain(checked: Checked | None) -> dict[str, Any] | None:
    if checked is None:
        return None
    told = {field.name: getattr(checked, field.name) for field in fields(checked)}
    plain = {name: list(value) if isinstance(value, tuple) else value for name, value in told.items()}
    return {**plain, "case": _case_to_plain(checked.case)}


def _checked_from_plain(held: dict[str, Any] | None) -> Checked | None:
    if held is None:
        return None
    told: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in held.items()}
    told["case"] = _case_from_plain(held["case"])
    return Checked(**told)


def _case_to_plain(case: Case | None) -> dict[str, Any] | None:
    if case is None:
        return None
    return {
        "calculator": case.calculator,
        "intent": case.intent,
        "facts": to_plain(calculator(case.calculator), case.facts),
        "asked": case.asked,
        "unknown": list(case.unknown),
        "told": [[one.text, one.asked, one.carried] for one in case.told],
        "base": None if case.base is None else to_plain(calculator(case.calculator), case.base),
    }


def _case_from_plain(held: dict[str, Any] | None) -> Case | None:
    if held is None:
        return None
    rule = calculator(held["calculator"])
    return Case(
        held["calculator"],
        held["intent"],
        from_plain(rule, held["facts"]),
        held["asked"],
        tuple(held["unknown"]),
        tuple(Told(*one) for one in held["told"]),
        None if held["base"] is None else from_plain(rule, held["base"]),
    )
