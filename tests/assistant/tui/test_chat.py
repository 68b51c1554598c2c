import threading
from pathlib import Path

import pytest

import assistant.tui
from assistant.tui.app import HowardApp
from assistant.tui.blocks import CHOICE, CITE
from assistant.tui.talk import Talk
from assistant.tui.turns import MESSAGES
from corpus.errors import DataFault

WIDE = (120, 40)


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

    app = HowardApp(open_talk, lambda: None)
    async with app.run_test(size=(80, 24)) as pilot:
        app.screen.ask.value = "early bird"
        await pilot.press("enter")
        await until(pilot, lambda: "One moment" in seen(app))
        loaded.set()
        await until(pilot, lambda: "You said: early bird" in seen(app))


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

    app = HowardApp(open_talk, lambda: None)
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


async def test_a_clicked_citation_is_shown(chatting, asked, until):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "rent")
        await pilot.click(offset=place_of(pilot.app, CITE, "12.04"))
        await until(pilot, lambda: pilot.app.screen.code.shown == "12.04")


async def test_an_answer_without_a_provision_takes_the_last_one_away(chatting, asked, seen):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window", "rent")
        assert "No provision answers this." in seen(pilot.app)


# Moving


async def test_up_and_down_recall_earlier_questions(chatting, asked):
    async with chatting() as pilot:
        await asked(pilot, "first", "second")
        ask = pilot.app.screen.ask
        await pilot.press("d")
        found = []
        for key in ("up", "up", "up", "down", "down"):
            await pilot.press(key)
            found.append(ask.value)
        assert found == ["second", "first", "first", "second", "d"]
        assert ask.cursor_position == 1


async def test_page_keys_scroll_the_column_in_front(chatting, asked):
    async with chatting((120, 24)) as pilot:
        await asked(pilot, "window")
        talk, code = pilot.app.screen.turns.pane, pilot.app.screen.code.query_one("Pane")
        at = talk.scroll_y
        await pilot.press("pagedown")
        assert talk.scroll_y > at
        assert code.scroll_y == 0
        await pilot.press("tab", "pagedown")
        assert code.scroll_y > 0
        await pilot.press("ctrl+home")
        assert code.scroll_y == 0


async def test_a_long_answer_is_shown_from_its_beginning(chatting, asked, seen):
    async with chatting() as pilot:
        await asked(pilot, "window")
        assert "│ window" in seen(pilot.app).split("\n")[2]


async def test_the_line_keeps_the_keyboard_whatever_is_clicked(chatting, asked, until):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "rent")
        for spot in [(5, 5), (90, 10), (0, 0), (110, 39)]:
            await pilot.click(offset=spot)
            assert pilot.app.focused is pilot.app.screen.ask
        await pilot.press("x")
        assert pilot.app.screen.ask.value == "x"


async def test_only_so_many_messages_are_kept(chatting, until):
    async with chatting() as pilot:
        screen = pilot.app.screen
        for number in range(MESSAGES):
            screen._turn(f"question {number}", lambda talk, today, number=number: talk.ask(f"q{number}", today))
        await until(pilot, lambda: len(screen.turns.pane.children) == MESSAGES)
        assert screen.turns.latest.card.rows[-1].body.plain == f"You said: q{MESSAGES - 1}"


# The keys at the bottom


async def test_start_over_forgets_everything(chatting, asked, seen, talk, until):
    async with chatting() as pilot:
        await asked(pilot, "my secret", "another")
        pilot.app._clipboard = "my secret"
        await pilot.press("f2")
        await until(pilot, lambda: "This is Howard" in seen(pilot.app))
        assert state(talk) == []
        assert "secret" not in seen(pilot.app)
        assert pilot.app.clipboard == ""
        await pilot.press("up")
        assert pilot.app.screen.ask.value == ""
        await asked(pilot, "1")
        assert len(state(talk)) == 1


async def test_f4_turns_the_light_on_and_off(chatting, seen):
    async with chatting() as pilot:
        assert pilot.app.theme == "howard-night"
        await pilot.press("f4")
        assert pilot.app.theme == "howard-day"
        assert "F4 Dark" in seen(pilot.app)


async def test_a_light_terminal_starts_light(chatting):
    async with chatting(light=True) as pilot:
        assert pilot.app.theme == "howard-day"


@pytest.mark.parametrize("key", ["escape", "f1", "enter", "q"])
async def test_help_opens_and_closes(chatting, seen, until, key):
    async with chatting() as pilot:
        chat = pilot.app.screen
        await pilot.press("f1")
        await until(pilot, lambda: pilot.app.screen is not chat)
        await pilot.press(key)
        await until(pilot, lambda: pilot.app.screen is chat)
        await pilot.press("x")
        assert chat.ask.value == "x"


async def test_escape_empties_the_line(chatting):
    async with chatting() as pilot:
        await pilot.press("a", "b", "escape")
        assert pilot.app.screen.ask.value == ""


async def test_the_keys_can_be_clicked(chatting, seen, until):
    async with chatting() as pilot:
        await pilot.click(offset=place_of(pilot.app, "press", "app.shade"))
        await until(pilot, lambda: pilot.app.theme == "howard-day")


@pytest.mark.parametrize(("width", "last"), [(80, "Ctrl+Q Quit"), (60, "Ctrl+Q Quit"), (40, "Ctrl+Q Quit")])
async def test_the_way_out_is_always_on_the_key_line(chatting, seen, width, last):
    async with chatting((width, 24)) as pilot:
        assert seen(pilot.app).split("\n")[-1].rstrip().endswith(last)


@pytest.mark.parametrize(("key", "status"), [("ctrl+q", 0), ("ctrl+c", 130)])
async def test_leaving(chatting, until, key, status):
    async with chatting() as pilot:
        await pilot.press(key)
        await until(pilot, lambda: pilot.app.return_code is not None)
    assert pilot.app.return_code == status


# What people type is shown as it is


@pytest.mark.parametrize("text", ["[/]", "[b]x[/b]", "[@click=app.quit]x[/]", "[/", "$ink", "{0}", "\\[x]"])
async def test_markup_is_shown_as_text(chatting, asked, seen, text):
    async with chatting() as pilot:
        await asked(pilot, text)
        assert f"│ {text}" in seen(pilot.app)
        assert f"You said: {text}" in seen(pilot.app)


async def test_control_characters_are_taken_out(chatting, asked, seen, talk):
    async with chatting() as pilot:
        await asked(pilot, "a\x1b[2Jb\x9bc\u202ed\u200be")
        assert state(talk) == [("asked", "a[2Jbcde")]
        assert "│ a[2Jbcde" in seen(pilot.app)


SOURCES = sorted(Path(assistant.tui.__file__).parent.glob("*.py"))


@pytest.mark.parametrize("source", SOURCES, ids=lambda path: path.name)
def test_no_widget_is_given_text_to_read_as_markup(source):
    text = source.read_text(encoding="utf-8")
    for call in text.split("Static(")[1:]:
        assert "markup=False)" in call.split("\n")[0]
    for never in ("Markdown", "Footer", "from_markup", "notify(", "Label(", "OptionList", "RichLog", "Toast"):
        assert never not in text


def test_talk_keeps_its_state_when_a_turn_fails():
    def fails(question, state, engine, today):
        raise ValueError

    talk = Talk(None, fails, fails, "start")
    with pytest.raises(ValueError):
        talk.ask("x", None)
    assert talk._state == "start"
