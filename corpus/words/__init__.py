"""The words that stand around the chapter's own when it is shown: a file for each language beside this one."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import prepared

FOLDER = Path(__file__).parent
"""Where the files of words stand."""


class Words:
    """The words of one language, by key."""

    __slots__ = ("_by_key",)

    def __init__(self, by_key: dict[str, Any]) -> None:
        self._by_key = by_key

    def say(self, key: str, **values: object) -> str:
        """The sentence with its blanks filled.

        Raises:
            KeyError: there is no such sentence, or a blank of it has no value.
        """
        sentence: str = self._by_key[key]
        return sentence.format(**values)

    def level(self, depth: int) -> str:
        """What a place so many steps under its section is called: at 1, a subsection."""
        levels: list[str] = self._by_key["levels"]
        return levels[min(depth, len(levels)) - 1]


@cache
def load_words(lang: str = "en") -> Words:
    """The words of a language; those of English where there is no file for it.

    Raises:
        DataFault: the file is not as it should be.
    """
    path = FOLDER / f"{lang}.toml"
    if not path.is_file():
        return load_words()

    def build() -> dict[str, Any]:
        from corpus.forms import WordsForm, read_toml, shaped  # noqa: PLC0415

        return shaped(WordsForm, path.name, read_toml(path)).model_dump()

    return Words(prepared(f"code-words-{lang}", [path], build))
