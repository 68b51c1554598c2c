"""Printing a paper by the system's printer command, or by one from the settings."""

from __future__ import annotations

import os
import shlex
import shutil
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from assistant.papers.cleaning import one_line
from assistant.papers.running import Ended, run
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE
from corpus.law import Law, load_law

SECONDS = 20
"""How long a printer command may take to accept a paper."""

COMMANDS = ("lp", "lpr")
"""The system's printer commands; both read a text or a PDF from standard input."""

FILE = "{file}"
"""Where it stands in a command of the settings, the command gets the paper as a file and not on standard input."""


@dataclass(frozen=True, slots=True)
class Printed:
    """What came of printing: the command that was tried ("" where there is none), and the sentence that tells it."""

    tried: str
    worked: bool
    said: str


def print_out(
    content: str | bytes,
    command: str = "",
    environ: Mapping[str, str] | None = None,
    seconds: int = SECONDS,
    lang: str = LANGUAGE,
) -> Printed:
    """Sends a text, or the bytes of a PDF, to the printer; `command` is that of the settings, if one is set."""
    around = os.environ if environ is None else environ
    law = load_law()
    words = paper_words(lang)
    try:
        parts = _command(command, around)
    except ValueError:
        return Printed("", False, say(words, law, "say.print_command", command=one_line(command)))
    if not parts:
        return Printed("", False, say(words, law, "say.print_none"))
    made = content.encode("utf-8", "replace") if isinstance(content, str) else content
    return _told(parts, _run(parts, made, seconds, around), seconds, law, lang)


def _command(command: str, environ: Mapping[str, str]) -> list[str]:
    """The command's parts, its program by its whole path; none where there is none.

    Raises:
        ValueError: a quotation mark in it is never closed.
    """
    path = environ.get("PATH", os.defpath)
    if command.strip():
        parts = shlex.split(command, posix=os.name != "nt")
        return [shutil.which(parts[0], path=path) or parts[0], *parts[1:]]
    found = next((found for name in COMMANDS if (found := shutil.which(name, path=path))), None)
    return [found] if found else []


def _run(parts: Sequence[str], content: bytes, seconds: int, environ: Mapping[str, str]) -> Ended:
    if not any(FILE in part for part in parts):
        return run(parts, content, seconds, environ)
    try:
        with TemporaryDirectory(prefix="howard-") as folder:
            file = Path(folder) / ("paper.pdf" if content.startswith(b"%PDF") else "paper.txt")
            file.write_bytes(content)
            return run([part.replace(FILE, str(file)) for part in parts], b"", seconds, environ)
    except OSError as fault:
        return Ended(False, one_line(fault.strerror or str(fault)))


def _told(parts: Sequence[str], ended: Ended, seconds: int, law: Law, lang: str) -> Printed:
    words, program = paper_words(lang), one_line(Path(parts[0]).name)
    if ended.late:
        key = "say.print_late"
    elif ended.worked:
        key = "say.printed_words" if ended.words else "say.printed"
    else:
        key = "say.print_failed" if ended.words else "say.print_silent"
    spoken = ended.words if ended.words.endswith((".", "!", "?")) else f"{ended.words}."
    said = say(words, law, key, program=program, words=spoken, seconds=seconds)
    return Printed(program, ended.worked, said)
