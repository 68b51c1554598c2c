"""A wall at one of several windows leaves the others as they are."""

from datetime import date

from assistant.facts.reader import read_facts

TODAY = date(2026, 6, 15)
ROOM = "bedroom 12x12 with two windows 3x4"


def test_a_wall_at_one_window_of_a_sentence_takes_that_one_away(talk):
    reply, _ = talk("three windows 3x3, one blocked by wall 1 foot away above ceiling, bedroom 12x15")[-1]
    assert reply.calc.verdict == "meets"
    assert reply.say.endswith("needs at least 18 sq ft of window, and this one has 18.")
    assert "every other window faces outdoors with no wall close by" in reply.calc.assumed


def test_a_wall_told_next_is_at_one_window_alone(talk):
    turns = (ROOM, "one is 2 feet from the wall", "only one of them", "the wall is higher than the ceiling")
    reply, _ = talk(*turns)[-1]
    assert reply.calc.verdict == "violates"
    assert "14.4" in reply.say and "12" in reply.say


def test_the_distance_is_corrected_and_not_the_floor(talk):
    reply, _ = talk(ROOM, "one is 2 feet from the wall", "actually its 4 feet away")[-1]
    assert (reply.calc.verdict, str(reply.calc.facts["floor_sqft"])) == ("meets", "144")


def test_what_holds_for_every_window_is_told_of_every_one():
    known = read_facts("window", ROOM, TODAY).facts
    found = read_facts("window", "both face a wall 2 feet away", TODAY, None, known).facts
    assert "windows" not in found
    assert str(found["obstruction_ft"].exact) == "2"
