"""What the screens look like, letter for letter."""

import pytest

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


async def test_a_window_too_small(chatting, kept_screen):
    async with chatting((30, 8)) as pilot:
        kept_screen(pilot.app, "small-30x8")
