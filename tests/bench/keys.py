"""How long a key takes until it is painted, in a real terminal: `python -m tests.bench.keys`.

Howard stands at 120 by 40 with 200 messages on the screen and all that it knows; beside it, in the same run, a bare
Textual app with one line to type in. A key counts as painted when the last byte that it caused has come: the letter,
the readings, the facts and the code.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles

SIZE = (120, 40)
KEYS = 300
MESSAGES = 200
QUIET_SECONDS = 0.08
"""So long nothing more comes once a key is painted; several frames of Textual's."""
PATIENCE_SECONDS = 60

TYPED = (
    "is a 3x3 window ok for my 10x14 bedroom",
    "only my apartment has roaches who has to get rid of them",
    "i was handed a notice last tuesday until when can i petition",
    "it is 61 degrees inside and 10 outside and the heat is all the way up",
    "can i have a dog in my apartment",
)

HOWARD = f"""
import asyncio
from datetime import date
from assistant.tui.environment import quiet_environment
quiet_environment()
from assistant.tui.app import HowardApp
from assistant.tui.run import run
async def fill(app):
    while not app.screen.ready:
        await asyncio.sleep(0.05)
    for number in range({MESSAGES} // 2):
        text = {TYPED!r}[number % {len(TYPED)}]
        app.screen._turn(text, lambda talk, today, text=text: talk.ask(text, today))
        await asyncio.sleep(0)
    app.screen._turn("Full now", lambda talk, today: talk.ask("12.04", today))
HowardApp.on_ready = lambda app: app.run_worker(fill(app)) and None
run(date(2026, 6, 15))
"""

BARE = """
from textual.app import App
from textual.widgets import Input
class Bare(App):
    def compose(self):
        yield Input(placeholder="Full now")
    def on_mount(self):
        self.query_one(Input).cursor_blink = False
Bare().run()
"""


@contextmanager
def terminal(code: str) -> Iterator[int]:
    """A program in a terminal of its own, once it says that it is full."""
    pid, end = pty.fork()
    if pid == 0:
        kept = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH", "HOWARD_CACHE") if name in os.environ}
        os.execve(sys.executable, [sys.executable, "-c", code], kept | {"TERM": "xterm-256color", "LANG": "C.UTF-8"})
    fcntl.ioctl(end, termios.TIOCSWINSZ, struct.pack("HHHH", SIZE[1], SIZE[0], 0, 0))
    try:
        _wait(end)
        yield end
    finally:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)
        os.close(end)


def key_times(code: str, keys: int) -> list[float]:
    """Milliseconds from each of so many keys until all that it changes is painted; lines are emptied between them."""
    times = []
    with terminal(code) as end:
        for letter in _letters(keys):
            start = time.perf_counter()
            os.write(end, letter.encode())
            last = _settled(end)
            if letter != "\x15":
                times.append((last - start) * 1000)
    return times


def shares(times: list[float]) -> tuple[float, float, float]:
    """The 50th, 95th and 99th percentiles."""
    cut = quantiles(times, n=100)
    return cut[49], cut[94], cut[98]


def _letters(keys: int) -> Iterator[str]:
    left = keys
    while left:
        for text in TYPED:
            yield from text[:left]
            left -= len(text[:left])
            yield "\x15"


def _settled(end: int) -> float:
    """When the last byte came, once nothing has come for a while."""
    last = time.perf_counter()
    while select.select([end], [], [], QUIET_SECONDS)[0]:
        os.read(end, 1 << 16)
        last = time.perf_counter()
    return last


def _wait(end: int) -> None:
    seen, deadline = b"", time.monotonic() + PATIENCE_SECONDS
    while b"ull now" not in seen:
        if time.monotonic() > deadline:
            raise SystemExit("it never came up")
        if select.select([end], [], [], 0.1)[0]:
            seen += os.read(end, 1 << 16)
    while _settled(end) > time.perf_counter() - QUIET_SECONDS / 2:
        pass


def main() -> int:
    """Prints both."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ.setdefault("HOWARD_CACHE", cache)
        for name, code in (("bare Textual", BARE), ("Howard", HOWARD)):
            p50, p95, p99 = shares(key_times(code, KEYS))
            print(f"{name}: p50 {p50:.1f} ms, p95 {p95:.1f} ms, p99 {p99:.1f} ms")
    return 0


if __name__ == "__main__":
    sys.exit(main())
