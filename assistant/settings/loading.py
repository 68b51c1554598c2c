"""The settings with where each came from: a default, the file, the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from assistant.settings.faults import WrongSettings, fault_words
from assistant.settings.office import Office
from assistant.settings.places import config_file, misses_file, whole
from assistant.settings.settings import TEXT_LIMIT, Settings
from corpus.prepared import prepared
from intents.wording import clean

KEYS = Path(__file__).with_name("keys.toml")
OFF = "off"
"""What stands for the file of misses where none are counted."""

Source = Literal["default", "file", "environment"]


@dataclass(frozen=True, slots=True)
class Value:
    """A setting and where it came from; `variable` is that of the environment."""

    value: str | int | bool
    source: Source
    variable: str = ""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The settings, the file that they were looked for in, whether it is there, and each of them by its key."""

    settings: Settings
    path: Path
    there: bool
    values: Mapping[str, Value]


def load_settings(environ: Mapping[str, str] = os.environ, system: str = sys.platform) -> Loaded:
    """The settings of this desk. A file that is missing sets nothing.

    Raises:
        WrongSettings: the file cannot be read, or a value cannot be.
    """
    path = config_file(environ, system)
    there = _is_there(path)
    given = _from_file(path) if there else {}
    values = {key: _value(key, row, given, path, environ) for key, row in keys().items()}
    if values["misses_file"].value == "":
        values["misses_file"] = Value(str(misses_file(environ, system)), "default")
    _check_countdown(values, path)
    return Loaded(_settings({key: value.value for key, value in values.items()}), path, there, values)


def keys() -> dict[str, dict[str, Any]]:
    """Every setting by its key: `default`, `example`, and where it has them `variable`, `choices`, `least`, `most`."""

    def build() -> dict[str, dict[str, Any]]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return read_toml(KEYS)

    return prepared("setting-keys", [KEYS], build)


def _is_there(path: Path) -> bool:
    try:
        path.stat()
    except (FileNotFoundError, NotADirectoryError):
        return False
    except OSError:
        return True  # reading it will say what is wrong
    return True


def _from_file(path: Path) -> dict[str, str | int | bool]:
    def build() -> dict[str, str | int | bool]:
        from assistant.settings.forms import read_settings  # noqa: PLC0415  (pydantic is wanted only then)

        return read_settings(path, keys())

    return prepared("settings", [path, KEYS, KEYS.with_name("forms.py")], build)


def _value(key: str, row: Mapping[str, Any], given: Mapping[str, Any], path: Path, environ: Mapping[str, str]) -> Value:
    variable = row.get("variable", "")
    told = clean(environ.get(variable, "")[:TEXT_LIMIT]) if variable else ""
    if told:
        if told not in row.get("choices", (told,)):
            raise WrongSettings(variable, "", fault_words("choice", choices=", ".join(row["choices"])))
        return Value(_placed(key, told, Path.cwd()), "environment", variable)
    if key in given and given[key] != "":
        return Value(_placed(key, given[key], path.parent), "file")
    return Value(row["default"], "default")


def _placed(key: str, value: str | int | bool, base: Path) -> str | int | bool:
    """A path as a whole one; any other value as it is."""
    if key not in ("notes_folder", "misses_file") or value == OFF:
        return value
    return str(whole(str(value), base))


def _check_countdown(values: Mapping[str, Value], path: Path) -> None:
    if int(values["kiosk.countdown_seconds"].value) >= int(values["kiosk.idle_seconds"].value):
        raise WrongSettings(path, "kiosk.countdown_seconds", fault_words("countdown"))


def _settings(of: Mapping[str, Any]) -> Settings:
    office = Office(*(of[f"office.{name}"] for name in ("name", "telephone", "address", "hours", "saturday_open")))
    return Settings(
        office,
        of["lang"],
        of["theme"],
        Path(of["notes_folder"]) if of["notes_folder"] else None,
        None if of["misses_file"] == OFF else Path(of["misses_file"]),
        of["printer_command"],
        of["speech_program"],
        of["kiosk.idle_seconds"],
        of["kiosk.countdown_seconds"],
    )
