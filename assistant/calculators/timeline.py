"""The days of a notice from its service to an order to vacate, with what is known and what is not: 12.11."""

from __future__ import annotations

from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.days import ahead
from assistant.calculators.petition_days import Deadline, deadline
from assistant.calculators.timeline_entries import FINDINGS, ORDER, PETITION, Entry, entries
from assistant.calculators.timeline_facts import TimelineFacts
from assistant.outcome import Outcome, Said, Value, said
from corpus.law import Law

FACTS = (
    Fact("served", "date"),
    Fact("how", "choice", ("in-person", "mail-and-post")),
    Fact("mailed", "date"),
    Fact("posted", "date"),
    Fact("comply_by", "date"),
    Fact("filed", "date"),
    Fact("hearing", "date"),
    Fact("ordered", "date"),
    Fact("today", "date"),
)

RULE = "12.11"
TOLD = frozenset({"comply_by", "petition_by", "safe_day", "hearing_by", "vacate_by"})
"""The entries whose days stand among the values: those by which something must be done."""


def decide(facts: TimelineFacts, law: Law, today: date) -> Outcome:
    """The timeline, a line of the working for each entry; there is no verdict."""
    as_of = facts.today or today
    days = deadline(facts.served, facts.mailed, facts.posted, law)
    lines = entries(facts, days, law, as_of)
    return Outcome(
        None,
        _say(facts, lines, as_of),
        (RULE, PETITION, FINDINGS, ORDER),
        _values(lines, days),
        tuple(line.step for line in lines),
        _missing(facts, days),
        _why(facts, days, as_of),
        _assumed(facts, as_of),
        _unsettled(facts, days),
    )


def _say(facts: TimelineFacts, lines: tuple[Entry, ...], as_of: date) -> Said:
    """The next day to mind; where all are over, the last."""
    known = [(line.day, line.name) for line in lines if line.day is not None and _to_mind(line, facts)]
    coming = [(day, name) for day, name in known if day >= as_of]
    if coming:
        day, name = min(coming)
        if day == as_of:
            return said("say.next_today", event=name, day=day)
        return said("say.next", event=name, day=day, days=(day - as_of).days)
    if known:
        day, name = max(known)
        return said("say.all_past", event=name, day=day)
    return said("say.rule")


def _to_mind(line: Entry, facts: TimelineFacts) -> bool:
    """Whether the day is one to keep: no day to petition once a petition is in, no latest hearing once one is set."""
    if line.name in {"petition_by", "safe_day"}:
        return facts.filed is None
    if line.name == "hearing_by":
        return facts.hearing is None
    return line.name != "reinspection"


def _values(lines: tuple[Entry, ...], days: Deadline | None) -> dict[str, Value]:
    values: dict[str, Value] = {line.name: line.day for line in lines if line.name in TOLD and line.day is not None}
    if days is not None:
        values["state_law_day"] = days.state_law_day
    return values


def _missing(facts: TimelineFacts, days: Deadline | None) -> tuple[str, ...]:
    """The day of service, from which all is counted; a petition or an order tells days of its own."""
    if days is not None or facts.filed is not None or facts.ordered is not None:
        return ()
    if facts.mailed is not None or facts.posted is not None:
        return ("posted",) if facts.posted is None else ("mailed",)
    return ("mailed", "posted") if facts.how == "mail-and-post" else ("served",)


def _why(facts: TimelineFacts, days: Deadline | None, as_of: date) -> tuple[Said, ...]:
    if days is None or facts.filed is not None:
        return ()
    why = []
    if days.passed_over and as_of <= days.state_law_day:
        why.append(said("why.state_law", last=days.last_day, day=days.state_law_day, reasons=days.reasons))
    return (*why, said("why.how_to_file" if as_of <= days.state_law_day else "why.no_late_petition"))


def _assumed(facts: TimelineFacts, as_of: date) -> tuple[Said, ...]:
    happened = {"served": facts.served, "mailed": facts.mailed, "posted": facts.posted}
    return ahead(as_of, **happened, filed=facts.filed, ordered=facts.ordered)


def _unsettled(facts: TimelineFacts, days: Deadline | None) -> tuple[Said, ...]:
    left = []
    if days is not None and days.passed_over:
        left.append(said("unsettled.weekends"))
    if days is not None and days.safe_day is not None:
        left.append(said("unsettled.mailed_and_posted"))
    if facts.filed is not None:
        left.append(said("unsettled.hearing_late"))
    left.append(said("unsettled.no_stay"))
    if facts.ordered is not None:
        left.append(said("unsettled.counted_from"))
    return tuple(left)


CALCULATOR = Calculator("timeline", TimelineFacts, FACTS, (), decide)
