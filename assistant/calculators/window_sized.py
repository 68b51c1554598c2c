"""Rooms whose windows need an area: bedrooms, and rooms that have only skylights, 12.06(1)(a) and (b)."""

from __future__ import annotations

from assistant.calculators.window_areas import Areas, areas, told
from assistant.calculators.window_case import Case
from assistant.calculators.window_counts import Count
from assistant.calculators.window_facts import WindowFacts
from assistant.calculators.window_saying import assumed, say, unsettled, why
from assistant.calculators.window_working import mends, steps
from assistant.outcome import Outcome
from corpus.law import Law

AREA, OPENING = "12.06(1)(a)", "12.06(1)(b)"

_ASKED = ("floor_sqft", "windows", "openable_sqft", "obstruction_ft", "obstruction_above_ceiling")


def decide_sized(facts: WindowFacts, count: Count | None, law: Law) -> Outcome:
    """The outcome for a room with a required area."""
    return _outcome(_case(facts, count, law), law)


def _case(facts: WindowFacts, count: Count | None, law: Law) -> Case:
    """Windows that may or may not count are taken both ways.

    The more of them count the better, so that the two ends settle all between.
    """
    best = areas(facts, None if count is None else count.possible, law)
    verdict, missing = _verdict(best, facts)
    if count is None or not count.open:
        return Case(facts, count, best, verdict, missing)
    worst = areas(facts, count.sure, law)
    at_worst, missing_at_worst = _verdict(worst, facts)
    if verdict is None or verdict != at_worst:
        return Case(facts, count, best, None, missing | missing_at_worst | set(count.questions))
    return Case(facts, count, best if verdict == "violates" else worst, verdict, frozenset())


def _verdict(areas: Areas, facts: WindowFacts) -> tuple[str | None, frozenset[str]]:
    enough, opens = areas.enough, areas.opens_enough
    if areas.windows == () or enough is False or (opens is False and not facts.ventilating_device):
        return "violates", frozenset()
    if enough and opens is not None:
        return "meets" if opens else "depends", frozenset()
    missing = set()
    if areas.required.exact is None:
        missing.add("floor_sqft")
    if enough is None and areas.actual.exact is None:
        missing.add("windows")
    if opens is None and areas.opens is not None and areas.opens.exact is None:
        missing.add(_what_opens(areas))
    return None, frozenset(missing)


def _what_opens(areas: Areas) -> str:
    """The fact that settles how much opens: the windows' areas, where the share of each that opens is known."""
    shares = [window.openable_share for window in areas.windows or () if window.openable_sqft is None]
    return "windows" if shares and None not in shares else "openable_sqft"


def _outcome(case: Case, law: Law) -> Outcome:
    only_opening = case.verdict is not None and case.short_of_opening and not case.short_of_area
    return Outcome(
        case.verdict,
        say(case),
        (OPENING, AREA) if only_opening else (AREA, OPENING),
        told(case.areas, case.facts.room, law),
        steps(case, law),
        tuple(name for name in _ASKED if name in case.missing),
        tuple(why(case)),
        tuple(assumed(case)),
        tuple(unsettled(case, law)),
        tuple(mends(case, law)) if case.verdict in {"violates", "depends"} else (),
    )
