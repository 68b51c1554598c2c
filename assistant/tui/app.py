"""The app around the chat: themes, signals, the ways to leave, and what becomes of a fault."""

from __future__ import annotations

import io
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType

from assistant.tui.chat import Chat
from assistant.tui.driver import safe_driver
from assistant.tui.faults import fault_line
from assistant.tui.sheet import WIDE
from assistant.tui.signals import INTERRUPTED, watch_signals
from assistant.tui.talk import Clock, OpenTalk
from assistant.tui.theme import DAY, NIGHT
from assistant.tui.words import load_words


class HowardApp(App[None], inherit_bindings=False):
    """Howard in the terminal.

    `open_talk` loads the engine; it is called in a thread once the screen is up. `clock` gives the date that counts
    as today. `fault_lines` are for standard error once the screen is gone. The return code is the exit status.
    """

    CSS_PATH = "howard.tcss"
    TITLE = "Howard"
    AUTO_FOCUS = "Ask"
    ENABLE_COMMAND_PALETTE = False
    # Textual declares both as if they were an instance's.
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (40, "-narrow"), (WIDE, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (12, "-low"), (20, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f9", "shade", show=False),
        Binding("ctrl+q", "leave(0)", show=False),
        Binding("ctrl+c", f"leave({INTERRUPTED})", show=False),
    ]

    def __init__(self, open_talk: OpenTalk, clock: Clock, *, lang: str = "en", light: bool = False) -> None:
        super().__init__(driver_class=safe_driver())
        self._open_talk, self._clock, self._lang = open_talk, clock, lang
        self.fault_lines: list[str] = []
        # A traceback shows local variables, and with them what people typed.
        self.error_console = Console(file=io.StringIO())
        self.register_theme(DAY)
        self.register_theme(NIGHT)
        self.theme = (DAY if light else NIGHT).name

    def get_default_screen(self) -> Chat:
        """The chat."""
        return Chat(self._open_talk, self._clock, self.fail, load_words(self._lang), self._lang)

    def on_mount(self) -> None:
        """Signals are heard only where there is a terminal to restore."""
        if not self.is_headless:
            watch_signals(self.action_leave)
        # After a stop from outside Textual comes back to an empty screen.
        self.app_resume_signal.subscribe(self, lambda _: self.refresh(layout=True))

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

    def action_shade(self) -> None:
        """From light to dark, or back."""
        self.theme = (DAY if self.current_theme.dark else NIGHT).name
