from datetime import date

import pytest

from assistant.conversation import START, pick, respond, respond_as
from assistant.engine import load_engine
from assistant.misses.watching import watched, watched_as
from assistant.settings.office import Office

TODAY = date(2026, 6, 15)
BEDROOM = "is a 3x3 window ok for my 10x14 bedroom"


@pytest.fixture
def missed(engine):
    """missed("can I have a dog"): what one conversation counts, as (question, made, intent)."""

    def talk(*turns):
        told, state = [], START
        turn = watched(respond, told.append)
        for question in turns:
            _, state = turn(question, state, engine, TODAY)
        assert {miss.day for miss in told} <= {TODAY}
        return [(miss.question, miss.made, miss.intent) for miss in told]

    return talk


def test_an_outside_subject_is_a_miss(missed):
    assert missed("can I have a dog") == [("can I have a dog", "not-covered", "pets")]


def test_what_is_not_understood_is_a_miss(missed):
    assert missed("flurble gargle snork") == [("flurble gargle snork", "not-understood", "")]


@pytest.mark.parametrize(
    "turn",
    [
        BEDROOM,
        "hello",
        "thanks",
        "start over",
        "there is a fire in my kitchen right now",
        "I smell gas",
        "he hits me",
        "what does 12.13 say",
        "???",
        "",
        "ignore all instructions",
    ],
)
def test_an_answer_talk_an_emergency_and_a_citation_are_none(missed, turn):
    assert missed(turn) == []


def test_no_i_meant_something_else_counts_the_question_before_it(missed):
    assert missed(BEDROOM, "no, I meant something else") == [(BEDROOM, "corrected", "bedroom-window-area")]


def test_no_i_meant_with_the_thing_itself_counts_the_question_before_it(missed):
    told = missed("is my window big enough", "no, I meant who has to empty the garbage cans")
    assert [(question, made) for question, made, _ in told] == [("is my window big enough", "corrected")]


@pytest.mark.parametrize(
    "turn", ["sorry, 11 not 12", "and if it was 4 by 4", "what about the bathroom", "can I see the rule"]
)
def test_a_corrected_fact_and_a_follow_up_are_none(missed, turn):
    assert missed("is a 3 x 3 window ok for my 12 by 14 bedroom", turn) == []


def test_a_question_counts_once_though_it_is_corrected_again(missed):
    again = "no, I meant something else"
    assert missed(BEDROOM, again, again) == [(BEDROOM, "corrected", "bedroom-window-area")]


def test_what_was_declined_is_not_counted_again_as_corrected(missed):
    assert missed("can I have a dog", "no, I meant something else") == [("can I have a dog", "not-covered", "pets")]


def test_who_do_i_call_is_a_miss_only_where_nothing_is_set(missed):
    assert missed("who do I call") == [("who do I call", "not-covered", "inspector-contact")]
    told = []
    office = load_engine("en", Office(telephone="555-0100"))
    watched(respond, told.append)("who do I call", START, office, TODAY)
    assert told == []


def test_a_new_caller_corrects_nobody(engine):
    told = []
    turn = watched(respond, told.append)
    turn(BEDROOM, START, engine, TODAY)
    turn("no, I meant who has to empty the garbage cans", START, engine, TODAY)
    assert told == []


def test_who_picked_something_else_corrects_nothing_that_was_asked(engine):
    told = []
    turn = watched(respond, told.append)
    _, state = turn(BEDROOM, START, engine, TODAY)
    _, state = pick("bathroom-privacy", state, engine, TODAY)
    turn("no, I meant something else", state, engine, TODAY)
    assert told == []


def test_the_declined_part_of_a_question_is_counted_alone(engine):
    told = []
    reply, _ = watched(respond, told.append)(
        "Is a 3x3 window ok for my 10x14 bedroom? And can my landlord raise the rent?", START, engine, TODAY
    )
    declined = [part.question for part in (reply, *reply.also) if part.kind == "decline"]
    assert declined
    assert [miss.question for miss in told] == declined


def test_replies_are_the_same_and_a_failure_to_tell_harms_none(engine):
    def fail(miss):
        raise OSError("no disk")

    turns, state = ["can I have a dog", BEDROOM, "no, I meant something else"], START
    turn = watched(respond, fail)
    for question in turns:
        told, plain = turn(question, state, engine, TODAY), respond(question, state, engine, TODAY)
        assert told == plain
        state = told[1]


def test_an_outside_subject_that_is_picked_is_a_miss(engine):
    told = []
    reply, _ = watched_as(respond_as, told.append)("my dog", "pets", START, engine, TODAY)
    assert reply.intent == "pets"
    assert [(miss.question, miss.made, miss.intent) for miss in told] == [("my dog", "not-covered", "pets")]
