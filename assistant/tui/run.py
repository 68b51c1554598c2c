"""The way in: a quiet environment first, then the screen; its exit status after."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable
from datetime import date
from typing import TYPE_CHECKING

from assistant.settings.loading import load_settings
from assistant.tui.environment import on_paper, quiet_environment, the_terminal

if TYPE_CHECKING:
    from assistant.conversation import Engine, State
    from assistant.misses.watching import Tell
    from assistant.reply import Reply
    from assistant.settings.settings import Settings
    from assistant.tui.talk import Talk

_TURN_SECONDS = 0.0005
"""How long one thread may keep another waiting during the start."""


def run(
    today: date | None = None,
    settings: Settings | None = None,
    tell: Tell | None = None,
    opening: tuple[Reply, State] | None = None,
) -> int:
    """The chat, until it is left; `today` is the date that counts as today, else the clock's at each question.

    `settings` are those of this desk where none are handed in; `tell` is told of every miss;
    `opening` is a reply to begin with, and the state after it.
    The caller has made sure that there is a terminal (`environment.has_terminal`). The status is 0 when the person
    left, 130 after Ctrl-C, 1 after a fault of the program, which one line on standard error then tells.
    """
    quiet_environment()
    at_ease = _hasten()
    from assistant.tui.app import HowardApp  # noqa: PLC0415  (textual reads the environment as it is imported)
    from assistant.tui.leaving import WaysOut  # noqa: PLC0415
    from assistant.tui.theme import look_of  # noqa: PLC0415

    of = settings or load_settings().settings

    def opened() -> Talk[State, Engine]:
        talk = open_talk(of, tell)
        at_ease()
        return talk

    app = HowardApp(
        opened,
        lambda: today or date.today(),
        lang=of.lang,
        look=look_of(of.theme, on_paper()),
        terminal=the_terminal(),
        ways=WaysOut(of.notes_folder, of.printer_command),
        opening=opening,
    )
    app.run()
    for line in app.fault_lines:
        sys.stderr.write(f"{line}\n")
    # A dead input thread ends the app without any status.
    return 1 if app.return_code is None or (app.fault_lines and app.return_code == 0) else app.return_code


def open_talk(settings: Settings, tell: Tell | None = None) -> Talk[State, Engine]:
    """The conversation with the engine, imported only here: the screen is up before it."""
    from assistant.conversation import START, load_engine, pick, respond, respond_as  # noqa: PLC0415
    from assistant.misses.watching import watched, watched_as  # noqa: PLC0415
    from assistant.suggest import suggest  # noqa: PLC0415
    from assistant.tui.talk import Talk  # noqa: PLC0415

    turn, meant = (watched(respond, tell), watched_as(respond_as, tell)) if tell else (respond, respond_as)
    engine = load_engine(settings.lang, settings.office)
    return Talk(engine, turn, pick, START, respond_as=meant, suggest=suggest)


def _hasten() -> Callable[[], None]:
    """Makes the start quicker; gives the function that ends the haste, once the engine is there.

    Looking through all that is loaded, again and again while it is, would take an eighth of the start. And while the
    engine is loaded in its thread, a key must not wait for it.
    """
    turns = sys.getswitchinterval()
    gc.disable()
    sys.setswitchinterval(_TURN_SECONDS)

    def at_ease() -> None:
        # What is loaded stays; only what comes after it is looked through.
        gc.freeze()
        gc.enable()
        sys.setswitchinterval(turns)

    return at_ease
