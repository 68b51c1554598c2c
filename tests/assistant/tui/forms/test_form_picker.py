import pytest

from assistant.calculators.register import NAMES


@pytest.fixture
def picker(until):
    async def opened(pilot):
        await pilot.press("f4")
        await until(pilot, lambda: hasattr(pilot.app.screen, "lit"))
        return pilot.app.screen

    return opened


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
async def test_all_calculators_can_be_reached_by_arrows_and_are_seen(howard, picker, seen, size):
    async with howard(size) as pilot:
        screen, found = await picker(pilot), []
        for _ in NAMES:
            found.append(screen.lit)
            assert screen._listed[len(found) - 1].title in seen(pilot.app)
            await pilot.press("down")
        assert tuple(found) == NAMES
        assert screen.lit == NAMES[-1]


async def test_typing_filters_and_enter_opens(howard, picker, until):
    async with howard() as pilot:
        screen = await picker(pilot)
        await pilot.press(*"hot wat")
        await until(pilot, lambda: screen.lit == "hot-water")
        await pilot.press("enter")
        await until(pilot, lambda: hasattr(pilot.app.screen, "done"))


async def test_what_fits_nothing_says_so_and_opens_nothing(howard, picker, seen):
    async with howard() as pilot:
        screen = await picker(pilot)
        await pilot.press(*"[/]")
        assert "No calculator has these words." in seen(pilot.app)
        await pilot.press("enter", "down", "up")
        assert pilot.app.screen is screen


@pytest.mark.parametrize("key", ["escape", "f4"])
async def test_it_closes(howard, picker, until, key):
    async with howard() as pilot:
        chat = pilot.app.screen
        await picker(pilot)
        await pilot.press(*"heat", key)
        await until(pilot, lambda: pilot.app.screen is chat)
        assert chat.ask.value == ""


async def test_a_line_can_be_clicked(howard, picker, until):
    async with howard() as pilot:
        screen = await picker(pilot)
        await pilot.click("#list", offset=(4, 2))
        await until(pilot, lambda: hasattr(pilot.app.screen, "done"))
        assert pilot.app.screen is not screen
        assert pilot.app.screen._form.calculator.name == NAMES[2]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_what_the_list_looks_like(howard, picker, kept_screen, size):
    async with howard(size) as pilot:
        await picker(pilot)
        kept_screen(pilot.app, f"picker-{size[0]}x{size[1]}")
