"""The shapes of the law's data files, checked as they are read; only what builds the law imports this."""

from __future__ import annotations

import tomllib
from datetime import date
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

from pydantic import BaseModel, ConfigDict, Field, PlainValidator, ValidationError

from corpus.errors import DataFault

Line = Annotated[int, Field(ge=1)]
Weekday = Literal["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
Words = Annotated[str, Field(min_length=1)]


def _number(value: object) -> int | str:
    try:
        if isinstance(value, str) or type(value) is int:
            Fraction(value)
            return value
    except (ValueError, ZeroDivisionError):
        pass
    raise ValueError(f'{value!r} is not a number of the law; write 12, "1/2" or "10.764"')


Number = Annotated[int | str, PlainValidator(_number)]


class Form(BaseModel):
    """A table of a data file, in which no key may stand that is not known."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ProvisionForm(Form):
    """A line of the outline."""

    lines: Annotated[list[Annotated[list[Line], Field(min_length=2, max_length=2)]], Field(min_length=1)]
    heading: str
    terms: list[Words] = []


class OutlineForm(Form):
    """outline.toml."""

    sha256: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    adopted: date
    amended: date
    history: Annotated[list[Line], Field(min_length=2, max_length=2)]
    provisions: dict[str, ProvisionForm]


class ParameterForm(Form):
    """A table of parameters.toml."""

    value: Number
    unit: Words
    cite: Words
    quote: Words


class ReadingForm(Form):
    """A table of readings.toml."""

    value: Number
    unit: Words
    why: Words


class NoteForm(Form):
    """A note of notes.toml: beside which provisions it stands, and the printed words that it is about."""

    cites: Annotated[list[Words], Field(min_length=1)]
    text: Words
    printed: list[Words] = []


class NotesForm(Form):
    """notes.toml."""

    note: list[NoteForm]


class HolidayForm(Form):
    """A holiday of holidays.toml."""

    name: Words
    month: Annotated[int, Field(ge=1, le=12)]
    day: Annotated[int, Field(ge=1, le=31)] | None = None
    weekday: Weekday | None = None
    nth: Literal[-1, 1, 2, 3, 4] = 1
    days_after: Annotated[int, Field(ge=0, le=6)] = 0
    even_years: bool = False


class HolidayWordsForm(Form):
    """The reasons for which a day is passed over."""

    sunday: Words
    saturday: Words
    moved: Words


class HolidaysForm(Form):
    """holidays.toml."""

    source: Words
    counting: Words
    checked_on: date
    words: HolidayWordsForm
    holiday: list[HolidayForm]


class WordsForm(Form):
    """A language's file of the words that stand around the chapter's own."""

    above: Words
    text: Words
    notes: Words
    found_none: Words
    found_more: Words
    section_between: Words
    section_before: Words
    section_after: Words
    other_chapter: Words
    beyond_last: Words
    out_of_row: Words
    only_one: Words
    nothing_under: Words
    levels: Annotated[list[Words], Field(min_length=1)]


Shape = TypeVar("Shape", bound=BaseModel)


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file.

    Raises:
        DataFault: it cannot be read, or is not TOML.
    """
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DataFault(path.name, "", str(fault)) from fault


def shaped(form: type[Shape], file: str, tables: object, key: str = "") -> Shape:
    """The tables as the form that they should have; `key` says where in `file` they stand.

    Raises:
        DataFault: they do not have it; it names the first key that is wrong.
    """
    try:
        return form.model_validate(tables)
    except ValidationError as fault:
        first = fault.errors(include_url=False)[0]
        where = ".".join(str(part) for part in ([key] if key else []) + list(first["loc"]))
        raise DataFault(file, where, first["msg"].removeprefix("Value error, ")) from fault
