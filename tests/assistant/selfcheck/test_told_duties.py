"""The duties that one fact tells: yes or no, sound or not, each with its provision and its sentence."""

import pytest

from assistant.selfcheck.duties.duty import load_duties
from tests.assistant.selfcheck.dwellings import dwelling, exactly, ruling
from tests.assistant.selfcheck.told_duties import LEAKS, MAY_BE_ABSENT, SOUND_OR_NOT, YES_OR_NO

PESTS = {"building": {"pests_prevalent": True}}
BATH = {"room": {"use": "bathroom"}}

FOR_DWELLING_UNITS = [
    *("kitchen-sink", "kitchen-sink-works", "kitchen-sink-connected", "kitchen-sink-hot-cold"),
    *("toilet", "toilet-works", "lavatory", "lavatory-works", "lavatory-hot-cold"),
    *("tub-or-shower", "tub-or-shower-works", "tub-or-shower-hot-cold", "bath-connected", "bath-private"),
    *("floor-space", "own-way-in", "exit", "kept-clean", "garbage-stored"),
]


def above(duty):
    return PESTS | BATH if duty.startswith("bath-floor") else PESTS


@pytest.mark.parametrize(("duty", "level", "fact", "cite", "sentence"), YES_OR_NO)
def test_a_no_violates_a_yes_meets_and_silence_leaves_it_open(duty, level, fact, cite, sentence):
    no, yes, untold = (ruling(dwelling(level, above=above(duty), **{fact: told}), duty) for told in (False, True, None))
    assert (no.state, no.verdict, no.say, no.cite) == ("violates", "violates", sentence, cite)
    assert no.mend[0]
    assert (yes.state, yes.cite, yes.missing, yes.mend) == ("meets", cite, (), ())
    assert (untold.state, untold.verdict, untold.missing) == ("cannot-tell", "cannot-tell", (f"{level}.{fact}",))


@pytest.mark.parametrize(("duty", "level", "fact", "cite", "sentence"), SOUND_OR_NOT)
def test_a_part_that_is_not_sound_violates_and_says_what_is_wrong(duty, level, fact, cite, sentence):
    bad, sound, untold = (ruling(dwelling(level, **{fact: told}), duty) for told in (("leaks",), (), None))
    assert (bad.state, bad.say, bad.cite) == ("violates", sentence, cite)
    assert bad.mend[0].endswith(f"{LEAKS}.")
    assert (sound.state, sound.missing) == ("meets", ())
    assert (untold.state, untold.missing) == ("cannot-tell", (f"{level}.{fact}",))


@pytest.mark.parametrize(("duty", "level", "fact"), MAY_BE_ABSENT)
def test_where_there_is_no_such_part_the_duty_is_not_required(duty, level, fact):
    assert ruling(dwelling(level, absent=(fact,), above=PESTS), duty).state == "not-covered"


def test_not_applicable_tells_nothing_of_what_the_chapter_requires():
    assert ruling(dwelling("unit", absent=("toilet",)), "toilet").missing == ("unit.toilet",)
    assert ruling(dwelling("building", absent=("roof",)), "roof").missing == ("building.roof",)


@pytest.mark.parametrize("duty", FOR_DWELLING_UNITS)
def test_a_rooming_unit_is_not_asked_for_what_dwelling_units_need(duty):
    found = ruling(dwelling("unit", kind="rooming-unit", kitchen_sink=False, toilet=False), duty)
    assert found is None or (found.state, found.missing) == ("not-covered", ())


def test_a_unit_of_which_the_kind_was_not_told_is_taken_as_a_dwelling_unit():
    assert ruling(dwelling("unit", toilet=False), "toilet").assumed == ("it is a dwelling unit",)
    assert ruling(dwelling("unit", toilet=False, kind="dwelling-unit"), "toilet").assumed == ()


@pytest.mark.parametrize(
    ("fact", "duties"),
    [
        ("kitchen_sink", ("kitchen-sink-works", "kitchen-sink-connected", "kitchen-sink-hot-cold")),
        ("toilet", ("toilet-works", "toilet-kind")),
        ("lavatory", ("lavatory-works", "lavatory-hot-cold")),
        ("tub_or_shower", ("tub-or-shower-works", "tub-or-shower-hot-cold")),
        ("heating", ("heater-installed", "heater-vented", "heater-safe", "heat")),
        ("water_heater", ("water-heater-installed", "water-heater-safe", "hot-water-enough", "hot-water")),
    ],
)
def test_what_is_not_there_is_not_asked_about(fact, duties):
    for duty in duties:
        assert ruling(dwelling("unit", **{fact: False}), duty) is None


def test_the_way_to_a_bath_through_another_unit_violates_and_through_the_own_bedroom_is_left_open():
    free, own, other, untold = (
        ruling(dwelling("unit", bath_access=way), "bath-access") for way in ("free", "own-bedroom", "other-unit", None)
    )
    assert (free.state, other.state) == ("meets", "violates")
    assert (own.state, own.verdict, own.missing) == ("cannot-tell", "depends", ())
    assert untold.missing == ("unit.bath_access",)


def test_screens_are_asked_for_only_where_pests_are_about():
    def screens(prevalent, screened, duty="window-screens"):
        level, fact = ("room", "windows_screened") if duty == "window-screens" else ("unit", "screen_doors_close")
        use = {"use": "sleeping"} if level == "room" else {}
        there = {"building": {"pests_prevalent": prevalent}}
        found = ruling(dwelling(level, above=there, **use, **{fact: screened}), duty)
        return found.state, found.missing

    assert screens(True, False) == ("violates", ())
    assert screens(True, True) == ("meets", ())
    assert screens(False, False) == ("not-covered", ())
    assert screens(None, False) == ("cannot-tell", ("building.pests_prevalent",))
    assert screens(None, True) == ("meets", ())
    assert screens(None, None) == ("cannot-tell", ("building.pests_prevalent", "room.windows_screened"))
    assert screens(True, False, "screen-doors-close") == ("violates", ())
    assert screens(False, False, "screen-doors-close") == ("not-covered", ())


def test_a_room_without_windows_is_not_asked_about_screens_and_panes():
    room = dwelling("room", use="sleeping", windows=(), above=PESTS)
    assert [ruling(room, duty) for duty in ("window-screens", "screens-sound", "windows-sound")] == [None] * 3


def test_electric_heat_needs_no_vent():
    found = ruling(dwelling("unit", heater_kind="electric", heater_vented=False), "heater-vented")
    assert (found.state, found.say) == ("not-covered", "Electric heat has nothing to vent.")
    assert ruling(dwelling("unit", heater_kind="wood-stove", heater_vented=False), "heater-vented").state == "violates"


def test_shared_parts_are_asked_about_where_there_are_several_units():
    def shared(units, clean):
        found = ruling(dwelling("building", units_total=units, shared_parts_clean=clean), "shared-clean")
        return found.state, found.missing

    assert shared(exactly(1), False) == ("not-covered", ())
    assert shared(exactly(2), False) == ("violates", ())
    assert shared(None, False) == ("cannot-tell", ("building.units_total",))
    assert shared(None, True) == ("meets", ())


def test_cleaning_is_for_whoever_agreed_to_it():
    def cleans(agreement):
        told = {"units_total": exactly(2), "shared_parts_clean": False, "cleaning_agreement": agreement}
        return ruling(dwelling("building", **told), "shared-clean").mender

    assert [cleans(one) for one in (None, "none", "operator", "occupant")] == [
        "owner",
        "owner",
        "operator-by-agreement",
        "occupant-by-agreement",
    ]


def test_cleanliness_of_a_unit_is_for_its_occupant():
    found = ruling(dwelling("unit", kept_clean=False), "kept-clean")
    assert (found.state, found.mender) == ("violates", "occupant")


def test_every_duty_that_one_fact_tells_is_tried_here():
    tried = {row[0] for row in (*YES_OR_NO, *SOUND_OR_NOT)}
    others = {"bath-access", "window-screens", "screen-doors-close", "shared-clean", "light-always"}
    assert tried | others == {duty.id for duty in load_duties().duties.values() if not duty.rule}
