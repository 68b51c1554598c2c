import pytest
from textual import events

from intents.wording import QUESTION_LIMIT


@pytest.fixture
def paste():
    async def into(pilot, text):
        pilot.app.screen.ask.post_message(events.Paste(text))
        await pilot.pause()

    return into


async def test_the_cursor_does_not_blink(chatting):
    async with chatting() as pilot:
        assert not pilot.app.screen.ask.cursor_blink


async def test_pasted_lines_are_joined(chatting, paste):
    async with chatting() as pilot:
        await paste(pilot, "my window\r\nis\n3 by 3\tfeet")
        assert pilot.app.screen.ask.value == "my window is 3 by 3 feet"


async def test_a_paste_is_cleaned(chatting, paste):
    async with chatting() as pilot:
        await paste(pilot, "a\x1b]52;c;eA==\x07b\u202ec\u200b")
        assert pilot.app.screen.ask.value == "a]52;c;eA==bc"


async def test_a_paste_stands_where_the_cursor_is(chatting, paste):
    async with chatting() as pilot:
        await pilot.press("a", "d", "left")
        await paste(pilot, "bc")
        assert pilot.app.screen.ask.value == "abcd"


async def test_a_paste_takes_the_place_of_what_is_selected(chatting, paste):
    async with chatting() as pilot:
        await pilot.press("a", "d", "shift+left")
        await paste(pilot, "bc")
        assert pilot.app.screen.ask.value == "abc"


async def test_a_long_paste_is_cut_and_that_is_said(chatting, paste, seen):
    async with chatting() as pilot:
        await paste(pilot, "x" * (QUESTION_LIMIT + 500))
        assert len(pilot.app.screen.ask.value) == 2000
        assert "read up to 2,000 characters" in seen(pilot.app)
        await paste(pilot, "more")
        assert len(pilot.app.screen.ask.value) == 2000


async def test_a_letter_too_many_is_refused_and_that_is_said(chatting, paste, seen):
    async with chatting() as pilot:
        await paste(pilot, "x" * QUESTION_LIMIT)
        assert "2,000" not in seen(pilot.app)
        await pilot.press("y")
        assert len(pilot.app.screen.ask.value) == QUESTION_LIMIT
        assert "read up to 2,000 characters" in seen(pilot.app)
        await pilot.press("backspace")
        assert "2,000" not in seen(pilot.app)


async def test_control_keys_edit_the_line(chatting):
    async with chatting() as pilot:
        await pilot.press(*"one two", "ctrl+w", "x", "home", "a", "end", "z", "left", "delete")
        assert pilot.app.screen.ask.value == "aone x"
