from fractions import Fraction

import pytest

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.selfcheck.cells import BadCell, Untold, accepted, cell_reader
from assistant.selfcheck.facts import load_facts


def read(fact, text, unit=""):
    return cell_reader(load_facts()[fact], unit)(text)


def exactly(value):
    return Amount.exactly(Fraction(value))


@pytest.mark.parametrize("text", ["yes", "Y", "x", "X", "✓", "True", "1", " OK "])
def test_a_tick_says_yes(text):
    assert read("unit.kitchen_sink_works", text) is True


@pytest.mark.parametrize("text", ["no", "N", "✗", "false", "0"])
def test_a_no_says_no(text):
    assert read("unit.kitchen_sink_works", text) is False


@pytest.mark.parametrize("text", ["", " ", "?", "don't know", "Don’t know", "not sure", "-"])  # noqa: RUF001
def test_what_is_not_known_tells_nothing(text):
    assert read("unit.kitchen_sink_works", text) is Untold.UNKNOWN


@pytest.mark.parametrize("text", ["n/a", "N/A", "not applicable"])
def test_what_does_not_apply_is_absent(text):
    assert read("building.porches", text) is Untold.ABSENT


@pytest.mark.parametrize("fact", ["unit.kitchen_sink", "room.windows", "unit.exit", "unit.water_f", "room.use"])
def test_not_applicable_tells_nothing_of_what_must_be_there_or_is_measured(fact):
    assert read(fact, "n/a") is Untold.UNKNOWN


def test_none_of_a_required_thing_is_a_no():
    assert read("unit.kitchen_sink", "none") is False
    assert read("unit.exit", "none") == ("missing",)


def test_none_of_what_need_not_be_there_is_absent():
    assert read("building.porches", "none") is Untold.ABSENT


def test_none_of_a_roof_is_refused():
    with pytest.raises(BadCell):
        read("building.roof", "none")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("yes", ()),
        ("sound", ()),
        ("leaks", ("leaks",)),
        ("Drafty and leaky", ("leaks", "drafts")),
        ("broken; leaks", ("leaks", "broken")),
        ("no", ("unsound",)),
        ("bad", ("unsound",)),
    ],
)
def test_a_condition_holds_what_is_wrong(text, wrong):
    assert read("building.roof", text) == wrong


def test_a_cross_is_no_condition():
    with pytest.raises(BadCell) as bad:
        read("building.roof", "x")
    told = (
        "Write yes where it is sound, or what is wrong: leaks, drafts, rodents, broken. Write n/a where there is none."
    )
    assert bad.value.accepted == told


@pytest.mark.parametrize(("text", "use"), [("Bedroom", "sleeping"), ("WC", "bathroom"), ("laundry room", "other")])
def test_rooms_are_named_in_everyday_words(text, use):
    assert read("room.use", text) == use


@pytest.mark.parametrize(
    ("fact", "text", "value"),
    [
        ("room.floor_sqft", "11'3\" x 10'8\"", 120),
        ("room.floor_sqft", "120", 120),
        ("unit.water_f", "50 C", 122),
        ("unit.water_f", "110 F", 110),
        ("unit.outdoor_f", "-5", -5),
        ("room.obstruction_ft", "2'6\"", "5/2"),
        ("building.units_total", "4.0", 4),
        ("building.hall_foot_candles", "5 fc", 5),
        ("building.hall_foot_candles", "10.764 lux", 1),
    ],
)
def test_units_may_stand_in_the_cell(fact, text, value):
    assert read(fact, text) == exactly(value)


def test_about_stays_about():
    assert read("room.floor_sqft", "about 100") == Amount(Fraction(95), Fraction(105))


def test_the_unit_of_the_title_holds_for_bare_numbers_alone():
    assert read("unit.water_f", "50", "C") == exactly(122)
    assert read("unit.water_f", "50 F", "C") == exactly(50)


@pytest.mark.parametrize(
    ("text", "windows"),
    [
        ("none", ()),
        ("3x4", (Window(area_sqft=exactly(12)),)),
        ("36x48 in", (Window(area_sqft=exactly(12)),)),
        ("3x4; 2x3 skylight", (Window(area_sqft=exactly(12)), Window("skylight", exactly(6)))),
        ("two 3x5", (Window(area_sqft=exactly(15)), Window(area_sqft=exactly(15)))),
        ("3x5 ft, half opens", (Window(area_sqft=exactly(15), openable_share=Fraction(1, 2)),)),
    ],
)
def test_several_windows_stand_in_one_cell(text, windows):
    assert read("room.windows", text) == windows


@pytest.mark.parametrize("text", ["3x4 banana", "99 windows 3x5", "=cmd|' /C calc'!A0", "3x4; 500x500"])
def test_no_part_of_a_windows_cell_is_passed_over(text):
    with pytest.raises(BadCell):
        read("room.windows", text)


def test_feet_or_inches_is_asked_where_it_is_open():
    with pytest.raises(BadCell) as bad:
        read("room.windows", "9x10")
    assert bad.value.accepted == "Is the window 9 x 10 in feet or in inches? Please give the unit."


@pytest.mark.parametrize(
    ("fact", "text"),
    [
        ("room.floor_sqft", "0"),
        ("room.floor_sqft", "-3"),
        ("room.floor_sqft", "99999"),
        ("room.floor_sqft", "1e9"),
        ("room.floor_sqft", "9" * 150),
        ("unit.water_f", "500"),
        ("unit.water_f", "hot"),
        ("building.units_total", "0"),
        ("building.units_total", "3.5"),
        ("building.address", "=1+1"),
        ("building.address", "a" * 201),
        ("room.openable_share", "2"),
        ("unit.kitchen_sink", "@SUM(1)"),
    ],
)
def test_what_cannot_be_is_refused(fact, text):
    with pytest.raises(BadCell) as bad:
        read(fact, text)
    assert bad.value.accepted.endswith((".", "!"))


def test_every_fact_takes_its_own_example():
    for record in load_facts().values():
        assert not isinstance(cell_reader(record)(record.example), BadCell), record.id


def test_the_sentence_names_the_words_of_a_choice():
    assert accepted(load_facts()["unit.bath_access"]) == "Write one of: free, own-bedroom, other-unit."
