"""From the vocabulary, the wording and the phrases to the lexicon as plain data that can be kept."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

from intents.catalogue import Catalogue
from intents.files import read_form
from intents.forms import Entry, HeardForm, Vocabulary, WordingForm
from intents.phrasebook import line_of
from intents.reading import spelled_words
from intents.spelling import Memory
from intents.wording import clean, plain, read_words

_LETTERS = re.compile("[a-z]+")

KNOWN_LEAST = 2
"""How often a word must stand in the phrases before spelling repair may lead to it."""

Phrases = Mapping[str, Sequence[str]]
"""The phrases of every intent by its id."""


def plain_lines(phrases: Phrases, catalogue: Catalogue) -> dict[str, str]:
    """The phrases as lines of stems: by intent, and by provision all those of its intents."""
    lines: dict[str, list[str]] = defaultdict(list)
    lexicon, memory = catalogue.lexicon, Memory()
    for name, of in phrases.items():
        cite = catalogue.intents[name].cite
        for phrase in of:
            line = line_of(spelled_words(phrase, lexicon, memory), lexicon.filler)
            lines[name].append(line)
            if cite:
                lines[cite].append(line)
    return {name: "\n".join(dict.fromkeys(of)) for name, of in lines.items()}


def plain_lexicon(folder: Path, phrases: Phrases) -> dict[str, Any]:
    """The lexicon as plain data, from its files and from the words of the phrases.

    Raises:
        DataFault: a file is not as it should be.
    """
    wording = read_form(folder / "wording.toml", WordingForm)
    spelled = wording.contractions | wording.abbreviations
    vocabulary = read_form(folder / "vocabulary.toml", Vocabulary).root
    common = (folder / "common-words.txt").read_text(encoding="ascii").split()
    named = (words for entry in vocabulary.values() for words in entry.words)
    counts = _known_words(phrases, set(common), named)
    known: dict[int, list[str]] = defaultdict(list)
    for word in sorted(counts):
        known[len(word)].append(word)
    return {
        "spelled": spelled,
        "filler": sorted(wording.filler.words),
        "runs": _plain_runs(vocabulary, spelled),
        "heard": _plain_heard(read_form(folder / "heard.toml", HeardForm).heard),
        "counts": {**dict.fromkeys(sorted(_part_words(vocabulary)), 0), **counts},
        "known": {length: tuple(words) for length, words in known.items()},
        "common": _by_beginning(common),
    }


def _plain_runs(vocabulary: dict[str, Entry], spelled: dict[str, str]) -> dict[str, list[tuple[Any, ...]]]:
    runs: dict[str, list[tuple[Any, ...]]] = defaultdict(list)
    for concept, entry in vocabulary.items():
        company = [tuple(_company(one, spelled) for one in side) for side in (entry.near, entry.unless)]
        for wording in entry.words:
            first, *rest = _stems(wording, spelled) or [""]
            runs[first].append((tuple(rest), concept, *company))
    return dict(runs)


def _plain_heard(heard: dict[str, str]) -> dict[str, tuple[tuple[tuple[str, ...], str], ...]]:
    """By the first word heard: the words after it and what was said, the longest first."""
    by_first: dict[str, list[tuple[tuple[str, ...], str]]] = defaultdict(list)
    for words, meant in heard.items():
        first, *rest = words.split()
        by_first[first].append((tuple(rest), meant))
    return {first: tuple(sorted(rows, key=lambda row: -len(row[0]))) for first, rows in by_first.items()}


def _stems(text: str, spelled: dict[str, str]) -> list[str]:
    return [word.stem for word in read_words(text, spelled)]


def _company(text: str, spelled: dict[str, str]) -> str:
    return text if text.startswith("@") else " ".join(_stems(text, spelled))


def _known_words(phrases: Phrases, ordinary: set[str], vocabulary: Iterator[str]) -> dict[str, int]:
    """Words that a misspelled one may be meant for: those of the vocabulary, and those frequent in the phrases."""
    told = (plain(clean(phrase)) for of in phrases.values() for phrase in of)
    counts = Counter(word for phrase in told for word in _LETTERS.findall(phrase))
    frequent = {word for word, times in counts.items() if times >= KNOWN_LEAST}
    named = {word.text for wording in vocabulary for word in read_words(wording, {})}
    kept = {word for word in (frequent | named) & ordinary if len(word) > 3 and word.isalpha()}
    return {word: counts[word] for word in sorted(kept)}


def _part_words(vocabulary: dict[str, Entry]) -> set[str]:
    """The words of wordings of several words: they are meant as they stand, however rare."""
    wordings = (read_words(wording, {}) for entry in vocabulary.values() for wording in entry.words)
    return {word.text for words in wordings if len(words) > 1 for word in words}


def _by_beginning(words: list[str]) -> dict[str, str]:
    """The words by their first two letters, each group as one text, a line a word: quick to load and to search."""
    groups: dict[str, list[str]] = defaultdict(list)
    for word in words:
        groups[word[:2]].append(word)
    return {start: "\n" + "\n".join(group) + "\n" for start, group in groups.items()}
