import os
import subprocess
import sys
from dataclasses import dataclass
from json import loads
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
COMMAND = (sys.executable, "-m", "assistant")
PATIENCE_SECONDS = 60


@dataclass(frozen=True)
class Done:
    """How a run of the program ended: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    @property
    def json(self):
        """The one JSON object on standard output, where nothing else may stand."""
        assert self.out.count("\n") == 1
        return loads(self.out)

    @property
    def replies(self):
        return [loads(line) for line in self.out.split("\n")[:-1]]


@pytest.fixture(scope="session")
def howard():
    """howard("ask", "--json", "no heat"): one run of the program, which may never show a traceback."""

    def run(*arguments, given=b"", root=ROOT, **environ):
        done = subprocess.run(
            [*COMMAND, *arguments],
            input=given,
            cwd=root,
            env={**os.environ, "TERM": "xterm", **environ},
            capture_output=True,
            check=False,
            timeout=PATIENCE_SECONDS,
        )
        out, err = done.stdout.decode(), done.stderr.decode()
        assert "Traceback" not in out + err
        return Done(done.returncode, out, err)

    return run


@pytest.fixture
def started():
    """A run of the program that goes on while the test talks to it."""
    running = []

    def start(*arguments):
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        running.append(subprocess.Popen([*COMMAND, *arguments], cwd=ROOT, **pipes))
        return running[-1]

    yield start
    for process in running:
        process.kill()
        process.communicate()
