"""Ends the process when it can do no good any more: the terminal is gone, or nothing moves. Another one begins then."""

from __future__ import annotations

import os
import sys
import threading
import time

from assistant.tui.kiosk.statuses import FAILED

LOOKS_SECONDS = 1.0
PATIENCE_SECONDS = 20.0
"""How long the screen may stand still: a terminal that reads nothing stops it, and its clock of idle time too."""


class Watchdog:
    """A thread of its own, for what it watches is whether the others run."""

    def __init__(self, terminal: int, patience: float = PATIENCE_SECONDS) -> None:
        self._terminal, self._patience = terminal, patience
        self._beat, self._parent = time.monotonic(), os.getppid()

    def beat(self) -> None:
        """The screen is alive."""
        self._beat = time.monotonic()

    def watch(self) -> None:
        """Begins to watch, until the process ends."""
        threading.Thread(target=self._look_on, name="watchdog", daemon=True).start()

    def _look_on(self) -> None:
        while self._well():
            time.sleep(LOOKS_SECONDS)
        os._exit(FAILED)

    def _well(self) -> bool:
        """Whether the terminal is there, the screen alive, and the supervisor still the parent."""
        if sys.platform != "win32":
            import termios  # noqa: PLC0415  (there is none on Windows)

            try:
                termios.tcgetattr(self._terminal)
            except (termios.error, OSError):
                return False
        return time.monotonic() - self._beat < self._patience and os.getppid() == self._parent
