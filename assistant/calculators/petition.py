"""The last day to petition for a hearing, and the day by which it must be held: 12.11(2)(a)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.days import ahead
from assistant.calculators.petition_days import Deadline, deadline, hearing_by
from assistant.outcome import Outcome, Said, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class PetitionFacts:
    """The days of a notice and of a petition against it.

    `served` is the day on which service was complete; where the notice was mailed and posted on days of their own,
    `mailed` and `posted` are told instead. `filed` is the day the petition came in. `today` stands in for today.
    `about_hearing` says that the day of the hearing is asked for and not the last day to petition.
    """

    served: date | None = None
    how: str | None = None
    mailed: date | None = None
    posted: date | None = None
    filed: date | None = None
    today: date | None = None
    about_hearing: bool | None = None


FACTS = (
    Fact("served", "date"),
    Fact("how", "choice", ("in-person", "mail-and-post")),
    Fact("mailed", "date"),
    Fact("posted", "date"),
    Fact("filed", "date"),
    Fact("today", "date"),
    Fact("about_hearing", "yesno"),
)


RULE, SERVICE = "12.11(2)(a)", "12.11(1)(a)"


def decide(facts: PetitionFacts, law: Law, today: date) -> Outcome:
    """Whether the time to petition is open or has passed, as of the day of filing, else of today."""
    as_of = facts.today or today
    days = deadline(facts.served, facts.mailed, facts.posted, law)
    if facts.filed is not None and (first := _before_service(facts, facts.filed)) is not None:
        why = (said("why.filed_before", filed=facts.filed, start=first),)
        return Outcome(None, said("say.rule"), (RULE, SERVICE), missing=("filed",), why=why)
    if days is not None:
        return _decided(facts, days, as_of, law)
    if facts.filed is not None and (facts.about_hearing or (facts.mailed is None and facts.posted is None)):
        return _hearing_alone(facts, facts.filed, as_of, law)
    if facts.about_hearing:
        return Outcome(None, said("say.rule_hearing"), (RULE,), missing=("filed",))
    return _open(facts, law)


def _before_service(facts: PetitionFacts, filed: date) -> date | None:
    """The first day of service, where the filing is told to have come before it: then one of the two is wrong."""
    first = min((day for day in (facts.served, facts.mailed, facts.posted) if day is not None), default=None)
    return first if first is not None and filed < first else None


def _decided(facts: PetitionFacts, days: Deadline, as_of: date, law: Law) -> Outcome:
    on = facts.filed or as_of
    verdict = "open" if on <= days.last_day else "passed"
    return Outcome(
        verdict,
        _say(facts, days, as_of, law),
        (RULE, SERVICE) if days.safe_day else (RULE,),
        _values(facts, days, on, law),
        _steps(facts, days, on, law),
        why=_why(facts, days, on),
        assumed=_assumed(facts, as_of),
        unsettled=_unsettled(facts, days),
    )


def _say(facts: PetitionFacts, days: Deadline, as_of: date, law: Law) -> Said:
    last = days.last_day
    if facts.filed is not None and facts.about_hearing and facts.filed <= last:
        return said("say.hearing_in_time", filed=facts.filed, by=hearing_by(facts.filed, law), last=last)
    if facts.filed is not None:
        return said("say.filed_in_time" if facts.filed <= last else "say.filed_late", filed=facts.filed, last=last)
    if as_of > last:
        return said("say.passed", last=last)
    if days.safe_day is not None and as_of == days.safe_day:
        return said("say.safe_day_today", safe=days.safe_day, last=last)
    if days.safe_day is not None and as_of < days.safe_day:
        return said("say.safe_day", safe=days.safe_day, last=last, days=(days.safe_day - as_of).days)
    if as_of == last:
        return said("say.last_day_today", last=last)
    return said("say.open", last=last, days=(last - as_of).days)


def _values(facts: PetitionFacts, days: Deadline, on: date, law: Law) -> dict[str, Value]:
    values: dict[str, Value] = {"last_day": days.last_day}
    if days.safe_day is not None:
        values["safe_day"] = days.safe_day
    values["state_law_day"] = days.state_law_day
    if facts.filed is not None:
        values["hearing_by"] = hearing_by(facts.filed, law)
    elif on <= days.last_day:
        values["days_left"] = (days.last_day - on).days
    return values


def _steps(facts: PetitionFacts, days: Deadline, on: date, law: Law) -> tuple[Step, ...]:
    steps = [Step(said("steps.count", start=days.start, last=days.last_day), RULE)]
    if days.safe_day is not None:
        steps.insert(0, Step(said("steps.both", start=days.start), SERVICE))
    steps.append(Step(said("steps.compare", on=on, last=days.last_day), RULE, holds=on <= days.last_day))
    if facts.filed is not None:
        steps.append(_hearing_step(facts.filed, law))
    return tuple(steps)


def _hearing_step(filed: date, law: Law) -> Step:
    return Step(said("steps.hearing", filed=filed, by=hearing_by(filed, law)), RULE)


def _why(facts: PetitionFacts, days: Deadline, on: date) -> tuple[Said, ...]:
    why = []
    if days.passed_over and on <= days.state_law_day:
        key = "why.state_law_still" if on > days.last_day else "why.state_law"
        why.append(said(key, last=days.last_day, day=days.state_law_day, reasons=days.reasons))
    if on > days.state_law_day:
        why += _still_possible(facts)
    elif facts.filed is None:
        if days.safe_day is not None and days.safe_day < on <= days.last_day:
            why.append(said("why.safe_day_over", safe=days.safe_day))
        why.append(said("why.how_to_file"))
    if facts.filed is not None and on <= days.last_day:
        why.append(said("why.after_hearing"))
    return tuple(why)


def _still_possible(facts: PetitionFacts) -> tuple[Said, ...]:
    """What is left once even the day of state law is over: the chapter names no late petition."""
    if facts.filed is not None:
        return (said("why.filed_too_late"),)
    return said("why.no_late_petition"), said("why.still_possible"), said("why.vacate_only_after")


def _assumed(facts: PetitionFacts, as_of: date) -> tuple[Said, ...]:
    return ahead(as_of, served=facts.served, mailed=facts.mailed, posted=facts.posted, filed=facts.filed)


def _unsettled(facts: PetitionFacts, days: Deadline) -> tuple[Said, ...]:
    left = []
    if days.passed_over:
        left.append(said("unsettled.weekends"))
    if days.safe_day is not None:
        left.append(said("unsettled.mailed_and_posted"))
    if facts.filed is not None:
        left += _left_open_after_filing()
    return tuple(left)


def _left_open_after_filing() -> tuple[Said, ...]:
    return said("unsettled.hearing_late"), said("unsettled.findings")


def _hearing_alone(facts: PetitionFacts, filed: date, as_of: date, law: Law) -> Outcome:
    by = hearing_by(filed, law)
    return Outcome(
        None,
        said("say.hearing", by=by),
        (RULE,),
        {"hearing_by": by},
        (_hearing_step(filed, law),),
        why=(said("why.after_hearing"),),
        assumed=ahead(as_of, filed=filed),
        unsettled=_left_open_after_filing(),
    )


def _open(facts: PetitionFacts, law: Law) -> Outcome:
    """Mailed or posted alone is half of a service; nothing at all asks for the day of service."""
    filed = {} if facts.filed is None else {"hearing_by": hearing_by(facts.filed, law)}
    missing: tuple[str, ...] = ("served",)
    say = said("say.rule")
    if facts.mailed is not None or facts.posted is not None:
        missing, say = ("posted" if facts.posted is None else "mailed",), said("say.rule_both")
    elif facts.how == "mail-and-post":
        missing, say = ("mailed", "posted"), said("say.rule_both")
    return Outcome(None, say, (RULE, SERVICE), filed, missing=missing, why=(said("why.how_to_file"),))


CALCULATOR = Calculator("petition", PetitionFacts, FACTS, ("open", "passed"), decide)
