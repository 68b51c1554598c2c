from contextlib import asynccontextmanager

import pytest

from assistant.tui.reader.screen import Reader


@pytest.fixture
def reading(chatting, until):
    """The reader, opened with F5; the pilot's app has it as its screen."""

    @asynccontextmanager
    async def opened(size=(120, 40)):
        async with chatting(size) as pilot:
            await pilot.press("f5")
            await until(pilot, lambda: isinstance(pilot.app.screen, Reader) and pilot.app.screen.chapter.laid)
            yield pilot

    return opened
