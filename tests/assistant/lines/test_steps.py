import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.lines.session import Session
from assistant.lines.steps import prompt, step

WINDOW = "is a 3x3 window ok for my 10x14 bedroom"
NO = "No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9."


def test_a_question_is_answered_and_a_fact_goes_on(talk):
    assert talk(WINDOW).text.startswith(NO)
    assert talk("is my bedroom window big enough", "10 by 14", "one window, 3 by 3 feet").text.startswith(NO)


def test_an_empty_line_is_nothing(desk):
    assert step("   ", Session(), desk) is None


def test_help_tells_every_word(talk):
    told = talk("help").text
    for word in ("copy:", "why:", "next:", "start over:", "read 12.06(1)(a):", "form window:", "quit:"):
        assert f"\n  {word}" in told


def test_why_tells_the_reading_its_words_the_facts_and_the_working(talk):
    told = talk(WINDOW, "why").text
    assert "The question was read as: Whether a room has enough window." in told
    assert "Facts found: bedroom; 140 sq ft; window 9 sq ft" in told
    assert "\n  10 percent of a floor of 140 sq ft is 14 sq ft. (12.06(1)(a))" in told


def test_why_before_anything_was_asked_says_so(talk):
    assert talk("why").text == talk("next").text == talk("again").text == "Nothing has been asked yet."


def test_next_lists_what_people_ask_and_a_number_picks(talk):
    listed = talk(WINDOW, "next").text
    assert listed.split("\n")[1] == "  1. How much window must open (12.06(1)(b))"
    assert "12.06(1)(b)" in talk(WINDOW, "next", "1").text


def test_a_number_answers_the_fact_that_was_asked_for_and_not_the_list(talk):
    told = talk("who pays for the exterminator", "1").text
    assert "How many units have the pests?" in talk("who pays for the exterminator").text
    assert "How many units have the pests?" not in told


def test_read_the_law_reads_the_whole_rule_and_next_rule_the_other(talk):
    told = talk(WINDOW, "read the law").text
    assert "shall be deemed" not in told
    assert "Every habitable room shall have at least one window or skylight facing directly to the outdoors." in told
    assert told.endswith("The answer cites further rules: 12.06(1)(b). Type next rule.")
    assert talk(WINDOW, "read the law", "next rule").text.startswith("12.06(1)(b)\n")
    assert talk(WINDOW, "law", "next rule", "next rule").text == "The answer cites no further rule."


def test_any_rule_is_read_and_one_that_is_not_there_is_said_not_to_be(talk):
    assert talk("read 12.17").text.startswith("12.17\n")
    assert "12.13" in talk("read 12.13").text
    assert "no" in talk("read 12.13").text.lower()


def test_a_search_finds_words_and_what_is_near_to_a_word_that_is_not_there(talk):
    assert "12.08(1)(b): Openings" in talk("search window").text
    near = talk("search mice").text
    assert near.startswith("No rule has that word.")
    assert "\n  1. 12.09(1)(a)(2): " in near
    assert talk("search mice", "1").text.startswith("12.09(1)(a)(2)\n")
    assert talk("search qwxyz").text == 'No provision holds "qwxyz".'


def test_start_over_forgets_and_undo_brings_the_caller_back(talk):
    assert talk(WINDOW, "start over", "why").text == "Nothing has been asked yet."
    assert "140 sq ft" in talk(WINDOW, "start over", "undo", "why").text
    assert talk(WINDOW, "start over", "no heat", "undo", "undo").text == "There is nothing to take back."


def test_undo_takes_back_the_last_question_with_its_facts(talk):
    told = talk(WINDOW, "it is 4 by 4", "undo")
    assert told.text == "Taken back: it is 4 by 4."
    assert talk(WINDOW, "it is 4 by 4", "undo", "again").text.partition("\n\n")[2].startswith(NO)


def test_callers_are_parked_and_taken_up_with_all_that_they_said(talk):
    parked = talk(WINDOW, "park")
    assert parked.text.startswith("Parked: Window, bedroom")
    assert talk(WINDOW, "park", "why").text == "Nothing has been asked yet."
    assert talk(WINDOW, "park", "no heat", "take up", "again").text.partition("\n\n")[2].startswith(NO)
    assert talk(WINDOW, "park", "no heat", "take up", "undo").text == f"Taken back: {WINDOW}."


def test_of_several_callers_a_number_picks_one(talk):
    told = talk(WINDOW, "park", "is 64 degrees enough heat", "park", "take up")
    assert told.text.split("\n")[2].startswith("  2. Window, bedroom")
    picked = talk(WINDOW, "park", "is 64 degrees enough heat", "park", "take up", "2", "again")
    assert picked.text.partition("\n\n")[2].startswith(NO)


def test_no_more_than_nine_callers_wait(talk):
    assert talk(*["no heat", "park"] * 10).text == "Nine callers wait. Take one up before you park another."


@pytest.mark.parametrize(("line", "text"), [("park", "There is nothing to park."), ("take up", "Nobody waits.")])
def test_where_nobody_is_that_is_said(talk, line, text):
    assert talk(line).text.startswith(text)


def test_a_caller_who_is_not_there_is_not_taken_up(talk):
    assert talk("take up 3").text == "Nobody waits at that number."


def test_the_prompt_says_whether_a_question_or_an_answer_is_wanted(desk, talk):
    assert prompt(Session(), desk) == "Your question:"
    assert prompt(talk("form heat").session, desk) == "Your answer:"


def test_nothing_that_is_said_holds_a_control_character(talk):
    told = talk("\x1b[31m[/] [@click=app.quit]x \u202e", "why", "note").text
    assert all(letter.isprintable() or letter == "\n" for letter in told)


@settings(max_examples=40, deadline=None)
@given(lines=st.lists(st.sampled_from(["why", "next", "1", "2", "undo", "park", "take up", "start over", "law", "form",
                                       "no heat", "64", "back", "done", "", "search rats", "next rule", "again"])
                      | st.text(max_size=20), max_size=12))  # fmt: skip
def test_any_lines_in_any_order_are_answered(lines):
    from datetime import date, datetime

    from assistant.conversation import load_engine, respond
    from assistant.lines.session import Desk
    from assistant.settings.office import NOT_SET
    from assistant.settings.settings import Settings

    of = Settings(NOT_SET, "en", "auto", None, None, "", "", 90, 20)
    desk, session = Desk(load_engine(), date(2026, 6, 15), of, respond, lambda: datetime(2026, 6, 15)), Session()
    for line in (line for line in lines if line.strip() not in {"copy", "save", "print", "petition", "calendar"}):
        told = step(line, session, desk)
        session = told.session if told else session
        assert told is None or told.done or told.text
