"""The catalogue at run time: every intent with its words, and the lexical data that questions are read with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from corpus.law import FOLDER as LAW_FOLDER
from corpus.prepared import data_names, prepared
from intents.vocabulary import Runs

FOLDER = Path(__file__).parent / "howard"
"""Where the intents and their vocabulary stand."""


@dataclass(frozen=True, slots=True)
class Intent:
    """One thing that people ask, with the words of its answer.

    `covered` says whether the chapter addresses it; then `citations` are (citation, quote) pairs, the primary one
    first. Else `kind` says what sort of outside matter it is, `refer` where it lies, `near` what is near it in the
    chapter, and `first` a line that comes before all others. `needs` and `unless` are words or concepts ("@heat").
    """

    id: str
    covered: bool
    kind: str
    title: str
    say: str
    why: str | None
    owner: str | None
    resident: str | None
    unsettled: str | None
    first: str | None
    refer: str | None
    calculator: str | None
    facts: tuple[tuple[str, str | int | bool], ...]
    citations: tuple[tuple[str, str], ...]
    near: tuple[str, ...]
    next: tuple[str, ...]
    needs: tuple[str, ...]
    unless: tuple[str, ...]

    @property
    def cite(self) -> str:
        """The primary citation; empty outside the chapter."""
        return self.citations[0][0] if self.citations else ""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """How questions are read.

    `spelled` spells out contractions and abbreviations; `filler` are words that say nothing by themselves; `runs`
    the wordings of all concepts; `heard` what dictation makes of words, by the first of them, the longest first;
    `known` the words that spelling repair may lead to, by length, and `counts` how often the phrases have each;
    `common` all common English words by their first two letters, each group one text with a line a word.
    """

    spelled: Mapping[str, str]
    filler: frozenset[str]
    runs: Runs
    heard: Mapping[str, tuple[tuple[tuple[str, ...], str], ...]]
    counts: Mapping[str, int]
    known: Mapping[int, tuple[str, ...]]
    common: Mapping[str, str]

    def is_common(self, word: str) -> bool:
        """Whether this is a common English word."""
        return f"\n{word}\n" in self.common.get(word[:2], "")


@dataclass(frozen=True, slots=True, eq=False)
class Catalogue:
    """All intents by id, in the order of the chapter, the outside subjects last; the lexicon; and the phrases.

    `lines` are the phrases as stems without filler, a line each, by intent and by provision.
    """

    intents: Mapping[str, Intent]
    lexicon: Lexicon
    lines: Mapping[str, str]


@cache
def load_catalogue(folder: Path = FOLDER, law_folder: Path = LAW_FOLDER) -> Catalogue:
    """The catalogue in `folder`, its blanks filled with the numbers of the law.

    Raises:
        DataFault: a file is not as it should be; the error names file and key.
    """

    def build() -> dict[str, Any]:
        from intents.sources import plain_catalogue  # noqa: PLC0415  (pydantic is wanted only when a file has changed)

        return plain_catalogue(folder, law_folder)

    sources = [*data_names(folder), str(folder / "common-words.txt"), str(law_folder / "parameters.toml")]
    return catalogue_of(prepared("catalogue", sources, build))


def catalogue_of(plain: dict[str, Any]) -> Catalogue:
    """The catalogue from its plain data."""
    intents = {row[0]: Intent(*row) for row in plain["intents"]}
    return Catalogue(MappingProxyType(intents), _lexicon(plain), plain["lines"])


@cache
def load_phrases(folder: Path = FOLDER) -> Mapping[str, tuple[str, ...]]:
    """The example phrases of every intent, as they are written."""

    def build() -> dict[str, tuple[str, ...]]:
        from intents.sources import plain_phrases  # noqa: PLC0415

        return plain_phrases(folder)

    return MappingProxyType(prepared("phrases", data_names(folder), build))


def _lexicon(plain: dict[str, Any]) -> Lexicon:
    rest = (plain[key] for key in ("runs", "heard", "counts", "known", "common"))
    return Lexicon(plain["spelled"], frozenset(plain["filler"]), *rest)
