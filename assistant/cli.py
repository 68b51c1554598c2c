"""The command line: which command, and how every end of the program looks."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from datetime import date, datetime
from io import TextIOWrapper
from typing import TYPE_CHECKING, TextIO, cast

from assistant.commands.output import WrongUse
from assistant.options import LANGUAGES, parser
from assistant.settings.faults import WrongSettings
from assistant.settings.loading import Loaded, load_settings
from corpus.errors import HowardError

if TYPE_CHECKING:
    from assistant.misses.watching import Tell
    from assistant.reply import Reply
    from assistant.state import State

WRONG_USE, FAULT, INTERRUPTED = 2, 1, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command and gives its exit status; no traceback ever reaches a person."""
    _open_streams()
    try:
        return _run(list(sys.argv[1:] if arguments is None else arguments))
    except BrokenPipeError:
        _let_go_of_output()
        return 0
    except KeyboardInterrupt:
        return INTERRUPTED
    except WrongUse as wrong:
        return _say(str(wrong).replace("howard :", "howard:"), WRONG_USE)
    except WrongSettings as wrong:
        return _say(f"howard: {wrong}", WRONG_USE)
    except HowardError as fault:
        return _say(f"howard: {fault}", FAULT)
    except Exception as fault:
        return _say(f"howard: a fault inside the program ({type(fault).__name__}); please report it", FAULT)


def _open_streams() -> None:
    """A stream that was closed before the start is an empty one; what a terminal cannot print is replaced."""
    sys.stdin = sys.stdin or _nothing("r")
    sys.stdout, sys.stderr = sys.stdout or _nothing("w"), sys.stderr or _nothing("w")
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _nothing(mode: str) -> TextIO:
    return cast(TextIO, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123  (it lives as long as the program)


def _run(arguments: list[str]) -> int:
    options = parser()
    given, others = options.parse_known_args(arguments)
    given.others = others
    if others and given.command != "calc":
        options.error(f"unrecognized arguments: {' '.join(others)}")
    if given.json and isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    if given.version:
        from assistant.commands.version import version  # noqa: PLC0415

        return version(given.lang or LANGUAGES[0])
    return _COMMANDS[given.command or "howard"](given)


def _let_go_of_output() -> None:
    """Nobody reads on: what is still buffered goes nowhere, and Python's own last flush must not complain."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _say(sentence: str, status: int) -> int:
    try:
        sys.stderr.write(" ".join(sentence.split()) + "\n")
    except OSError:
        return status
    return status


def _today(given: Namespace) -> date:
    chosen: date | None = given.today
    return chosen or date.today()


def _loaded(given: Namespace) -> Loaded:
    """The settings, with the language of the command line where it gives one."""
    loaded = load_settings()
    return replace(loaded, settings=replace(loaded.settings, lang=given.lang)) if given.lang else loaded


@contextmanager
def _misses(loaded: Loaded) -> Iterator[Tell | None]:
    """Who is told of misses, until the conversation ends; None where none are counted."""
    path = loaded.settings.misses_file
    if path is None:
        yield None
        return
    from assistant.misses.desk import recorder  # noqa: PLC0415  (each command imports only what it needs)

    desk = recorder(path, own_folder=loaded.values["misses_file"].source == "default")
    try:
        yield desk.tell
    finally:
        desk.close()


def _chat(given: Namespace) -> int:
    from assistant.commands.chat import chat  # noqa: PLC0415

    loaded = _loaded(given)
    opening = _opening(given, loaded)
    with _misses(loaded) as tell:
        speak = getattr(given, "speak", False)
        return chat(_today(given), loaded.settings, datetime.now, tell, speak, opening)


def _opening(given: Namespace, loaded: Loaded) -> tuple[Reply, State] | None:
    """What the conversation begins with, where that is a finding."""
    if given.finding is None:
        return None
    from assistant.commands.finding import open_finding  # noqa: PLC0415

    return open_finding(given.finding, loaded.settings, _today(given))


def _howard(given: Namespace) -> int:
    from assistant.tui.environment import has_terminal, wants_lines  # noqa: PLC0415

    if wants_lines() or not has_terminal():
        return _chat(given)
    from assistant.tui.run import run  # noqa: PLC0415

    loaded = _loaded(given)
    opening = _opening(given, loaded)
    with _misses(loaded) as tell:
        return run(given.today, loaded.settings, tell, opening)


def _kiosk(given: Namespace) -> int:
    from assistant.settings.places import pin_file  # noqa: PLC0415

    of, path = _loaded(given).settings, pin_file()
    if given.set_pin:
        from assistant.tui.kiosk.pin_asking import ask_pin  # noqa: PLC0415

        return ask_pin(path, of.lang)
    from assistant.tui.kiosk.run import kiosk  # noqa: PLC0415

    return kiosk(of, path, given.today)


def _ask(given: Namespace) -> int:
    from assistant.commands.ask import Asking, ask, ask_batch  # noqa: PLC0415

    if given.schema:
        from assistant.commands.schema import reply_schema  # noqa: PLC0415

        return reply_schema()
    of = _loaded(given).settings
    asking = Asking(given.json, given.explain, given.conversation, _today(given), of.lang, of.office)
    return ask_batch(asking) if given.batch else ask(given.question, asking)


def _code(given: Namespace) -> int:
    from assistant.commands.code import code  # noqa: PLC0415

    return code(given.citation, given.search, given.json, _loaded(given).settings.lang)


def _calc(given: Namespace) -> int:
    from assistant.commands.calc import calc  # noqa: PLC0415

    return calc(given.name, given.others, given.schema, given.json, _today(given), _loaded(given).settings)


def _check(given: Namespace) -> int:
    from assistant.commands.check import check_command  # noqa: PLC0415

    return check_command(given, _today(given), _loaded(given).settings.lang)


def _verify(given: Namespace) -> int:
    from assistant.commands.verify import verify  # noqa: PLC0415

    return verify(given.accept_text)


def _list_misses(given: Namespace) -> int:
    from assistant.commands.misses import Listing, misses  # noqa: PLC0415

    return misses(_loaded(given).settings, Listing(given.json, given.days, given.clear, _today(given)))


def _config(given: Namespace) -> int:
    from assistant.commands.config import config, init  # noqa: PLC0415

    return init(given.lang or LANGUAGES[0], given.json) if given.init else config(_loaded(given), given.json)


def _serve(given: Namespace) -> int:
    from assistant.commands.serve import Serving, serve  # noqa: PLC0415

    asked = Serving(given.host, given.port, given.public_url, given.sessions, lambda: _today(given))
    return serve(_loaded(given).settings, asked)


_COMMANDS = {
    "howard": _howard,
    "chat": _chat,
    "ask": _ask,
    "code": _code,
    "kiosk": _kiosk,
    "calc": _calc,
    "check": _check,
    "serve": _serve,
    "misses": _list_misses,
    "config": _config,
    "verify": _verify,
}
