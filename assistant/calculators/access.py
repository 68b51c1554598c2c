"""Whether an occupant must let the owner in for repairs: 12.10(2)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.hours import asked, reasonable
from assistant.calculators.settle import settle, told
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class AccessFacts:
    """Who wants to come in, when and what for.

    `hour` counts from midnight; `reasonable_hour` is a person's own word on it.
    """

    who: str | None = None
    hour: Fraction | None = None
    reasonable_hour: bool | None = None
    purpose: str | None = None


FACTS = (
    Fact("who", "choice", ("owner", "agent", "employee", "other")),
    Fact("hour", "hour"),
    Fact("reasonable_hour", "yesno"),
    Fact("purpose", "choice", ("repair-to-comply", "lawful-order", "other")),
)


RULE, LANDLORD_SIDE = "12.10(2)", ("owner", "agent", "employee")
_HOUR = "reasonable_hour"


def decide(facts: AccessFacts, law: Law, today: date) -> Outcome:
    """Whether all three hold: the owner or the owner's own, a reasonable hour, a repair that compliance needs."""
    hour = reasonable(facts.hour, facts.reasonable_hour, law)
    known: dict[str, bool | None] = {
        "who": None if facts.who is None else facts.who in LANDLORD_SIDE,
        _HOUR: hour,
        "purpose": None if facts.purpose is None else facts.purpose != "other",
    }
    verdict, open_facts = settle(_access, known)
    steps = _steps(known)
    left = (said("unsettled.reasonable_hour"), said("unsettled.notice"))
    if verdict is None:
        missing = tuple(asked(facts.hour) if name == _HOUR else name for name in open_facts)
        why = () if facts.hour is None or hour is not None else (said("why.between", hour=facts.hour),)
        return Outcome(None, said("say.rule"), (RULE,), {}, steps, missing, why, unsettled=left)
    return Outcome(verdict, _say(verdict, known), (RULE,), {}, steps, unsettled=left)


def _access(facts: Mapping[str, bool]) -> str:
    return "must-give-access" if all(facts.values()) else "not-required-by-this-code"


def _say(verdict: str, known: Mapping[str, bool | None]) -> Said:
    if verdict == "must-give-access":
        return said("say.must")
    if known["purpose"] is False:
        return said("say.other_purpose")
    return said("say.other_person" if known["who"] is False else "say.hour")


def _steps(known: Mapping[str, bool | None]) -> tuple[Step, ...]:
    lines = (
        ("who", "steps.who", "steps.not_who"),
        (_HOUR, "steps.hour", "steps.not_hour"),
        ("purpose", "steps.purpose", "steps.not_purpose"),
    )
    return told(((known[name], yes, no) for name, yes, no in lines), RULE)


CALCULATOR = Calculator("access", AccessFacts, FACTS, ("must-give-access", "not-required-by-this-code"), decide)
