import json
from dataclasses import replace
from datetime import date

import pytest

from assistant.conversation import START, pick, respond
from assistant.reply import to_json
from assistant.state import state_from_plain, state_to_plain

TODAY = date(2026, 6, 15)


def test_a_reading_that_is_picked_is_answered(engine):
    reply, state = pick("fine-amount", START, engine, TODAY)
    assert (reply.kind, reply.intent, reply.citations[0].cite) == ("answer", "fine-amount", "12.17")
    assert (state.intent, state.cite) == ("fine-amount", "12.17")


def test_a_follow_up_of_the_same_calculator_keeps_the_facts(talk, engine):
    _, state = talk("is a 3x5 window ok for my 10x14 bedroom")[-1]
    reply, after = pick("openable-window-area", state, engine, TODAY)
    assert reply.calc.facts["floor_sqft"] == 140
    assert after.case.intent == "openable-window-area"


def test_an_intent_that_does_not_exist_cannot_be_picked(engine):
    with pytest.raises(KeyError):
        pick("no-such-intent", START, engine, TODAY)


CONVERSATIONS = [
    ("is my bedroom window big enough", "10 by 14", "about 3 by 5 feet"),
    ("who has to get rid of roaches", "just one unit", "I don't know"),
    ("I got a notice, when must I appeal", "May 20", "it was mailed on May 21"),
    ("my heat only gets to 64", "18 C inside", "what if it was minus 25 outside"),
    ("what is the fine for each day", "how about 12 days", "two violations"),
    ("hello", "12.13", "can my landlord raise the rent"),
    ("is a skylight 3x3 that opens halfway ok for a 10x12 bedroom", "it has a fan"),
    ("the board voted 3 to 1 on a variance", "5 members were there"),
]


@pytest.mark.parametrize("turns", CONVERSATIONS)
def test_a_state_goes_through_json_and_comes_back_the_same(talk, turns):
    for _, state in talk(*turns):
        assert state_from_plain(json.loads(json.dumps(state_to_plain(state)))) == state


@pytest.mark.parametrize("turns", CONVERSATIONS)
def test_a_conversation_goes_on_from_a_kept_state_as_if_it_had_not_stopped(talk, turns):
    whole = talk(*turns)
    for place in range(1, len(turns)):
        kept = state_from_plain(json.loads(json.dumps(state_to_plain(whole[place - 1][1]))))
        assert talk(*turns[place:], state=kept) == whole[place:]


@pytest.mark.parametrize("turns", CONVERSATIONS)
def test_the_same_turns_always_get_the_same_replies(talk, turns):
    assert talk(*turns) == talk(*turns)


def test_a_state_of_another_version_is_refused(talk):
    plain = state_to_plain(talk("is my bedroom window big enough")[-1][1])
    with pytest.raises(KeyError):
        state_from_plain({**plain, "case": {**plain["case"], "calculator": "moonlight"}})
    with pytest.raises(KeyError):
        state_from_plain({"case": None})


def test_a_state_is_never_changed(engine):
    _, state = respond("is my bedroom window big enough", START, engine, TODAY)
    kept = replace(state)
    respond("10 by 14", state, engine, TODAY)
    assert state == kept
    assert START.case is None


def test_two_conversations_do_not_touch_each_other(talk):
    (_, first), (_, second) = talk("is my bedroom window big enough")[0], talk("is 64 warm enough")[0]
    assert talk("10 by 14", state=first)[0][0].calc.name == "window"
    assert talk("10 below", state=second)[0][0].calc.name == "heat"


def test_every_reply_is_plain_json(talk):
    for turns in CONVERSATIONS:
        for reply, _ in talk(*turns):
            assert json.loads(json.dumps(to_json(reply))) == to_json(reply)
