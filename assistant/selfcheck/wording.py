"""The words that the self-check says around its findings, from its own file."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from assistant.phrases import Phrases
from corpus.prepared import prepared

FOLDER = Path(__file__).parent / "words"
LANGUAGE = "en"


class Wording(Phrases):
    """The tables of words in one language, with what is said of numbers and of lists."""

    __slots__ = ()

    def counted(self, name: str, count: int) -> str:
        """A number with the word for one or for more: "1 unit", "1,200 units"."""
        table, _, key = name.partition(".")
        one, more = self.tables[table][key]
        return str(one if count == 1 else more).format(f"{count:,}")

    def listed(self, parts: Sequence[str]) -> str:
        """The parts as a list in a sentence: "a, b and c"."""
        if len(parts) <= 1:
            return "".join(parts)
        return self["list.and"].format(self["list.comma"].join(parts[:-1]), parts[-1])

    def wrong(self, condition: Sequence[str]) -> str:
        """What is wrong with a part, as words in a sentence."""
        return self.listed([str(self.tables["wrong"].get(word, word)) for word in condition])

    def unasked(self, said: str) -> str:
        """A calculator's answer as a statement: without the yes or no that it begins with."""
        first, dot, rest = said.partition(". ")
        begins = first.split(",")[0] in self.tables["cues"]["answers"]
        return rest[:1].upper() + rest[1:] if dot and begins else said


@cache
def load_wording(lang: str = LANGUAGE) -> Wording:
    """The words in a language; in English where it has none.

    Raises:
        DataFault: the file is not as it should be.
    """
    path = FOLDER / lang / "report.toml"
    if not path.is_file():
        path = FOLDER / LANGUAGE / "report.toml"

    def build() -> dict[str, Any]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return read_toml(path)

    return Wording(prepared(f"selfcheck-words-{path.parent.name}", [path], build))
