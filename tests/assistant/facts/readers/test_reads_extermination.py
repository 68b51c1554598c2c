from datetime import date

import pytest

from assistant.amount import Amount
from assistant.facts.readers import dwelling_type, extermination, garbage

TODAY = date(2026, 6, 15)
ONE, TWO, FOUR = Amount.exactly(1), Amount.exactly(2), Amount.exactly(4)


def facts(text, asked=None):
    return dict(extermination.read(text, TODAY, asked).facts)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Bed bugs only in my apartment, nobody else in the building has them, and the pest guy says the place is "
            "sealed up tight.",
            {"units_infested": ONE, "proofed": True},
        ),
        (
            "Rats up in the attic of the house we rent, gaps an inch wide along the roof line and landlord admits they "
            "been there "
            "for years. she still says pests are on us, lease doesnt mention it",
            {"units_infested": ONE, "proofed": False, "agreement": "none", "units_total": ONE},
        ),
        ("Ants just in our kitchen, screens ripped and daylight around the door.",
         {"units_infested": ONE, "proofed": False}),
        ("we have mice", {}),
        ("Tenant in my single family has fleas, he says from stray cats", {"units_infested": ONE, "units_total": ONE}),
        ("ants 1 apt of 4, who pays", {"units_infested": ONE, "units_total": FOUR}),
        ("mice 1 unit, bldg not kept rat proof per insp - LL pays?", {"units_infested": ONE, "proofed": False}),
        ("silverfish in shared lndry + hall only, none in apts - who treats", {"common_areas_only": True}),
        ("roachs", {}),
        ("Both halves of the duplex have mice", {"units_infested": TWO, "units_total": TWO}),
        ("one unit in my 4-plex, my lease makes me pay for it",
         {"units_infested": ONE, "units_total": FOUR, "agreement": "occupant"}),
    ],
)  # fmt: skip
def test_questions_of_the_counter(text, told):
    assert facts(text) == told


@pytest.mark.parametrize(
    "text",
    [
        "building not rat-proof", "gap in the foundation", "the owner never sealed the place",
        "the house isn't insect proof",
        "the rotten board by my stove where they come in", "where the siding is open", "house has many hole",
        "I never got round to plugging the gaps", "he refuses to fix the cracks", "broken screen",
        "daylight under my wall",
        "the door doesn't close", "the place is falling apart",
        "not maintained in a rat proof or insect proof condition",
        "the building is tight but there is a hole by the pipe", "screens are torn", "no screens",
    ],
)  # fmt: skip
def test_a_building_that_is_not_kept_proofed(text):
    assert facts(text).get("proofed") is False


@pytest.mark.parametrize(
    "text",
    [
        "the place is sealed up tight", "bldg otherwise tight", "The house itself is in tight shape",
        "reasonably insect-proof",
        "landlord sealed all the holes", "the gaps have been caulked", "no holes anywhere", "the building is well kept",
        "it is rat proof", "no gaps, no cracks",
    ],
)  # fmt: skip
def test_a_building_that_is_kept_proofed(text):
    assert facts(text).get("proofed") is True


@pytest.mark.parametrize(
    ("asked", "text", "told"),
    [
        ("units_infested", "two", {"units_infested": TWO}),
        ("units_infested", "just mine", {"units_infested": ONE}),
        ("units_infested", "both", {"units_infested": TWO}),
        ("proofed", "no", {"proofed": False}),
        ("proofed", "yes, it's tight", {"proofed": True}),
        ("proofed", "no holes", {"proofed": True}),
        ("proofed", "there are holes in the foundation", {"proofed": False}),
        ("proofed", "i don't know", {}),
        ("agreement", "no", {"agreement": "none"}),
        ("agreement", "the tenant", {"agreement": "occupant"}),
        ("units_total", "it's a house", {"units_total": ONE}),
        ("common_areas_only", "yes", {"common_areas_only": True}),
    ],
)
def test_a_bare_answer_is_read_as_the_fact_just_asked_for(asked, text, told):
    found = facts(text, asked)
    assert {name: found.get(name) for name in told} == told
    assert bool(found) == bool(told)


def test_garbage_takes_the_size_and_the_agreement():
    text = "5 units no dumpster, the lease says tenants buy their own cans"
    assert dict(garbage.read(text, TODAY).facts) == {"units_total": Amount.exactly(5), "agreement": "occupant"}
    assert dict(garbage.read("four", TODAY, "units_total").facts) == {"units_total": FOUR}


def test_dwelling_type_takes_the_size():
    assert dict(dwelling_type.read("triplex = mult dwlg?", TODAY).facts) == {"units_total": Amount.exactly(3)}
    assert dict(dwelling_type.read("two", TODAY, "units_total").facts) == {"units_total": TWO}
