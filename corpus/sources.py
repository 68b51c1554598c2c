"""From the files of the law to plain data that can be kept: everything is checked for its shape on the way."""

from __future__ import annotations

from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Any

from corpus.errors import DataFault, UnknownParameter
from corpus.forms import (
    HolidayForm,
    HolidaysForm,
    NotesForm,
    OutlineForm,
    ParameterForm,
    ReadingForm,
    Shape,
    Weekday,
    read_toml,
    shaped,
)
from corpus.parameters import Parameter, Parameters

TEXT, OUTLINE, PARAMETERS, READINGS = "chapter-12.txt", "outline.toml", "parameters.toml", "readings.toml"
NOTES, HOLIDAYS = "notes.toml", "holidays.toml"
_WEEKDAYS: tuple[Weekday, ...] = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def plain_law(folder: Path) -> dict[str, Any]:
    """The law in `folder` as plain data.

    Raises:
        DataFault: a file is missing or does not have the shape that it should.
    """
    text = read_text(folder)
    numbers = numbers_of(read_tables(ParameterForm, folder, PARAMETERS))
    readings = read_tables(ReadingForm, folder, READINGS)
    return {
        "ordinance": plain_ordinance(
            text, text_lines(text), read_outline(folder), _notes_by_cite(read_notes(folder), numbers)
        ),
        "parameters": [
            (each.id, *each.value.as_integer_ratio(), each.unit, each.cite, each.quote) for each in numbers.values()
        ],
        "readings": [
            (name, *Fraction(form.value).as_integer_ratio(), form.unit, form.why) for name, form in readings.items()
        ],
        "holidays": _holidays(read_holidays(folder)),
    }


def plain_ordinance(text: bytes, lines: list[str], outline: OutlineForm, notes: dict[str, list[str]]) -> dict[str, Any]:
    """The chapter as plain data, cut as the outline says whether or not that fits; `notes` are by citation."""
    return {
        "sha256": sha256(text).hexdigest(),
        "adopted": outline.adopted.toordinal(),
        "amended": outline.amended.toordinal(),
        "history": _own_lines(lines, outline.history),
        "provisions": [
            (
                cite,
                parent_of(cite),
                form.heading,
                tuple((first, last) for first, last in form.lines),
                "\n".join(line for span in form.lines for line in _own_lines(lines, span)),
                tuple(notes.get(cite, ())),
            )
            for cite, form in outline.provisions.items()
        ],
        "terms": {term: cite for cite, form in outline.provisions.items() for term in form.terms},
    }


def read_text(folder: Path) -> bytes:
    """The bytes of the chapter.

    Raises:
        DataFault: they cannot be read.
    """
    try:
        return (folder / TEXT).read_bytes()
    except OSError as fault:
        raise DataFault(TEXT, "", str(fault)) from fault


def text_lines(text: bytes) -> list[str]:
    """The lines of the chapter.

    Raises:
        DataFault: the bytes are not UTF-8.
    """
    try:
        return text.decode("utf-8").split("\n")
    except UnicodeDecodeError as fault:
        raise DataFault(TEXT, "", str(fault)) from fault


def read_outline(folder: Path) -> OutlineForm:
    """The outline.

    Raises:
        DataFault: it cannot be read or is not shaped as an outline.
    """
    return shaped(OutlineForm, OUTLINE, read_toml(folder / OUTLINE))


def read_notes(folder: Path) -> NotesForm:
    """The notes on the text's defects.

    Raises:
        DataFault: they cannot be read or are not shaped as notes.
    """
    return shaped(NotesForm, NOTES, read_toml(folder / NOTES))


def read_holidays(folder: Path) -> HolidaysForm:
    """The dated list of legal holidays.

    Raises:
        DataFault: it cannot be read or is not shaped as one.
    """
    return shaped(HolidaysForm, HOLIDAYS, read_toml(folder / HOLIDAYS))


def read_tables(form: type[Shape], folder: Path, file: str) -> dict[str, Shape]:
    """The tables of a file that has one for each id, such as parameters.toml.

    Raises:
        DataFault: it cannot be read, or a table does not have the form.
    """
    return {name: shaped(form, file, table, name) for name, table in read_toml(folder / file).items()}


def numbers_of(forms: dict[str, ParameterForm]) -> Parameters:
    """The numbers of the law from their tables."""
    return Parameters(
        Parameter(name, Fraction(form.value), form.unit, form.cite, form.quote) for name, form in forms.items()
    )


def parent_of(cite: str) -> str | None:
    """The citation without its last label; None for a section."""
    return cite[: cite.rindex("(")] if "(" in cite else None


def _own_lines(lines: list[str], span: list[int]) -> list[str]:
    first, last = span
    return lines[first - 1 : last]


def _notes_by_cite(notes: NotesForm, numbers: Parameters) -> dict[str, list[str]]:
    by_cite: dict[str, list[str]] = {}
    for index, note in enumerate(notes.note):
        try:
            text = numbers.fill(note.text)
        except UnknownParameter as fault:
            raise DataFault(NOTES, f"note.{index}.text", str(fault)) from fault
        for cite in note.cites:
            by_cite.setdefault(cite, []).append(text)
    return by_cite


def _holidays(form: HolidaysForm) -> tuple[Any, ...]:
    words = form.words
    rules = [_rule(holiday) for holiday in form.holiday]
    return (form.source, form.counting, form.checked_on.toordinal(), rules, words.sunday, words.saturday, words.moved)


def _rule(form: HolidayForm) -> tuple[Any, ...]:
    weekday = None if form.weekday is None else _WEEKDAYS.index(form.weekday)
    return (form.name, form.month, form.day, weekday, form.nth, form.days_after, form.even_years)
