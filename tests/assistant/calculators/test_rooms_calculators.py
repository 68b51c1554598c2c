"""What kind of room and of unit it is: room-type and unit-type."""

import pytest


@pytest.mark.parametrize("use", ["living", "sleeping", "cooking", "eating", "kitchen", "dining"])
def test_the_four_uses_make_a_room_habitable(decide, use):
    assert decide("room-type", use=use).verdict == "habitable"


@pytest.mark.parametrize(
    "use", ["bathroom", "water-closet", "laundry", "pantry", "foyer", "corridor", "closet", "storage", "other"]
)
def test_what_the_definition_leaves_out_is_not(decide, use):
    outcome = decide("room-type", use=use)
    assert (outcome.verdict, outcome.citations) == ("not-habitable", ("12.03(9)",))


def test_the_use_is_asked_for(decide):
    assert decide("room-type").missing == ("use",)


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"cooking": True}, "dwelling-unit"),
        ({"cooking": False}, "rooming-unit"),
        ({"cooking": False, "eating": False}, "rooming-unit"),
        ({"cooking": False, "eating": False, "kitchen_and_toilet": True}, "rooming-unit"),
        ({"cooking": True, "shares_halls": True, "kitchen_and_toilet": False}, "light-housekeeping-unit"),
        ({"cooking": True, "shares_halls": True, "kitchen_and_toilet": True}, "dwelling-unit"),
        ({"cooking": True, "shares_halls": False, "kitchen_and_toilet": False}, "dwelling-unit"),
        (
            {"cooking": False, "eating": True, "shares_halls": True, "kitchen_and_toilet": False},
            "light-housekeeping-unit",
        ),
    ],
)
def test_cooking_decides_and_sharing_after_it(decide, facts, verdict):
    outcome = decide("unit-type", **facts)
    assert (outcome.verdict, outcome.missing) == (verdict, ())


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("cooking",)),
        ({"living": True, "sleeping": True}, ("cooking",)),
        ({"cooking": True, "shares_halls": True}, ("kitchen_and_toilet",)),
        ({"cooking": True, "kitchen_and_toilet": False}, ("shares_halls",)),
        ({"cooking": True, "kitchen_and_toilet": True}, ()),
    ],
)
def test_cooking_is_asked_for_and_then_what_is_shared(decide, facts, missing):
    assert decide("unit-type", **facts).missing == missing


def test_a_room_no_one_lives_in_fits_none_of_the_three(decide):
    outcome = decide("unit-type", living=False, cooking=True)
    assert (outcome.verdict, outcome.missing, outcome.say.key) == (None, (), "say.none")


@pytest.mark.parametrize(
    ("facts", "cite"),
    [
        ({"cooking": True}, "12.03(5)"),
        ({"cooking": False}, "12.03(20)"),
        ({"cooking": True, "shares_halls": True, "kitchen_and_toilet": False}, "12.03(13)"),
    ],
)
def test_the_definition_that_fits_is_cited_first(decide, facts, cite):
    assert decide("unit-type", **facts).citations[0] == cite
