"""Spelling repair: a word that nobody knows is taken for the known word that it was most likely meant for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from intents.catalogue import Lexicon
from intents.sound import sound
from intents.vocabulary import concepts_of
from intents.wording import Word, stem

REPAIR_LEAST = 4
"""Words with fewer letters are left as they are: too many short words lie one letter apart."""
SHORT = 6
"""A word with fewer letters may be one letter off, a longer one two."""
LIKE_SOUND = 0.75
"""How much of a letter a like sound makes up for."""
OTHER_START = 0.5
"""How much of a letter another first letter counts on top: people know how words begin."""


Memory = dict[str, str | None]
"""What misspelled words were taken for, while many texts are read in a row; never kept between questions."""


def repaired(word: Word, lexicon: Lexicon, memory: Memory) -> Word:
    """The word as it was meant; itself where it is known, or near to no known word."""
    text = word.text
    if len(text) < REPAIR_LEAST or word.stem.startswith("#") or not text.isascii():
        return word
    if text in lexicon.counts or lexicon.is_common(text):
        return word
    if text not in memory:
        memory[text] = _meant(text, lexicon)
    meant = memory[text]
    return word if meant is None else replace(word, text=meant, stem=stem(meant), typed=text)


def _meant(text: str, lexicon: Lexicon) -> str | None:
    named = concepts_of(stem(text), lexicon.runs)
    found = [
        (distance, -lexicon.counts[word], word)
        for word, distance in _near(text, lexicon)
        if named <= concepts_of(stem(word), lexicon.runs)
    ]
    return min(found)[2] if found else None


def _near(text: str, lexicon: Lexicon) -> Iterator[tuple[str, float]]:
    """Known words within reach, with how far off they are; what sounds alike is nearer than its letters say."""
    from rapidfuzz import process  # noqa: PLC0415  (only a word that nobody knows needs it)
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    key, allowed = sound(text), 1 if len(text) < SHORT else 2
    lengths = range(len(text) - allowed - 1, len(text) + allowed + 2)
    words = [word for length in lengths for word in lexicon.known.get(length, ())]
    for word, distance, _ in process.extract(text, words, scorer=OSA.distance, score_cutoff=allowed + 1, limit=12):
        alike = len(key) > 1 and sound(word) == key
        if distance <= allowed or alike:
            yield word, distance - LIKE_SOUND * alike + OTHER_START * (word[0] != text[0])
