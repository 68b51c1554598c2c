"""The file of settings, checked as it is read; only a file that has changed is read."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from stat import S_ISREG
from typing import Annotated, Any, Literal

from pydantic import Field, ValidationError

from assistant.settings.faults import WrongSettings, fault_words
from assistant.settings.settings import TEXT_LIMIT
from corpus.forms import Form
from intents.wording import clean

FILE_LIMIT = 1 << 16
"""Bytes that a file of settings may have."""

Text = Annotated[str, Field(max_length=TEXT_LIMIT)]


class OfficeForm(Form):
    """The table of the office."""

    name: Text | None = None
    telephone: Text | None = None
    address: Text | None = None
    hours: Text | None = None
    saturday_open: bool | None = None


class KioskForm(Form):
    """The table of the kiosk; the countdown follows the idle time."""

    idle_seconds: Annotated[int, Field(ge=15, le=3600)] | None = None
    countdown_seconds: Annotated[int, Field(ge=5, le=600)] | None = None


class SettingsForm(Form):
    """The whole file."""

    office: OfficeForm = OfficeForm()
    kiosk: KioskForm = KioskForm()
    lang: Literal["en"] | None = None
    theme: Literal["auto", "light", "dark", "contrast"] | None = None
    notes_folder: Text | None = None
    misses_file: Text | None = None
    printer_command: Text | None = None
    speech_program: Text | None = None


def read_settings(path: Path, keys: Mapping[str, Mapping[str, Any]]) -> dict[str, str | int | bool]:
    """What the file sets, by key; text is one line without control characters.

    Raises:
        WrongSettings: the file cannot be read, or a value cannot be; it names file and key.
    """
    try:
        form = SettingsForm.model_validate(tomllib.loads(_text(path)))
    except tomllib.TOMLDecodeError as fault:
        raise WrongSettings(path, "", str(fault)) from None
    except ValidationError as faults:
        raise _fault(path, faults, keys) from None
    return dict(_flat(form.model_dump(exclude_none=True)))


def _text(path: Path) -> str:
    try:
        stat = path.stat()
        if not S_ISREG(stat.st_mode):
            raise WrongSettings(path, "", fault_words("regular"))
        if stat.st_size > FILE_LIMIT:
            raise WrongSettings(path, "", fault_words("large", most=FILE_LIMIT))
        return path.read_bytes()[:FILE_LIMIT].decode("utf-8-sig")
    except UnicodeDecodeError:
        raise WrongSettings(path, "", fault_words("regular")) from None
    except OSError as fault:
        raise WrongSettings(path, "", fault.strerror or str(fault)) from None


def _flat(tables: Mapping[str, Any], above: str = "") -> Iterator[tuple[str, str | int | bool]]:
    for name, value in tables.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{name}.")
        else:
            yield above + name, clean(value) if isinstance(value, str) else value


def _fault(path: Path, faults: ValidationError, keys: Mapping[str, Mapping[str, Any]]) -> WrongSettings:
    # A misspelled key is what there is to mend first.
    first = min(faults.errors(include_url=False), key=lambda fault: fault["type"] != "extra_forbidden")
    key = ".".join(str(part) for part in first["loc"])
    row = keys.get(key, {})
    match first["type"]:
        case "extra_forbidden":
            told = fault_words("unknown")
        case "model_type":
            told = fault_words("table", key=key)
        case "string_too_long":
            told = fault_words("long", most=TEXT_LIMIT)
        case _ if "choices" in row:
            told = fault_words("choice", choices=", ".join(row["choices"]))
        case _ if "least" in row:
            told = fault_words("whole", least=row["least"], most=row["most"])
        case _:
            told = fault_words("bool" if isinstance(row.get("default"), bool) else "text")
    return WrongSettings(path, key, told)
