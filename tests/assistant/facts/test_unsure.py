from datetime import date

import pytest

from assistant.facts.reader import read_facts
from assistant.facts.unsure import doubted_text, known_text

TODAY = date(2026, 5, 1)


@pytest.mark.parametrize(
    "text",
    [
        "only my apartment has bedbugs do I have to pay? I don't know if it's rat proof",
        "only my unit has roaches, don't know whether it is insect proof",
        "only my unit has mice. I'm not sure if the building is rat proof",
        "only my unit has mice, no idea if it's kept bug proof",
        "only my unit has mice, wondering if there are gaps somewhere",
        "only my unit has mice, is it rat proof? no idea",
    ],
)
def test_what_a_person_does_not_know_is_no_fact_of_the_building(text):
    told = dict(read_facts("extermination", text, TODAY).facts)
    assert "proofed" not in told
    assert told["units_infested"].exact == 1


@pytest.mark.parametrize(
    ("text", "proofed"),
    [
        ("the building is rat proof, I don't know who pays", True),
        ("I don't know if I have to pay, there are holes in the wall", False),
        ("I don't know if the landlord has to fix the holes", False),
        ("not sure if it was sprayed but the building is rat proof", True),
    ],
)
def test_doubt_about_another_thing_leaves_the_fact(text, proofed):
    assert read_facts("extermination", text, TODAY).facts["proofed"] is proofed


def test_a_height_that_is_not_known_is_not_denied():
    text = "window 3x4 faces a wall 2 ft away, I don't know if it goes above the ceiling"
    assert read_facts("window", text, TODAY).facts["windows"][0].obstruction_above_ceiling is None


def test_a_fan_that_may_be_there_is_neither_there_nor_missing():
    text = "bathroom without a window, not sure whether it has an exhaust fan"
    assert "ventilating_device" not in read_facts("window", text, TODAY).facts


def test_a_copy_that_may_have_been_posted_is_not_said_to_be():
    assert "posted" not in read_facts("service", "I don't know if a copy was posted", TODAY).facts


def test_sizes_in_a_doubtful_clause_are_kept():
    told = read_facts("window", "I'm wondering if my bedroom 10x12 with a 3x4 window is legal", TODAY).facts
    assert told["floor_sqft"].exact == 120
    assert [one.area_sqft.exact for one in told["windows"]] == [12]


@pytest.mark.parametrize(
    ("calculator", "text", "unknown", "known"),
    [
        ("service", "I don't know if he was handed the notice, it was posted on the door", "in_person",
         {"posted": True}),
        ("service", "registered mail to my last known address, i dont know if they posted it", "posted",
         {"registered_mail": True, "last_known_address": True}),
        ("entry", "no idea if he showed ID when the inspector came at 10am and we let him in", "identification",
         {"consent": True}),
        ("access", "the owner wants in at 10 am, not sure if it's for a repair or to show it", "purpose",
         {"who": "owner"}),
        ("unit-type", "not sure if they cook in there, he rents a room and sleeps there", "cooking",
         {"sleeping": True}),
        ("heat", "not sure if the heat was turned up all the way but its 62 in here", "turned_up", {}),
        ("extermination", "i dont know how many units have them", "units_infested", {}),
        ("board-vote", "they voted 2-1 to sustain, no idea whether 4 were present", "present", {"motion": "sustain"}),
        ("notice", "not sure if it says how to appeal; it lists violations, sections, order to fix and time", "has",
         {}),
    ],
)  # fmt: skip
def test_what_is_not_known_is_unknown_for_every_reader(calculator, text, unknown, known):
    told = dict(read_facts(calculator, text, TODAY).facts)
    assert unknown not in told
    assert {name: told.get(name) for name in known} == known


def test_a_question_for_a_verdict_tells_its_facts():
    told = read_facts("window", "i'm not sure if a 3x3 window is enough for my 10x14 bedroom", TODAY).facts
    assert (told["floor_sqft"].exact, told["windows"][0].area_sqft.exact) == (140, 9)


def test_a_choice_of_two_numbers_is_a_range():
    told = read_facts("extermination", "not sure whether it's 2 or 3 units that have roaches", TODAY).facts
    assert (told["units_infested"].low, told["units_infested"].high) == (2, 3)


def test_what_is_struck_out_keeps_the_place_of_everything_else():
    text = "posted June 3, don't know if they mailed it. Help"
    assert known_text(text) == "posted June 3, ;;;;;;;;;;;;;;;;;;;;;;;;;;;;. Help"
    assert doubted_text(text) == "don't know if they mailed it"
