import json

import pytest
from jsonschema import Draft202012Validator

from assistant.calculators.register import NAMES

FACTS = {
    "window": {"room": "sleeping", "floor": "11'3\" x 10'8\"", "windows": [{"size": "3 x 5 ft"}]},
    "extermination": {"units_infested": 2, "units_total": 4, "proofed": True},
    "petition": {"served": "2026-05-12", "how": "in-person", "today": "2026-06-11"},
    "vacate": {"ordered": "2026-05-12"},
    "penalty": {"first_day": "2026-05-01", "last_day": "2026-05-10", "violations": 2},
    "heat": {"indoor_c": 18, "outdoor_f": 5, "turned_up": True},
    "hot-water": {"water_f": 120},
    "hall-lighting": {"units_total": 3, "lux": 54},
    "floor-space": {"floor_sqft": 999.5},
    "basement": {"clear_height_ft": 8, "depth_below_grade_ft": 4},
    "dwelling-type": {"units_total": 3},
    "garbage": {"units_total": 3, "agreement": "none"},
    "room-type": {"use": "sleeping"},
    "unit-type": {"living": True, "sleeping": True, "cooking": False, "eating": False},
    "notice": {"has": ["time"], "written": True},
    "service": {"in_person": True, "served_on": "owner"},
    "entry": {"identification": True, "hour": 14, "consent": True},
    "access": {"who": "owner", "hour": 14, "purpose": "repair-to-comply"},
    "board-vote": {"present": 3, "for": 3, "against": 0, "matter": "variance"},
    "timeline": {"served": "2026-05-12", "filed": "2026-06-02", "hearing": "2026-06-29"},
}
VERDICTS = {
    "window": "meets",
    "extermination": "owner",
    "petition": "open",
    "vacate": None,
    "penalty": None,
    "heat": "violates",
    "hot-water": "meets",
    "hall-lighting": "meets",
    "floor-space": "violates",
    "basement": "basement",
    "dwelling-type": "multiple-dwelling",
    "garbage": "owner",
    "room-type": "habitable",
    "unit-type": "rooming-unit",
    "notice": "incomplete",
    "service": "proper",
    "entry": "allowed",
    "access": "must-give-access",
    "board-vote": "variance-carries",
    "timeline": None,
}
CALC_KEYS = {"name", "verdict", "facts", "values", "steps", "missing", "assumed", "citations"}


def worked_out(howard, name, facts, *options):
    return howard("calc", name, "--json", *options, given=json.dumps(facts).encode())


def test_the_list_names_every_calculator(howard):
    done = howard("calc")
    assert done.status == 0
    assert [line.split()[0] for line in done.out.splitlines()] == list(NAMES)
    assert list(howard("calc", "--json").json) == list(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_facts_as_json_give_the_verdict_with_its_citations(howard, name):
    done = worked_out(howard, name, FACTS[name])
    assert (done.status, done.err) == (0, "")
    assert done.json.keys() >= CALC_KEYS
    assert (done.json["name"], done.json["verdict"]) == (name, VERDICTS[name])
    assert done.json["citations"]
    assert done.json["missing"] == []


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_of_the_facts_fits_facts_and_refuses_unknown_names(howard, name):
    schema = json.loads(howard("calc", name, "--schema").out)
    Draft202012Validator.check_schema(schema)
    checker = Draft202012Validator(schema)
    checker.validate(FACTS[name])
    checker.validate({})
    assert not checker.is_valid({**FACTS[name], "no_such_fact": 1})


def test_exactly_the_needed_area_is_told_without_rounding(howard):
    values = worked_out(howard, "window", FACTS["window"]).json["values"]
    assert (values["floor_sqft"], values["required_sqft"], values["actual_sqft"]) == (120, 12, 15)


def test_values_are_numbers_dates_and_lists(howard):
    assert worked_out(howard, "vacate", FACTS["vacate"]).json["values"] == {"latest_day": "2026-07-11"}
    assert worked_out(howard, "penalty", FACTS["penalty"]).json["values"]["max_forfeiture"] == 4000
    assert worked_out(howard, "notice", FACTS["notice"]).json["values"]["missing"] == [
        "violations-list",
        "section-references",
        "remedial-order",
        "appeal-advice",
    ]


def test_facts_as_options_are_the_same_facts(howard):
    options = howard("calc", "heat", "--indoor-c", "18", "--outdoor-f=5", "--turned-up", "--json")
    assert options.json == worked_out(howard, "heat", FACTS["heat"]).json


def test_an_option_may_hold_json_or_words(howard):
    told = ("calc", "window", "--json", "--room", "sleeping", "--floor", "10 x 14")
    words = howard(*told, "--windows", "3 x 3 ft").json
    listed = howard(*told, "--windows", '[{"size": "3 x 3 ft"}]').json
    assert words["values"] == listed["values"]
    assert words["verdict"] == "violates"


def test_what_is_missing_is_named_and_asked_for(howard):
    done = worked_out(howard, "extermination", {})
    assert (done.status, done.json["verdict"]) == (0, None)
    assert done.json["missing"][0] == "units_infested"
    assert howard("calc", "extermination").out.count("?") >= 1


def test_today_is_the_fact_then_the_option(howard):
    served = {"served": "2026-05-12", "how": "in-person"}
    assert worked_out(howard, "petition", served, "--today", "2026-06-12").json["verdict"] == "passed"
    assert (
        worked_out(howard, "petition", {**served, "today": "2026-06-11"}, "--today", "2026-06-12").json["verdict"]
        == "open"
    )


@pytest.mark.parametrize(
    ("name", "facts", "fact"),
    [
        ("window", {"floor_sqft": -4}, "floor_sqft"),
        ("window", {"flor_sqft": 4}, "flor_sqft"),
        ("window", {"windows": [{"area_sqft": -1}]}, "windows"),
        ("window", {"room": "dungeon"}, "room"),
        ("petition", {"served": "2026-02-30"}, "served"),
        ("petition", {"served": "soon"}, "served"),
        ("hall-lighting", {"units_total": 2.5}, "units_total"),
        ("heat", {"indoor_f": "warm"}, "indoor_f"),
        ("heat", {"indoor_f": True}, "indoor_f"),
        ("heat", {"indoor_f": 60, "indoor_c": 15}, "indoor_c"),
        ("basement", {"clear_height_ft": 0, "depth_below_grade_ft": 1}, "clear_height_ft"),
        ("notice", {"has": ["poetry"]}, "has"),
        ("entry", {"hour": 25}, "hour"),
        ("board-vote", {"for": -1}, "for"),
    ],
)
def test_a_fact_that_cannot_be_is_wrong_use_and_named(howard, name, facts, fact):
    done = worked_out(howard, name, facts)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    assert done.err.startswith(f"howard calc {name}: {fact}")


@pytest.mark.parametrize("given", [b"{", b"[1]", b"7", b"\xff\xfe", b"[" * 100_000, b'{"a": NaN}', b'"heat"'])
def test_input_that_is_no_object_is_wrong_use(howard, given):
    done = howard("calc", "heat", "--json", given=given)
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)


def test_an_unknown_calculator_is_wrong_use_and_the_others_are_named(howard):
    done = howard("calc", "wind")
    assert (done.status, done.out) == (2, "")
    assert "window" in done.err


def test_a_verdict_in_plain_text_shows_its_working(howard):
    done = howard("calc", "window", given=json.dumps(FACTS["window"]).encode())
    assert "10 percent of a floor of 120 sq ft is 12 sq ft. (12.06(1)(a))" in done.out
