from assistant.selfcheck.model import Building, Unit
from tests.assistant.selfcheck.dwellings import exactly, ruling, rulings

RULE = "12.09(1)(a)(2)"


def house(*infested, **facts):
    units = tuple(Unit(str(number), infested=one) for number, one in enumerate(infested, 1))
    return Building("Elm 5", units=units, **{"units_total": exactly(len(units)), **facts})


def told(building):
    return {unit: (one.state, one.verdict, one.mender) for (unit, _), one in rulings(building, "extermination").items()}


def test_two_units_with_pests_are_the_owners():
    assert told(house(True, True, False)) == {
        "1": ("violates", "owner", "owner"),
        "2": ("violates", "owner", "owner"),
        "3": ("meets", "meets", "owner"),
    }


def test_one_unit_alone_is_its_occupants_where_the_building_is_kept_proof():
    assert told(house(True, False, proofed=True))["1"] == ("violates", "occupant", "occupant")


def test_one_unit_alone_is_the_owners_where_the_building_is_not_kept_proof():
    assert told(house(True, False, proofed=False))["1"] == ("violates", "owner", "owner")


def test_one_unit_alone_is_open_where_that_was_not_told():
    found = rulings(house(True, False), "extermination")["1", ""]
    assert (found.state, found.missing, found.mender) == ("cannot-tell", ("building.proofed",), "open")


def test_an_agreement_goes_before_all():
    assert told(house(True, True, pests_agreement="occupant"))["1"] == (
        "violates",
        "assumed-by-agreement",
        "occupant-by-agreement",
    )


def test_a_unit_of_which_nothing_was_told_may_have_them_too():
    found = rulings(house(True, None, proofed=True), "extermination")
    assert found["1", ""].missing == ("building.units_infested",)
    assert found["2", ""].missing == ("unit.infested",)


def test_units_that_are_not_in_the_file_may_have_them_too():
    found = rulings(house(True, False, proofed=True, units_total=None), "extermination")["1", ""]
    assert (found.state, found.missing) == ("cannot-tell", ("building.units_total",))


def test_a_count_for_the_building_goes_before_the_units():
    assert told(house(True, None, units_infested=exactly(2)))["1"] == ("violates", "owner", "owner")
    assert told(house(None, None, units_infested=exactly(0)))["2"] == ("meets", "meets", "owner")


def test_an_infested_unit_says_so_and_who_must_act():
    found = rulings(house(True, True), "extermination")["1", ""]
    assert found.say.startswith("The unit has pests. The owner is responsible.")
    assert (found.cite, found.mend) == (RULE, ("Have the pests exterminated.",))


def test_shared_parts_alone_are_the_owners():
    found = ruling(house(False, False, shared_parts_infested=True), "shared-extermination")
    assert (found.state, found.verdict, found.mender) == ("violates", "owner", "owner")


def test_shared_parts_without_pests_meet_and_untold_they_are_open():
    assert ruling(house(False, False, shared_parts_infested=False), "shared-extermination").state == "meets"
    found = ruling(house(False, False), "shared-extermination")
    assert (found.state, found.missing) == ("cannot-tell", ("building.shared_parts_infested",))
    assert ruling(house(False), "shared-extermination").state == "not-covered"


def test_pests_in_units_that_were_only_counted_are_told_of_the_building():
    found = ruling(house(None, None, None, units_infested=exactly(2)), "shared-extermination")
    assert (found.state, found.verdict) == ("violates", "owner")
