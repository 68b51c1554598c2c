import json
from datetime import date
from fractions import Fraction

import pytest
from hypothesis import given as hypothesis_given
from hypothesis import strategies as st

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window
from assistant.facts.given import BadFact, given

TODAY = date(2026, 5, 1)


def facts(name, **obj):
    found = calculator(name)
    return found.stated(given(found, obj, TODAY))


def exactly(value):
    return Amount.exactly(Fraction(value))


def refused(name, **obj):
    with pytest.raises(BadFact) as caught:
        facts(name, **obj)
    return caught.value


def test_a_window_as_the_interface_shows_it():
    windows = [{"size": "3 x 5"}, {"kind": "skylight", "area_sqft": 4.5, "openable_sqft": 2, "faces_outdoors": True}]
    told = facts("window", room="sleeping", floor="11'3\" x 10'8\"", windows=windows, ventilating_device=False)
    assert told == {
        "room": "sleeping",
        "floor_sqft": exactly(120),
        "windows": (
            Window(area_sqft=exactly(15)),
            Window("skylight", exactly("9/2"), openable_sqft=exactly(2), faces_outdoors=True),
        ),
        "ventilating_device": False,
    }


@pytest.mark.parametrize(
    ("name", "given_as", "fact", "value"),
    [
        ("heat", {"indoor_c": 18}, "indoor_f", exactly("322/5")),
        ("heat", {"outdoor_f": -20}, "outdoor_f", exactly(-20)),
        ("heat", {"outdoor_f": "minus 20"}, "outdoor_f", exactly(-20)),
        ("heat", {"indoor_f": "18 C"}, "indoor_f", exactly("322/5")),
        ("heat", {"turned_up": "yes"}, "turned_up", True),
        ("hot-water", {"water_f": 119.9}, "water_f", exactly("1199/10")),
        ("hot-water", {"water_c": 49}, "water_f", exactly("601/5")),
        ("hall-lighting", {"lux": 53.82}, "foot_candles", exactly(5)),
        ("hall-lighting", {"foot_candles": "4.8 fc"}, "foot_candles", exactly("24/5")),
        ("floor-space", {"floor": "20x40"}, "floor_sqft", exactly(800)),
        ("floor-space", {"floor_sqft": "about 1,000 sq ft"}, "floor_sqft", Amount(Fraction(950), Fraction(1050))),
        ("floor-space", {"floor_sqft": {"min": 900, "max": 1100}}, "floor_sqft", Amount(Fraction(900), Fraction(1100))),
        ("basement", {"clear_height_ft": "7'6\""}, "clear_height_ft", exactly("15/2")),
        ("basement", {"depth_below_grade_ft": 0}, "depth_below_grade_ft", exactly(0)),
        ("window", {"openable_share": "45%"}, "openable_share", Fraction(9, 20)),
        ("window", {"windows": "two 3x5 and a skylight 2 x 2 ft"}, "windows",
         (Window(area_sqft=exactly(15)), Window(area_sqft=exactly(15)), Window("skylight", exactly(4)))),
        ("window", {"windows": []}, "windows", ()),
        ("window", {"windows": "none"}, "windows", ()),
        ("petition", {"served": "2026-05-12"}, "served", date(2026, 5, 12)),
        ("petition", {"how": "mail and post"}, "how", "mail-and-post"),
        ("penalty", {"days": 10}, "days", exactly(10)),
        ("entry", {"hour": "15:30"}, "hour", Fraction(31, 2)),
        ("entry", {"hour": "3pm"}, "hour", Fraction(15)),
        ("entry", {"hour": 8.5}, "hour", Fraction(17, 2)),
        ("notice", {"has": ["time", "violations-list"]}, "has", ("violations-list", "time")),
        ("notice", {"has": "time, appeal-advice"}, "has", ("time", "appeal-advice")),
        ("board-vote", {"for": 3}, "for", exactly(3)),
        ("extermination", {"units_infested": 0}, "units_infested", exactly(0)),
    ],
)  # fmt: skip
def test_facts_in_every_form(name, given_as, fact, value):
    assert facts(name, **given_as) == {fact: value}


@pytest.mark.parametrize(
    ("name", "obj", "fact"),
    [
        ("window", {"flor": 3}, "flor"),
        ("window", {"floor_sqft": -3}, "floor_sqft"),
        ("window", {"floor": "-10 x 12"}, "floor"),
        ("window", {"floor": "12 ft"}, "floor"),
        ("window", {"floor_sqft": 0}, "floor_sqft"),
        ("window", {"floor_sqft": True}, "floor_sqft"),
        ("window", {"floor_sqft": float("nan")}, "floor_sqft"),
        ("window", {"floor_sqft": float("inf")}, "floor_sqft"),
        ("window", {"floor_sqft": {"min": 3, "max": 2}}, "floor_sqft"),
        ("window", {"floor_sqft": {"least": 3}}, "floor_sqft"),
        ("window", {"floor": "10x12", "floor_sqft": 120}, "floor_sqft"),
        ("window", {"room": "attic"}, "room"),
        ("window", {"windows": 5}, "windows"),
        ("window", {"windows": [{"sise": "3x5"}]}, "windows.0.sise"),
        ("window", {"windows": [{"size": "9x10"}]}, "windows.0.size"),
        ("window", {"windows": [{}, {"area_sqft": -1}]}, "windows.1.area_sqft"),
        ("window", {"windows": [{"size": "3x5", "area_sqft": 15}]}, "windows.0.area_sqft"),
        ("window", {"windows": "9 x 10"}, "windows"),
        ("window", {"openable_share": 1.5}, "openable_share"),
        ("heat", {"turned_up": "perhaps"}, "turned_up"),
        ("heat", {"lux": 5}, "lux"),
        ("hall-lighting", {"units_total": 2.5}, "units_total"),
        ("hall-lighting", {"units_total": 0}, "units_total"),
        ("hall-lighting", {"lux": -1}, "lux"),
        ("petition", {"served": "2026-02-30"}, "served"),
        ("petition", {"served": "31 June"}, "served"),
        ("petition", {"served": "soon"}, "served"),
        ("petition", {"served": 20260512}, "served"),
        ("entry", {"hour": 25}, "hour"),
        ("entry", {"hour": "late"}, "hour"),
        ("notice", {"has": ["signature"]}, "has"),
        ("notice", {"has": 3}, "has"),
        ("penalty", {"days": -1}, "days"),
        ("basement", {"clear_height_ft": 0}, "clear_height_ft"),
    ],
)
def test_bad_facts_are_refused_by_name(name, obj, fact):
    bad = refused(name, **obj)
    assert bad.fact == fact
    assert str(bad) == f"{fact}: {bad.message}"
    assert bad.message


def test_an_unknown_fact_is_told_those_there_are():
    assert refused("floor-space", flor=3).message == "there is no such fact; there are floor_sqft"


def test_nothing_given_is_nothing_known():
    assert facts("window", room=None) == {}


@hypothesis_given(
    st.dictionaries(
        st.sampled_from(["room", "floor", "floor_sqft", "windows", "openable_share", "faces_outdoors", "x"]),
        st.one_of(
            st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=12),
            st.lists(st.integers(), max_size=2),
            st.lists(st.dictionaries(st.sampled_from(["size", "kind", "area_sqft"]), st.text(max_size=6)), max_size=2),
        ),
    )
)  # fmt: skip
def test_whatever_is_given_is_read_or_refused(obj):
    try:
        facts("window", **obj)
    except BadFact as bad:
        assert bad.fact.split(".")[0] in obj


def test_json_is_what_it_takes():
    obj = json.loads('{"room": "sleeping", "floor_sqft": 140.1}')
    assert facts("window", **obj)["floor_sqft"] == exactly("1401/10")
