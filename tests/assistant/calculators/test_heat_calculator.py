import pytest


@pytest.mark.parametrize(
    ("indoor", "outdoor", "verdict"),
    [
        ("69.99", 10, "violates"),
        (70, 10, "meets"),
        ("70.01", 10, "meets"),
        (64, "-19.99", "violates"),
        (64, -20, "violates"),
        (64, "-20.01", "undetermined"),
        (70, -30, "meets"),
        (68, -20, "violates"),
    ],
)
def test_70_inside_counts_and_so_does_minus_20_outside(decide, indoor, outdoor, verdict):
    assert decide("heat", indoor_f=indoor, outdoor_f=outdoor).verdict == verdict


def test_a_cold_room_needs_the_outdoor_temperature(decide):
    outcome = decide("heat", indoor_f=62)
    assert (outcome.verdict, outcome.missing) == (None, ("outdoor_f",))


def test_a_warm_room_passes_whatever_the_weather(decide):
    assert decide("heat", indoor_f=71).verdict == "meets"


def test_heat_known_to_be_turned_down_is_asked_about(decide):
    outcome = decide("heat", indoor_f=62, outdoor_f=10, turned_up=False)
    assert (outcome.verdict, outcome.missing) == (None, ("turned_up",))


def test_in_deeper_cold_the_thermostat_does_not_matter(decide):
    assert decide("heat", indoor_f=62, outdoor_f=-30, turned_up=False).verdict == "undetermined"


def test_bounds_around_70_are_asked_about_again(decide):
    outcome = decide("heat", indoor_f=(68, 72), outdoor_f=10)
    assert outcome.missing == ("indoor_f",)
    assert [said.key for said in outcome.why] == ["why.indoor_straddles"]


def test_the_values_are_the_reading_and_the_rule(decide):
    assert decide("heat", indoor_f="64.4", outdoor_f=14).values["required_f"] == 70
    assert float(decide("heat", indoor_f="64.4", outdoor_f=14).values["indoor_f"]) == 64.4


def test_nothing_known_asks_for_both_readings_inside_first(decide):
    assert decide("heat").missing == ("indoor_f", "outdoor_f")
