from datetime import date
from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.facts.given import BadFact, given
from assistant.facts.limits import beyond
from assistant.facts.reader import read_facts
from assistant.words import load_words
from corpus.law import load_law

TODAY = date(2026, 5, 20)


def read(name, text, asked=None, known=None):
    found = read_facts(name, text, TODAY, asked, known or {})
    return dict(found.facts), [load_words("facts").say(one, load_law()) for one in found.problems]


def exactly(value):
    return Amount.exactly(Fraction(value))


@pytest.mark.parametrize(
    ("name", "text", "kept", "problem"),
    [
        ("heat", "it is -500 degrees in here and 20 outside", {"outdoor_f": exactly(20)},
         "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and 150 "
         "degrees."),
        ("heat", "64 inside, 400 degrees outside", {"indoor_f": exactly(64)},
         "An outdoor temperature of 400 degrees cannot be: please give it again, between minus 100 and 150 degrees."),
        ("hot_water", "hot water is 900 degrees, heater is turned all the way up", {"turned_up": True},
         "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees."),
        ("hot_water", "hot water is 20 degrees", {},
         "Tap water of 20 degrees cannot be: please give it again, between 32 and 212 degrees."),
        ("extermination", "3 of our 2 units have roaches, who pays", {"units_total": exactly(2)},
         "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are."),
        ("floor_space", "my house has 5,000,000 sq ft", {},
         "A home of 5,000,000 sq ft cannot be: please give its size again, 100,000 sq ft or less."),
        ("basement", "the ceiling is 500 ft high, 3 ft of it below grade", {"depth_below_grade_ft": exactly(3)},
         "A ceiling of 500 feet cannot be: please give its height again, 100 feet or less."),
        ("dwelling_type", "a building with 5000 units", {},
         "A building of 5,000 units cannot be: please give the number again, 2,000 or less."),
        ("penalty", "2 violations for 40,000 days", {"violations": exactly(2)},
         "A violation of 40,000 days cannot be: please give its length again, 36,500 days or less."),
        ("access", "the owner came at 25:00 to fix the furnace", {"who": "owner", "purpose": "repair-to-comply"},
         'There is no such time of day as "25:00": please give one such as 10 am or 14:30.'),
    ],
)  # fmt: skip
def test_a_fact_that_cannot_be_is_named_and_the_rest_is_kept(name, text, kept, problem):
    assert read(name, text) == (kept, [problem])


def test_a_room_of_ten_thousand_feet_leaves_its_window():
    facts, problems = read("window", "is a 3x4 window ok for a bedroom 10,000 ft by 10,000 ft")
    assert facts["windows"][0].area_sqft == exactly(12)
    assert "floor_sqft" not in facts
    assert problems == [
        "A room with a side of 10,000 feet cannot be: please give its size again, no side over 200 feet."
    ]


def test_a_window_of_1200_square_feet_leaves_its_room():
    facts, problems = read("window", "is a 30 ft by 40 ft window ok for a 10x12 bedroom")
    assert facts == {"room": "sleeping", "floor_sqft": exactly(120)}
    assert problems == ["A window of 1,200 sq ft cannot be: please give its size again, 400 sq ft or less."]


@pytest.mark.parametrize(
    ("name", "text", "asked", "problem"),
    [
        (
            "heat",
            "-500",
            "indoor_f",
            "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and "
            "150 degrees.",
        ),
        (
            "heat",
            "900",
            "outdoor_f",
            "An outdoor temperature of 900 degrees cannot be: please give it again, between minus 100 and 150 degrees.",
        ),
        (
            "hot_water",
            "900",
            "water_f",
            "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees.",
        ),
        (
            "window",
            "300 by 10",
            "floor_sqft",
            "A room with a side of 300 feet cannot be: please give its size again, no side over 200 feet.",
        ),
        (
            "window",
            "20,000",
            "floor_sqft",
            "A room of 20,000 sq ft cannot be: please give its size again, 10,000 sq ft or less.",
        ),
        (
            "window",
            "500 sq ft",
            "windows",
            "A window of 500 sq ft cannot be: please give its size again, 400 sq ft or less.",
        ),
        (
            "penalty",
            "200 years",
            "days",
            "A violation of 73,049 days cannot be: please give its length again, 36,500 days or less.",
        ),
        (
            "entry",
            "at 30 o'clock",
            "hour",
            'There is no such time of day as "30 o\'clock": please give one such as 10 am or 14:30.',
        ),
    ],
)
def test_a_bare_answer_that_cannot_be_is_named(name, text, asked, problem):
    assert read(name, text, asked) == ({}, [problem])


def test_infested_units_are_held_against_the_units_told_before():
    facts, problems = read("extermination", "3", "units_infested", {"units_total": exactly(2)})
    assert facts == {}
    assert problems == [
        "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are."
    ]


def test_units_told_after_the_infested_ones_are_what_is_left_out():
    facts, problems = read("extermination", "2", "units_total", {"units_infested": exactly(3)})
    assert facts == {}
    assert problems == [
        "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are."
    ]


def test_all_units_of_a_building_may_be_infested():
    assert read("extermination", "2 of our 2 units have roaches")[1] == []


@pytest.mark.parametrize(
    ("name", "fact", "last", "first_beyond"),
    [
        ("heat", "indoor_f", 150, 151), ("heat", "indoor_f", -100, -101), ("heat", "outdoor_f", 150, 151),
        ("hot-water", "water_f", 212, 213), ("hot-water", "water_f", 32, 31),
        ("window", "floor_sqft", 10_000, 10_001), ("floor-space", "floor_sqft", 100_000, 100_001),
        ("basement", "clear_height_ft", 100, 101), ("hall-lighting", "units_total", 2000, 2001),
        ("extermination", "units_infested", 2000, 2001), ("penalty", "days", 36_500, 36_501),
    ],
)  # fmt: skip
def test_the_limit_itself_is_still_taken(name, fact, last, first_beyond):
    assert beyond(name, fact, exactly(last)) is None
    assert beyond(name, fact, exactly(first_beyond)) is not None


def test_a_range_that_reaches_below_the_limit_is_taken():
    assert beyond("heat", "indoor_f", Amount(Fraction(60), None)) is None
    assert beyond("heat", "indoor_f", Amount(Fraction(200), None)) is not None


@pytest.mark.parametrize(
    ("name", "obj", "fact", "message"),
    [
        ("heat", {"indoor_f": -500}, "indoor_f",
         "An indoor temperature of minus 500 degrees cannot be: please give it again, between minus 100 and 150 "
         "degrees."),
        ("heat", {"indoor_c": 100}, "indoor_c",
         "An indoor temperature of 212 degrees cannot be: please give it again, between minus 100 and 150 degrees."),
        ("hot-water", {"water_f": "900"}, "water_f",
         "Tap water of 900 degrees cannot be: please give it again, between 32 and 212 degrees."),
        ("window", {"floor": "10,000 ft x 10,000 ft"}, "floor",
         "A room of 100,000,000 sq ft cannot be: please give its size again, 10,000 sq ft or less."),
        ("window", {"windows": [{"size": "3x4"}, {"area_sqft": 401}]}, "windows.1.area_sqft",
         "A window of 401 sq ft cannot be: please give its size again, 400 sq ft or less."),
        ("window", {"windows": "30 ft x 40 ft"}, "windows",
         "A window of 1,200 sq ft cannot be: please give its size again, 400 sq ft or less."),
        ("extermination", {"units_total": 2, "units_infested": 3}, "units_infested",
         "3 infested of 2 units cannot be: please give both numbers again, no more infested than there are."),
        ("penalty", {"days": 40_000}, "days",
         "A violation of 40,000 days cannot be: please give its length again, 36,500 days or less."),
    ],
)  # fmt: skip
def test_a_given_fact_that_cannot_be_is_refused(name, obj, fact, message):
    with pytest.raises(BadFact) as caught:
        given(calculator(name), obj, TODAY)
    assert (caught.value.fact, caught.value.message) == (fact, message)


@pytest.mark.parametrize("name", ["penalty", "petition", "vacate", "timeline"])
@pytest.mark.parametrize("text", ["served 999,999 days ago", "999999 days from now", "for 99,999,999 days"])
def test_no_length_of_time_is_too_long_to_be_read(name, text):
    assert isinstance(read(name, text, "served")[0], dict)
