"""A real terminal: what Pilot cannot show (bytes, the driver, signals, the exit status) is seen here."""

import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

import pytest

from tests.terminal.lobby import HOME, KIOSK

PATIENCE_SECONDS = 30
ESCAPES = re.compile(rb"\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-9;?<>=$]*[@-~]|\x1b[@-_]")


class Terminal:
    """A program in a terminal of its own; `out` are all bytes that it has written."""

    def __init__(self, code, env, size):
        self.out = b""
        self.pid, self.end = pty.fork()
        if self.pid == 0:
            os.execve(sys.executable, [sys.executable, "-c", code], env)
        fcntl.ioctl(self.end, termios.TIOCSWINSZ, struct.pack("HHHH", size[1], size[0], 0, 0))
        self.status = None

    def send(self, data):
        os.write(self.end, data if isinstance(data, bytes) else data.encode())

    def signal(self, number):
        os.kill(self.pid, number)

    @property
    def text(self):
        """All that was ever shown, without the escape sequences."""
        return ESCAPES.sub(b"", self.out).decode("utf-8", "replace")

    def wait(self, condition, why):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not condition():
            assert time.monotonic() < deadline, f"{why}; seen: {self.text[-2000:]}"
            self.read()

    def shows(self, text):
        self.wait(lambda: text in self.text, f"never showed {text!r}")

    def ends(self):
        """The exit status, once the program is gone."""
        self.wait(self.gone, "never ended")
        return self.status

    def gone(self):
        if self.status is None:
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            self.status = os.waitstatus_to_exitcode(status) if pid else None
        return self.status is not None

    def read(self):
        if select.select([self.end], [], [], 0.05)[0]:
            try:
                self.out += os.read(self.end, 65536)
            except OSError:  # Linux says so when the other end is closed
                time.sleep(0.01)

    def hang_up(self):
        os.close(self.end)
        self.end = None

    def close(self):
        if not self.gone():
            self.signal(signal.SIGKILL)
            os.waitpid(self.pid, 0)
        if self.end is not None:
            os.close(self.end)


RUN = "import sys; from assistant.tui.run import run; sys.exit(run())"


@pytest.fixture
def terminal(tmp_path):
    opened = []

    def start(code=RUN, size=(80, 24), **settings):
        env = {name: os.environ[name] for name in ("PATH", "HOME", "PYTHONPATH") if name in os.environ}
        env |= {"TERM": "xterm-256color", "LANG": "C.UTF-8", "HOWARD_CACHE": str(tmp_path)}
        env |= {"HOWARD_CONFIG": str(tmp_path / "none.toml"), "HOWARD_MISSES": "off"} | settings
        opened.append(Terminal(code, env, size))
        return opened[-1]

    yield start
    for each in opened:
        each.close()


@pytest.fixture
def chat(terminal):
    """The chat, once its first screen is there."""
    started = terminal()
    started.shows("For example")
    return started


@pytest.fixture
def pin(tmp_path):
    return tmp_path / "kiosk.pin"


@pytest.fixture
def kiosk(terminal, pin):
    def start(more="", size=(80, 24), **settings):
        started = terminal(KIOSK.format(more=more, pin=str(pin)), size, **settings)
        started.shows(HOME)
        return started

    return start
