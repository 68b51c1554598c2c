"""Copying a text: by the system's clipboard programs, then by the terminal, and telling which of them surely worked."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from assistant.papers.running import run
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE, Words
from corpus.law import Law, load_law

Sureness = Literal["surely", "perhaps", "no"]

SECONDS = 2.0
"""How long a clipboard program may take."""

OSC52_LIMIT = 74_994
"""Bytes of text beyond which terminals drop what is sent to their clipboard."""

TERMINAL = "OSC 52"
"""The terminal's clipboard among what was tried."""


@dataclass(frozen=True, slots=True)
class Program:
    """A clipboard program: its command, the variable without which it has no clipboard, the encoding it reads."""

    command: tuple[str, ...]
    needs: str = ""
    encoding: str = "utf-8"


PROGRAMS = (
    Program(("wl-copy",), "WAYLAND_DISPLAY"),
    Program(("xclip", "-selection", "clipboard", "-in"), "DISPLAY"),
    Program(("xsel", "--clipboard", "--input"), "DISPLAY"),
    Program(("pbcopy",)),
    Program(("clip.exe",), encoding="utf-16-le"),
)
"""In the order in which they are tried."""


@dataclass(frozen=True, slots=True)
class Copied:
    """What came of copying: what was tried, in order, whether it worked, and the sentence that tells it."""

    tried: tuple[str, ...]
    worked: Sureness
    said: str


def copy(
    text: str,
    osc52: Callable[[str], None] | None = None,
    environ: Mapping[str, str] | None = None,
    programs: Sequence[Program] = PROGRAMS,
    lang: str = LANGUAGE,
) -> Copied:
    """Copies the text with the first program that is there and works, else by `osc52`, which nobody can see fail.

    From a session on another machine a program may fill the clipboard there and not here; then both are done, and it
    is not sure.
    """
    around = os.environ if environ is None else environ
    words, law = paper_words(lang), load_law()
    tried: list[str] = []
    program = next(_working(text, around, programs, tried), "")
    if program and not _far(around):
        return Copied(tuple(tried), "surely", say(words, law, "say.copied", program=program))
    if osc52 is not None and len(text.encode("utf-8", "replace")) <= OSC52_LIMIT and _sent(text, osc52, tried):
        key = "say.copied_perhaps_far" if program else "say.copied_perhaps"
        return Copied(tuple(tried), "perhaps", say(words, law, key, program=program))
    if program:
        return Copied(tuple(tried), "perhaps", say(words, law, "say.copied_far", program=program))
    return Copied(tuple(tried), "no", _failed(tried, words, law))


def _working(text: str, environ: Mapping[str, str], programs: Sequence[Program], tried: list[str]) -> Iterator[str]:
    for program in programs:
        name = program.command[0]
        found = shutil.which(name, path=environ.get("PATH", os.defpath))
        if found is None or (program.needs and not environ.get(program.needs)):
            continue
        tried.append(name)
        given = text.encode(program.encoding, "replace")
        if run((found, *program.command[1:]), given, SECONDS, environ).worked:
            yield name


def _far(environ: Mapping[str, str]) -> bool:
    return bool(environ.get("SSH_CONNECTION") or environ.get("SSH_TTY"))


def _sent(text: str, osc52: Callable[[str], None], tried: list[str]) -> bool:
    tried.append(TERMINAL)
    try:
        osc52(text)
    except (OSError, RuntimeError, ValueError):
        return False
    return True


def _failed(tried: Sequence[str], words: Words, law: Law) -> str:
    if not tried:
        return say(words, law, "say.copied_nothing_there")
    return say(words, law, "say.copied_not", tried=tuple(tried))
