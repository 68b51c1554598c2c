from contextlib import asynccontextmanager
from datetime import date

import pytest

from assistant.conversation import START, load_engine, pick, respond
from assistant.tui.app import HowardApp
from assistant.tui.talk import Talk

TODAY = date(2026, 6, 15)


@pytest.fixture
def howard(until):
    """The app with the real engine; the pilot has `app`, the app the screen."""

    @asynccontextmanager
    async def opened(size=(80, 24), state=START, clock=lambda: TODAY):
        talk = Talk(load_engine(), respond, pick, state)
        app = HowardApp(lambda: talk, clock)
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app.screen.ready)
            yield pilot
        assert app.fault_lines == []

    return opened


@pytest.fixture
def form(until):
    """Opens the form of a calculator, whose screen it hands back."""

    async def opened(pilot, name):
        await pilot.press("f4")
        await until(pilot, lambda: hasattr(pilot.app.screen, "lit"))
        picker = pilot.app.screen
        title = next(one.title for one in picker._all if one.name == name)
        picker.line.value = title
        await until(pilot, lambda: picker.lit == name)
        await pilot.press("enter")
        await until(pilot, lambda: hasattr(pilot.app.screen, "done"))
        return pilot.app.screen

    return opened
