"""The duties of heat, water, light, space, toilets, handrails and containers."""

import pytest

from assistant.selfcheck.model import Building, Room, Unit
from tests.assistant.selfcheck.dwellings import at_least, dwelling, exactly, ruling, rulings


def unit(duty, **facts):
    return ruling(dwelling("unit", **facts), duty)


def building(duty, **facts):
    return ruling(dwelling("building", **facts), duty)


@pytest.mark.parametrize(
    ("facts", "state", "verdict", "missing"),
    [
        ({"indoor_f": 70, "outdoor_f": -20}, "meets", "meets", ()),
        ({"indoor_f": 69, "outdoor_f": -20}, "violates", "violates", ()),
        ({"indoor_f": 69, "outdoor_f": -21}, "cannot-tell", "undetermined", ()),
        ({"indoor_f": 71}, "meets", "meets", ()),
        ({"indoor_f": 69}, "cannot-tell", "cannot-tell", ("unit.outdoor_f",)),
        ({}, "cannot-tell", "cannot-tell", ("unit.indoor_f", "unit.outdoor_f")),
    ],
)
def test_a_reading_shows_whether_the_heat_is_enough(facts, state, verdict, missing):
    found = unit("heat", **{name: exactly(value) for name, value in facts.items()})
    assert (found.state, found.verdict, found.missing, found.cite) == (state, verdict, missing, "12.06(5)")


def test_heat_that_was_turned_down_shows_nothing():
    found = unit("heat", indoor_f=exactly(60), outdoor_f=exactly(10), heat_turned_up=False)
    assert (found.state, found.missing) == ("cannot-tell", ("unit.heat_turned_up",))


def test_a_room_with_a_reading_of_its_own_is_checked_and_the_unit_then_not_asked():
    rooms = (Room("Bed", use="sleeping", indoor_f=exactly(60)), Room("Shed", use="other", indoor_f=exactly(40)))
    house = Building("Elm 5", units=(Unit("1", rooms=(*rooms, Room("Den")), outdoor_f=exactly(10)),))
    assert rulings(house, "heat") == {}
    found = rulings(house, "room-heat")
    assert found["1", "Bed"].sides == (60, 70, "degrees Fahrenheit")
    assert {place[1]: one.state for place, one in found.items()} == {"Bed": "violates", "Shed": "not-covered"}


def test_water_meets_at_120_degrees():
    short = unit("hot-water", water_f=exactly("119.5"))
    assert (short.state, short.cite) == ("violates", "12.05(2)(b)(2)")
    assert short.mend == ("It must be able to get 0.5 degrees hotter.",)
    assert unit("hot-water", water_f=exactly(120)).state == "meets"
    assert unit("hot-water").missing == ("unit.water_f",)
    assert unit("hot-water", water_f=exactly(99), water_turned_up=False).missing == ("unit.water_turned_up",)


@pytest.mark.parametrize(("duty", "fact"), [("hall-light", "hall_foot_candles"), ("stair-light", "stair_foot_candles")])
def test_halls_and_stairs_are_lit_to_five_foot_candles_above_two_units(duty, fact):
    def lit(units, light, **facts):
        measured = None if light is None else exactly(light)
        found = building(duty, units_total=None if units is None else exactly(units), **{fact: measured}, **facts)
        return found.state, found.verdict, found.missing

    assert lit(3, 5) == ("meets", "meets", ())
    assert lit(3, "4.9") == ("violates", "violates", ())
    assert lit(2, 1) == ("not-covered", "not-required", ())
    assert lit(3, None) == ("cannot-tell", "cannot-tell", (f"building.{fact}",))
    assert lit(None, 1) == ("cannot-tell", "cannot-tell", ("building.units_total",))
    assert lit(3, 1, shared_halls=False)[0] == "not-covered"


def test_three_units_in_the_file_are_enough_to_ask_for_light():
    house = Building("Elm 5", units=(Unit("1"), Unit("2"), Unit("3")), hall_foot_candles=exactly(1))
    assert ruling(house, "hall-light").state == "violates"


def test_light_is_on_at_all_times_above_two_units():
    def always(units, lit):
        found = building("light-always", units_total=exactly(units), halls_lit_always=lit)
        return found.state, found.missing

    assert always(3, True) == ("meets", ())
    assert always(3, False) == ("violates", ())
    assert always(2, False) == ("not-covered", ())
    assert always(3, None) == ("cannot-tell", ("building.halls_lit_always",))


def test_a_unit_has_a_thousand_square_feet():
    short = unit("floor-space", floor_sqft=exactly("999.5"))
    assert (short.state, short.sides) == ("violates", (exactly("999.5").exact, 1000, "square feet"))
    assert unit("floor-space", floor_sqft=exactly(1000)).state == "meets"
    assert unit("floor-space").missing == ("unit.floor_sqft",)


def test_rooms_are_only_the_least_that_a_unit_can_have():
    def of_rooms(*areas, use="living"):
        rooms = tuple(Room(str(area), use=use, floor_sqft=exactly(area)) for area in areas)
        return ruling(Building("Elm 5", units=(Unit("1", rooms=rooms),)), "floor-space")

    assert of_rooms(600, 400).state == "meets"
    assert of_rooms(600, 399).missing == ("unit.floor_sqft",)
    assert of_rooms(600, 400, use="other").missing == ("unit.floor_sqft",)


@pytest.mark.parametrize(
    ("kind", "sewer", "approved", "state", "missing"),
    [
        ("ordinary", None, None, "meets", ()),
        ("privy", True, True, "violates", ()),
        ("flush-hopper", True, None, "violates", ()),
        ("similar", False, True, "meets", ()),
        ("frost-proof-hopper", False, False, "violates", ()),
        ("privy", None, False, "violates", ()),
        ("privy", None, True, "cannot-tell", ("building.sewer_available",)),
        ("privy", False, None, "cannot-tell", ("unit.toilet_approved",)),
        ("privy", None, None, "cannot-tell", ("building.sewer_available", "unit.toilet_approved")),
        (None, True, True, "cannot-tell", ("unit.toilet_kind",)),
    ],
)
def test_other_kinds_of_toilets_need_that_there_is_no_sewer_and_the_approval(kind, sewer, approved, state, missing):
    there = {"building": {"sewer_available": sewer}}
    found = ruling(dwelling("unit", above=there, toilet_kind=kind, toilet_approved=approved), "toilet-kind")
    assert (found.state, found.missing, found.cite) == (state, missing, "12.05(1)(b)")


@pytest.mark.parametrize(
    ("rails", "absent", "required", "state", "missing"),
    [
        ((), (), True, "meets", ()),
        (("broken",), (), True, "meets", ()),
        (("missing",), (), True, "violates", ()),
        (None, ("handrails",), True, "violates", ()),
        (None, ("handrails",), False, "not-covered", ()),
        (None, ("handrails",), None, None, None),
        (("missing",), (), None, "cannot-tell", ("building.handrails_required",)),
        (None, (), True, "cannot-tell", ("building.handrails",)),
        ((), (), None, None, None),
        (None, (), None, None, None),
    ],
)
def test_handrails_are_there_where_the_inspector_asked_for_them(rails, absent, required, state, missing):
    found = building("handrails-there", absent=absent, handrails=rails, handrails_required=required)
    assert (found and found.state, found and found.missing) == (state, missing)


def test_handrails_that_are_not_there_are_not_unsound():
    assert building("handrails", handrails=("missing",)).state == "not-covered"
    assert building("handrails", handrails=("missing", "weak")).state == "violates"
    there = {"building": {"handrails_required": True}}
    assert ruling(dwelling("unit", above=there, handrails=("missing",)), "unit-handrails-there").state == "violates"


@pytest.mark.parametrize(
    ("there", "units", "agreement", "state", "verdict", "missing", "mender"),
    [
        (True, None, None, "meets", "meets", (), "owner"),
        (False, 3, None, "violates", "violates", (), "owner"),
        (False, 3, "operator", "violates", "violates", (), "operator-by-agreement"),
        (False, 2, None, "not-covered", "not-assigned", (), "owner"),
        (None, 2, None, "not-covered", "not-assigned", (), "owner"),
        (None, 3, None, "cannot-tell", "cannot-tell", ("building.containers",), "owner"),
        (False, None, None, "cannot-tell", "cannot-tell", ("building.units_total",), "owner"),
        (None, None, None, "cannot-tell", "cannot-tell", ("building.units_total", "building.containers"), "owner"),
    ],
)
def test_containers_are_provided_above_two_units(there, units, agreement, state, verdict, missing, mender):
    total = None if units is None else exactly(units)
    found = building("containers", containers=there, units_total=total, containers_agreement=agreement)
    assert (found.state, found.verdict, found.missing, found.mender) == (state, verdict, missing, mender)
    assert found.sides == (None, None, "")


def test_a_floor_that_is_not_sound_is_left_open_for_the_text_prints_door():
    bad = ruling(dwelling("room", floor=("weak",)), "floor")
    assert (bad.state, bad.verdict, bad.missing) == ("cannot-tell", "depends", ())
    assert ruling(dwelling("room", floor=()), "floor").state == "not-covered"
    assert ruling(dwelling("room"), "floor") is None


def test_amounts_known_in_bounds_decide_where_all_of_them_do():
    assert unit("floor-space", floor_sqft=at_least(1000)).state == "meets"
    assert unit("floor-space", floor_sqft=at_least(900)).missing == ("unit.floor_sqft",)
