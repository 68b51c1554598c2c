"""Corrections that name the right size or number alone."""

from datetime import date

import pytest

from assistant.corrections import corrected
from assistant.phrases import load_phrases
from assistant.state import Told


@pytest.mark.parametrize(
    ("told", "text", "mended"),
    [
        ("3 ft", "actually 4", "4 ft"),
        ("3 ft", "sorry, it's 40 inches", "40 inches"),
        ("bedroom window 3x4", "sorry 3x5", "bedroom window 3x5"),
        ("window 3x4 in bedroom 10x10", "make it 10x14", "window 3x4 in bedroom 10x14"),
        ("one is 2 feet from the wall", "actually its 4 feet away", "one is 4 feet from the wall"),
    ],
)
def test_the_right_value_alone_takes_the_place_of_the_one_it_is_meant_for(told, text, mended):
    before = (Told("8 ft", "clear_height_ft"), Told(told, "depth_below_grade_ft"))
    assert corrected(text, before, load_phrases("en")) == (before[0], Told(mended, "depth_below_grade_ft"))


@pytest.mark.parametrize("text", ["make it 7x8", "and 4?", "4", "what if 4"])
def test_a_value_that_may_be_meant_for_several_corrects_none(text):
    assert corrected(text, (Told("window 3x4 in bedroom 10x10"),), load_phrases("en")) is None


def test_the_fact_just_given_is_the_one_corrected(talk):
    reply, _ = talk("is my basement a basement or cellar", "8 ft", "3 ft", "actually 4")[-1]
    facts = {name: str(value) for name, value in reply.calc.facts.items()}
    assert facts == {"clear_height_ft": "8", "depth_below_grade_ft": "4"}


def test_a_window_is_no_ceiling(talk):
    reply, _ = talk("is it a basement", "window 2x4")[-1]
    assert reply.calc.name == "window"


def test_another_day_of_an_order_lies_near_the_one_told(talk):
    reply, _ = talk("order to vacate dated june 1", "what if its july 1 order", today=date(2026, 6, 15))[-1]
    assert reply.calc.facts["ordered"] == "2026-07-01"
    assert "Sunday, August 30, 2026" in reply.say
