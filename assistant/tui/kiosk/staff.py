"""The way out for staff: a key that is told nowhere on the screen, and the PIN."""

from __future__ import annotations

from collections.abc import Callable

from textual.content import Content

from assistant.tui.blocks import Block
from assistant.tui.kiosk.acts import Page
from assistant.tui.kiosk.pin import Lock
from assistant.tui.looks import ALARM, HEAD, PLAIN
from assistant.tui.words import Words


class Staff:
    """The page that asks for the PIN. Where none is set, it never opens."""

    def __init__(self, lock: Lock, words: Words, leave: Callable[[], None]) -> None:
        self._lock, self._words, self._leave = lock, words, leave
        self.page: Page | None = None

    def open(self) -> None:
        """Asks for the PIN."""
        if self._lock.there:
            self._say("")

    def close(self) -> None:
        """Asks no more."""
        self.page = None

    def enter(self, pin: str) -> None:
        """Leaves if it is the PIN; else says that it is not, or how long to wait."""
        if self._lock.wait_seconds == 0 and pin:
            if self._lock.opens(pin):
                self.close()
                self._leave()
                return
            self._say(self._words["kiosk"]["staff_wrong"])
        else:
            self._say("")

    def _say(self, said: str) -> None:
        say, wait = self._words["kiosk"], self._lock.wait_seconds
        told = [said, say["staff_wait"].format(seconds=wait) if wait else ""]
        rows = [Block(Content.styled(say["staff_head"], HEAD)), Block(Content.styled(say["staff_ask"], PLAIN), above=1)]
        rows.extend(Block(Content.styled(text, ALARM), above=1) for text in told if text)
        self.page = Page("staff", tuple(rows))
