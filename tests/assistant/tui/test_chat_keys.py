from pathlib import Path

import pytest

import assistant.tui
from assistant.tui.talk import Talk
from assistant.tui.turns import MESSAGES

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


async def test_up_and_down_recall_earlier_questions(chatting, asked):
    async with chatting() as pilot:
        await asked(pilot, "first", "second")
        ask = pilot.app.screen.ask
        found = []
        for key in ("up", "up", "up", "down"):
            await pilot.press(key)
            found.append(ask.value)
        assert found == ["second", "first", "first", "second"]
        assert ask.cursor_position == len("second")
        await pilot.press("down")
        assert ask.value == ""


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
        for spot in [(5, 5), (90, 10), (0, 0), (118, 39)]:
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


async def test_old_messages_forget_their_lines_and_are_drawn_again_when_seen(chatting, asked, seen):
    async with chatting() as pilot:
        await asked(pilot, *(f"question {number}" for number in range(18)))
        old = pilot.app.screen.turns.pane.children[1]
        assert old._rows[0].body.plain == "question 0"
        assert old._render_cache.lines == []
        await pilot.press("ctrl+home", "pagedown")
        assert "│ question 0" in seen(pilot.app)
        assert "You said: question 0" in seen(pilot.app)


# The keys at the bottom


async def test_f9_goes_through_the_looks(chatting, seen):
    async with chatting() as pilot:
        found = []
        for _ in range(3):
            found.append(pilot.app.theme)
            await pilot.press("f9")
        assert found == ["howard-dark", "howard-contrast", "howard-light"]
        assert "Colors: dark." in seen(pilot.app)


async def test_a_light_terminal_starts_light(chatting):
    async with chatting(look="light") as pilot:
        assert pilot.app.theme == "howard-light"


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
        await pilot.click(offset=place_of(pilot.app, "press", "help"))
        await until(pilot, lambda: "Esc closes this" in seen(pilot.app))


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


SOURCES = sorted(Path(assistant.tui.__file__).parent.rglob("*.py"))


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
