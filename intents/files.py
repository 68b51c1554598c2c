"""The files of the catalogue: where they stand, and how one is read and checked."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from corpus.errors import DataFault
from corpus.prepared import data_files

OUTSIDE = ("not_covered", "talk")
"""The folders of intents that the chapter does not address."""

Form = TypeVar("Form", bound=BaseModel)


def covered_files(folder: Path) -> list[Path]:
    """The intents of the chapter, in its order."""
    return [path for path in data_files(folder) if path.parent.name.startswith("12.")]


def outside_files(folder: Path) -> list[Path]:
    """The intents of outside subjects."""
    return [path for path in data_files(folder) if path.parent.name in OUTSIDE]


def read_form(path: Path, form: type[Form]) -> Form:
    """One data file as its form.

    Raises:
        DataFault: the file cannot be read, is no TOML, or does not fit the form.
    """
    name = f"{path.parent.name}/{path.name}"
    try:
        return form.model_validate(tomllib.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise DataFault(name, "", str(fault)) from None
    except ValidationError as faults:
        # A misspelled key leaves a required one missing too; the misspelled one is what there is to mend.
        first = min(faults.errors(), key=lambda fault: fault["type"] != "extra_forbidden")
        raise DataFault(name, ".".join(map(str, first["loc"])), first["msg"]) from None
