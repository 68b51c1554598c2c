import json
from datetime import date

import pytest

from assistant.calculators.register import NAMES, calculator
from assistant.conversation import respond
from assistant.forms.form import open_form
from assistant.forms.reckoning import reckon
from assistant.forms.telling import sentence, told_turn
from assistant.state import START, state_from_plain, state_to_plain

TODAY = date(2026, 6, 15)
ROOM = {
    "room": "sleeping",
    "floor_sqft": "10 x 14",
    "windows": "1",
    "windows.0.kind": "window",
    "windows.0.area_sqft": "3 x 3 ft",
}


@pytest.fixture
def put(engine):
    """put("window", entries): the reply and the state after the form has been put into the chat."""

    def turn(name, values, state=START):
        form = open_form(name, state, engine)
        return told_turn(form, values, reckon(form, values, TODAY), state, TODAY)

    return turn


def stated(state):
    return calculator(state.case.calculator).stated(state.case.facts)


@pytest.mark.parametrize(
    ("name", "values", "said"),
    [
        ("window", ROOM, "Whether a room has enough window. What the room is used for: bedroom; floor area: 10 x 14; "
         "windows: window 3 x 3 ft."),
        ("hot-water", {"water_f": "115"}, "Whether the water gets hot enough. Water temperature: 115 degrees F."),
        ("notice", {"has": "time,appeal-advice", "written": "yes"}, "Whether a notice has all it must have. What the "
         "notice has: a reasonable time, advice on appeal; in writing: yes."),
        ("window", {"windows": "none"}, "Whether a room has enough window. Windows: none."),
        ("window", {"windows": "2", "windows.0.area_sqft": "12", "windows.0.more": "yes",
                    "windows.0.faces_outdoors": "no", "windows.1.kind": "skylight", "windows.1.area_sqft": "4"},
         "Whether a room has enough window. Windows: 12 sq ft (faces outdoors no), skylight 4 sq ft."),
        ("heat", {"indoor_f": "900", "outdoor_f": "don't know"},
         "Whether a home gets warm enough. Temperature outside: don't know."),
        ("heat", {}, "Whether a home gets warm enough."),
    ],
)  # fmt: skip
def test_a_form_is_told_in_a_plain_sentence(engine, name, values, said):
    form = open_form(name, START, engine)
    assert sentence(form, values, reckon(form, values, TODAY)) == said


@pytest.mark.parametrize("name", NAMES)
def test_a_form_that_is_put_into_the_chat_opens_again_with_the_same_facts(put, example, engine, name):
    values = example(name)
    reply, state = put(name, values)
    first = reckon(open_form(name, START, engine), values, TODAY)
    again = open_form(name, state, engine)
    assert reckon(again, again.values, TODAY).facts == first.facts
    assert reply.calc.verdict == first.reply.calc.verdict
    assert engine.intent(reply.intent).calculator == name
    assert reply.citations


def test_what_was_told_in_the_chat_stands_in_the_form(talk, engine):
    _, state = talk("is a 3x3 window ok for my 10x14 bedroom")[-1]
    values = open_form("window", state, engine).values
    assert values == {
        "room": "sleeping",
        "floor_sqft": "140",
        "windows": "1",
        "windows.0.kind": "window",
        "windows.0.area_sqft": "9",
    }
    assert open_form("heat", state, engine).values == {}


def test_an_amount_that_is_left_alone_keeps_its_bounds(talk, engine):
    _, state = talk("is a 3x5 window ok for my bedroom of about 140 sq ft")[-1]
    form = open_form("window", state, engine)
    assert form.values["floor_sqft"] == "about 140"
    assert reckon(form, form.values, TODAY).facts == stated(state)


def test_what_the_person_did_not_know_stands_in_the_form(talk, engine):
    _, state = talk("who has to get rid of roaches, only one unit has them", "I don't know")[-1]
    assert "unknown" in open_form("extermination", state, engine).values.values()


@pytest.mark.parametrize(
    ("room", "intent"),
    [("sleeping", "bedroom-window-area"), ("living", "room-window-required"), ("bathroom", "bathroom-window-or-fan")],
)
def test_the_answer_is_that_of_the_intent_that_fits_the_facts(put, room, intent):
    assert put("window", ROOM | {"room": room})[0].intent == intent


def test_the_intent_of_the_open_case_is_kept(put, talk, engine):
    _, state = talk("how much of my bedroom window must open")[-1]
    assert put("window", ROOM, state)[0].intent == state.case.intent


def test_a_what_if_goes_on_from_the_form(put, engine):
    _, state = put("window", ROOM)
    reply, after = respond("what if it were 4 by 6 feet", state, engine, TODAY)
    assert (reply.calc.verdict, reply.calc.facts["floor_sqft"]) == ("meets", 140)
    assert stated(after)["room"] == "sleeping"


def test_a_correction_changes_an_entry_of_the_form(put, engine):
    _, state = put("window", ROOM)
    reply, _ = respond("sorry, 10 x 20 not 10 x 14", state, engine, TODAY)
    assert reply.calc.facts == {"room": "sleeping", "floor_sqft": 200, "windows": [{"area_sqft": 9}]}


def test_a_missing_fact_is_asked_for_and_its_answer_is_taken(put, engine):
    reply, state = put("window", {"room": "sleeping", "floor_sqft": "140"})
    assert (reply.kind, state.case.asked) == ("ask", "windows")
    assert respond("3 by 5 feet", state, engine, TODAY)[0].calc.verdict == "meets"


def test_the_case_before_is_kept(put, talk):
    _, before = talk("my heat only gets to 64")[-1]
    _, state = put("window", ROOM, before)
    assert state.earlier == before.case
    _, again = put("window", ROOM | {"room": "living"}, state)
    assert again.earlier == before.case


@pytest.mark.parametrize("name", NAMES)
def test_the_state_after_a_form_goes_through_json(put, example, name):
    _, state = put(name, example(name))
    assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state
