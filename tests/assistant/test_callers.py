from datetime import datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.callers import PARKED_MOST, SUBJECT_LONGEST, Call, Callers, NoRoom, Turn, subject_of
from assistant.reply import Calculation, Quote, Reply
from assistant.tui.words import load_words

NOON = datetime(2026, 5, 1, 12, 0)
WORDS = load_words()["callers"]


def reply(question, title="", cite="", calc=None):
    citations = (Quote(cite, "words"),) if cite else ()
    return Reply(question, "answer", None, 1.0, title, "Say.", citations=citations, calc=calc)


def call(*questions, line=""):
    return Call(len(questions), tuple(Turn(question, reply(question)) for question in questions), line)


def waiting(number):
    callers = Callers()
    for at in range(number):
        callers = callers.park(call(f"question {at}"), f"caller {at}", NOON + timedelta(minutes=at))
    return callers


def test_nobody_waits_at_first():
    assert Callers() == Callers((), None)


def test_a_call_that_was_let_go_can_be_taken_back_until_a_question_is_asked():
    callers = Callers().let_go(call("heat"))
    assert callers.gone == call("heat")
    assert callers.asked().gone is None


def test_an_empty_call_does_not_push_out_the_one_before_it():
    callers = Callers().let_go(call("heat")).let_go(Call(0))
    assert callers.gone == call("heat")


def test_the_latest_caller_waits_first():
    assert [one.subject for one in waiting(3).parked] == ["caller 2", "caller 1", "caller 0"]


def test_a_parked_call_comes_back_as_it_was():
    kept = Call("state", (Turn("heat", None),), "half a que", ("heat",))
    callers = Callers().park(kept, "Heat", NOON)
    assert callers.take_up(0) == (kept, Callers())


def test_those_who_are_left_keep_their_order():
    taken, left = waiting(3).take_up(1)
    assert taken == call("question 1")
    assert [one.subject for one in left.parked] == ["caller 2", "caller 0"]


def test_nobody_waits_at_a_place_beyond_the_last():
    with pytest.raises(IndexError):
        waiting(2).take_up(2)


def test_an_empty_call_is_not_parked():
    assert Callers().park(Call(0, line="  "), "", NOON) == Callers()


def test_a_call_with_a_line_begun_is_parked():
    assert len(Callers().park(call(line="half a"), "half a", NOON).parked) == 1


def test_a_tenth_caller_finds_no_room():
    assert len(waiting(PARKED_MOST).parked) == 9
    with pytest.raises(NoRoom):
        waiting(PARKED_MOST).park(call("one more"), "one more", NOON)


def test_parking_or_taking_up_ends_what_could_be_taken_back():
    callers = Callers().let_go(call("heat"))
    assert callers.park(call("roaches"), "Pests", NOON).gone is None


@pytest.mark.parametrize(
    ("name", "facts", "told"),
    [
        ("window", {"room": "sleeping", "floor_sqft": 140, "windows": [{"area_sqft": 9}]}, "Window, bedroom 140 sq ft"),
        ("heat", {"indoor_f": 64, "outdoor_f": 10}, "Heat, 64 degrees inside 10 outside"),
        ("petition", {"served": "2026-05-02"}, "Petition, served 2026-05-02"),
        ("board-vote", {}, "Vote of the board"),
        ("extermination", {"proofed": True}, "Pests"),
    ],
)
def test_a_case_names_the_call_with_its_facts(name, facts, told):
    turns = [Turn("q", reply("q", calc=Calculation(name, None, facts))), Turn("thanks", reply("thanks"))]
    assert subject_of(turns, "", WORDS) == told


def test_every_calculator_has_a_name_for_callers():
    from assistant.calculators.register import NAMES

    assert set(NAMES) == set(WORDS["about"])


def test_without_a_case_the_last_provision_names_the_call():
    turns = [Turn("q", reply("q", "Who may enter", "12.13")), Turn("thanks", reply("thanks"))]
    assert subject_of(turns, "", WORDS) == "Who may enter"


@pytest.mark.parametrize(("turns", "line", "told"), [([Turn("hello", None)], "", "hello"), ([], " half a ", "half a")])
def test_else_the_last_words_do(turns, line, told):
    assert subject_of(turns, line, WORDS) == told


@given(st.text(min_size=1), st.text())
def test_a_subject_is_never_long(question, line):
    assert len(subject_of([Turn(question, None)], line, WORDS)) <= SUBJECT_LONGEST
    assert len(subject_of([], line, WORDS)) <= SUBJECT_LONGEST
