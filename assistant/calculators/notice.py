"""Whether a notice of violation holds all that it must: 12.11(1)(a)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.calculator import Calculator, Fact
from assistant.outcome import Outcome, Step, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class NoticeFacts:
    """What a notice holds, by the names in `PARTS`, and whether it is in writing.

    `has` is () where it is known to hold none of them. A notice that was read, mailed or drafted is in writing.
    """

    has: tuple[str, ...] | None = None
    written: bool | None = None


PARTS = ("violations-list", "section-references", "remedial-order", "time", "appeal-advice")

FACTS = (
    Fact("has", "names", PARTS),
    Fact("written", "yesno"),
)


RULE = "12.11(1)(a)"
ITEM = {
    "violations-list": "12.11(1)(a)(1)",
    "section-references": "12.11(1)(a)(1)",
    "remedial-order": "12.11(1)(a)(1)",
    "time": "12.11(1)(a)(2)",
    "appeal-advice": "12.11(1)(a)(3)",
}


def decide(facts: NoticeFacts, law: Law, today: date) -> Outcome:
    """Whether anything is not there; one thing that is not is enough."""
    lacking = () if facts.has is None else tuple(part for part in PARTS if part not in facts.has)
    absent = (*lacking, "written") if facts.written is False else lacking
    if absent:
        return _incomplete(facts, absent)
    if facts.has is None or facts.written is None:
        missing = ("has",) * (facts.has is None) + ("written",) * (facts.written is None)
        say = said("say.rule" if facts.has is None else "say.rule_written")
        return Outcome(None, say, (RULE,), {}, _steps(facts), missing)
    left = (said("unsettled.form"),)
    return Outcome(
        "complete", said("say.complete"), (RULE, *_items(PARTS)), {"missing": ()}, _steps(facts), unsettled=left
    )


def _incomplete(facts: NoticeFacts, absent: tuple[str, ...]) -> Outcome:
    return Outcome(
        "incomplete",
        said("say.incomplete", absent=absent),
        _citations(absent),
        {"missing": absent},
        _steps(facts),
        unsettled=(said("unsettled.effect"),),
        mend=(said("mend.add", absent=absent),),
    )


def _citations(absent: tuple[str, ...]) -> tuple[str, ...]:
    """The item that is not there first, where all that is not there belongs to one; else the paragraph."""
    items = _items(absent)
    if len(items) == 1 and all(part in ITEM for part in absent):
        return (*items, RULE)
    return (RULE, *items)


def _items(parts: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ITEM[part] for part in parts if part in ITEM))


def _steps(facts: NoticeFacts) -> tuple[Step, ...]:
    steps = []
    for part in PARTS if facts.has is not None else ():
        there = part in (facts.has or ())
        steps.append(Step(said("steps.there" if there else "steps.absent", part=part), ITEM[part], holds=there))
    if facts.written is not None:
        key = "steps.there" if facts.written else "steps.absent"
        steps.append(Step(said(key, part="written"), RULE, holds=facts.written))
    return tuple(steps)


CALCULATOR = Calculator("notice", NoticeFacts, FACTS, ("complete", "incomplete"), decide)
