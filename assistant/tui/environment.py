"""What surrounds the program: whether there is a terminal at all, and the variables that must not steer the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping

_SIZES = ("COLUMNS", "LINES")
_DUMB = ("", "dumb")
_PAPER = ("7", "15")


def has_terminal() -> bool:
    """Whether a screen can be shown: a terminal on both ends (Textual draws on standard error) that is not dumb.

    Where there is none, Textual would paint into the void at full load, so the caller talks line by line instead.
    """
    ends = (sys.stdin, sys.stderr)
    if not all(end is not None and end.isatty() for end in ends):
        return False
    return sys.platform == "win32" or os.environ.get("TERM", "") not in _DUMB


def quiet_environment(environ: MutableMapping[str, str] = os.environ) -> None:
    """Removes what Textual would obey: key logs, other drivers, pressed keys, and sizes that no window has.

    It reads them as it is imported, so this must run first. The long form of the kitty keyboard protocol is turned
    off, because a malformed key in it ends the program.
    """
    for name in [name for name in environ if name.startswith("TEXTUAL") or name in _SIZES]:
        del environ[name]
    environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"


def on_paper(environ: MutableMapping[str, str] = os.environ) -> bool:
    """Whether the terminal says that its background is light, as some do in COLORFGBG."""
    return environ.get("COLORFGBG", "").rpartition(";")[2] in _PAPER
