from assistant.conversation import START, respond_as
from tests.assistant.conftest import TODAY

WINDOW = "is a 3x3 window ok for my 10x14 bedroom"


def test_the_facts_of_the_question_decide_the_picked_reading(engine):
    reply, state = respond_as(WINDOW, "bedroom-window-area", START, engine, TODAY)
    assert (reply.question, reply.kind, reply.calc.verdict) == (WINDOW, "calculate", "violates")
    assert reply.calc.values["floor_sqft"] == 140
    assert (state.case.calculator, state.intent) == ("window", "bedroom-window-area")


def test_a_reading_that_the_matcher_would_not_have_taken_is_taken(engine):
    reply, _ = respond_as("roaches", "bedroom-window-area", START, engine, TODAY)
    assert reply.citations[0].cite == "12.06(1)(a)"


def test_an_outside_subject_can_be_picked(engine):
    reply, state = respond_as(WINDOW, "pets", START, engine, TODAY)
    assert (reply.kind, reply.intent, reply.citations) == ("decline", "pets", ())
    assert state.case is None


def test_the_case_at_hand_goes_on_with_the_facts_of_the_question(engine, talk):
    state = talk(WINDOW)[-1][1]
    reply, after = respond_as("what if it was 3x5", "bedroom-window-area", state, engine, TODAY)
    assert (reply.calc.values["floor_sqft"], reply.calc.values["actual_sqft"]) == (140, 15)
    assert len(after.case.told) == 2


def test_another_subject_than_the_case_at_hand_opens_its_own(engine, talk):
    state = talk("no heat in my apartment, it is cold inside")[-1][1]
    reply, after = respond_as("two units have roaches", "pests-more-than-one-unit", state, engine, TODAY)
    assert reply.calc.verdict == "owner"
    assert (after.case.calculator, after.earlier.calculator) == ("extermination", "heat")


def test_danger_comes_first_whatever_was_picked(engine):
    reply, _ = respond_as(
        "i smell gas and see a fire in the bedroom window", "bedroom-window-area", START, engine, TODAY
    )
    assert "911" in reply.first
