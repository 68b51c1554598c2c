from datetime import date

import pytest

from assistant.conversation import START, load_engine, pick
from assistant.tui.kiosk.acts import Act
from assistant.tui.kiosk.visit import BACK_MOST, LIMIT, PRINTS_MOST, Visit
from assistant.tui.words import load_words

TOPICS = load_words()["kiosk_topics"]["topics"]
INTENTS = sorted({question["intent"] for topic in TOPICS for question in topic["questions"]})


def text(visit):
    return "\n".join(row.label.plain + row.body.plain for row in visit.page.rows)


def press(visit, *numbers):
    for number in numbers:
        visit.press(visit.page.button(number).act)


def named(visit, label):
    return next(button for button in visit.page.buttons if button.label == label)


def test_there_are_12_topics_of_4_to_8_questions_each():
    assert len(TOPICS) == 12
    assert all(4 <= len(topic["questions"]) <= 8 for topic in TOPICS)


@pytest.mark.parametrize("intent", INTENTS)
def test_every_question_of_a_topic_is_answered_by_the_chapter(intent):
    engine = load_engine()
    assert engine.intent(intent).covered
    reply, _ = pick(intent, START, engine, date(2026, 6, 15))
    assert reply.kind == "answer"
    assert reply.citations


def test_an_answer_is_two_touches_away(visit):
    press(visit, 1, 1)
    assert visit.page.kind == "answer"
    assert "Every dwelling must have working heating" in text(visit)


def test_a_typed_question_gets_the_answer_that_howard_ask_gives(visit):
    visit.ask("is a 3x3 window ok for my 10x14 bedroom")
    assert "No. A bedroom of 140 sq ft needs at least 14 sq ft of window; this one has 9." in text(visit)


def test_guided_questions_come_one_at_a_time_and_end_in_a_verdict(visit):
    press(visit, 4, 1)
    visit.press(named(visit, "Check it for my home").act)
    assert "What is the room used for?" in text(visit)
    press(visit, 1)
    assert "How big is the floor of the room?" in text(visit)
    assert visit.page.pad
    visit.ask("10 by 14 ft")
    assert "How many windows does the room have?" in text(visit)
    press(visit, 3)
    assert "Window 1: How big is it?" in text(visit)
    visit.ask("3x3")
    assert "Window 2: How big is it?" in text(visit)
    visit.ask("2 by 4 ft")
    assert visit.page.kind == "answer"
    assert "A bedroom of 140 sq ft needs at least 14 sq ft of window" in text(visit)
    assert "17" in text(visit)


def test_nobody_has_to_know(visit):
    press(visit, 4, 1)
    visit.press(named(visit, "Check it for my home").act)
    for _ in range(20):
        if visit.page.kind != "guide":
            break
        visit.press(named(visit, "I don't know").act)
    assert visit.page.kind == "answer"


def test_what_cannot_be_is_said_and_asked_again(visit):
    press(visit, 4, 1)
    visit.press(named(visit, "Check it for my home").act)
    press(visit, 1)
    visit.ask("0")
    assert visit.page.kind == "guide"
    assert "How big is the floor of the room?" in text(visit)
    assert len(visit.page.rows) == 5


def test_a_question_is_a_question_in_the_middle_of_guided_ones_too(visit):
    press(visit, 4, 1)
    visit.press(named(visit, "Check it for my home").act)
    visit.ask("who has to get rid of roaches in my building")
    assert visit.page.kind == "answer"
    assert "get rid of" in text(visit)


def test_several_answers_are_ticked_off(visit):
    press(visit, 9, 2)
    visit.press(named(visit, "Check it for my home").act)
    press(visit, 1, 4)
    assert named(visit, "[x] A list of violations").number == 1
    press(visit, 4)
    assert named(visit, "[ ] A reasonable time").number == 4
    visit.press(named(visit, "OK").act)
    assert "[x]" not in str(visit.page.buttons)


def test_back_is_the_page_before_and_no_further_than_the_first(visit):
    press(visit, 4, 1)
    visit.press(Act("back"))
    assert visit.page.kind == "topic"
    visit.press(Act("back"))
    assert visit.page.kind == "home"
    visit.press(Act("back"))
    assert visit.page.kind == "home"


def test_no_more_pages_are_kept_than_there_is_room_for(visit):
    for _ in range(BACK_MOST * 2):
        visit.ask("no heat")
    assert len(visit._back) == BACK_MOST


def test_a_question_of_ten_million_letters_is_cut(visit):
    visit.ask("no heat " * 1_250_000)
    assert len(text(visit)) < 20 * LIMIT


@pytest.mark.parametrize(
    "question", ["[/]", "[@click=app.quit]x[/]", "\x1b[2J\x1b]52;c;eA==\x07", "a\u202eb\u200bc", "😀" * 300]
)
def test_what_people_type_is_shown_as_text_without_what_steers_a_terminal(visit, faults, question):
    visit.ask(question)
    assert visit.page.kind == "answer"
    assert not any((ord(sign) < 32 and sign != "\n") or sign in "\u202e\u200b\x9b" for sign in text(visit))
    assert faults == []


def test_a_fault_is_told_without_the_words_of_the_visitor(stand, faults):
    class Broken:
        def ask(self, question, today):
            raise KeyError(question)

    visit = Visit(stand)
    visit._talk = Broken()
    visit.ask("my secret")
    assert "Something went wrong with this question" in text(visit)
    assert [type(fault) for fault in faults] == [KeyError]


def test_the_squares_of_an_answer_fit_the_screen(visit):
    visit.ask("is a 3x3 window ok for my 10x14 bedroom")
    visit.resize((80, 23))
    visit.press(named(visit, "Take it along").act)
    first = visit.page.code
    assert 0 < len(first) <= 23
    assert all(len(line) <= 46 for line in first)
    visit.press(named(visit, "Next square").act)
    assert visit.page.code != first


def test_a_screen_without_room_for_a_square_says_so(visit):
    press(visit, 1, 1)
    visit.resize((40, 14))
    visit.press(named(visit, "Take it along").act)
    assert visit.page.code == ()
    assert "too small to show a square" in text(visit)


def test_a_visitor_prints_three_times_at_most(visit):
    press(visit, 1, 1)
    papers = [visit.paper() for _ in range(PRINTS_MOST + 1)]
    assert papers[-1] is None
    assert "Every dwelling must have working heating" in " ".join(papers[0].split())
    assert "not legal advice" in " ".join(papers[0].split())


def test_nothing_is_printed_where_there_is_no_answer(visit):
    assert visit.paper() is None


def test_the_text_has_three_sizes(visit):
    sizes = [visit.size]
    for do in ("larger", "larger", "smaller", "smaller", "smaller"):
        visit.press(Act(do))
        sizes.append(visit.size)
    assert sizes == ["roomy", "large", "large", "roomy", "small", "small"]
