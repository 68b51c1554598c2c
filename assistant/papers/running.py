"""Programs of the system, run with a time limit and without a shell."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from tempfile import TemporaryFile

from assistant.papers.cleaning import one_line

SAID_LIMIT = 300
"""Characters of what a program says that are told on."""


@dataclass(frozen=True, slots=True)
class Ended:
    """How a program ended: whether it did its work, and its own words, cleaned; `late` where its time was over."""

    worked: bool
    words: str = ""
    late: bool = False


def run(command: Sequence[str], given: bytes, seconds: float, environ: Mapping[str, str]) -> Ended:
    """Runs a program with `given` on its standard input; one that is late is stopped.

    What it says goes to a file and not to a pipe: a clipboard program leaves a copy of itself behind that would hold
    the pipe open for hours.
    """
    try:
        with TemporaryFile() as said:
            done = subprocess.run(
                command,
                input=given,
                stdout=said,
                stderr=said,
                timeout=seconds,
                env=dict(environ),
                check=False,
                start_new_session=True,
            )
            said.seek(0)
            words = said.read(SAID_LIMIT * 4).decode("utf-8", "replace")
    except subprocess.TimeoutExpired:
        return Ended(False, late=True)
    except (OSError, ValueError) as fault:
        return Ended(False, one_line(str(getattr(fault, "strerror", None) or fault), SAID_LIMIT))
    return Ended(done.returncode == 0, one_line(words, SAID_LIMIT))
