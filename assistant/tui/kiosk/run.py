"""The way in: a quiet environment, the supervisor, and in its child the screen."""

from __future__ import annotations

import signal
import sys
import time
from collections.abc import Callable
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.tui.environment import has_terminal, on_paper, quiet_environment, the_terminal
from assistant.tui.kiosk.statuses import FAILED, WRONG_USE

if TYPE_CHECKING:
    from assistant.settings.settings import Settings
    from assistant.tui.kiosk.app import Kiosk
    from assistant.tui.kiosk.visit import Stand


def kiosk(settings: Settings, pin: Path, today: date | None = None) -> int:
    """The kiosk, until staff leave it (5) or SIGTERM ends it (0); 2 where there is no terminal; 1 when it is gone."""
    from assistant.tui.words import load_words  # noqa: PLC0415

    if not has_terminal():
        sys.stderr.write(f"{load_words(settings.lang)['kiosk']['no_terminal']}\n")
        return WRONG_USE
    quiet_environment()
    screen = partial(one_screen, settings, pin, today)
    if sys.platform == "win32":
        return screen()
    for one in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP):
        signal.signal(one, signal.SIG_IGN)
    from assistant.tui.kiosk.supervisor import Supervisor  # noqa: PLC0415

    said: str = load_words(settings.lang)["kiosk"]["restarting"]
    return Supervisor(screen, said).run()


def one_screen(settings: Settings, pin: Path, today: date | None) -> int:
    """The screen, until it ends; its exit status."""
    from assistant.tui.kiosk.watchdog import Watchdog  # noqa: PLC0415

    watchdog = Watchdog(sys.stderr.fileno())
    watchdog.watch()
    app = open_app(settings, pin, lambda: today or date.today(), watchdog.beat)
    app.caches.settle()
    app.run()
    return FAILED if app.return_code is None else app.return_code


def open_app(settings: Settings, pin: Path, today: Callable[[], date], beat: Callable[[], None]) -> Kiosk:
    """The app with everything it needs, the engine too: whoever touches it is answered at once."""
    from assistant.tui.kiosk.app import Kiosk  # noqa: PLC0415  (textual reads the environment as it is imported)
    from assistant.tui.kiosk.pin import Lock  # noqa: PLC0415
    from assistant.tui.theme import look_of  # noqa: PLC0415

    def printer(text: str) -> str:
        from assistant.papers.printing import print_out  # noqa: PLC0415

        return print_out(text, settings.printer_command, lang=settings.lang).said

    return Kiosk(
        open_stand(settings, today),
        Lock(pin, time.time),
        time.monotonic,
        idle=(settings.kiosk_idle_seconds, settings.kiosk_countdown_seconds),
        look=look_of(settings.theme, on_paper()),
        terminal=the_terminal(),
        printer=printer if settings.printer_command else None,
        beat=beat,
    )


def open_stand(settings: Settings, today: Callable[[], date]) -> Stand:
    """What all visits share."""
    from assistant.tui.kiosk.report import report  # noqa: PLC0415
    from assistant.tui.kiosk.visit import Stand  # noqa: PLC0415
    from assistant.tui.run import open_talk  # noqa: PLC0415
    from assistant.tui.words import load_words  # noqa: PLC0415
    from assistant.words import load_words as load_sentences  # noqa: PLC0415
    from corpus.law import load_law  # noqa: PLC0415

    words, law = load_words(settings.lang), load_law()
    style = load_sentences("common", settings.lang).style
    dates = words["kiosk"]["dates"].format(
        adopted=style.day(law.ordinance.adopted), amended=style.day(law.ordinance.amended)
    )
    return Stand(
        words, law, dates, settings.lang, lambda: open_talk(settings), today, report, bool(settings.printer_command)
    )
