"""Textual's own driver with a keyboard that cannot end the program.

Textual 8.2.8 leaves with status 0 on a byte that is not UTF-8 (issue 6456) and on malformed key or mouse reports
(6706), spins for ever on a terminal that is gone (6690), takes pasted control characters for keys, takes Alt with a
number for the letter that some keyboard has there, and loses what is typed before there is anything to type it into.
"""

from __future__ import annotations

import os
import re
import selectors
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator
from threading import Event
from typing import TYPE_CHECKING

from textual import events
from textual._xterm_parser import BRACKETED_PASTE_END, BRACKETED_PASTE_START, XTermParser
from textual.message import Message

if TYPE_CHECKING:
    from textual.driver import Driver

WIDEST, TALLEST = 1000, 500
NARROWEST, LOWEST = 4, 2
"""A terminal that says in a report that it is larger or smaller is not believed; what it truly is, its signal tells."""

_CHUNK = 4096
_WAIT_SECONDS = 0.1
_LONGEST_PASTE = 100_000
_PASTE_READS = 20
"""A paste whose end has not come is over after so many reads that found nothing."""

_ALT = re.compile("(\x1b[0-9])")
_CONTROLS = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]")


class Pastes:
    """Takes control characters out of what is pasted, so that no paste can press a key or end itself early."""

    def __init__(self) -> None:
        self._held: str | None = None
        self._waited = 0

    def clean(self, text: str) -> str:
        """The text with what has been pasted made harmless; a paste is held back until its end has come, or long since
        nothing has."""
        out = ""
        self._waited = 0 if text or self._held is None else self._waited + 1
        if self._waited > _PASTE_READS:
            text = BRACKETED_PASTE_END
        while text:
            if self._held is None:
                before, start, text = text.partition(BRACKETED_PASTE_START)
                out += before
                self._held = "" if start else None
                continue
            self._held, text = self._held + text, ""
            pasted, end, rest = self._held.partition(BRACKETED_PASTE_END)
            if end or len(pasted) > _LONGEST_PASTE:
                safe = _CONTROLS.sub("", pasted[:_LONGEST_PASTE])
                out += BRACKETED_PASTE_START + safe + BRACKETED_PASTE_END
                self._held, text = None, rest
        return out


class Keyboard:
    """From bytes to messages: what cannot be read is passed over, and reading goes on."""

    def __init__(self) -> None:
        self._decode = getincrementaldecoder("utf-8")(errors="replace").decode
        self._pastes = Pastes()
        self._parser = XTermParser()

    def read(self, data: bytes) -> Iterator[Message]:
        """What the bytes say, and what the time that has passed says (a lone Esc)."""
        for piece in _ALT.split(self._pastes.clean(self._decode(data))):
            if _ALT.fullmatch(piece):
                yield events.Key(f"alt+{piece[-1]}", None)
                continue
            for character in piece:
                yield from self._heard(self._parser.feed(character))
        yield from self._heard(self._parser.tick())

    def _heard(self, messages: Iterable[Message]) -> Iterator[Message]:
        try:
            yield from filter(_believable, messages)
        except (ArithmeticError, ValueError, RuntimeError):
            self._parser = XTermParser()


def _believable(message: Message) -> bool:
    if not isinstance(message, events.Resize):
        return True
    return NARROWEST <= message.size.width <= WIDEST and LOWEST <= message.size.height <= TALLEST


def _read(terminal: int) -> bytes:
    """What was typed. A terminal that is gone can neither be read nor restored: the process ends at once."""
    try:
        data = os.read(terminal, _CHUNK)
    except OSError:
        data = b""
    if not data:
        os._exit(0)
    return data


def safe_driver(listening: Event) -> type[Driver] | None:
    """The driver to use, or None where the system's own has no such faults to mend.

    Until `listening` is set, what is typed stays with the terminal.
    """
    if sys.platform == "win32":
        return None
    from textual.drivers.linux_driver import LinuxDriver  # noqa: PLC0415  (it cannot be imported on Windows)

    class SafeDriver(LinuxDriver):
        """The driver of Linux and macOS, reading through `Keyboard`."""

        def run_input_thread(self) -> None:
            """Reads the terminal until the app ends or the terminal is gone."""
            keyboard = Keyboard()
            while not self.exit_event.is_set() and not listening.wait(_WAIT_SECONDS):
                pass
            with selectors.SelectSelector() as selector:
                selector.register(self.fileno, selectors.EVENT_READ)
                while not self.exit_event.is_set():
                    data = b""
                    if selector.select(_WAIT_SECONDS):
                        data = _read(self.fileno)
                    self._hand_on(keyboard.read(data))

        def _hand_on(self, messages: Iterable[Message]) -> None:
            # In a method of its own, so that no variable keeps the last message, with what was pasted, until the next.
            for message in messages:
                self.process_message(message)

    return SafeDriver
