"""What the screen says of itself, from one file a language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import prepared

FOLDER = Path(__file__).parent
"""Where each language has its file."""

LANGUAGE = "en"

Table = Mapping[str, Any]
Words = Mapping[str, Table]
"""Tables of sentences by key, as in the file."""


@cache
def load_words(lang: str = LANGUAGE) -> Words:
    """The words of the screen in a language; English where it has no file."""
    path = FOLDER / f"{lang}.toml"
    if not path.exists():
        path = FOLDER / f"{LANGUAGE}.toml"

    def build() -> dict[str, dict[str, Any]]:
        import tomllib  # noqa: PLC0415  (wanted only when the file has changed)

        return tomllib.loads(path.read_text(encoding="utf-8"))

    found: dict[str, dict[str, Any]] = prepared(f"screen-{path.stem}", [path], build)
    return found
