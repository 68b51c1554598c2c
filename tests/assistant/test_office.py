from dataclasses import replace
from datetime import date

import pytest

from assistant.conversation import START, pick, respond
from assistant.engine import load_engine
from assistant.office import office_line, with_office
from assistant.plain import plain_reply
from assistant.reply import to_json
from assistant.settings.office import Office

TODAY = date(2026, 6, 15)
NAME = "Building Inspector's office, Town of Howard"
OFFICE = Office(NAME, "555-0100", "Town Hall, 1 Example Road", "Tuesdays, 8 a.m. to noon")
LINE = f"{NAME}: telephone 555-0100; Town Hall, 1 Example Road; open Tuesdays, 8 a.m. to noon."
QUESTIONS = ("who do I call", "how do I appeal", "how do I make a complaint", "can I have a dog", "no heat")


@pytest.fixture(scope="module")
def told():
    return load_engine("en", OFFICE)


def said(question, engine):
    return respond(question, START, engine, TODAY)[0]


def test_who_do_i_call_is_answered_with_what_is_set(told):
    reply = said("who do i call", told)
    assert reply.refer == LINE
    assert to_json(reply)["refer"] == LINE
    assert LINE in to_json(reply)["text"]
    assert "telephone 555-0100" in plain_reply(reply, told)


def test_a_referral_to_the_inspector_keeps_its_words_and_adds_the_office(told):
    assert said("how do I make a complaint", told).refer == f"Ask the town clerk or the Building Inspector. {LINE}"


def test_an_answer_that_names_the_office_tells_how_to_reach_it(told):
    assert said("how do I appeal", told).refer == LINE
    assert pick("appeal-how", START, told, TODAY)[0].refer == LINE


def test_what_lies_elsewhere_is_left_alone(told):
    assert said("can I have a dog", told).refer == "Look in your lease."
    assert said("is a 3x3 window ok for my 10x14 bedroom", told).refer is None


@pytest.mark.parametrize("question", QUESTIONS)
def test_nothing_is_shown_where_nothing_is_set(question, engine):
    named = load_engine("en", Office(NAME))
    assert said(question, named) == said(question, engine)


def test_only_what_is_set_is_shown():
    assert office_line(Office(NAME, telephone="555-0100"), "en") == f"{NAME}: telephone 555-0100."
    assert office_line(Office(NAME, hours="Tuesdays"), "en") == f"{NAME}: open Tuesdays."
    assert office_line(Office(NAME), "en") == ""


def test_hours_alone_do_not_say_how_to_reach_it():
    reply = said("who do i call", load_engine("en", Office(NAME, hours="Tuesdays")))
    assert reply.refer == f"The town clerk can tell you how to reach it. {NAME}: open Tuesdays."


def test_the_other_parts_of_a_question_have_it_too(told, engine):
    contact = said("who do i call", engine)
    whole = replace(said("no heat", engine), also=(contact,))
    assert with_office(whole, told).also[0].refer == LINE
    assert with_office(whole, told).refer is None


@pytest.mark.parametrize(("saturday_open", "state_law_day"), [(False, date(2026, 6, 22)), (True, date(2026, 6, 20))])
@pytest.mark.parametrize("question", ["I was served May 21 2026, when is the last day to appeal"])
def test_a_last_day_on_a_saturday_moves_only_where_the_office_is_closed(saturday_open, state_law_day, question):
    values = said(question, load_engine("en", Office(saturday_open=saturday_open))).calc.values
    assert values["last_day"] == date(2026, 6, 20)
    assert values["state_law_day"] == state_law_day


def test_papers_have_the_office_in_lines_or_not_at_all():
    assert OFFICE.lines == (NAME, "555-0100", "Town Hall, 1 Example Road", "Tuesdays, 8 a.m. to noon")
    assert Office(NAME).lines == ()
