import threading
from datetime import date

import pytest

from assistant.tui.app import HowardApp
from assistant.tui.blocks import CHOICE, CITE
from assistant.tui.reader.screen import Reader
from corpus.errors import DataFault

WIDE = (120, 40)
TODAY = date(2026, 5, 1)


def state(talk):
    return [(how, what) for how, what, _ in talk._state]


def place_of(app, kind, value):
    """The lowest cell of the screen whose text carries this for the mouse."""
    screen = app.screen
    for y in reversed(range(screen.size.height)):
        for x in range(screen.size.width):
            if screen.get_style_at(x, y).meta.get(kind) == value:
                return x, y
    raise AssertionError(f"nothing to click for {kind} {value}")


# Asking


async def test_enter_asks_and_empties_the_line(chatting, asked, seen, talk):
    async with chatting() as pilot:
        await asked(pilot, "hello there")
        assert pilot.app.screen.ask.value == ""
        assert "You said: hello there" in seen(pilot.app)
        assert state(talk) == [("asked", "hello there")]


async def test_an_empty_line_asks_nothing(chatting, talk):
    async with chatting() as pilot:
        await pilot.press("space", "enter")
        assert state(talk) == []


async def test_today_is_the_clocks_date_at_the_question(chatting, asked, talk):
    async with chatting() as pilot:
        await asked(pilot, "hello")
        assert [today.isoformat() for _, _, today in talk._state] == ["2026-05-01"]


async def test_a_question_asked_before_the_engine_is_there_is_answered_when_it_is(talk, seen, until):
    loaded = threading.Event()

    def open_talk():
        assert loaded.wait(10)
        return talk

    app = HowardApp(open_talk, lambda: TODAY)
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.ask.value = "early bird"
        await pilot.press("enter")
        await until(pilot, lambda: "One moment" in seen(app))
        loaded.set()
        await until(pilot, lambda: "You said: early bird" in seen(app))


async def test_what_is_asked_before_the_engine_is_there_is_answered_in_order(talk, until):
    loaded = threading.Event()

    def open_talk():
        assert loaded.wait(10)
        return talk

    app = HowardApp(open_talk, lambda: TODAY)
    async with app.run_test(size=(80, 24)) as pilot:
        for text in ("which", "2", "last"):
            app.screen.ask.value = text
            await pilot.press("enter")
        await pilot.press("x")
        loaded.set()
        await until(pilot, lambda: len(state(talk)) == 3)
        assert state(talk) == [("asked", "which"), ("picked", "openable-window-area"), ("asked", "last")]
        assert app.screen.ask.value == "x"


async def test_the_hint_for_the_first_time_goes_away_with_the_first_question(chatting, asked, seen):
    async with chatting() as pilot:
        assert "New here?" in seen(pilot.app)
        await pilot.press("x", "escape")
        assert "New here?" in seen(pilot.app)
        await asked(pilot, "hello")
        assert "New here?" not in seen(pilot.app)
        await pilot.press("f2", "x")
        assert "New here?" not in seen(pilot.app)


async def test_a_question_that_fails_is_told_and_the_next_is_answered(chatting, asked, seen, talk):
    async with chatting() as pilot:
        await asked(pilot, "one", "break it", "two")
        assert "went wrong with this question" in seen(pilot.app)
        assert "You said: two" in seen(pilot.app)
        assert state(talk) == [("asked", "one"), ("asked", "two")]
        (line,) = pilot.app.fault_lines
        assert line.startswith("howard: a fault of the program: KeyError at ")
        assert "break" not in line


async def test_data_that_cannot_be_read_ends_the_program(until):
    def open_talk():
        raise DataFault("vocabulary.toml", "words", "is missing")

    app = HowardApp(open_talk, lambda: TODAY)
    async with app.run_test() as pilot:
        await until(pilot, lambda: app.return_code is not None)
    assert app.return_code == 1
    assert app.fault_lines == ["howard: vocabulary.toml: words: is missing"]


# Picking


async def test_a_number_and_enter_pick_an_option(chatting, asked, talk):
    async with chatting() as pilot:
        await asked(pilot, "which", "2")
        assert state(talk) == [("asked", "which"), ("picked", "openable-window-area")]


async def test_a_number_alone_only_lights_its_line(chatting, asked, talk):
    async with chatting() as pilot:
        await asked(pilot, "which")
        await pilot.press("2")
        assert pilot.app.screen.turns.latest.armed == 2
        await pilot.press("backspace")
        assert pilot.app.screen.turns.latest.armed is None
        assert state(talk) == [("asked", "which")]


@pytest.mark.parametrize("text", ["12.06", "3", "0", "2 units", "1x"])
async def test_what_is_no_number_of_a_choice_is_a_question(chatting, asked, talk, text):
    async with chatting() as pilot:
        await asked(pilot, "which", text)
        assert state(talk)[-1] == ("asked", text)


async def test_a_number_answers_where_howard_asks_for_one(chatting, asked, talk):
    async with chatting() as pilot:
        await asked(pilot, "roaches", "1")
        assert state(talk)[-1] == ("asked", "1")


async def test_an_example_of_the_first_screen_is_asked(chatting, asked, words, talk):
    async with chatting() as pilot:
        await asked(pilot, "1")
        assert state(talk) == [("asked", words["welcome"]["examples"][0])]


async def test_a_follow_up_is_picked_by_its_number(chatting, asked, talk):
    async with chatting() as pilot:
        await asked(pilot, "window", "2")
        assert state(talk)[-1] == ("picked", "window-obstruction")


async def test_an_option_is_picked_by_the_mouse(chatting, asked, until, talk):
    async with chatting() as pilot:
        await asked(pilot, "which")
        await pilot.click(offset=place_of(pilot.app, CHOICE, 2))
        await until(pilot, lambda: state(talk)[-1] == ("picked", "openable-window-area"))


# The code


async def test_the_cited_provision_stands_beside_the_answer(chatting, asked, seen):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        assert "(a) Every habitable room shall have" in seen(pilot.app)


async def test_f3_goes_through_the_citations(chatting, asked):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        shown = []
        for _ in range(3):
            shown.append(pilot.app.screen.code.shown)
            await pilot.press("f3")
        assert shown == ["12.06(1)(a)", "12.06(1)(b)", "12.06(1)(a)"]


async def test_in_a_narrow_window_the_code_is_one_key_away(chatting, asked, seen):
    async with chatting() as pilot:
        await asked(pilot, "window")
        assert "Every habitable room shall have" not in seen(pilot.app)
        await pilot.press("tab")
        assert "Every habitable room shall have" in seen(pilot.app)
        await pilot.press("tab")
        assert "this one has" in seen(pilot.app)


async def test_in_a_narrow_window_f3_first_shows_the_first_citation(chatting, asked):
    async with chatting() as pilot:
        await asked(pilot, "window")
        await pilot.press("f3")
        assert pilot.app.screen.code.shown == "12.06(1)(a)"
        await pilot.press("f3")
        assert pilot.app.screen.code.shown == "12.06(1)(b)"


async def test_asking_brings_the_conversation_back(chatting, asked, seen):
    async with chatting() as pilot:
        await pilot.press("tab")
        await asked(pilot, "hello")
        assert "You said: hello" in seen(pilot.app)


async def test_a_clicked_citation_opens_the_reader_there(chatting, asked, until):
    async with chatting(WIDE) as pilot:
        chat = pilot.app.screen
        await asked(pilot, "rent")
        await pilot.click(offset=place_of(pilot.app, CITE, "12.04"))
        await until(pilot, lambda: isinstance(pilot.app.screen, Reader) and pilot.app.screen.chapter.laid)
        assert (pilot.app.screen.chapter.place, chat.code.shown) == ("12.04", "12.04")


async def test_an_answer_without_a_provision_takes_the_last_one_away(chatting, asked, seen):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window", "rent")
        assert "No provision answers this." in seen(pilot.app)


# Moving
