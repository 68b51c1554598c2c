import pytest


@pytest.mark.parametrize(
    ("facts", "verdict"),
    [
        ({"units_infested": 1, "proofed": True}, "occupant"),
        ({"units_infested": 1, "proofed": False}, "owner"),
        ({"units_infested": 2}, "owner"),
        ({"units_infested": 2, "proofed": True}, "owner"),
        ({"units_infested": 0, "proofed": True}, "owner"),
        ({"proofed": False}, "owner"),
        ({"common_areas_only": True, "proofed": True}, "owner"),
        ({"units_total": 1, "proofed": True}, "occupant"),
        ({"units_total": 1, "proofed": False}, "owner"),
        ({"agreement": "occupant"}, "assumed-by-agreement"),
        ({"agreement": "operator", "proofed": False, "units_infested": 4}, "assumed-by-agreement"),
        ({"agreement": "none", "units_infested": 1, "proofed": True}, "occupant"),
        ({"units_infested": (2, None)}, "owner"),
    ],
)
def test_agreement_then_proofing_then_the_number_of_units(decide, facts, verdict):
    outcome = decide("extermination", **facts)
    assert (outcome.verdict, outcome.missing) == (verdict, ())


@pytest.mark.parametrize(
    ("facts", "missing"),
    [
        ({}, ("units_infested", "proofed")),
        ({"units_infested": 1}, ("proofed",)),
        ({"proofed": True}, ("units_infested",)),
        ({"units_total": 1}, ("proofed",)),
        ({"units_total": 4}, ("units_infested", "proofed")),
        ({"units_infested": (1, None)}, ("units_infested", "proofed")),
        ({"common_areas_only": False, "units_infested": 1}, ("proofed",)),
    ],
)
def test_only_what_can_change_it_is_asked_for(decide, facts, missing):
    outcome = decide("extermination", **facts)
    assert (outcome.verdict, outcome.missing) == (None, missing)


def test_who_pays_in_the_end_is_never_told(decide):
    for facts in ({}, {"units_infested": 2}, {"agreement": "occupant"}, {"units_infested": 1, "proofed": True}):
        assert [said.key for said in decide("extermination", **facts).unsettled] == ["unsettled.who_pays"]


def test_the_rule_and_the_list_it_stands_in_are_cited(decide):
    assert decide("extermination", units_infested=2).citations == ("12.09(1)(a)(2)", "12.09(1)(a)")
