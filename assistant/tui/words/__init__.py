"""What the screen says of itself, from one folder a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import data_files, prepared

FOLDER = Path(__file__).parent
"""Where each language has its folder."""

LANGUAGE = "en"

Table = Mapping[str, Any]
Words = Mapping[str, Table]
"""Tables of sentences by key, as in the file."""


@cache
def load_words(lang: str = LANGUAGE) -> Words:
    """The words of the screen in a language; English where it has no folder. Each table stands in one file."""
    folder = FOLDER / lang if (FOLDER / lang).is_dir() else FOLDER / LANGUAGE
    paths = data_files(folder)

    def build() -> dict[str, dict[str, Any]]:
        import tomllib  # noqa: PLC0415  (wanted only when a file has changed)

        return {name: table for path in paths for name, table in tomllib.loads(path.read_text("utf-8")).items()}

    found: dict[str, dict[str, Any]] = prepared(f"screen-{folder.name}", paths, build)
    return found
