from datetime import date

import pytest

from assistant.facts.reader import read_facts

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
