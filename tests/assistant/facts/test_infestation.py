from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.facts.infestation import common_areas_only, read_infested, units_infested

MORE = Amount(Fraction(2), None)


@pytest.mark.parametrize(
    "text",
    [
        "Bed bugs only in my apartment, nobody else in the building has them", "mice only my unit",
        "bugs, one unit only",
        "Just my unit has ants", "bed bugs only in 2B", "If a single apartment has the bed bugs",
        "1 of 4 units infested",
        "no other unit is infested", "the roaches are in nobody's place but mine",
        "no other apartment have the bug, only mine",
        "confined to one dwelling unit", "it's only #5 that has fleas", "mine's the only place with mice",
        "just one flat with moths", "in my sons apartment and none of the others", "one flat's rats",
        "My apartment's the only one with mice", "sgl unit infested", "Only my place has the rats",
        "mouse come only in my room", "into my flat only and nobody else has got em", "No other renter has them",
        "no bugs at theirs, just at mine", "tenant's own flat is the lone one with fleas", "Ants just in our kitchen",
        "that flat has bed bugs, but the upper is clean", "ants 1 apt of 4", "roaches in one of my apartments",
        "one unit in my triplex has mice", "Rats up in the attic of the house we rent",
        "Tenant in my single family has fleas",
        "Mice in unit 2 only", "I'm the only tenant with bed bugs", "no one but me has roaches",
        "Ants in my kitchen and none upstairs",
        "the neighbors don't have them", "isolated to one unit",
    ],
)  # fmt: skip
def test_one_unit(text):
    assert units_infested(text) == Amount.exactly(1)


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("bedbugs in two units", 2),
        ("upstairs and downstairs both got ants", 2),
        ("Both halves of the duplex have mice", 2),
        ("Units 1, 3 and 6 have reported roaches", 3),
        ("apartments 4 and 5", 2),
        ("2A and 2B both have roaches", 2),
        ("infest'n in 3 of 8 units", 3),
        ("five out of five suites", 5),
        ("rats in the shared basement plus two flats", 2),
        ("in mine and my buddys place downstairs", 2),
        ("hornets got in both upper units", 2),
        ("roaches in 3 apartments of our six unit building", 3),
        ("all four apartments", 4),
        ("me and the upstairs", 2),
        ("two of the tenants have cockroaches", 2),
        ("the whole duplex has ants", 2),
        ("My unit and unit 5 have mice", 2),
        ("roaches in every apartment of our triplex", 3),
    ],
)
def test_several_units_by_number(text, units):
    assert units_infested(text) == Amount.exactly(units)


@pytest.mark.parametrize(
    "text",
    [
        "roaches in every apartment", "mice building-wide", "whole building has rats",
        "when several apartments have bugs",
        "My neighbor across the hall has bed bugs and so do I", "every family in building has cockroach",
        "they crawl from apartment to apartment", "it's more than one flat with the fleas now", "not just my apartment",
        "next door has them too", "a couple of apartments have roaches", "some of the units",
        "bugs all through the complex",
        "The roaches are at the Smiths', at ours and at old Pete's", "isn't only mine", "the upstairs has them too",
    ],
)  # fmt: skip
def test_several_units_without_a_number(text):
    assert units_infested(text) == MORE


@pytest.mark.parametrize(
    "text",
    [
        "we have mice",
        "roachs",
        "wasps, landlord or tenant",
        "the duplex has ants",
        "the exterminator bill for my apartment",
        "",
    ],
)
def test_words_that_do_not_tell(text):
    assert units_infested(text) is None


@pytest.mark.parametrize(
    "text",
    [
        "silverfish in shared lndry + hall only, none in apts", "mice in the hallways, not in any apartment",
        "ants just in the laundry room", "only in the common areas",
    ],
)  # fmt: skip
def test_shared_parts_only(text):
    assert common_areas_only(text) is True


def test_shared_parts_and_flats_are_not_shared_parts_only():
    assert common_areas_only("rats in the shared basement plus two flats") is None
    assert common_areas_only("only my flat and the hall") is None


@pytest.mark.parametrize(
    ("text", "units"),
    [
        ("two", 2),
        ("just mine", 1),
        ("mine", 1),
        ("me", 1),
        ("just us", 1),
        ("3 of 6", 3),
        ("both", 2),
        ("one", 1),
        ("just the one", 1),
    ],
)
def test_a_bare_answer_tells_the_units(text, units):
    assert read_infested(text) == Amount.exactly(units)


@pytest.mark.parametrize("text", ["all of them", "everyone", "several", "most"])
def test_a_bare_many_is_two_or_more(text):
    assert read_infested(text) == MORE
