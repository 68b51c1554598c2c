"""The options of every command, and errors of use as one sentence."""

from __future__ import annotations

from argparse import SUPPRESS, ArgumentParser, ArgumentTypeError
from datetime import date
from pathlib import Path
from typing import NoReturn

from assistant.commands.output import WrongUse
from assistant.serve.limits import SESSIONS

LANGUAGES = ("en",)
FORMATS = ("text", "markdown", "html", "json", "csv")
TEMPLATES = ("csv", "xlsx", "toml", "checklist")
BUILDINGS_MOST = 9999
"""The most buildings that a report shows in full."""
SESSIONS_MOST = 500
DAYS_MOST = 36_500
"""How far back `--days` reaches."""


class _Parser(ArgumentParser):
    """A parser whose errors are one sentence: what, where, how to mend it."""

    def error(self, message: str) -> NoReturn:
        raise WrongUse(self.prog.removeprefix("howard").strip() or "", message, f"see {self.prog} --help")


def parser() -> ArgumentParser:
    """The options of every command."""
    whole = _Parser(
        prog="howard",
        description="Answers questions about the Minimum Standards Housing Code of the Town of Howard, Wisconsin.",
        epilog="Without a command, Howard opens the chat.",
        parents=[_common(off=False, none=None)],
    )
    commands = whole.add_subparsers(dest="command", metavar="COMMAND", parser_class=_Parser)

    def command(name: str, told: str) -> ArgumentParser:
        # What stands before the command must not be undone by a default of the command's own.
        return commands.add_parser(name, help=told, description=told, parents=[_common(SUPPRESS, SUPPRESS)])

    _finding(whole, None)
    _chat(command("chat", "the conversation line by line, in plain text"))
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
    _check(command("check", "self-check of whole dwellings, from .csv, .xlsx or .toml files"))
    kiosk = command("kiosk", "the chat locked down for a terminal that nobody attends")
    kiosk.add_argument("--set-pin", action="store_true", help="sets the PIN that staff leave the kiosk by")
    _serving(command("serve", "the kiosk in a browser"))
    misses = command("misses", "what people asked that was not answered, the most frequent first")
    misses.add_argument("--days", type=_count, metavar="N", help="only those of the last N days")
    misses.add_argument("--clear", action="store_true", help="forgets them all")
    config = command("config", "the settings, their values and where each came from")
    config.add_argument("--init", action="store_true", help="writes a file of settings to fill in")
    verify = command("verify", "proves that quotations, citations and numbers stand in the text")
    verify.add_argument("--accept-text", action="store_true", help="renews the recorded hash after an amendment")
    return whole


def _chat(chat: ArgumentParser) -> None:
    chat.add_argument("--speak", action="store_true", help="reads the answers aloud, with the system's speech program")
    _finding(chat, SUPPRESS)


def _finding(chat: ArgumentParser, none: str | None) -> None:
    told = "begins with a finding of a JSON report of the self-check, by its number; the first violation without one"
    chat.add_argument("--finding", default=none, metavar="FILE[:N]", help=told)


def _check(check: ArgumentParser) -> None:
    check.add_argument("files", nargs="*", metavar="FILE", type=Path)
    check.add_argument("--format", choices=FORMATS, help="the form of the report; text where nothing else is said")
    check.add_argument("--out", action="append", default=[], type=Path, metavar="FILE", help="where the report goes")
    check.add_argument("--since", type=Path, metavar="BEFORE", help="an earlier JSON report, to tell what changed")
    check.add_argument("--full", type=_buildings, metavar="N", help="how many buildings are shown in full")
    check.add_argument("--problems", action="store_true", help="JSON and CSV without what is met or not required")
    check.add_argument("--template", choices=TEMPLATES, help="a filled example, or a checklist to fill by hand")
    check.add_argument("--walk", type=Path, metavar="FILE", help="a guided walk that fills a .toml file")
    check.add_argument("--schema", action="store_true", help="the JSON schemas of dwellings and of findings")


def _serving(serve: ArgumentParser) -> None:
    serve.add_argument(
        "--host", default="127.0.0.1", metavar="HOST", help="where to listen; only this machine if not set"
    )
    serve.add_argument("--port", type=_port, default=8000, metavar="PORT", help="the port to listen on")
    serve.add_argument("--public-url", default="", metavar="URL", help="the address that visitors use")
    serve.add_argument("--sessions", type=_sessions, default=SESSIONS, metavar="N", help="visitors at a time")


def _common(off: bool | str, none: str | None) -> _Parser:
    common = _Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, default=none, help="the language of the replies")
    common.add_argument("--json", action="store_true", default=off, help="the machine form on standard output")
    common.add_argument("--today", type=_day, default=none, metavar="YYYY-MM-DD", help="the date that counts as today")
    common.add_argument("--version", action="store_true", default=off, help="what this is, and which text it holds")
    return common


def _day(text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise ArgumentTypeError(f"{text[:20]!r} is no date; write it like 2026-06-15") from None


def _port(text: str) -> int:
    return _from(text, 1, 65_535, "port")


def _sessions(text: str) -> int:
    return _from(text, 1, SESSIONS_MOST, "number of visitors")


def _from(text: str, least: int, most: int, what: str) -> int:
    if not text.isascii() or not text.isdigit() or not least <= int(text[:9]) <= most:
        raise ArgumentTypeError(f"{text[:20]!r} is no {what}; write one from {least} to {most}")
    return int(text)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not 1 <= int(text[:9]) <= DAYS_MOST:
        raise ArgumentTypeError(f"{text[:20]!r} is no number of days; write one from 1 to {DAYS_MOST}")
    return int(text)


def _buildings(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text[:9]) > BUILDINGS_MOST:
        raise ArgumentTypeError(f"{text[:20]!r} is no number of buildings; write one up to {BUILDINGS_MOST}")
    return int(text)
