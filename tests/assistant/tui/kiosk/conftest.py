from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date

import pytest

from assistant.settings.loading import load_settings
from assistant.tui.kiosk.app import Kiosk
from assistant.tui.kiosk.pin import Lock
from assistant.tui.kiosk.run import open_stand
from assistant.tui.kiosk.visit import Visit

TODAY = date(2026, 6, 15)


class Clock:
    """Seconds that pass when a test says so."""

    def __init__(self):
        self.seconds = 1000.0

    def __call__(self):
        return self.seconds


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def faults():
    return []


@pytest.fixture
def stand(faults, tmp_path):
    settings = load_settings({"HOWARD_CONFIG": str(tmp_path / "none.toml"), "HOWARD_MISSES": "off"}).settings
    return replace(open_stand(settings, lambda: TODAY), report=faults.append)


@pytest.fixture
def visit(stand):
    return Visit(stand)


@pytest.fixture
def printed():
    """What was sent to the printer."""
    return []


@pytest.fixture
def attended(stand, clock, printed, tmp_path):
    """The kiosk, opened at a size; `pilot.app` is the app."""

    @asynccontextmanager
    async def opened(size=(80, 24), prints=False, **settings):
        def printer(text):
            printed.append(text)
            return "Sent to the printer."

        app = Kiosk(
            replace(stand, prints=prints),
            Lock(tmp_path / "kiosk.pin", clock),
            clock,
            idle=(90, 20),
            printer=printer if prints else None,
            **settings,
        )
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            yield pilot

    return opened
