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
    """Clear floor-to-ceiling height, and its depth below the average grade of the adjoining ground, both in feet.

    `share_below` is the depth as a part of the height, where only that was told ("more than half of it"). It is not
    asked for, and where height and depth are known they decide.
    """

    clear_height_ft: Amount | None = None
    depth_below_grade_ft: Amount | None = None
    share_below: Amount | None = None


FACTS = (
    Fact("clear_height_ft", "length"),
    Fact("depth_below_grade_ft", "length"),
    Fact("share_below", "ratio"),
)


HALF_BASEMENT, BASEMENT = "12.03(2)", "12.03(3)"


def decide(facts: BasementFacts, law: Law, today: date) -> Outcome:
    """Which of the two definitions the share of the height that lies below grade meets."""
    depth, fraction = facts.depth_below_grade_ft, _fraction(facts)
    told = fraction if depth is None else depth
    below = None if told is None else exceeds(told, 0)
    if below is False:
        step = Step(said("steps.above"), BASEMENT, holds=False)
        return Outcome("neither", said("say.neither"), (BASEMENT, HALF_BASEMENT), _values(facts, law), (step,))
    share = law.parameters["basement_share"]
    if fraction is None or below is None:
        return _open(facts, law)
    deep = fraction.at_least(share.value)
    if deep is None:
        return _open(facts, law)
    measured = _values(facts, law).get("fraction_below")
    number = measured if isinstance(measured, Fraction) else None
    return Outcome(
        "basement" if deep else "half-basement",
        said("say.basement" if deep else "say.half_basement", fraction=fraction),
        (BASEMENT, HALF_BASEMENT) if deep else (HALF_BASEMENT, BASEMENT),
        _values(facts, law),
        (Step(_worked(facts, fraction), BASEMENT, number, share.value, share.unit, deep),),
        assumed=_wholly_below(facts),
        unsettled=(said("unsettled.use"),),
    )


def _fraction(facts: BasementFacts) -> Amount | None:
    """The share of the height below grade: by height and depth, else as it was told."""
    if facts.depth_below_grade_ft is None or facts.clear_height_ft is None:
        return facts.share_below
    return _at_most_whole(quotient(facts.depth_below_grade_ft, facts.clear_height_ft))


def _at_most_whole(share: Amount) -> Amount:
    """A story whose floor lies deeper than it is high is all below grade."""
    whole = Fraction(1)
    low = None if share.low is None else min(share.low, whole)
    high = None if share.high is None else min(share.high, whole)
    return Amount(low, high, share.above and low != whole, share.below and high == share.high)


def _wholly_below(facts: BasementFacts) -> tuple[Said, ...]:
    depth, height = facts.depth_below_grade_ft, facts.clear_height_ft
    if depth is None or height is None or height.high is None or not exceeds(depth, height.high):
        return ()
    return (said("assumed.wholly_below", depth=depth, height=height),)


def _worked(facts: BasementFacts, fraction: Amount) -> Said:
    depth, height = facts.depth_below_grade_ft, facts.clear_height_ft
    if depth is None or height is None:
        return said("steps.share_told", fraction=fraction)
    if _wholly_below(facts):
        return said("steps.whole", depth=depth, height=height)
    return said("steps.share", depth=depth, height=height, fraction=fraction)


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
    if depth is not None and height:
        return {"fraction_below": min(depth / height, Fraction(1))}
    share = nominal(facts.share_below, law)
    unmeasured = facts.depth_below_grade_ft is None or facts.clear_height_ft is None
    return {} if share is None or not unmeasured else {"fraction_below": share}


CALCULATOR = Calculator("basement", BasementFacts, FACTS, ("half-basement", "basement", "neither"), decide)
