"""The entries of a timeline, in the order of the chapter: what is known of each day, and what is not and why."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.days import after
from assistant.calculators.petition_days import Deadline, hearing_by
from assistant.calculators.timeline_facts import TimelineFacts
from assistant.outcome import Said, Step, Value, said
from corpus.law import Law

SERVICE, COMPLIANCE, PETITION, FINDINGS = "12.11(1)(a)", "12.11(1)(a)(2)", "12.11(2)(a)", "12.11(2)(b)"
ORDER, LATEST = "12.11(3)(a)", "12.11(3)(a)(1)"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a timeline.

    `name` is the event's; `day` is when it was or is due, None where that is unknown, and `said` tells the one or the
    reason for the other. `cite` is the provision; `holds` says whether the day was kept, None where nothing says.
    `state` is past, today, ahead or unknown.
    """

    name: str
    said: Said
    cite: str
    state: str
    day: date | None = None
    holds: bool | None = None

    @property
    def step(self) -> Step:
        """The entry as a line of the working."""
        return Step(self.said, self.cite, holds=self.holds)


def entries(facts: TimelineFacts, days: Deadline | None, law: Law, today: date) -> tuple[Entry, ...]:
    """The whole timeline: service, time to comply, petition, hearing, findings, reinspection, order to vacate."""
    return (
        _service(facts, days, today),
        _compliance(facts, today),
        *_petition(facts, days, today),
        *_hearing(facts, law, today),
        _findings(facts, law),
        _reinspection(facts, today),
        *_order(facts, law, today),
    )


def state_of(day: date, today: date) -> str:
    """Where a day stands as of `today`."""
    return "past" if day < today else "today" if day == today else "ahead"


def _on(name: str, key: str, cite: str, day: date, today: date, holds: bool | None = None, /, **more: Value) -> Entry:
    state = state_of(day, today)
    return Entry(name, said(key, day=day, state=state, **more), cite, state, day, holds)


def _unknown(name: str, key: str, cite: str, /, **more: Value) -> Entry:
    return Entry(name, said(key, **more), cite, "unknown")


def _service(facts: TimelineFacts, days: Deadline | None, today: date) -> Entry:
    if days is None:
        if facts.mailed is not None:
            return _unknown("served", "steps.only_mailed", SERVICE, day=facts.mailed)
        if facts.posted is not None:
            return _unknown("served", "steps.only_posted", SERVICE, day=facts.posted)
        return _unknown("served", "steps.served_unknown", SERVICE)
    if facts.served is None:
        return _on("served", "steps.both", SERVICE, days.start, today)
    return _on("served", "steps.served", SERVICE, days.start, today)


def _compliance(facts: TimelineFacts, today: date) -> Entry:
    if facts.comply_by is None:
        return _unknown("comply_by", "steps.comply_unknown", COMPLIANCE)
    return _on("comply_by", "steps.comply", COMPLIANCE, facts.comply_by, today)


def _petition(facts: TimelineFacts, days: Deadline | None, today: date) -> tuple[Entry, ...]:
    if days is None:
        due: tuple[Entry, ...] = (_unknown("petition_by", "steps.petition_unknown", PETITION),)
    else:
        due = (_on("petition_by", "steps.petition", PETITION, days.last_day, today),)
        if days.safe_day is not None:
            due = (_on("safe_day", "steps.petition_safe", PETITION, days.safe_day, today), *due)
    if facts.filed is None:
        return due
    in_time = None if days is None else facts.filed <= days.last_day
    key = "steps.filed_late" if in_time is False else "steps.filed"
    return (*due, _on("filed", key, PETITION, facts.filed, today, in_time))


def _hearing(facts: TimelineFacts, law: Law, today: date) -> tuple[Entry, ...]:
    by = None if facts.filed is None else hearing_by(facts.filed, law)
    due = (
        _unknown("hearing_by", "steps.hearing_unknown", PETITION)
        if by is None
        else _on("hearing_by", "steps.hearing_by", PETITION, by, today)
    )
    if facts.hearing is None:
        return (due,)
    in_time = None if by is None else facts.hearing <= by
    return due, _on("hearing", "steps.hearing", PETITION, facts.hearing, today, in_time)


def _findings(facts: TimelineFacts, law: Law) -> Entry:
    """Never one date: the chapter does not say from what its days run."""
    if facts.hearing is None:
        return _unknown("findings", "steps.findings_unknown", FINDINGS)
    by = after(facts.hearing, law.parameters["findings_days"])
    return _unknown("findings", "steps.findings", FINDINGS, day=by)


def _reinspection(facts: TimelineFacts, today: date) -> Entry:
    if facts.comply_by is None:
        return _unknown("reinspection", "steps.reinspection_unknown", ORDER)
    return _on("reinspection", "steps.reinspection", ORDER, facts.comply_by, today)


def _order(facts: TimelineFacts, law: Law, today: date) -> tuple[Entry, ...]:
    if facts.ordered is not None:
        latest = after(facts.ordered, law.parameters["vacate_days"])
        return (
            _on("ordered", "steps.ordered", ORDER, facts.ordered, today),
            _on("vacate_by", "steps.vacate_by", LATEST, latest, today),
        )
    key = "steps.order_unknown" if facts.filed is None else "steps.order_with_petition"
    return (_unknown("ordered", key, ORDER),)
