"""Whether a notice was served in a way that the chapter names: 12.11(1)(a)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.settle import settle, told
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class ServiceFacts:
    """How a notice reached a person; `served_on` is who was handed it or sent it."""

    in_person: bool | None = None
    served_on: str | None = None
    registered_mail: bool | None = None
    last_known_address: bool | None = None
    posted: bool | None = None


FACTS = (
    Fact("in_person", "yesno"),
    Fact("served_on", "choice", ("owner", "occupant", "agent", "other")),
    Fact("registered_mail", "yesno"),
    Fact("last_known_address", "yesno"),
    Fact("posted", "yesno"),
)


RULE = "12.11(1)(a)"


def decide(facts: ServiceFacts, law: Law, today: date) -> Outcome:
    """Whether one of the two ways was kept to: handed over in person, or registered mail and a posted copy."""
    known: dict[str, bool | None] = {
        "in_person": facts.in_person,
        "served_on": facts.served_on != "other",
        "registered_mail": facts.registered_mail,
        "last_known_address": facts.last_known_address,
        "posted": facts.posted,
    }
    verdict, missing = settle(_way, known)
    if missing:
        say = said("say.rule" if facts.in_person is None else "say.rule_mail_and_post")
        return Outcome(None, say, (RULE,), {}, _steps(facts), missing, assumed=_assumed(facts))
    if verdict == "proper":
        say = said("say.in_person" if facts.in_person else "say.mail_and_post")
        left = () if facts.in_person else (said("unsettled.when"),)
        return Outcome(verdict, say, (RULE,), {}, _steps(facts), assumed=_assumed(facts), unsettled=left)
    return Outcome(
        verdict,
        said("say.other_person" if facts.served_on == "other" else "say.not_named"),
        (RULE,),
        {},
        _steps(facts),
        unsettled=(said("unsettled.effect"),),
        mend=(said("mend.serve"),),
    )


def _way(facts: Mapping[str, bool]) -> str:
    by_mail = facts["registered_mail"] and facts["last_known_address"] and facts["posted"]
    return "proper" if facts["served_on"] and (facts["in_person"] or by_mail) else "not-proper"


def _steps(facts: ServiceFacts) -> tuple[Step, ...]:
    lines = (
        (facts.in_person, "steps.in_person", "steps.not_in_person"),
        (None if facts.served_on is None else facts.served_on != "other", "steps.named_person", "steps.other_person"),
        (facts.registered_mail, "steps.registered", "steps.not_registered"),
        (facts.last_known_address, "steps.address", "steps.not_address"),
        (facts.posted, "steps.posted", "steps.not_posted"),
    )
    return told(lines, RULE)


def _assumed(facts: ServiceFacts) -> tuple[Said, ...]:
    return (said("assumed.named_person"),) if facts.served_on is None else ()


CALCULATOR = Calculator("service", ServiceFacts, FACTS, ("proper", "not-proper"), decide)
