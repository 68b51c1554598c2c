"""Whether the Building Inspector may come in: 12.10(1)."""

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
class EntryFacts:
    """How the Building Inspector came. `hour` counts from midnight; `reasonable_hour` is a person's own word on it."""

    identification: bool | None = None
    hour: Fraction | None = None
    reasonable_hour: bool | None = None
    consent: bool | None = None
    warrant: bool | None = None


FACTS = (
    Fact("identification", "yesno"),
    Fact("hour", "hour"),
    Fact("reasonable_hour", "yesno"),
    Fact("consent", "yesno"),
    Fact("warrant", "yesno"),
)


RULE = "12.10(1)"
_HOUR = "reasonable_hour"
_SAY = {"allowed": "say.allowed", "may-require-warrant": "say.warrant", "not-as-described": "say.not_as_described"}


def decide(facts: EntryFacts, law: Law, today: date) -> Outcome:
    """Whether the Building Inspector came as the text describes; without consent a warrant may be required."""
    hour = reasonable(facts.hour, facts.reasonable_hour, law)
    known: dict[str, bool | None] = {
        "identification": facts.identification,
        _HOUR: hour,
        "consent": facts.consent,
        "warrant": bool(facts.warrant),
    }
    verdict, open_facts = settle(_entry, known)
    steps = _steps(facts, hour)
    left = (said("unsettled.reasonable_hour"),)
    if verdict is None:
        missing = tuple(asked(facts.hour) if name == _HOUR else name for name in open_facts)
        why = () if facts.hour is None or hour is not None else (said("why.between", hour=facts.hour),)
        return Outcome(None, said("say.rule"), (RULE,), {}, steps, missing, why, _assumed(facts, verdict), left)
    say = said("say.by_warrant") if verdict == "allowed" and not facts.consent else Said(_SAY[verdict])
    return Outcome(verdict, say, (RULE,), {}, steps, (), _why(facts, hour, verdict), _assumed(facts, verdict), left)


def _entry(facts: Mapping[str, bool]) -> str:
    if not (facts["identification"] and facts[_HOUR]):
        return "not-as-described"
    return "allowed" if facts["consent"] or facts["warrant"] else "may-require-warrant"


def _why(facts: EntryFacts, hour: bool | None, verdict: str) -> tuple[Said, ...]:
    if verdict != "not-as-described":
        return ()
    no_identification = (said("why.no_identification"),) * (facts.identification is False)
    return no_identification + (said("why.hour"),) * (hour is False)


def _assumed(facts: EntryFacts, verdict: str | None) -> tuple[Said, ...]:
    untold = facts.warrant is None and not facts.consent and verdict != "not-as-described"
    return (said("assumed.no_warrant"),) * untold


def _steps(facts: EntryFacts, hour: bool | None) -> tuple[Step, ...]:
    lines = (
        (facts.identification, "steps.identification", "steps.no_identification"),
        (hour, "steps.hour", "steps.not_hour"),
        (facts.consent, "steps.consent", "steps.no_consent"),
        (facts.warrant, "steps.warrant", "steps.no_warrant"),
    )
    return told(lines, RULE)


CALCULATOR = Calculator("entry", EntryFacts, FACTS, ("allowed", "may-require-warrant", "not-as-described"), decide)
