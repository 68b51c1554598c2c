"""Facts told before hold for another calculator of the same conversation where they mean the same thing."""

import json

import pytest

from assistant.phrases import load_phrases
from assistant.state import state_from_plain, state_to_plain
from assistant.words import load_words

UNITS = "2 of the 4 units have roaches, who pays"


def facts(reply):
    return dict(reply.calc.facts)


@pytest.mark.parametrize(
    ("turns", "verdict", "told"),
    [
        ((UNITS, "who provides the garbage cans"), "owner", "You said earlier: 4 units"),
        ((UNITS, "is the building a multiple dwelling"), "multiple-dwelling", "You said earlier: 4 units"),
        ((UNITS, "is 3 foot candles enough in our hallway"), "violates", "You said earlier: 4 units"),
        ((UNITS, "what is the fine for each day", "who provides the garbage cans"), "owner",
         "You said earlier: 4 units"),
        (("is a 3x3 window ok for my 10x14 bedroom", "is that room a habitable room"), "habitable",
         "You said earlier: bedroom"),
        (("is a 3x3 window ok for my 10x14 bedroom", UNITS, "the hot water is 118 degrees", "is a 4x5 window enough"),
         "meets",
         "You said earlier: 140 sq ft"),
        (("i got the notice june 3. whats the timeline", "by when do i have to petition"), "open",
         "You said earlier: served on June 3, 2026"),
    ],
)  # fmt: skip
def test_what_was_told_is_taken_over_and_that_is_said(talk, turns, verdict, told):
    reply, _ = talk(*turns)[-1]
    assert (reply.kind, reply.calc.verdict) == ("calculate", verdict)
    assert told in reply.calc.assumed


@pytest.mark.parametrize("correction", ["sorry, 2 units not 4", "no, 2 units", "sorry, 2 not 4"])
def test_what_was_taken_over_can_be_corrected(talk, correction):
    reply, _ = talk(UNITS, "who provides the garbage cans", correction)[-1]
    assert (reply.calc.name, reply.calc.verdict, facts(reply)) == ("garbage", "not-assigned", {"units_total": 2})
    assert reply.calc.assumed == ()


def test_the_correction_holds_for_what_is_asked_next(talk):
    reply, _ = talk(UNITS, "who provides the garbage cans", "no, 2 units", "is the building a multiple dwelling")[-1]
    assert (reply.calc.verdict, reply.calc.assumed) == ("not-multiple-dwelling", ("You said earlier: 2 units",))


def test_what_the_new_question_tells_itself_wins(talk):
    reply, _ = talk(UNITS, "who provides the garbage cans in a duplex")[-1]
    assert facts(reply) == {"units_total": 2}


@pytest.mark.parametrize(
    ("turns", "missing"),
    [
        ((UNITS, "who pays for the exterminator in my other building"), "units_infested"),
        (("i got the notice june 3. when must i petition", "they gave me a second notice, by when must i petition"),
         "served"),
    ],
)  # fmt: skip
def test_nothing_is_taken_over_to_another_building_or_notice(talk, turns, missing):
    reply, _ = talk(*turns)[-1]
    assert reply.kind == "ask"
    assert reply.calc.missing[0] == missing
    assert not [one for one in reply.calc.assumed if "earlier" in one]


def test_the_floor_of_one_room_is_not_that_of_another(talk):
    first = "is a 3x3 window ok for my 10x14 bedroom"
    kitchen, _ = talk(first, "what about a 2x3 skylight in the kitchen")[-1]
    assert "floor_sqft" not in facts(kitchen)
    other, _ = talk(first, "what about my other bedroom, 10x10 with a 3x4")[-1]
    assert facts(other) == {"room": "sleeping", "floor_sqft": 100, "windows": [{"area_sqft": 12}]}


def test_what_a_thing_is_is_still_answered_by_the_rule(talk):
    reply, _ = talk(UNITS, "what is a multiple dwelling")[-1]
    assert (reply.kind, reply.calc) == ("answer", None)


def test_an_agreement_on_pests_is_none_on_garbage(talk):
    turns = ("the lease says the tenant does pest control. roaches in 3 of 6 units, who pays?",)
    reply, _ = talk(*turns, "who supplies garbage containers")[-1]
    assert (reply.calc.verdict, facts(reply)) == ("owner", {"units_total": 6})


def test_start_over_forgets_what_was_told(talk):
    reply, state = talk(UNITS, "start over", "who provides the garbage cans")[-1]
    assert (reply.calc, state.remembered) == (None, ())


def test_what_is_remembered_goes_through_json(talk):
    _, state = talk(UNITS, "is a 3x3 window ok for my 10x14 bedroom")[-1]
    assert dict(state.remembered) == {"units": "4 units", "room": "bedroom", "floor": "140 sq ft"}
    assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state


def test_every_carried_fact_is_a_fact_of_its_calculators_and_has_its_words():
    from assistant.calculators.register import calculator

    words, rows = load_words("facts").tables["carried"], load_phrases().tables["carried"]
    for name, row in rows.items():
        kinds = {}
        for calc, fact in row["facts"].items():
            kinds |= {one.name: one for one in calculator(calc).facts if one.name == fact}
        assert set(row["facts"].values()) == set(kinds)
        assert [key for key in words if key == name or key.startswith(f"{name}_")]
        assert row["of"] in load_phrases().tables["another"]
