"""The command line: which command, its options, and how every end of the program looks."""

from __future__ import annotations

import os
import sys
from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Sequence
from datetime import date
from io import TextIOWrapper
from typing import NoReturn, TextIO, cast

from assistant.commands.output import WrongUse
from corpus.errors import HowardError

WRONG_USE, FAULT, INTERRUPTED = 2, 1, 130
LANGUAGES = ("en",)


class _Parser(ArgumentParser):
    """A parser whose errors are one sentence: what, where, how to mend it."""

    def error(self, message: str) -> NoReturn:
        raise WrongUse(self.prog.removeprefix("howard").strip() or "", message, f"see {self.prog} --help")


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

        return version(given.lang)
    return _COMMANDS[given.command or "howard"](given)


def parser() -> ArgumentParser:
    """The options of every command."""
    whole = _Parser(
        prog="howard",
        description="Answers questions about the Minimum Standards Housing Code of the Town of Howard, Wisconsin.",
        epilog="Without a command, Howard opens the chat.",
        parents=[_common(en="en", off=False, none=None)],
    )
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, told: str) -> ArgumentParser:
        # What stands before the command must not be undone by a default of the command's own.
        return commands.add_parser(name, help=told, description=told, parents=[_common(SUPPRESS, SUPPRESS, SUPPRESS)])

    command("chat", "the conversation line by line, in plain text")
    ask = command("ask", "one answer")
    ask.add_argument("question", nargs="*", metavar="QUESTION")
    ask.add_argument("--batch", action="store_true", help="one question a line on standard input, one reply a line")
    ask.add_argument("--conversation", action="store_true", help="with --batch: the lines are one conversation")
    ask.add_argument("--explain", action="store_true", help="with the evidence for the reading")
    ask.add_argument("--schema", action="store_true", help="the JSON schema of a reply")
    code = command("code", "the outline, or one provision")
    code.add_argument("citation", nargs="*", metavar="CITATION")
    code.add_argument("--search", metavar="WORDS", help="the provisions that hold these words")
    calc = command("calc", "the calculators; with a name, facts in (as --FACT VALUE, or JSON on standard input)")
    calc.add_argument("name", nargs="?", metavar="NAME")
    calc.add_argument("--schema", action="store_true", help="the JSON schema of the facts")
    verify = command("verify", "proves that quotations, citations and numbers stand in the text")
    verify.add_argument("--accept-text", action="store_true", help="renews the recorded hash after an amendment")
    return whole


def _common(en: str, off: bool | str, none: str | None) -> _Parser:
    common = _Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=en, help="the language of the replies")
    common.add_argument("--json", action="store_true", default=off, help="the machine form on standard output")
    common.add_argument("--today", type=_day, default=none, metavar="YYYY-MM-DD", help="the date that counts as today")
    common.add_argument("--version", action="store_true", default=off, help="what this is, and which text it holds")
    return common


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:20]!r} is no date; write it like 2026-06-15") from None


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


def _chat(given: Namespace) -> int:
    from assistant.commands.chat import chat  # noqa: PLC0415  (each command imports only what it needs)

    return chat(_today(given), given.lang)


def _howard(given: Namespace) -> int:
    from assistant.tui.environment import has_terminal  # noqa: PLC0415

    if not has_terminal():
        return _chat(given)
    from assistant.tui.run import run  # noqa: PLC0415

    return run(given.today, given.lang)


def _ask(given: Namespace) -> int:
    from assistant.commands.ask import Asking, ask, ask_batch  # noqa: PLC0415

    if given.schema:
        from assistant.commands.schema import reply_schema  # noqa: PLC0415

        return reply_schema()
    asking = Asking(given.json, given.explain, given.conversation, _today(given), given.lang)
    return ask_batch(asking) if given.batch else ask(given.question, asking)


def _code(given: Namespace) -> int:
    from assistant.commands.code import code  # noqa: PLC0415

    return code(given.citation, given.search, given.json, given.lang)


def _calc(given: Namespace) -> int:
    from assistant.commands.calc import calc  # noqa: PLC0415

    return calc(given.name, given.others, given.schema, given.json, _today(given), given.lang)


def _verify(given: Namespace) -> int:
    from assistant.commands.verify import verify  # noqa: PLC0415

    return verify(given.accept_text)


_COMMANDS = {"howard": _howard, "chat": _chat, "ask": _ask, "code": _code, "calc": _calc, "verify": _verify}
