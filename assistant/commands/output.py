"""What the commands share: writing, the width of lines, and wrong use."""

from __future__ import annotations

import os
import sys

from corpus.errors import HowardError

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


def columns() -> int:
    """How wide lines of text are: the terminal's width within reason, 80 where there is none."""
    try:
        width = os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):
        width = 80
    return max(NARROWEST, min(WIDEST, width))
