"""The process of one visitor: `python -m assistant.serve.visitor COLUMNS ROWS LANG TODAY`, started by the server."""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.serve.surroundings import confine
from assistant.settings.loading import load_settings
from assistant.tui.environment import Terminal, quiet_environment

if TYPE_CHECKING:
    from assistant.settings.settings import Settings
    from assistant.tui.kiosk.app import Kiosk

NO_PIN = Path("/dev/null/none")
"""There is no such file, so no PIN is set, and nobody leaves by it."""


PAPER = True
"""A page in a browser is light unless the settings say otherwise."""


def ground_of(theme: str) -> str:
    """The color of the ground, for the page around the screen."""
    from assistant.tui.theme import look_of, theme_of  # noqa: PLC0415  (textual comes with it)

    return theme_of(look_of(theme, PAPER), "many").background or ""


def main(arguments: Sequence[str]) -> int:
    """Shows the kiosk to the server's pipe, until the visitor is gone."""
    confine()
    quiet_environment()
    columns, rows, lang, today = arguments
    # Nothing of this machine is a stranger's to use: not its printer, not its speech.
    settings = replace(load_settings().settings, lang=lang, printer_command="", speech_program="", misses_file=None)
    app = open_visit(settings, date.fromisoformat(today))
    app.run(size=(int(columns), int(rows)))
    return app.return_code or 0


def open_visit(settings: Settings, today: date) -> Kiosk:
    """The kiosk as strangers get it: nothing is printed, and no PIN lets anybody out."""
    from assistant.serve.driver import BrowserDriver  # noqa: PLC0415  (textual reads the environment as it is imported)
    from assistant.tui.kiosk.app import Kiosk  # noqa: PLC0415
    from assistant.tui.kiosk.pin import Lock  # noqa: PLC0415
    from assistant.tui.kiosk.run import open_stand  # noqa: PLC0415
    from assistant.tui.theme import look_of  # noqa: PLC0415

    app = Kiosk(
        open_stand(settings, lambda: today),
        Lock(NO_PIN, time.time),
        time.monotonic,
        idle=(settings.kiosk_idle_seconds, settings.kiosk_countdown_seconds),
        look=look_of(settings.theme, PAPER),
        terminal=Terminal(),
    )
    app.driver_class = BrowserDriver
    return app


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
