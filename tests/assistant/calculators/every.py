"""Every combination of a decision's facts, each known on both sides of its limit, in bounds across it, or unknown."""

from datetime import date
from fractions import Fraction
from functools import cache
from itertools import product

from assistant.amount import Amount
from assistant.calculators.window_facts import Window

TODAY = date(2026, 6, 15)


def exactly(*numbers):
    return [Amount.exactly(Fraction(number)) for number in numbers]


def bounds(low, high):
    return Amount(None if low is None else Fraction(low), None if high is None else Fraction(high))


def window(area, **facts):
    return Window(area_sqft=None if area is None else Amount.exactly(Fraction(area)), **facts)


YES_NO = [True, False]
DATES = [date(2026, 5, 10), date(2026, 5, 16), date(2026, 7, 4)]
VALUES = {
    "room": ["sleeping", "living", "bathroom", "other"],
    "units_infested": [*exactly(1, 2), bounds(1, None)],
    "units_total": [*exactly(1, 2, 3), bounds(2, 3)],
    "foot_candles": [*exactly("4.9", 5), bounds(4, 6)],
    "days": [*exactly(0, 10), bounds(10, None)],
    "violations": exactly(1, 2),
    "indoor_f": [*exactly(69, 70), bounds(60, 80)],
    "outdoor_f": [*exactly(-21, -20), bounds(-25, 0)],
    "water_f": [*exactly(119, 120), bounds(110, 130)],
    "floor_sqft": [*exactly(120, 1000), bounds(100, 140), bounds(900, 1100)],
    "clear_height_ft": [*exactly(0, 8), bounds(7, 9)],
    "depth_below_grade_ft": [*exactly(0, "3.9", 4), bounds(3, 5)],
    "hour": [Fraction(6), Fraction(10), Fraction(19)],
    "has": [(), ("time",), ("violations-list", "section-references", "remedial-order", "time", "appeal-advice")],
    "present": [*exactly(2, 3), bounds(2, 4)],
    "for": [*exactly(2, 3), bounds(1, 3)],
    "against": [*exactly(1, 2), bounds(1, 3)],
    "uncounted_for": [*exactly(0, 1), bounds(0, 1)],
    "uncounted_against": [*exactly(1), bounds(0, 1)],
    "offenses": exactly(35),
    "openable_sqft": [*exactly(0, 10), bounds(4, 6)],
    "openable_share": [Fraction(0), Fraction(1, 2)],
    "obstruction_ft": [*exactly(2, 3), bounds(2, 4)],
    "windows": [
        (),
        (window(12),),
        (window(None),),
        (window(12, kind="skylight"),),
        (window(10), window(5, kind="skylight", obstruction_above_ceiling=True)),
        (window(20, openable_share=Fraction(0)),),
        (window(13, openable_sqft=Amount.exactly(6)),),
    ],
}
VARIED_IN_FULL = {
    "window": {"room", "floor_sqft", "windows", "ventilating_device"},
    "timeline": {"served", "mailed", "posted", "filed"},
}


def values_of(fact):
    if fact.kind == "yesno":
        return YES_NO
    if fact.kind == "date":
        return DATES
    return VALUES.get(fact.name) or list(fact.choices)


def combinations(found):
    names = [fact.name for fact in found.facts]
    for values in product(*([None, *values_of(fact)] for fact in found.facts)):
        yield dict(zip(names, values, strict=True))


@cache
def outcomes(found, law):
    every = thinned(found) if found.name in VARIED_IN_FULL else combinations(found)
    return [(facts, found.decide(found.hold(facts), law, TODAY)) for facts in every]


def thinned(found):
    """Many facts make too many combinations: each pair of the optional ones is varied and the rest unknown."""
    first = [fact for fact in found.facts if fact.name in VARIED_IN_FULL[found.name]]
    rest = [fact for fact in found.facts if fact not in first]
    for values in product(*([None, *values_of(fact)] for fact in first)):
        facts = {fact.name: value for fact, value in zip(first, values, strict=True)}
        yield facts
        for one, other in ((one, other) for one in rest for other in rest if one.name < other.name):
            for a, b in product(values_of(one), values_of(other)):
                yield {**facts, one.name: a, other.name: b}


def sentences(outcome):
    yield outcome.say
    for lines in (outcome.why, outcome.assumed, outcome.unsettled, outcome.mend):
        yield from lines
    yield from (step.said for step in outcome.steps)
