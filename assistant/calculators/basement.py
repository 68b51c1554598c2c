"""Whether a story is a basement, a half-basement or neither: 12.03(2), 12.03(3)."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.calculator import Calculator, Fact
from assistant.calculators.measure import exceeds, nominal, quotient
from assistant.outcome import Outcome, Said, Step, Value, said
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class BasementFacts:
    """Clear floor-to-ceiling height, and its depth below the average grade of the adjoining ground, both in feet."""

    clear_height_ft: Amount | None = None
    depth_below_grade_ft: Amount | None = None


FACTS = (
    Fact("clear_height_ft", "length"),
    Fact("depth_below_grade_ft", "length"),
)


HALF_BASEMENT, BASEMENT = "12.03(2)", "12.03(3)"


def decide(facts: BasementFacts, law: Law, today: date) -> Outcome:
    """Which of the two definitions the share of the height that lies below grade meets."""
    depth = facts.depth_below_grade_ft
    below = None if depth is None else exceeds(depth, 0)
    if below is False:
        step = Step(said("steps.above"), BASEMENT, holds=False)
        return Outcome("neither", said("say.neither"), (BASEMENT, HALF_BASEMENT), _values(facts, law), (step,))
    share = law.parameters["basement_share"]
    if depth is None or below is None or facts.clear_height_ft is None:
        return _open(facts, law)
    fraction = quotient(depth, facts.clear_height_ft)
    deep = fraction.at_least(share.value)
    if deep is None:
        return _open(facts, law)
    told = _values(facts, law).get("fraction_below")
    measured = told if isinstance(told, Fraction) else None
    said_step = said("steps.share", depth=depth, height=facts.clear_height_ft, fraction=fraction)
    return Outcome(
        "basement" if deep else "half-basement",
        said("say.basement" if deep else "say.half_basement", fraction=fraction),
        (BASEMENT, HALF_BASEMENT) if deep else (HALF_BASEMENT, BASEMENT),
        _values(facts, law),
        (Step(said_step, BASEMENT, measured, share.value, share.unit, deep),),
        unsettled=(said("unsettled.use"),),
    )


def _open(facts: BasementFacts, law: Law) -> Outcome:
    """What is known exactly is not asked for again, unless it is a height of nothing."""
    height, depth = facts.clear_height_ft, facts.depth_below_grade_ft
    missing = ("clear_height_ft",) * (height is None or not height.exact)
    missing += ("depth_below_grade_ft",) * (depth is None or depth.exact is None)
    why: tuple[Said, ...] = ()
    if height is not None and depth is not None:
        why = (said("why.straddles", depth=depth, height=height),)
    return Outcome(
        None,
        said("say.rule"),
        (BASEMENT, HALF_BASEMENT),
        _values(facts, law),
        missing=missing,
        why=why,
        unsettled=(said("unsettled.use"),),
    )


def _values(facts: BasementFacts, law: Law) -> dict[str, Value]:
    height, depth = nominal(facts.clear_height_ft, law), nominal(facts.depth_below_grade_ft, law)
    return {} if depth is None or not height else {"fraction_below": depth / height}


CALCULATOR = Calculator("basement", BasementFacts, FACTS, ("half-basement", "basement", "neither"), decide)
