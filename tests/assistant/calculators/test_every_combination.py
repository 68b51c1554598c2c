"""The outcome of every combination of a decision's facts."""

from dataclasses import fields

import pytest

from assistant.amount import Amount
from assistant.calculators.register import NAMES, calculator
from assistant.words import load_words
from tests.assistant.calculators.every import TODAY, outcomes, sentences, values_of

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
ASKED_THOUGH_KNOWN = {
    "turned_up",  # known to be turned down: what it reaches turned up is asked
    "windows",  # known, but not how big
    "last_day",  # before the first day
    "filed",  # before the notice was served
    "clear_height_ft",  # nothing
}


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


@pytest.mark.parametrize("name", NAMES)
def test_every_verdict_can_come_out(name, law):
    found = calculator(name)
    assert {outcome.verdict for _, outcome in outcomes(found, law)} - {None} == set(found.verdicts)


@pytest.mark.parametrize("name", NAMES)
def test_the_facts_are_the_fields_of_the_facts_type(name):
    found = calculator(name)
    assert [fact.field for fact in found.facts] == [field.name for field in fields(found.facts_type)]
