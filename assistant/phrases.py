"""The sentences that the conversation itself says, and the words by which it knows a kind of turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import prepared

FOLDER = Path(__file__).parent / "words"


@dataclass(frozen=True, slots=True, eq=False)
class Phrases:
    """One language's sentences by `table.key`, and its lists of cues by `table.key`."""

    tables: Mapping[str, Mapping[str, Any]]

    def __getitem__(self, name: str) -> str:
        """The sentence.

        Raises:
            KeyError: there is none of that name.
        """
        table, _, key = name.partition(".")
        return str(self.tables[table][key])

    def cues(self, name: str) -> tuple[str, ...]:
        """The list of cues."""
        table, _, key = name.partition(".")
        return tuple(self.tables[table][key])


@cache
def load_phrases(lang: str = "en", name: str = "conversation") -> Phrases:
    """The conversation's sentences in a language, or those of another file of this name.

    Raises:
        DataFault: the file is missing or not as it should be.
    """
    path = FOLDER / lang / f"{name}.toml"

    def build() -> dict[str, Any]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return read_toml(path)

    return Phrases(prepared(f"{name}-{lang}", [path], build))
