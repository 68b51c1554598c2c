from fractions import Fraction

import pytest

from assistant.facts.day_parts import visit_hour


@pytest.mark.parametrize(
    "text",
    [
        "at night",
        "in the middle of the night",
        "real late at night",
        "near bedtime",
        "at the crack of dawn",
        "while we were asleep",
    ],
)
def test_the_night_is_no_reasonable_hour(text):
    facts, assumed = visit_hour(f"he came {text}")
    assert facts == {"reasonable_hour": False}
    assert [said.key for said in assumed] == ["assumed.night_taken"]


@pytest.mark.parametrize(
    "text", ["Saturday afternoon", "in the afternoon", "during the day", "during business hours", "mid-morning"]
)
def test_the_daytime_is_a_reasonable_hour(text):
    facts, assumed = visit_hour(f"he came {text}")
    assert facts == {"reasonable_hour": True}
    assert [said.key for said in assumed] == ["assumed.daytime_taken"]


def test_a_persons_own_word_counts():
    assert visit_hour("he came at a reasonable hour") == ({"reasonable_hour": True}, ())
    assert visit_hour("he comes at all hours") == ({"reasonable_hour": False}, ())


@pytest.mark.parametrize(
    "text", ["in the morning", "in the evening", "before breakfast", "Sunday", "is that a reasonable hour"]
)
def test_other_parts_of_the_day_are_left_open(text):
    assert visit_hour(text) == ({}, ())


def test_an_hour_is_told_rather_than_its_part_of_the_day():
    assert visit_hour("Saturday afternoon at 2") == ({"hour": Fraction(14)}, ())


def test_a_bare_hour_is_told_with_its_half():
    facts, assumed = visit_hour("He came at 3")
    assert facts == {"hour": Fraction(15)}
    assert [(said.key, dict(said.values)) for said in assumed] == [
        ("assumed.hour_taken", {"words": "3", "hour": Fraction(15)})
    ]


def test_an_hour_until_which_a_person_sleeps_is_not_the_visits():
    assert visit_hour("I sleep till three in the afternoon, he comes at nine in the morning")[0] == {
        "hour": Fraction(9)
    }
