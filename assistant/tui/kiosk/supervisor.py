"""Keeps the screen up: starts it in a child, brings the terminal in order after it, and starts it again."""

from __future__ import annotations

import contextlib
import os
import select
import signal
import sys
import termios
import time
from collections.abc import Callable
from types import FrameType

from assistant.tui.kiosk.report import report
from assistant.tui.kiosk.statuses import ENDED, FAILED, LEFT_BY_STAFF

RESET = (
    "\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1006l\x1b[?1015l\x1b[?2004l\x1b[?1004l\x1b[?2048l\x1b[<u"
    "\x1b[?1049l\x1b[?25h\x1b[0m\x1b[2J\x1b[3J\x1b[H"
)
"""No mouse reports, no marked pastes, the first screen, the cursor, and nothing on it."""

STEADY_SECONDS = 10.0
"""A screen that stood so long did not fail at the start."""

PAUSE_SECONDS, LONGEST_PAUSE_SECONDS = 0.2, 30.0
GRACE_SECONDS = 5
"""How long a child may take to end after SIGTERM."""

_SLICE_SECONDS = 0.1


class Supervisor:
    """Runs `screen` in one child after another; `said` stands on the terminal between two."""

    def __init__(self, screen: Callable[[], int], said: str) -> None:
        self._screen, self._said = screen, said
        self._terminal = sys.stderr.fileno()
        self._child = 0
        self._ending = False

    def run(self) -> int:
        """The exit status: 5 when staff left, 0 after SIGTERM or SIGHUP, 1 when there is no terminal any more."""
        before = termios.tcgetattr(self._terminal)
        signal.signal(signal.SIGTERM, self._end)
        signal.signal(signal.SIGHUP, self._end)
        signal.signal(signal.SIGTTOU, signal.SIG_IGN)
        try:
            return self._keep_up(before)
        finally:
            with contextlib.suppress(termios.error, OSError):
                termios.tcsetattr(self._terminal, termios.TCSANOW, before)

    def _keep_up(self, before: list[object]) -> int:
        pause = PAUSE_SECONDS
        while not self._ending:
            if not self._in_order(before):
                return FAILED
            began = time.monotonic()
            status = self._one()
            if not self._in_order(before):
                return ENDED if self._ending else FAILED
            if status == LEFT_BY_STAFF or self._ending:
                self._write(RESET)
                return LEFT_BY_STAFF if status == LEFT_BY_STAFF else ENDED
            pause = (
                PAUSE_SECONDS if time.monotonic() - began > STEADY_SECONDS else min(pause * 2, LONGEST_PAUSE_SECONDS)
            )
            self._write(f"{RESET}\r\n  {self._said}\r\n")
            self._wait(pause)
        return ENDED

    def _one(self) -> int:
        """One screen, from its start to its end."""
        self._child = os.fork()
        if self._child == 0:
            _be_the_screen(self._screen)
        if self._ending:
            self._end(signal.SIGTERM, None)
        _, status = os.waitpid(self._child, 0)
        self._child = 0
        signal.alarm(0)
        return os.waitstatus_to_exitcode(status)

    def _end(self, number: int, frame: FrameType | None) -> None:
        """Hands the signal on; a child that does not end by it is ended."""
        self._ending = True
        if self._child:
            signal.signal(signal.SIGALRM, self._kill)
            signal.alarm(GRACE_SECONDS)
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._child, signal.SIGTERM)

    def _kill(self, number: int, frame: FrameType | None) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self._child, signal.SIGKILL)

    def _wait(self, seconds: float) -> None:
        until = time.monotonic() + seconds
        while not self._ending and time.monotonic() < until:
            time.sleep(_SLICE_SECONDS)

    def _in_order(self, before: list[object]) -> bool:
        """The terminal as it was, without an echo and without keys that send signals; whether it is still there."""
        quiet = list(before)
        quiet[3] = int(str(before[3])) & ~(termios.ECHO | termios.ISIG | termios.ICANON)
        try:
            termios.tcflow(self._terminal, termios.TCOON)
            termios.tcsetattr(self._terminal, termios.TCSANOW, quiet)  # type: ignore[arg-type]
            termios.tcflush(self._terminal, termios.TCIFLUSH)
        except (termios.error, OSError):
            return False
        return True

    def _write(self, text: str) -> None:
        """Writes where the terminal takes it: one that reads nothing must not hold the supervisor up."""
        if select.select([], [self._terminal], [], 1)[1]:
            with contextlib.suppress(OSError):
                os.write(self._terminal, text.encode())


def _be_the_screen(screen: Callable[[], int]) -> None:
    """The child's whole life. It never returns, and shows no trace of a fault."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    status = FAILED
    try:
        status = screen()
    except BaseException as fault:  # whatever it is, the next screen comes
        with contextlib.suppress(Exception):
            report(fault)
    finally:
        os._exit(status)
