"""Dwellings from files: what a file is, and the reader for it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

from assistant.selfcheck.accounts import CannotRead, Problem, Tally
from assistant.selfcheck.csv_rows import csv_rows
from assistant.selfcheck.model import Building
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.sheets import read_sheet
from intents.wording import clean

_PACKED, _OLD = b"PK", b"\xd0\xcf\x11\xe0"


def read_dwellings(path: Path) -> Iterator[Building | Problem | Tally]:
    """The buildings of a file as soon as each is whole, what could not be taken, and last one Tally.

    A workbook is known by its content, TOML by its ending; anything else is read as CSV.

    Raises:
        CannotRead: the file as a whole cannot be read; one sentence says why and what to do.
    """
    name = clean(path.name)[:100]
    try:
        start = _start(path, name)
        if start.startswith(_OLD):
            raise CannotRead(saying("file.locked", file=name))
        if start.startswith(_PACKED):
            from assistant.selfcheck.workbooks import read_workbook  # noqa: PLC0415  (openpyxl takes its time)

            yield from read_workbook(path, name)
        elif path.suffix.lower() == ".toml":
            from assistant.selfcheck.toml_dwelling import read_dwelling  # noqa: PLC0415  (tomllib is rarely wanted)

            yield from read_dwelling(path, name)
        else:
            yield from read_sheet(name, csv_rows(path), _named(path))
    except OSError as fault:
        why = clean(fault.strerror or type(fault).__name__)
        raise CannotRead(saying("file.unreadable", file=name, why=why)) from fault


def _start(path: Path, name: str) -> bytes:
    """The first bytes of the file; a pipe or device is none, for it could not be read twice."""
    try:
        mode = os.stat(path).st_mode  # noqa: PTH116  (the path may hold a null, which Path turns into "not there")
    except (FileNotFoundError, NotADirectoryError, ValueError) as fault:
        raise CannotRead(saying("file.missing", file=name)) from fault
    if stat.S_ISDIR(mode):
        raise CannotRead(saying("file.folder", file=name))
    if not stat.S_ISREG(mode):
        raise CannotRead(saying("file.not_a_file", file=name))
    with path.open("rb") as file:
        start = file.read(8)
    if not start:
        raise CannotRead(saying("file.empty", file=name))
    return start


def _named(path: Path) -> str:
    """What the one building of a file without a column for it is called."""
    return clean(path.stem)[:100] or "-"
