"""Leanings: what moves a question towards one reading, or away from it, whatever else it says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from intents.reading import Reading


@dataclass(frozen=True, slots=True)
class Leaning:
    """Where all concepts of `when` are found and nothing of `unless`, the score of `to` gains `by`."""

    when: tuple[str, ...]
    unless: tuple[str, ...]
    to: str
    by: float


def leaning(reading: Reading, leanings: Sequence[Leaning]) -> Iterator[tuple[str, float]]:
    """(target, gain) for every leaning that applies to a question."""
    found = set(reading.concepts)
    for one in leanings:
        if found.issuperset(one.when) and not any(_said(word, reading, found) for word in one.unless):
            yield one.to, one.by


def _said(word: str, reading: Reading, found: set[str]) -> bool:
    return word[1:] in found if word.startswith("@") else any(said.text == word for said in reading.words)
