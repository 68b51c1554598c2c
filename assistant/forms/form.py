"""A calculator as a form: its words, and what the conversation has told of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import WINDOW_FACTS, Window
from assistant.engine import Engine
from assistant.forms.field import LABEL, MORE, NONE, UNKNOWN, WINDOWS, window_field
from assistant.forms.texts import entry_of
from assistant.state import Case, State
from assistant.words import Words, load_words

FORMS, FACTS = "forms", "facts"
"""The files of the words that forms have in common, and of those of the readers of facts."""

CHOSEN = frozenset({"choice", "yesno", "names"})
"""The kinds of facts that are chosen and not written."""

WINDOW_KINDS = {fact.name: fact.kind for fact in WINDOW_FACTS}
"""The kinds of the parts of a window."""

FIRST_PARTS = 2
"""So many parts of a window, its kind and its size, are always asked for; the others on request."""


@dataclass(frozen=True, slots=True, eq=False)
class Form:
    """An open form.

    `case` is the case that it continues, if any. `values` are the entries that it begins with, by field; `known` the
    typed values behind them, which hold for as long as the entry is left as it is.
    """

    calculator: Calculator
    engine: Engine
    case: Case | None = None
    values: Mapping[str, str] = field(default_factory=dict)
    known: Mapping[str, Any] = field(default_factory=dict)

    @property
    def words(self) -> Words:
        """The calculator's own words."""
        return load_words(self.calculator.name, self.engine.lang)

    @property
    def common(self) -> Words:
        """The words that all forms share."""
        return load_words(FORMS, self.engine.lang)

    @property
    def facts(self) -> Words:
        """The words of the readers of facts."""
        return load_words(FACTS, self.engine.lang)

    @property
    def window_facts(self) -> tuple[Fact, ...]:
        """The parts of a window, where the calculator has windows among its facts."""
        return WINDOW_FACTS if any(fact.name == WINDOWS for fact in self.calculator.facts) else ()

    def say(self, key: str) -> str:
        """A word of the table [form]."""
        return str(self.common.tables["form"][key])


def open_form(name: str, state: State, engine: Engine) -> Form:
    """The form of a calculator, filled from the conversation's case where that is of the same calculator.

    Raises:
        KeyError: there is no such calculator.
    """
    rule, case = calculator(name), state.case
    if case is None or case.calculator != name:
        return Form(rule, engine)
    stated = rule.stated(case.facts)
    windows = stated.pop(WINDOWS, None)
    known = {**stated, **_parts(windows or ())}
    facts = {fact.name: fact for fact in (*rule.facts, *WINDOW_FACTS)}
    lost = str(load_words(FORMS, engine.lang).tables["form"]["unknown"])
    values = {name: UNKNOWN if facts[name].kind in CHOSEN else lost for name in case.unknown} | _windows(windows)
    values |= {name: entry_of(facts[name.rpartition(".")[2]], value, engine) for name, value in known.items()}
    labels = {window_field(place, LABEL): window.label for place, window in enumerate(windows or ())}
    return Form(rule, engine, case, values, {**known, **labels})


def _parts(windows: Sequence[Window]) -> dict[str, Any]:
    """What is told of each window, by field."""
    return {
        window_field(place, fact.name): getattr(window, fact.name)
        for place, window in enumerate(windows)
        for fact in WINDOW_FACTS
        if getattr(window, fact.name) is not None
    }


def _windows(windows: Sequence[Window] | None) -> dict[str, str]:
    """The count of windows, and which of them have further parts to show."""
    if not windows:
        return {} if windows is None else {WINDOWS: NONE}
    shown = {window_field(place, MORE): "yes" for place, window in enumerate(windows) if _has_more(window)}
    return {WINDOWS: f"{len(windows)}", **shown}


def _has_more(window: Window) -> bool:
    return any(getattr(window, fact.name) is not None for fact in WINDOW_FACTS[FIRST_PARTS:])
