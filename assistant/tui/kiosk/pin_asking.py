"""`howard kiosk --set-pin`: asks for the PIN twice, without showing it."""

from __future__ import annotations

import sys
from getpass import getpass
from pathlib import Path

from assistant.tui.kiosk.pin import fits, set_pin
from assistant.tui.kiosk.statuses import WRONG_USE
from assistant.tui.words import load_words

SET, FAULT = 0, 1


def ask_pin(path: Path, lang: str) -> int:
    """Sets the PIN; from a pipe it is read as two lines. The exit status."""
    say = load_words(lang)["kiosk"]
    pin, again = (_asked(say[key]) for key in ("pin_new", "pin_again"))
    if not fits(pin):
        return _said(say["pin_wrong"], WRONG_USE)
    if pin != again:
        return _said(say["pin_differs"], WRONG_USE)
    try:
        set_pin(pin, path)
    except OSError:
        return _said(say["pin_folder"].format(path=path), FAULT)
    return _said(say["pin_set"], SET)


def _asked(prompt: str) -> str:
    if sys.stdin.isatty():
        return getpass(prompt)
    return sys.stdin.readline().strip()


def _said(sentence: str, status: int) -> int:
    (sys.stderr if status else sys.stdout).write(f"{sentence}\n")
    return status
