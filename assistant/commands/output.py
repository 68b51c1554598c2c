"""What the commands share: writing, the width of lines, and wrong use."""

from __future__ import annotations

import os
import sys

from corpus.errors import HowardError

LINE_LIMIT = 1 << 16
"""Bytes of one line of standard input that are kept; a question is far shorter."""

WIDEST = 100
NARROWEST = 40


class WrongUse(HowardError):
    """A command was given something that it cannot use. Whoever typed it mends it; the message says how."""

    def __init__(self, where: str, what: str, mend: str) -> None:
        super().__init__(f"howard {where}: {what}; {mend}")


def write(text: str) -> None:
    """One text and a line end on standard output, at once; what the terminal cannot print is replaced."""
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def read_line() -> str | None:
    """The next line of standard input, its beginning where it is endless; None where the input ends."""
    line = chunk = sys.stdin.buffer.readline(LINE_LIMIT)
    while chunk and not chunk.endswith(b"\n"):
        chunk = sys.stdin.buffer.readline(LINE_LIMIT)
    return line.decode("utf-8", "replace").rstrip("\r\n") if line else None


def columns() -> int:
    """How wide lines of text are: the terminal's width within reason, 80 where there is none."""
    try:
        width = os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):
        width = 80
    return max(NARROWEST, min(WIDEST, width))
