"""The app around the chat: looks, signals, the ways to leave, and what becomes of a fault."""

from __future__ import annotations

import io
from datetime import datetime
from threading import Event
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import BindingType

from assistant.tui.actions import bindings
from assistant.tui.chat import Chat
from assistant.tui.driver import safe_driver
from assistant.tui.environment import Terminal
from assistant.tui.faults import fault_line
from assistant.tui.filters import Ascii, Colorless, ascii_words
from assistant.tui.leaving import WaysOut
from assistant.tui.sheet import WIDE
from assistant.tui.signals import watch_signals
from assistant.tui.talk import Clock, Now, Opening, OpenTalk
from assistant.tui.theme import Look, next_look, theme_of
from assistant.tui.words import load_words


class HowardApp(App[None], inherit_bindings=False):
    """Howard in the terminal.

    `open_talk` loads the engine; it is called in a thread once the screen is up. `clock` gives the date that counts
    as today, `now` the time of day by which callers are parked. `opening` is a reply to begin with, and the state after
    it. `fault_lines` are for standard error once the screen is gone. The return code is the exit
    status.
    """

    CSS_PATH = "howard.tcss"
    TITLE = "Howard"
    AUTO_FOCUS = "Ask"
    ENABLE_COMMAND_PALETTE = False
    # Textual declares both as if they were an instance's.
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (40, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (12, "-low"), (20, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = bindings(everywhere=True)

    def __init__(
        self,
        open_talk: OpenTalk,
        clock: Clock,
        *,
        lang: str = "en",
        look: Look = "dark",
        terminal: Terminal = Terminal(),  # noqa: B008  (it is frozen)
        now: Now = datetime.now,
        ways: WaysOut = WaysOut(),  # noqa: B008
        opening: Opening | None = None,
    ) -> None:
        self._listening = Event()
        super().__init__(driver_class=safe_driver(self._listening))
        words = load_words(lang)
        self._words = ascii_words(words) if terminal.ascii_only else words
        self._open_talk, self._clock, self._now, self._lang = open_talk, clock, now, lang
        self._opening = opening
        self.fault_lines: list[str] = []
        # A traceback shows local variables, and with them what people typed.
        self.error_console = Console(file=io.StringIO())
        self.look, self._depth, self._ways = look, terminal.colors, ways
        if terminal.colors == "none":
            self._filters.append(Colorless())
        if terminal.ascii_only:
            self._filters.append(Ascii(words["ascii"]))
        self._dress()

    def get_default_screen(self) -> Chat:
        """The chat."""
        chat = Chat(self._open_talk, self._clock, self._now, self.fail, self._words, self._lang)
        chat.ways, chat.opening = self._ways, self._opening
        return chat

    def on_mount(self) -> None:
        """Signals are heard only where there is a terminal to restore."""
        if not self.is_headless:
            watch_signals(self.action_leave)
        # After a stop from outside Textual comes back to an empty screen.
        self.app_resume_signal.subscribe(self, lambda _: self.refresh(layout=True))

    def on_ready(self) -> None:
        """The line is there: what was typed before it can be read now."""
        self._listening.set()

    def fail(self, fault: Exception, leave: bool) -> None:
        """Keeps a fault to be told on standard error; ends the program where it cannot go on."""
        self.fault_lines.append(fault_line(fault))
        if leave:
            self.action_leave(1)

    def _handle_exception(self, error: Exception) -> None:
        self.fault_lines.append(fault_line(error))
        super()._handle_exception(error)

    def action_leave(self, status: int) -> None:
        """Ends the program with this exit status."""
        self.exit(return_code=status)

    def action_next_look(self) -> None:
        """Light, dark, high contrast, and again; where there is to be no color, that is said."""
        chat = self.screen_stack[0]
        if isinstance(chat, Chat):
            if self._depth != "none":
                self.look = next_look(self.look)
            self._dress()
            chat.tell_look(None if self._depth == "none" else self.look)

    def _dress(self) -> None:
        theme = theme_of(self.look, self._depth)
        self.register_theme(theme)
        self.theme = theme.name
