"""The example phrases as lines of stems, to find the one that reads most like a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from intents.catalogue import Catalogue
from intents.reading import Reading
from intents.wording import Word


@dataclass(frozen=True, slots=True, eq=False)
class Phrasebook:
    """The phrases of every intent, and of all intents of one provision: stems without filler, a line each."""

    lines: Mapping[str, str]
    filler: frozenset[str]

    def line(self, reading: Reading) -> str:
        """A question as such a line; one of nothing but filler keeps it."""
        return line_of(reading.words, self.filler)

    def nearest(self, told: str, target: str) -> float:
        """How much the most similar phrase of a provision, subject or intent reads like the line, 0 to 1."""
        from rapidfuzz import fuzz, process  # noqa: PLC0415  (the catalogue is read without it)

        found = process.extractOne(told, self.lines[target].split("\n"), scorer=fuzz.ratio)
        return found[1] / 100 if found else 0.0


def line_of(words: Sequence[Word], filler: frozenset[str]) -> str:
    """The stems of a question without filler; with it where there is nothing else."""
    told = [word.stem for word in words if word.text not in filler]
    return " ".join(told or (word.stem for word in words))


def phrasebook_of(catalogue: Catalogue) -> Phrasebook:
    """The phrasebook of a catalogue."""
    return Phrasebook(catalogue.lines, catalogue.lexicon.filler)
