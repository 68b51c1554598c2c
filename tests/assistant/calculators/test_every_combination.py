"""Every combination of a decision's facts, each known on both sides of its limit, in bounds across it, or unknown."""

from dataclasses import fields
from datetime import date
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from assistant.amount import Amount
from assistant.calculators.register import NAMES, calculator
from assistant.calculators.window_facts import Window
from assistant.words import load_words

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
TAKEN_FOR_GRANTED = {
    "window": {"openable_sqft", "openable_share", "obstruction_ft", "obstruction_above_ceiling", "faces_outdoors"}
    | {"ventilating_device"},
    "extermination": {"agreement", "common_areas_only", "units_total"},
    "garbage": {"agreement"},
    "penalty": {"violations"},
    "heat": {"turned_up", "place"},
    "hot-water": {"turned_up"},
    "entry": {"warrant", "reasonable_hour"},
    "access": {"reasonable_hour"},
    "service": {"served_on"},
    "unit-type": {"living", "sleeping", "eating", "shares_halls", "kitchen_and_toilet"},
    "board-vote": {"motion", "present", "uncounted_for", "uncounted_against"},
    "petition": {"mailed", "posted", "how", "filed", "today"},
}
NO_VERDICT_AND_NOTHING_MISSING = {"vacate", "penalty", "petition", "unit-type", "timeline"}
VARIED_IN_FULL = {
    "window": {"room", "floor_sqft", "windows", "ventilating_device"},
    "timeline": {"served", "mailed", "posted", "filed"},
}
ASKED_THOUGH_KNOWN = {
    "turned_up",  # known to be turned down: what it reaches turned up is asked
    "windows",  # known, but not how big
    "last_day",  # before the first day
    "filed",  # before the notice was served
    "clear_height_ft",  # nothing
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


@pytest.mark.parametrize("name", NAMES)
def test_the_outcome_is_a_verdict_or_names_what_is_missing(name, law):
    found = calculator(name)
    for facts, outcome in outcomes(found, law):
        assert outcome.verdict in {None, *found.verdicts}, facts
        assert not (outcome.verdict and outcome.missing), facts
        elsewhere = name == "heat" and facts["place"] == "not-habitable"
        if outcome.verdict is None and name not in NO_VERDICT_AND_NOTHING_MISSING and not elsewhere:
            assert outcome.missing, facts


@pytest.mark.parametrize("name", NAMES)
def test_what_is_missing_is_unknown_or_known_only_in_bounds(name, law):
    found = calculator(name)
    order = [fact.name for fact in found.facts]
    for facts, outcome in outcomes(found, law):
        assert list(outcome.missing) == sorted(set(outcome.missing), key=order.index), facts
        for fact in outcome.missing:
            value = facts.get(fact)
            known = value is not None and not (isinstance(value, Amount) and value.exact is None)
            assert not known or fact in ASKED_THOUGH_KNOWN, (facts, fact)


@pytest.mark.parametrize("name", [name for name in NAMES if name not in {"window", "penalty", "vacate", "petition"}])
def test_a_verdict_stands_whatever_an_unknown_fact_turns_out_to_be(name, law):
    found = calculator(name)
    asked = [fact for fact in found.facts if fact.name not in TAKEN_FOR_GRANTED.get(name, ())]
    for facts, outcome in outcomes(found, law):
        if outcome.verdict is None:
            continue
        for fact in (fact for fact in asked if facts[fact.name] is None):
            for value in () if implied(facts, fact) else values_of(fact):
                turned = found.decide(found.hold({**facts, fact.name: value}), law, TODAY)
                if any(line.key == "unsettled.too_many" for line in turned.unsettled):
                    continue  # more votes than voters: such a vote cannot be
                assert turned.verdict == outcome.verdict, (facts, fact.name, value)


def implied(facts, fact):
    """Whether another fact stands in for the unknown one: a motion for its matter, one unit in all for how many."""
    return (fact.name == "matter" and facts["motion"]) or (fact.name == "units_infested" and facts["units_total"])


@pytest.mark.parametrize("name", NAMES)
def test_every_sentence_and_quotation_is_there(name, law):
    found, words = calculator(name), load_words(name)
    said, cited = {}, set()
    for _, outcome in outcomes(found, law):
        for line in sentences(outcome):
            said.setdefault((line.key, tuple(line.values)), line)
        cited.update((cite, outcome.say.key) for cite in outcome.citations)
    for line in said.values():
        assert "{" not in words.say(line, law)
    for cite, key in cited:
        assert law.ordinance.holds(cite, words.quote(cite, key))


def sentences(outcome):
    yield outcome.say
    for lines in (outcome.why, outcome.assumed, outcome.unsettled, outcome.mend):
        yield from lines
    yield from (step.said for step in outcome.steps)


@pytest.mark.parametrize("name", NAMES)
def test_every_verdict_can_come_out(name, law):
    found = calculator(name)
    assert {outcome.verdict for _, outcome in outcomes(found, law)} - {None} == set(found.verdicts)


@pytest.mark.parametrize("name", NAMES)
def test_the_facts_are_the_fields_of_the_facts_type(name):
    found = calculator(name)
    assert [fact.field for fact in found.facts] == [field.name for field in fields(found.facts_type)]
