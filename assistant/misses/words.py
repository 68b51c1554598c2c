"""Which words of a question may be kept: common ones of Howard's own subjects, never a name, a number or a time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from corpus.prepared import prepared
from intents.catalogue import Lexicon
from intents.reading import spelled_words
from intents.wording import QUESTION_LIMIT, Word, clean, plain, stem

FILE = Path(__file__).with_name("words.toml")

KEPT_MOST = 12
"""So many words of a question are kept; a longer story would tell of whom it is."""

REPAIRED_LEAST = 6
"""So many letters a misspelled word must have to be kept as it was read."""

_SENTENCE = re.compile(r"(?<=[.!?:;])\s+")
_WORD = re.compile(r"[^\W\d_]+(?:['\u2019][^\W\d_]+)*")
_MARKED = re.compile(r"\S*[\d@#/\\_]\S*")


@dataclass(frozen=True, slots=True, eq=False)
class Sieve:
    """What keeps the words that may be kept.

    `often` is how often a word must stand in the phrases, `stems` are those of the vocabulary, `short` are words that
    the phrases do not count. `left_out` are never kept, nor are other forms of numbers and times, whose stems are
    `counting`. What `cuts` find goes before any word is looked at.
    """

    lexicon: Lexicon
    often: int
    stems: frozenset[str]
    short: frozenset[str]
    left_out: frozenset[str]
    counting: frozenset[str]
    cuts: tuple[re.Pattern[str], ...]

    def allows(self, word: str) -> bool:
        """Whether a word may ever be kept."""
        if not (word.isascii() and word.isalpha() and word.islower()) or word in self.left_out:
            return False
        if word in self.short or word in self.lexicon.filler:
            return True
        if stem(word) in self.counting:
            return False
        known = self.lexicon.counts.get(word, 0) >= self.often or stem(word) in self.stems
        return known and self.lexicon.is_common(word)

    def words(self, question: str) -> tuple[str, ...]:
        """The words of a question that may be kept: lower case, in order, each once, the first twelve.

        Those that say nothing by themselves are left out where there are others.
        """
        read = spelled_words(self._cut(clean(question[: QUESTION_LIMIT * 2])), self.lexicon, {})
        kept = dict.fromkeys(word.text for word in read if self.allows(word.text) and _surely(word))
        told = [word for word in kept if word not in self.lexicon.filler] or list(kept)
        return tuple(told[:KEPT_MOST])

    def _cut(self, text: str) -> str:
        """The text without what may name somebody, a place, a number or a time."""
        # Where all is in capitals, they tell nothing.
        whole = text == text.upper()
        rest = plain(text if whole else " ".join("".join(_small(part)) for part in _SENTENCE.split(text)))
        for cut in (*self.cuts, _MARKED):
            rest = cut.sub(" ", rest)
        return rest


def sieve_of(lexicon: Lexicon) -> Sieve:
    """The sieve for the words of a lexicon.

    Raises:
        DataFault: words.toml is missing or not as it should be.
    """
    rules = _rules()
    rest = (stem for rows in lexicon.runs.values() for stems, *_ in rows for stem in stems)
    return Sieve(
        lexicon,
        rules["often"],
        frozenset((*lexicon.runs, *rest)),
        frozenset(rules["short"]),
        frozenset(rules["left_out"]),
        frozenset(stem(word) for word in rules["counting"]),
        tuple(re.compile(cut) for cut in rules["cuts"]),
    )


def _rules() -> dict[str, Any]:
    def build() -> dict[str, Any]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        tables = read_toml(FILE)
        kept, left_out = tables["kept"], tables["left_out"]
        counting = [*left_out["numbers"], *left_out["times"]]
        cuts = [cut for of in tables["cut"].values() for cut in of]
        never = [*counting, *left_out["names"]]
        return {**kept, "left_out": never, "counting": counting, "cuts": cuts}

    return prepared("kept-words", [FILE], build)


def _surely(word: Word) -> bool:
    """Whether the word was typed so, or is misspelled beyond doubt; a short unknown word may be a name."""
    typed = word.typed
    return not typed or (len(typed) >= REPAIRED_LEAST and typed[0] == word.text[0])


def _small(sentence: str) -> Iterator[str]:
    """The sentence without the words that have a capital and do not begin it."""
    place = 0
    for number, found in enumerate(_WORD.finditer(sentence)):
        yield sentence[place : found.start()]
        yield found[0] if number == 0 or found[0] == found[0].lower() else " "
        place = found.end()
    yield sentence[place:]
