"""`howard check --walk FILE`: the guided walk, line by line in plain text, kept in a TOML file."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TextIO

from assistant.commands.output import WrongUse
from assistant.selfcheck.accounts import CannotRead
from assistant.selfcheck.samples import question
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.toml_dwelling import load_tables
from assistant.selfcheck.walk import BUILDING, Key, Walk, answer, next_key, record_of
from assistant.selfcheck.walk_tables import walk_of, write_walk
from intents.wording import clean

LONGEST = 500
"""The letters of an answer that are read."""


def walk(path: Path, source: TextIO, out: TextIO) -> int:
    """Asks until all is told, the person stops or the input ends; every answer is saved as it is given.

    Raises:
        WrongUse: the file is no TOML file, cannot be read, or cannot be written.
    """
    name = clean(path.name)[:100]
    if path.suffix.lower() != ".toml":
        raise _wrong(saying("walk.not_toml"))
    here, resumed = _begin(path, name)
    print(saying("walk.resumed" if resumed else "walk.welcome", file=name), file=out)
    heading = ""
    while (key := next_key(here)) is not None:
        heading = _ask(here, key, heading, out)
        line = source.readline(LONGEST)
        if not line:
            break
        turn = answer(here, line)
        if turn.stop:
            break
        if turn.say:
            print(f"  {turn.say}", file=out)
        if turn.walk is not here:
            here = turn.walk
            _save(path, name, write_walk(here))
    print("\n" + saying("walk.done" if next_key(here) is None else "walk.stopped", file=name), file=out)
    return 0


def _begin(path: Path, name: str) -> tuple[Walk, bool]:
    if not path.exists():
        _save(path, name, "")
        return Walk(), False
    try:
        here = walk_of(load_tables(path, name))
    except CannotRead as fault:
        raise _wrong(str(fault)) from fault
    except OSError as fault:
        raise _wrong(saying("file.unreadable", file=name, why=_why(fault))) from fault
    return here, bool(here.told)


def _ask(here: Walk, key: Key, heading: str, out: TextIO) -> str:
    """Prints the question, under a heading where the person comes to another place; what that heading is."""
    now = _heading(here, key)
    if now and now != heading:
        print(f"\n-- {now} --", file=out)
    print(f"{_question(here, key)}\n> ", end="", file=out, flush=True)
    return now or heading


def _heading(here: Walk, key: Key) -> str:
    if key.name == "name":
        return ""
    names = {
        "unit": here.told.get(Key(key.unit, BUILDING, "name"), ""),
        "room": here.told.get(key._replace(name="name")),
    }
    return saying(f"parts.{record_of(key).part}", **names)


def _question(here: Walk, key: Key) -> str:
    if key.name != "name":
        return question(record_of(key))
    number = key.room if key.level == "room" else key.unit
    more = "_more" if number > 0 else ""
    return saying(f"walk.name_{key.level}{more}", unit=here.told.get(Key(key.unit, BUILDING, "name"), ""))


def _save(path: Path, name: str, text: str) -> None:
    """Writes beside the file and then takes its place, so that it is whole at any time."""
    passing = path.with_name(f"{path.name}.part")
    try:
        passing.write_text(text, encoding="utf-8")
        os.replace(passing, path)  # noqa: PTH105  (says that it replaces)
    except OSError as fault:
        raise _wrong(saying("walk.not_saved", file=name, why=_why(fault))) from fault


def _wrong(sentence: str) -> WrongUse:
    """The sentence as wrong use: what is wrong, and after its semicolon how to mend it."""
    what, _, mend = sentence.rpartition("; ")
    return WrongUse("check --walk", what, mend)


def _why(fault: OSError) -> str:
    return clean(fault.strerror or type(fault).__name__)
