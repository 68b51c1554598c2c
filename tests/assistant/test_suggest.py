from time import process_time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.conversation import START, respond
from assistant.engine import load_engine
from assistant.suggest import suggest
from assistant.suggestion import READINGS_MOST
from intents.matcher import match
from tests.assistant.conftest import TODAY


@pytest.fixture
def look(engine, talk):
    """look(text, after=turns): what is offered while the text stands in the line."""

    def looked(text, after=()):
        state = talk(*after)[-1][1] if after else START
        return suggest(text, state, engine, TODAY)

    return looked


def cites(offered):
    return [reading.cite for reading in offered.readings]


def test_the_likeliest_reading_comes_first_with_the_words_that_matched(look):
    first = look("is a 3x3 window ok for my 10x14 bedroom").readings[0]
    assert (first.intent, first.cite) == ("bedroom-window-area", "12.06(1)(a)")
    assert first.title == "How big a bedroom window must be"
    assert first.words == ("3x3", "window", "bedroom")


def test_facts_stand_as_tags(look):
    assert look("is a 3x3 window ok for my 10x14 bedroom").tags == ("bedroom", "140 sq ft", "window 9 sq ft")


def test_a_text_that_goes_on_with_the_case_brings_its_facts_along(look):
    offered = look("what if it was 3x5", after=["is a 3x3 window ok for my 10x14 bedroom"])
    assert offered.tags == ("bedroom", "140 sq ft", "window 15 sq ft")
    assert offered.readings[0].cite == "12.06(1)(a)"


def test_an_answer_to_what_was_asked_is_understood(look):
    offered = look("64", after=["no heat in my apartment, it is cold inside"])
    assert "64 °F inside" in offered.tags


def test_an_empty_line_has_the_facts_of_the_case_and_no_reading(look):
    offered = look(" ", after=["is a 3x3 window ok for my 10x14 bedroom"])
    assert (offered.readings, offered.tags) == ((), ("bedroom", "140 sq ft", "window 9 sq ft"))


def test_another_subject_leaves_the_facts_of_the_case_out(look):
    offered = look("who pays for roaches in two units", after=["is a 3x3 window ok for my 10x14 bedroom"])
    assert offered.tags == ("2 units with pests",)


def test_a_word_that_is_not_typed_to_its_end_is_understood(look):
    assert look("window for bedro").readings[0].intent == "bedroom-window-area"
    assert look("roac").readings[0].cite == "12.09(1)(a)(2)"


@pytest.mark.parametrize("text", ["", "r", "ro", "12", "7", "?!", "of a"])
def test_too_little_is_no_reading(look, text):
    assert look(text).readings == ()


@pytest.mark.parametrize("text", ["hello", "thanks a lot", "asdf qwer"])
def test_talk_is_no_reading(look, text):
    assert look(text).readings == ()


def test_a_citation_that_is_begun_shows_the_provisions_under_it_in_order(look):
    assert cites(look("12.06")) == ["12.06", "12.06(1)", "12.06(1)(a)", "12.06(1)(b)", "12.06(2)"]
    assert cites(look("sec 12.11(2")) == ["12.11(2)", "12.11(2)(a)", "12.11(2)(b)", "12.11(2)(c)"]
    assert cites(look("12-06 1 a")) == ["12.06(1)(a)"]
    assert look("12.06").readings[0].intent is None


def test_an_outside_subject_is_among_them_without_a_citation(look):
    first = look("can i have a dog in my apartment").readings[0]
    assert (first.intent, first.cite) == ("pets", "")


def test_a_provision_is_offered_once(look):
    for text in ("window", "window size in the bedroom and kitchen", "notice served by mail"):
        found = [cite for cite in cites(look(text)) if cite]
        assert len(found) == len(set(found))


def test_the_first_reading_is_the_one_that_is_asked_for_by_enter(engine, look):
    for text in ("my toilet leaks", "who must shovel snow", "how warm must it be", "can they come in at night"):
        reply, _ = respond(text, START, engine, TODAY)
        assert look(text).readings[0].intent == reply.intent


@settings(max_examples=60, deadline=None)
@given(st.text(max_size=60))
def test_any_text_at_all_has_at_most_five_and_always_the_same(text):
    offered = suggest(text, START, load_engine(), TODAY)
    assert len(offered.readings) <= READINGS_MOST
    assert offered == suggest(text, START, load_engine(), TODAY)


def test_it_is_about_as_quick_as_a_few_matches(engine):
    text = "i was handed a notice last tuesday until when can i petition for a hearing"
    texts = [text[:end] for end in range(1, len(text))]

    def spent(work):
        for one in texts:
            work(one)
        start = process_time()
        for one in texts:
            work(one)
        return process_time() - start

    matching = spent(lambda one: match(one, engine.matcher))
    assert spent(lambda one: suggest(one, START, engine, TODAY)) < 5 * matching
