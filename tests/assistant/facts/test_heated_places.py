from datetime import date

import pytest

from assistant.calculators.register import calculator
from assistant.facts.reader import read_facts

TODAY = date(2026, 12, 15)


def outcome(text, law):
    rule, found = calculator("heat"), read_facts("heat", text, TODAY)
    return rule.decide(rule.hold(found.facts), law, TODAY)


@pytest.mark.parametrize(
    "text",
    [
        "garage is 40 degrees when it's 20 out",
        "my hallway is 60 degrees and it is 10 outside",
        "basement laundry room is 50 degrees, 15 outside",
        "the hallway in my apartment building is 55 degrees, 10 outside",
        "in the garage, it's 40 degrees and 20 outside",
        "utility room 50 degrees, outside 10",
    ],
)
def test_the_rule_does_not_reach_a_place_that_is_no_habitable_room(text, law):
    found = outcome(text, law)
    assert (found.verdict, found.missing, found.say.key) == (None, (), "say.not_bound")


@pytest.mark.parametrize(
    ("text", "verdict"),
    [
        ("bedroom off the hallway is 60 degrees, 10 outside", "violates"),
        ("bedroom over the garage is 60 degrees, 10 outside", "violates"),
        ("hallway 60 degrees, bedroom 72 degrees, 10 outside", "meets"),
        ("hallway thermostat says 60 degrees, 10 outside", "violates"),
        ("bathroom is 60 degrees, 10 outside", "violates"),
        ("water closet is 60 degrees, 10 outside", "violates"),
        ("it's 60 degrees inside, 10 outside", "violates"),
    ],
)
def test_rooms_that_are_bound_are_judged(text, verdict, law):
    assert outcome(text, law).verdict == verdict


def test_a_reading_of_another_room_takes_back_the_garage():
    assert read_facts("heat", "and my bedroom is 62 degrees", TODAY).forgets == ("place",)
