"""Words files as data, checked for their shape."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from corpus.errors import DataFault


def read_words(path: Path) -> dict[str, Any]:
    """The file's strings, and its tables of strings.

    Raises:
        DataFault: it is no TOML, or holds something that is no words.
    """
    try:
        tables = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as fault:
        raise DataFault(path.name, "", str(fault)) from fault
    _check(path.name, "", tables)
    return tables


def _check(file: str, key: str, value: object) -> None:
    if isinstance(value, dict):
        for name, inner in value.items():
            _check(file, f"{key}.{name}".removeprefix("."), inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            _check(file, f"{key}[{place}]", inner)
    elif not isinstance(value, str) or not value.strip():
        raise DataFault(file, key, "must be words in quotation marks")
