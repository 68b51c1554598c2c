"""The example phrases as lines of stems, to find the one that reads most like a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from corpus.prepared import data_files, prepared
from intents.catalogue import FOLDER, load_catalogue
from intents.reading import Reading


@dataclass(frozen=True, slots=True, eq=False)
class Phrasebook:
    """The phrases of every intent, and of all intents of one provision, as lines of stems without filler."""

    lines: Mapping[str, Sequence[str]]
    filler: frozenset[str]

    def line(self, reading: Reading) -> str:
        """A question as such a line; one of nothing but filler keeps it."""
        return line_of(reading, self.filler)

    def nearest(self, told: str, target: str) -> float:
        """How much the most similar phrase of a provision, subject or intent reads like the line, 0 to 1."""
        from rapidfuzz import fuzz, process  # noqa: PLC0415  (the catalogue is read without it)

        found = process.extractOne(told, self.lines[target], scorer=fuzz.ratio)
        return found[1] / 100 if found else 0.0


def line_of(reading: Reading, filler: frozenset[str]) -> str:
    """The stems of a question without filler; with it where there is nothing else."""
    told = [word.stem for word in reading.words if word.text not in filler]
    return " ".join(told or (word.stem for word in reading.words))


@cache
def load_phrasebook(folder: Path = FOLDER) -> Phrasebook:
    """The phrases of the catalogue in `folder`.

    Raises:
        DataFault: a file is not as it should be.
    """
    catalogue = load_catalogue(folder)

    def build() -> dict[str, Any]:
        from intents.sources import plain_lines  # noqa: PLC0415  (pydantic is wanted only when a file has changed)

        return plain_lines(folder, catalogue)

    lines = prepared("phrasebook", data_files(folder, "*.toml"), build)
    return Phrasebook(lines, catalogue.lexicon.filler)
