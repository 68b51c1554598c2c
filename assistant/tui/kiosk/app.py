"""The kiosk's app: one screen a visit, no way out but the PIN, and a clock that starts over when nobody is there."""

from __future__ import annotations

import asyncio
import io
import signal
import sys
from collections.abc import Callable, Iterable
from threading import Event
from typing import Any, ClassVar

from rich.console import Console
from textual import events
from textual.app import App, SystemCommand
from textual.binding import BindingType
from textual.screen import Screen

from assistant.tui.driver import safe_driver
from assistant.tui.environment import Terminal
from assistant.tui.filters import Colorless, ascii_words
from assistant.tui.kiosk.idle import Idle
from assistant.tui.kiosk.pin import Lock
from assistant.tui.kiosk.screen import KioskScreen
from assistant.tui.kiosk.signs import ConsoleSigns
from assistant.tui.kiosk.staff import Staff
from assistant.tui.kiosk.statuses import ENDED, LEFT_BY_STAFF
from assistant.tui.kiosk.visit import Stand, Visit
from assistant.tui.kiosk.wipe import Caches
from assistant.tui.theme import Look, theme_of

TICK_SECONDS = 0.5
ATTRACT_SECONDS = 6
BEAT_SECONDS = 1

_ALLOWED = frozenset(
    {
        *("take", "way", "step", "page", "back", "act", "staff"),
        *("home", "end", "delete_left", "delete_right", "submit"),
    }
)
"""The actions that there are. Everything else that a key, a link or a text could name is refused."""

_TOUCHES = (events.Key, events.Paste, events.MouseDown, events.MouseUp, events.MouseScrollDown, events.MouseScrollUp)
_MOVES = (events.MouseMove,)


class Kiosk(App[None], inherit_bindings=False):
    """Howard in the lobby. `printer` sends a text to the printer and says what came of it; `now` are seconds."""

    CSS_PATH = "kiosk.tcss"
    TITLE = "Howard"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT = False
    NOTIFICATION_TIMEOUT = 0
    HORIZONTAL_BREAKPOINTS = [(0, "-slim"), (30, "-narrow"), (64, "-wide")]  # noqa: RUF012  (Textual declares both so)
    VERTICAL_BREAKPOINTS = [(0, "-flat"), (14, "-low"), (30, "-tall")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(
        self,
        stand: Stand,
        lock: Lock,
        now: Callable[[], float],
        *,
        idle: tuple[float, float] = (90, 20),
        look: Look = "light",
        terminal: Terminal = Terminal(),  # noqa: B008  (it is frozen)
        printer: Callable[[str], str] | None = None,
        beat: Callable[[], None] = lambda: None,
    ) -> None:
        self._listening = Event()
        super().__init__(driver_class=safe_driver(self._listening))
        words = ascii_words(stand.words) if terminal.ascii_only else stand.words
        self._stand, self._words, self._now, self._printer, self._beat = stand, words, now, printer, beat
        self._idle, self.caches = Idle(*idle), Caches()
        self._staff = Staff(lock, words, self._leave)
        self._visit = Visit(stand)
        self._ticks, self._wiping, self._sweep = 0, False, False
        # A traceback shows local variables, and with them what people typed.
        self.error_console = Console(file=io.StringIO())
        if terminal.colors == "none":
            self._filters.append(Colorless())
        if terminal.ascii_only:
            self._filters.append(ConsoleSigns(words["ascii"]))
        theme = theme_of(look, terminal.colors)
        self.register_theme(theme)
        self.theme = theme.name

    def _screen(self) -> KioskScreen:
        return KioskScreen(self._visit, self._words, self._staff, self._start_over, self._print_answer)

    async def on_mount(self) -> None:
        """The first visit. Signals are heard where there is a terminal; the clock of idle time begins."""
        await self.push_screen(self._screen())
        self._idle.touch(self._now())
        self.set_interval(TICK_SECONDS, self.tick)
        if not self.is_headless:
            _mind_signals(self._end)
        self._heart = asyncio.create_task(self._beating())

    def on_ready(self) -> None:
        """The line is there: what was typed before it can be read now."""
        self._listening.set()

    async def on_event(self, event: events.Event) -> None:
        """Any key and any touch tells that somebody is there; the first one after the question only answers that."""
        if isinstance(event, _TOUCHES) and not event.is_forwarded:
            asked = self._idle.left(self._now()) is not None
            self._idle.touch(self._now())
            if asked and isinstance(self.screen, KioskScreen):
                self.screen.waiting("")
                return
        elif isinstance(event, _MOVES) and self._idle.left(self._now()) is None:
            self._idle.touch(self._now())
        await super().on_event(event)

    async def tick(self) -> None:
        """Looks at the clock: asks whether somebody is there, or begins a new visit."""
        screen = next(reversed(self.screen_stack), None)
        if not isinstance(screen, KioskScreen):
            return
        if self._visit.fresh and not screen.question.value and self._staff.page is None:
            self._attract(screen)
            return
        left = self._idle.left(self._now())
        if left == 0:
            await self.start_over()
        elif left is not None:
            say = self._words["kiosk"]
            screen.waiting(f"{say['idle']}\n\n{say['idle_how'].format(seconds=left)}")

    async def start_over(self) -> None:
        """A new visit: the old one's session and screen are dropped, and all that anything kept of them."""
        if self._wiping:
            return
        self._wiping = True
        self._staff.close()
        self._visit = Visit(self._stand)
        self._idle.touch(self._now())
        await self.switch_screen(self._screen())
        self._clipboard = ""
        self.clear_notifications()
        self.mouse_over = None
        self.caches.forget()
        self._clear_terminal()
        self._wiping, self._sweep = False, True

    async def _beating(self) -> None:
        """Tells that the loop runs. Not by the app's own messages: a flood of keys may hold those up for long."""
        while True:
            self._beat()
            await asyncio.sleep(BEAT_SECONDS)

    def _start_over(self) -> None:
        self.call_next(self.start_over)

    def _attract(self, screen: KioskScreen) -> None:
        """On the first page one sentence follows another, and the clock of idle time stands still."""
        self._idle.touch(self._now())
        if self._sweep:
            # The old screen's own tasks have ended only now.
            self._sweep = False
            self.caches.forget()
        screen.waiting("")
        said = self._words["kiosk"]["attract"]
        self._ticks += 1
        screen.note(said[int(self._ticks * TICK_SECONDS / ATTRACT_SECONDS) % len(said)])

    def _clear_terminal(self) -> None:
        """Nothing can be scrolled back to, no title tells anything, and every line is drawn anew."""
        if self._driver is not None and not self.is_headless:
            self._driver.write("\x1b[3J\x1b]2;\x07")
        self.refresh(layout=True)

    def _print_answer(self) -> None:
        visit, printer = self._visit, self._printer
        text = visit.paper() if printer else None
        if text is None or printer is None:
            return

        async def work() -> None:
            said = await asyncio.to_thread(printer, text)
            visit.printed(said)
            if visit is self._visit and isinstance(self.screen, KioskScreen):
                self.screen.show()

        self.run_worker(work())

    def _leave(self) -> None:
        self.exit(return_code=LEFT_BY_STAFF)

    def _end(self) -> None:
        self.exit(return_code=ENDED)

    # What is closed

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Only what the kiosk itself does can be done."""
        return action in _ALLOWED

    def get_system_commands(self, screen: Screen[Any]) -> Iterable[SystemCommand]:
        """There are none."""
        return ()

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """Nothing is opened."""

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing is copied."""

    def deliver_screenshot(self, *_: object, **__: object) -> str | None:
        """No picture is kept."""
        return None

    def deliver_text(self, *_: object, **__: object) -> str | None:
        """No file is kept."""
        return None

    def deliver_binary(self, *_: object, **__: object) -> str | None:
        """No file is kept."""
        return None

    def action_suspend_process(self) -> None:
        """It is never suspended."""


def _mind_signals(end: Callable[[], None]) -> None:
    """SIGTERM ends in good order, the keyboard's signals do nothing, a terminal that hung up ends the process."""
    if sys.platform == "win32":
        return
    import os  # noqa: PLC0415

    loop = asyncio.get_running_loop()
    loop.add_signal_handler(signal.SIGTERM, end)
    loop.add_signal_handler(signal.SIGHUP, os._exit, ENDED)
    for one in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGTTIN, signal.SIGTTOU):
        signal.signal(one, signal.SIG_IGN)
