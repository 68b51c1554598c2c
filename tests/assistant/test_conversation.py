import json
from dataclasses import replace
from datetime import date

import pytest

from assistant.conversation import START, pick, respond
from assistant.reply import to_json
from assistant.state import state_from_plain, state_to_plain

TODAY = date(2026, 6, 15)


def facts(reply):
    return dict(reply.calc.facts)


# First turns


def test_facts_in_the_first_question_give_the_verdict_at_once(talk):
    ((reply, state),) = talk("is a 3x3 window ok for my 10x14 bedroom")
    assert (reply.kind, reply.calc.verdict) == ("calculate", "violates")
    assert reply.citations[0].cite == "12.06(1)(a)"
    assert reply.calc.values["shortfall_sqft"] == 5
    assert state.case.asked is None


def test_a_verdict_that_no_missing_fact_could_change_is_given_at_once(talk):
    ((reply, _),) = talk("bedroom window 2 ft by 4 ft")
    assert (reply.kind, reply.calc.verdict) == ("calculate", "violates")
    assert "floor_sqft" not in facts(reply)


def test_a_plain_question_gets_the_rule(talk):
    ((reply, state),) = talk("what is the fine for each day")
    assert (reply.kind, reply.calc, state.case) == ("answer", None, None)
    assert reply.citations[0].cite == "12.17"


def test_an_outside_subject_is_declined_with_a_place_to_turn_to(talk):
    ((reply, _),) = talk("can my landlord raise the rent")
    assert (reply.kind, reply.citations, reply.calc) == ("decline", (), None)
    assert reply.refer


@pytest.mark.parametrize("turn", ["hello", "thanks", "goodbye"])
def test_a_turn_that_asks_nothing_is_a_decline_without_citations(talk, turn):
    ((reply, _),) = talk(turn)
    assert (reply.kind, reply.citations) == ("decline", ())
    assert reply.say


@pytest.mark.parametrize("turn", ["", "   ", "?!", "\x00\x07", "\u200b"])
def test_a_turn_without_a_word_changes_nothing(talk, turn):
    (_, before), (reply, after) = talk("is my bedroom window big enough", turn)
    assert (reply.kind, reply.citations) == ("decline", ())
    assert after == before


@pytest.mark.parametrize("turn", ["12.06(1)(a)", "what does section 12.06 sub 1 a say", "read me \u00a7 12.06(1)(a)"])
def test_a_citation_alone_is_looked_up_in_its_own_words(talk, engine, turn):
    ((reply, _),) = talk(turn)
    assert (reply.kind, reply.citations[0].cite) == ("answer", "12.06(1)(a)")
    assert engine.law.ordinance.holds("12.06(1)(a)", reply.citations[0].quote)


def test_a_citation_that_does_not_exist_is_told_with_its_neighbors(talk):
    ((reply, _),) = talk("what does 12.13 say")
    assert (reply.kind, reply.citations, reply.near) == ("decline", (), ("12.11", "12.15"))
    assert "there is no section 12.13" in reply.say


def test_danger_is_told_before_all_else(talk):
    ((reply, _),) = talk("I smell gas and the furnace is out")
    assert "911" in reply.first
    assert reply.text.startswith(reply.first)


def test_both_parts_of_a_compound_question_are_answered(talk):
    ((reply, _),) = talk("no hot water and no heat")
    cites = {reply.citations[0].cite, *(other.citations[0].cite for other in reply.also if other.citations)}
    assert cites == {"12.05(2)(b)(1)", "12.06(5)"}


# One fact at a time


def test_one_fact_is_asked_for_at_a_time_in_the_calculator_s_order(talk):
    (first, one), (second, two), (third, three) = talk("is my bedroom window big enough", "10 by 14", "3 by 5 feet")
    assert [one.case.asked, two.case.asked, three.case.asked] == ["floor_sqft", "windows", None]
    assert [first.kind, second.kind, third.kind] == ["ask", "ask", "calculate"]
    assert first.asks
    assert first.calc.missing == ("floor_sqft", "windows")
    assert second.calc.missing == ("windows",)
    assert third.calc.verdict == "meets"


def test_what_is_asked_comes_last_in_the_text(talk):
    ((reply, _),) = talk("is my bedroom window big enough")
    assert reply.text.endswith(reply.asks)


def test_while_facts_are_missing_the_rule_is_cited(talk):
    ((reply, _),) = talk("who has to get rid of roaches")
    assert reply.kind == "ask"
    assert reply.citations[0].cite == "12.09(1)(a)(2)"


# Bare answers


@pytest.mark.parametrize(
    ("turns", "verdict"),
    [
        (("who has to get rid of roaches", "two"), "owner"),
        (("who has to get rid of roaches", "just mine", "yes"), "occupant"),
        (("who has to get rid of roaches", "only one unit", "no"), "owner"),
        (("is 64 warm enough", "10 below"), "violates"),
        (("is 64 warm enough", "30 below"), "undetermined"),
        (("is a 12 sq ft window enough", "bedroom", "10x12"), "meets"),
    ],
)
def test_a_bare_answer_answers_what_was_just_asked(talk, turns, verdict):
    reply, state = talk(*turns)[-1]
    assert (reply.kind, reply.calc.verdict, state.case.asked) == ("calculate", verdict, None)


def test_a_bare_date_is_the_date_of_service(talk):
    reply, _ = talk("I got a notice, when must I appeal", "May 20")[-1]
    assert facts(reply)["served"] == "2026-05-20"
    assert reply.calc.values["last_day"] == date(2026, 6, 19)
    assert reply.calc.verdict == "open"


def test_a_correction_changes_one_fact_and_keeps_the_others(talk):
    reply, _ = talk("is a 3x3 window ok for my 10x14 bedroom", "sorry, the window is 3 by 5")[-1]
    assert (reply.calc.verdict, facts(reply)["floor_sqft"]) == ("meets", 140)


def test_a_what_if_changes_one_fact_and_keeps_the_others(talk):
    reply, _ = talk("is a 3x5 window ok for my 10x14 bedroom", "what if the room is 12x14")[-1]
    assert (reply.calc.verdict, facts(reply)["floor_sqft"]) == ("violates", 168)


def test_another_subject_leaves_the_case(talk):
    (_, asked), (reply, after) = talk("is my bedroom window big enough", "what is the fine for each day of a violation")
    assert asked.case.asked == "floor_sqft"
    assert (reply.citations[0].cite, after.case) == ("12.17", None)


def test_start_over_forgets_everything(talk):
    assert talk("is my bedroom window big enough", "10 by 14", "start over")[-1][1] == START


# "I don't know"


@pytest.mark.parametrize("unknown", ["I don't know", "no idea", "not sure", "dont know"])
def test_a_fact_that_is_not_known_is_not_asked_again(talk, unknown):
    (_, before), (reply, state) = talk("is my bedroom window big enough", unknown)
    assert before.case.asked == "floor_sqft"
    assert (reply.kind, state.case.unknown, state.case.asked) == ("ask", ("floor_sqft",), "windows")
    assert "floor_sqft" in reply.calc.missing


def test_of_a_yes_or_no_that_is_not_known_both_branches_are_told(talk):
    reply, state = talk("who has to get rid of roaches", "just one unit", "I don't know")[-1]
    assert (reply.kind, reply.asks, state.case.asked) == ("ask", None, None)
    told = " ".join(reply.why)
    assert "If so: The occupant is responsible." in told
    assert "If not: The owner is responsible" in told


def test_where_nothing_more_can_be_asked_it_says_how_to_find_out(talk):
    reply, state = talk("is my bedroom window big enough", "I don't know", "I don't know")[-1]
    assert (reply.kind, state.case.asked, state.case.unknown) == ("ask", None, ("floor_sqft", "windows"))
    assert any("Measure" in sentence or "measure" in sentence for sentence in reply.why)


def test_a_fact_that_was_not_known_may_still_be_told_later(talk):
    reply, state = talk("is my bedroom window big enough", "I don't know", "3 by 5 feet", "the floor is 10 by 14")[-1]
    assert (reply.calc.verdict, state.case.unknown) == ("meets", ())


# Picking, and the state


def test_a_reading_that_is_picked_is_answered(engine):
    reply, state = pick("fine-amount", START, engine, TODAY)
    assert (reply.kind, reply.intent, reply.citations[0].cite) == ("answer", "fine-amount", "12.17")
    assert (state.intent, state.cite) == ("fine-amount", "12.17")


def test_a_follow_up_of_the_same_calculator_keeps_the_facts(talk, engine):
    _, state = talk("is a 3x5 window ok for my 10x14 bedroom")[-1]
    reply, after = pick("openable-window-area", state, engine, TODAY)
    assert facts(reply)["floor_sqft"] == 140
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
