"""The reply to one turn, as every face of Howard shows it, and its JSON."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from types import MappingProxyType
from typing import Any, Literal

from assistant.amount import Amount
from assistant.outcome import Value

Kind = Literal["answer", "calculate", "ask", "choose", "decline"]


def _empty() -> Mapping[str, Any]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Quote:
    """A provision and the run of its own words that the reply rests on."""

    cite: str
    quote: str


@dataclass(frozen=True, slots=True)
class Option:
    """A reading that can be picked: an intent, its title and its primary citation ("" outside the chapter)."""

    intent: str
    title: str
    cite: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the working: its words, and both sides of the comparison where it makes one, in `unit`."""

    text: str
    cite: str | None = None
    measured: Fraction | None = None
    required: Fraction | None = None
    unit: str = ""
    holds: bool | None = None


@dataclass(frozen=True, slots=True)
class Calculation:
    """What a calculator found: the facts it was given, its verdict and values, the working, and what is missing."""

    name: str
    verdict: str | None
    facts: Mapping[str, Any] = field(default_factory=_empty)
    values: Mapping[str, Value] = field(default_factory=_empty)
    steps: tuple[Line, ...] = ()
    missing: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    mend: tuple[str, ...] = ()
    verdict_words: str = ""


@dataclass(frozen=True, slots=True)
class Evidence:
    """How a question was read: the words that spoke for the reading, the concepts and facts found, the runners-up."""

    words: tuple[tuple[str, float], ...] = ()
    concepts: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    repaired: tuple[tuple[str, str], ...] = ()
    others: tuple[Option, ...] = ()


@dataclass(frozen=True, slots=True)
class Reply:
    """One reply.

    `say` is the short answer, verdict first; `why` explains; `first` comes before all (911). `notes` tell what this
    turn itself calls for: what in it cannot be, and what each answer to an open question would lead to. `owner` and
    `resident` say what it means for either side. `unsettled` says what the chapter leaves open, `decides` who decides
    such a case. `citations[0]` is the primary one; a decline has none. `near` are citations on a near subject,
    `refer` says who to turn to. `asks` is the question for the one fact that matters most, where facts are missing.
    `next` are intents that people ask next. `also` are replies to the other parts of a compound question.
    """

    question: str
    kind: Kind
    intent: str | None
    confidence: float
    title: str
    say: str
    notes: tuple[str, ...] = ()
    why: tuple[str, ...] = ()
    asks: str | None = None
    first: str | None = None
    owner: str | None = None
    resident: str | None = None
    unsettled: tuple[str, ...] = ()
    decides: str | None = None
    citations: tuple[Quote, ...] = ()
    calc: Calculation | None = None
    options: tuple[Option, ...] = ()
    near: tuple[str, ...] = ()
    refer: str | None = None
    next: tuple[Option, ...] = ()
    also: tuple[Reply, ...] = ()
    evidence: Evidence = field(default_factory=Evidence)

    @property
    def aloud(self) -> str:
        """What is read aloud to a caller: the short answer, at most 30 words."""
        return self.say

    @property
    def text(self) -> str:
        """The whole short answer in Howard's own words, without quotations."""
        parts = (self.first, self.say, *self.notes, *self.why, self.refer, self.asks)
        return " ".join(part for part in parts if part)


def to_json(reply: Reply) -> dict[str, Any]:
    """The reply as the JSON object of the program's interface: plain dicts, lists, strings and numbers."""
    return {
        "question": reply.question,
        "kind": reply.kind,
        "intent": reply.intent,
        "confidence": round(reply.confidence, 4),
        "text": reply.text,
        "title": reply.title,
        "say": reply.say,
        "notes": list(reply.notes),
        "why": list(reply.why),
        "asks": reply.asks,
        "first": reply.first,
        "owner": reply.owner,
        "resident": reply.resident,
        "unsettled": list(reply.unsettled),
        "decides": reply.decides,
        "citations": [{"cite": quote.cite, "quote": quote.quote} for quote in reply.citations],
        "calc": calculation_json(reply.calc) if reply.calc else None,
        "options": [_option(option) for option in reply.options],
        "near": list(reply.near),
        "refer": reply.refer,
        "next": [_option(option) for option in reply.next],
        "also": [to_json(other) for other in reply.also],
    }


def calculation_json(calc: Calculation) -> dict[str, Any]:
    """The `calc` object: values are JSON numbers rounded to 4 decimals, dates ISO, lists of names."""
    return {
        "name": calc.name,
        "verdict": calc.verdict,
        "facts": dict(calc.facts),
        "values": {name: plain_value(value) for name, value in calc.values.items()},
        "steps": [line.text for line in calc.steps],
        "missing": list(calc.missing),
        "assumed": list(calc.assumed),
        "mend": list(calc.mend),
    }


def plain_value(value: Value) -> object:
    """An outcome's value as JSON has it: whole numbers as such, others rounded to 4 decimals."""
    match value:
        case bool() | str():
            return value
        case int() | Fraction():
            return int(value) if value == int(value) else round(float(value), 4)
        case date():
            return value.isoformat()
        case Amount():
            return [None if bound is None else plain_value(bound) for bound in (value.low, value.high)]
        case _:
            return list(value)


def _option(option: Option) -> dict[str, str]:
    return {"intent": option.intent, "title": option.title, "cite": option.cite}
