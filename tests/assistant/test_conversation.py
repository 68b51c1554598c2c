from datetime import date
from fractions import Fraction

import pytest

from assistant.conversation import START


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
    assert (reply.kind, reply.calc) == ("answer", None)
    assert state.case.asked is None
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


def test_another_subject_is_answered_whatever_was_asked(talk):
    (_, asked), (reply, _) = talk("is my bedroom window big enough", "who is an operator under this code")
    assert asked.case.asked == "floor_sqft"
    assert (reply.kind, reply.citations[0].cite, reply.calc) == ("answer", "12.03(16)", None)


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
    told = " ".join(reply.notes)
    assert "If so: The occupant is responsible." in told
    assert "If not: The owner is responsible" in told


def test_where_nothing_more_can_be_asked_it_says_how_to_find_out(talk):
    reply, state = talk("is my bedroom window big enough", "I don't know", "I don't know")[-1]
    assert (reply.kind, state.case.asked, state.case.unknown) == ("ask", None, ("floor_sqft", "windows"))
    assert any("Measure" in sentence or "measure" in sentence for sentence in reply.notes)


def test_a_fact_that_was_not_known_may_still_be_told_later(talk):
    reply, state = talk("is my bedroom window big enough", "I don't know", "3 by 5 feet", "the floor is 10 by 14")[-1]
    assert (reply.calc.verdict, state.case.unknown) == ("meets", ())


# Coming back, and saying it once more


def test_a_case_is_come_back_to_after_any_number_of_rules(talk):
    turns = ("is a 3x3 window ok for my 10x14 bedroom", "who enforces it", "what's the fine for that",
             "how long do they have", "read me the whole thing", "and if it was 4x4?")  # fmt: skip
    reply, _ = talk(*turns)[-1]
    assert facts(reply) == {"room": "sleeping", "floor_sqft": 140, "windows": [{"area_sqft": 16}]}


def test_a_look_up_leaves_the_case_at_hand(talk):
    reply, _ = talk("is a 3x3 window ok for my 10x14 bedroom", "12.06(1)(a)", "what if it was 4x4")[-1]
    assert (reply.calc.verdict, facts(reply)["floor_sqft"]) == ("meets", 140)


def test_words_that_are_no_value_tell_no_fact(talk):
    reply, state = talk("is a 3x3 window ok for my 10x14 bedroom", "read me the whole thing")[-1]
    assert (reply.kind, reply.calc, state.case.facts.openable_share) == ("answer", None, None)


@pytest.mark.parametrize("before", [(), ("what is the fine",)])
def test_the_same_room_with_a_skylight_is_the_case_at_hand(talk, before):
    reply, _ = talk("is a 3x3 window ok for my 10x14 bedroom", *before, "same room but a skylight")[-1]
    assert (reply.calc.values["required_sqft"], facts(reply)["windows"]) == (21, [{"kind": "skylight", "area_sqft": 9}])


def test_not_knowing_is_said_twice_without_another_subject_being_opened(talk):
    _, (first, _), (again, state) = talk("who pays for roaches? just mine", "not sure", "no idea")
    assert (again.calc.name, again.why, state.case.unknown) == ("extermination", first.why, ("proofed",))


@pytest.mark.parametrize(
    ("first", "turn", "area"),
    [
        ("bedroom 10x12, window 12 by 14 inches", "no, feet", 168),
        ("bedroom 10x12, window 3 ft by 4 ft", "sorry, i meant inches", Fraction(1, 12)),
    ],
)
def test_a_unit_can_be_corrected(talk, first, turn, area):
    _, state = talk(first, turn)[-1]
    assert state.case.facts.windows[0].area_sqft.exact == area


def test_a_minus_sign_is_kept_in_a_correction(talk):
    reply, _ = talk("58 in here and -5 out, is that ok", "sorry, -15 not -5")[-1]
    assert facts(reply) == {"indoor_f": 58, "outdoor_f": -15}
