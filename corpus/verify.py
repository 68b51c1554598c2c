"""Proves text, outline, numbers, notes and holidays against each other: everything that an answer rests on."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from hashlib import sha256
from pathlib import Path
from typing import TypeVar

from corpus.data_proofs import holiday_faults, note_faults, parameter_faults, words_faults
from corpus.errors import DataFault
from corpus.fault import Fault
from corpus.forms import Form, OutlineForm, ParameterForm, ReadingForm, read_toml, shaped
from corpus.law import FOLDER, ordinance_of
from corpus.mark_forms import mark_faults, read_marks
from corpus.proofs import hash_faults, history_faults, line_faults, opening_faults, tree_faults
from corpus.sources import (
    OUTLINE,
    PARAMETERS,
    READINGS,
    numbers_of,
    plain_ordinance,
    read_holidays,
    read_notes,
    read_outline,
    read_text,
    text_lines,
)
from corpus.words import FOLDER as WORDS_FOLDER

_Read = TypeVar("_Read")
_Shape = TypeVar("_Shape", bound=Form)


def faults(folder: Path = FOLDER) -> list[Fault]:
    """Everything in the law's files that does not stand, a line for each; none where all is well.

    A file that cannot be read is one fault, and what depends on it is left unproved.
    """
    found: list[Fault] = []
    text, outline = _tried(found, read_text, folder), _tried(found, read_outline, folder)
    if text is not None and outline is not None:
        found += _law_faults(folder, text, outline)
    _tables(found, ReadingForm, folder, READINGS)
    holidays = _tried(found, read_holidays, folder)
    found += holiday_faults(holidays) if holidays else ()
    found += words_faults(WORDS_FOLDER)
    return found


def accept_text(folder: Path = FOLDER) -> str:
    """Records the text as it now is as the accepted one, in outline.toml; returns its sha256.

    Raises:
        DataFault: the text or the outline cannot be read, or the outline cannot be written.
    """
    read_outline(folder)
    accepted = sha256(read_text(folder)).hexdigest()
    path = folder / OUTLINE
    recorded = re.compile(r'^(sha256\s*=\s*)"[0-9a-f]*"', re.MULTILINE)
    renewed = recorded.sub(rf'\g<1>"{accepted}"', path.read_text(encoding="utf-8"), count=1)
    passing = path.with_name(f".{OUTLINE}.{os.getpid()}")
    try:
        passing.write_text(renewed, encoding="utf-8", newline="\n")
        passing.replace(path)
    except OSError as fault:
        passing.unlink(missing_ok=True)
        raise DataFault(OUTLINE, "sha256", f"cannot be written: {fault}") from fault
    return accepted


def _law_faults(folder: Path, text: bytes, outline: OutlineForm) -> list[Fault]:
    """What is wrong with the text by its outline, and with what cites it."""
    found: list[Fault] = []
    lines = _tried(found, text_lines, text)
    if lines is None:
        return found
    proofs: tuple[Iterable[Fault], ...] = (
        hash_faults(text, outline),
        line_faults(lines, outline),
        tree_faults(outline),
        opening_faults(lines, outline),
        history_faults(lines, outline),
    )
    found += [fault for proof in proofs for fault in proof]
    ordinance = ordinance_of(plain_ordinance(text, lines, outline, {}))
    forms = _tables(found, ParameterForm, folder, PARAMETERS)
    for name, form in forms.items():
        found += parameter_faults(ordinance, name, form)
    notes = _tried(found, read_notes, folder)
    found += note_faults(ordinance, numbers_of(forms), notes) if notes else ()
    marks = _tried(found, read_marks, folder)
    found += mark_faults(ordinance, marks) if marks else ()
    return found


def _tables(found: list[Fault], form: type[_Shape], folder: Path, file: str) -> dict[str, _Shape]:
    """The tables of a file that are as they should be; a fault for each that is not."""
    tables = _tried(found, read_toml, folder / file) or {}
    shapes = {name: _tried(found, shaped, form, file, table, name) for name, table in tables.items()}
    return {name: shape for name, shape in shapes.items() if shape is not None}


def _tried(found: list[Fault], read: Callable[..., _Read], *source: object) -> _Read | None:
    try:
        return read(*source)
    except DataFault as fault:
        found.append(Fault.of(fault))
        return None
