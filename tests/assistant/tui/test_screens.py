"""What the screens look like, letter for letter.

The texts stand in `screens/`. After a change that is meant to be seen, `RENEW_SCREENS=1 pytest` of this file keeps what
is seen now; look at the difference before it is committed.
"""

import pytest

from assistant.tui.environment import Terminal

SIZES = [(80, 24), (120, 40)]


def named(screen, size):
    return f"{screen}-{size[0]}x{size[1]}"


@pytest.mark.parametrize("size", SIZES)
async def test_first_screen(chatting, kept_screen, size):
    async with chatting(size) as pilot:
        kept_screen(pilot.app, named("first", size))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("question", ["window", "roaches", "rent", "which"])
async def test_answers(chatting, asked, kept_screen, size, question):
    async with chatting(size) as pilot:
        await asked(pilot, question)
        kept_screen(pilot.app, named(question, size))


async def test_the_rest_of_a_long_answer(chatting, asked, kept_screen):
    async with chatting() as pilot:
        await asked(pilot, "window")
        await pilot.press("ctrl+end")
        kept_screen(pilot.app, "window-end-80x24")


async def test_the_code_in_front_of_a_narrow_window(chatting, asked, kept_screen):
    async with chatting() as pilot:
        await asked(pilot, "window")
        await pilot.press("tab")
        kept_screen(pilot.app, "code-80x24")


@pytest.mark.parametrize("size", SIZES)
async def test_help(chatting, kept_screen, until, size):
    async with chatting(size) as pilot:
        chat = pilot.app.screen
        await pilot.press("f1")
        await until(pilot, lambda: pilot.app.screen is not chat)
        kept_screen(pilot.app, named("help", size))


@pytest.mark.parametrize("size", SIZES)
async def test_the_list_of_everything(chatting, kept_screen, until, size):
    async with chatting(size) as pilot:
        chat = pilot.app.screen
        await pilot.press("ctrl+p", "down")
        await until(pilot, lambda: pilot.app.screen is not chat)
        kept_screen(pilot.app, named("everything", size))


@pytest.mark.parametrize("size", SIZES)
async def test_the_callers_who_wait(chatting, asked, kept_screen, until, size):
    async with chatting(size) as pilot:
        chat = pilot.app.screen
        await asked(pilot, "window")
        await pilot.press("f8")
        await asked(pilot, "roaches")
        await pilot.press("f8")
        await until(pilot, lambda: pilot.app.screen is not chat)
        kept_screen(pilot.app, named("parked", size))


async def test_an_answer_in_ascii(chatting, asked, kept_screen):
    async with chatting((120, 40), terminal=Terminal("few", ascii_only=True)) as pilot:
        await asked(pilot, "window")
        kept_screen(pilot.app, "window-ascii-120x40")


async def test_a_window_too_small(chatting, kept_screen):
    async with chatting((30, 8)) as pilot:
        kept_screen(pilot.app, "small-30x8")
