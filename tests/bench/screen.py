"""What the chat costs beside a bare Textual app with one line to type in: `python -m tests.bench.screen`.

Both run in terminals of 120 by 40, by turns, from copies whose bytecode stands beside them, as pip installs it. Linux.
"""

from __future__ import annotations

import compileall
import fcntl
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

ROOT = Path(__file__).parents[2]
PACKAGES = ("corpus", "intents", "assistant")
BARE = """
from textual.app import App
from textual.widgets import Input

class Bare(App):
    def compose(self):
        yield Input(placeholder="a bare line")

Bare().run()
"""
HOWARD = "import sys; from assistant.cli import main; sys.exit(main())"
FIRST = {BARE: "bare line", HOWARD: "question, or type"}
"""What each shows once its line can be typed in; its first letter is under the cursor."""

PATIENCE_SECONDS = 60
STARTS, IDLE_SECONDS, WARM, TALKED = 9, 10, 600, 3000
QUESTIONS = (
    "is a 3x3 window ok for my 10x14 bedroom",
    "who has to get rid of roaches",
    "can they raise my rent",
    "12.06",
)
ESCAPES = re.compile(rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-9;?<>=$]*[@-~]|\x1b[@-_]")


class Seen:
    """A program in a terminal of its own, and what it has shown."""

    def __init__(self, code: str, folder: Path) -> None:
        self.out = b""
        self.began = time.perf_counter()
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            kept = {name: os.environ[name] for name in ("PATH", "HOME") if name in os.environ}
            settings = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PYTHONPATH": str(folder)}
            settings["HOWARD_CACHE"] = str(folder / "cache")
            os.execve(sys.executable, [sys.executable, "-P", "-c", code], kept | settings)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 120, 0, 0))

    def __enter__(self) -> Seen:
        return self

    def __exit__(self, *_: object) -> None:
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.end)

    def wait(self, condition: Callable[[], bool]) -> float:
        """Reads until the condition holds; gives the seconds since the process began."""
        while not condition():
            if time.perf_counter() - self.began > PATIENCE_SECONDS:
                raise SystemExit(f"it never came: {ESCAPES.sub(b'', self.out)[-500:].decode()}")
            self.read(0.005)
        return time.perf_counter() - self.began

    def read(self, seconds: float) -> None:
        """Reads what has come, waiting so long for something."""
        if select.select([self.end], [], [], seconds)[0]:
            self.out += os.read(self.end, 1 << 16)

    def rest(self, seconds: float) -> None:
        """Lets time pass, reading on."""
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            self.read(0.02)

    def shows(self, text: str) -> float:
        """Waits for a text."""
        return self.wait(lambda: text.encode() in ESCAPES.sub(b"", self.out))

    def type(self, text: str) -> None:
        """Types, forgetting what was shown before."""
        self.out = b""
        self.began = time.perf_counter()
        os.write(self.end, text.encode())

    @property
    def megabytes(self) -> float:
        """Memory in RAM."""
        status = Path(f"/proc/{self.pid}/status").read_text(encoding="ascii")
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]

    @property
    def busy(self) -> float:
        """Seconds of a core used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def installed(folder: Path) -> Path:
    """The packages as an installation has them, with bytecode, and with their data made ready."""
    for name in PACKAGES:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    compileall.compile_dir(folder, quiet=1)
    with Seen(HOWARD, folder) as first:
        first.shows("For example")
        first.type("hello\r")
        first.shows("I am Howard")
    return folder


def start(code: str, folder: Path) -> tuple[float, float]:
    """Seconds from the start of the process until a typed letter is shown, and megabytes two seconds later."""
    with Seen(code, folder) as seen:
        began = seen.began
        seen.shows(FIRST[code])
        seen.type("~")
        seen.shows("~")
        took = time.perf_counter() - began
        seen.rest(2)
        return took, seen.megabytes


def idle(folder: Path) -> float:
    """The share of a core that the chat uses while nobody does anything."""
    with Seen(HOWARD, folder) as seen:
        seen.shows("For example")
        seen.rest(3)
        before = seen.busy
        seen.rest(IDLE_SECONDS)
        return (seen.busy - before) / IDLE_SECONDS


def key(seen: Seen) -> float:
    """Median milliseconds from a key to its letter on the screen."""
    times = []
    for letter in "~`^@" * 10:
        seen.type(letter)
        times.append(seen.shows(letter) * 1000)
        seen.type("\x7f")
        seen.rest(0.03)
    return median(times)


def talk(folder: Path) -> None:
    """Prints memory and the time of a key after so many questions and after many more."""
    figures = []
    with Seen(HOWARD, folder) as seen:
        seen.shows("For example")
        for number in range(1, TALKED + 1):
            seen.type(f"{QUESTIONS[number % len(QUESTIONS)]} {number}\r")
            seen.shows(f" {number}")
            seen.rest(0.01)
            if number in (WARM, TALKED):
                seen.rest(3)
                figures.append((seen.megabytes, key(seen)))
    (before, quick), (after, late) = figures
    grown = f"memory {after - before:+.1f} MB (at most 5), a key {quick:.1f} ms, then {late:.1f} ms"
    print(f"from question {WARM} to {TALKED}: {grown}")


def middle(pairs: list[tuple[float, float]]) -> tuple[float, float]:
    """The median of the first and of the second of each pair."""
    return median(one for one, _ in pairs), median(other for _, other in pairs)


def main() -> int:
    with tempfile.TemporaryDirectory() as name:
        folder = installed(Path(name))
        bare, howard = [], []
        for _ in range(STARTS):
            bare.append(start(BARE, folder))
            howard.append(start(HOWARD, folder))
        (bare_time, bare_size), (time_taken, size) = middle(bare), middle(howard)
        print(f"start: {time_taken * 1000:.0f} ms, {time_taken / bare_time:.2f} times a bare app's (at most 1.35)")
        print(f"memory: {size:.0f} MB, {size - bare_size:.0f} above a bare app's (at most 45)")
        print(f"idle: {idle(folder):.2%} of a core (at most 1%)")
        talk(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
