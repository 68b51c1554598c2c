"""What surrounds the program: the terminal and what it can show, and the variables that must not steer the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, MutableMapping
from dataclasses import dataclass
from typing import Literal

_SIZES = ("COLUMNS", "LINES")
_OFF = ("", "0", "false", "no", "off")
_DUMB = ("", "dumb")
_PAPER = ("7", "15")
_MANY = ("truecolor", "24bit")
_MANY_BY_NAME = ("256color", "kitty")
_LOCALES = ("LC_ALL", "LANG")
_PLAIN_LOCALES = ("c", "posix")


@dataclass(frozen=True, slots=True)
class Terminal:
    """What a terminal can show: more than 16 colors, 16 or none; drawn lines and curly quotes, or ASCII alone."""

    colors: Literal["many", "few", "none"] = "many"
    ascii_only: bool = False


def has_terminal() -> bool:
    """Whether a screen can be shown: a terminal on both ends (Textual draws on standard error) that is not dumb.

    Where there is none, Textual would paint into the void at full load, so the caller talks line by line instead.
    """
    ends = (sys.stdin, sys.stderr)
    if not all(end is not None and end.isatty() for end in ends):
        return False
    return sys.platform == "win32" or os.environ.get("TERM", "") not in _DUMB


def wants_lines(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether ACCESSIBLE asks for lines of text instead of a screen, as other programs of the terminal take it."""
    return environ.get("ACCESSIBLE", "").strip().lower() not in _OFF


def quiet_environment(environ: MutableMapping[str, str] = os.environ) -> None:
    """Removes what Textual would obey: key logs, other drivers, pressed keys, and sizes that no window has.

    It reads them as it is imported, so this must run first. The long form of the kitty keyboard protocol is turned
    off, because a malformed key in it ends the program.
    """
    for name in [name for name in environ if name.startswith("TEXTUAL") or name in _SIZES]:
        del environ[name]
    environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"


def the_terminal(environ: Mapping[str, str] = os.environ, platform: str = sys.platform) -> Terminal:
    """What this terminal can show, as far as the environment tells.

    NO_COLOR means none, if it holds anything. The fonts of the Linux console lack too many signs.
    """
    if environ.get("NO_COLOR"):
        return Terminal("none", _ascii_only(environ, platform))
    many = platform == "win32" or environ.get("COLORTERM", "").strip().lower() in _MANY
    many = many or environ.get("TERM", "").strip().lower().rpartition("-")[2] in _MANY_BY_NAME
    return Terminal("many" if many else "few", _ascii_only(environ, platform))


def _ascii_only(environ: Mapping[str, str], platform: str) -> bool:
    """Whether the locale or the terminal's name says so. Python itself may have set LC_CTYPE, so it tells nothing."""
    if platform == "win32":
        return False
    chosen = next((environ[name] for name in _LOCALES if environ.get(name)), "")
    name, dot, charset = chosen.partition("@")[0].partition(".")
    plain = charset.lower().replace("-", "") != "utf8" if dot else name.lower() in _PLAIN_LOCALES
    return environ.get("TERM") == "linux" or plain


def on_paper(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether the terminal says that its background is light, as some do in COLORFGBG."""
    return environ.get("COLORFGBG", "").rpartition(";")[2] in _PAPER
