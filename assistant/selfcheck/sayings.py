"""What is said about files and in the walk, from the words beside this module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import data_files, prepared

FOLDER = Path(__file__).parent / "words"
LANGUAGE = "en"

FILES = ("reading.toml", "templates.toml", "walk.toml")
"""The files of words that this loads."""


def saying(name: str, /, **values: object) -> str:
    """The sentence `table.key` in English with its blanks filled.

    Raises:
        KeyError: there is none, or a blank is left.
    """
    table, _, key = name.partition(".")
    return str(load_sayings()[table][key]).format(**values)


@cache
def load_sayings(lang: str = LANGUAGE) -> Mapping[str, Mapping[str, Any]]:
    """The tables of sentences in a language; in English where it has none."""
    folder = FOLDER / lang if (FOLDER / lang).is_dir() else FOLDER / LANGUAGE
    paths = [path for path in data_files(folder) if path.name in FILES]

    def build() -> dict[str, Any]:
        from assistant.words.reading import read_words  # noqa: PLC0415  (wanted only when a file has changed)

        return {name: table for path in paths for name, table in read_words(path).items()}

    found: dict[str, Any] = prepared(f"selfcheck-sayings-{folder.name}", paths, build)
    return found
