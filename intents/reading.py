"""How a question is read: its words with the spelling repaired, and the concepts that they stand for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from intents.catalogue import Lexicon
from intents.vocabulary import Mention, mentions
from intents.wording import QUESTION_LIMIT, Word, clean, read_words, stem

REPAIR_LEAST = 4
"""Words with fewer letters are left as they are: too many short words lie one letter apart."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A question as it is understood: its words and the concepts found among them."""

    words: Sequence[Word]
    mentions: Sequence[Mention]

    @property
    def concepts(self) -> tuple[str, ...]:
        """The concepts found, in the order of the question, each once."""
        return tuple(dict.fromkeys(mention.concept for mention in self.mentions))

    @property
    def repaired(self) -> tuple[tuple[str, str], ...]:
        """(as typed, as read) for each word whose spelling was repaired."""
        return tuple((word.typed, word.text) for word in self.words if word.typed)


def read(question: str, lexicon: Lexicon) -> Reading:
    """The question as it is understood; only its first 2,000 characters are read."""
    words = [_repaired(word, lexicon) for word in read_words(clean(question[: QUESTION_LIMIT * 2])[:QUESTION_LIMIT], lexicon.spelled)]
    return Reading(words, mentions(words, lexicon.runs))


def _repaired(word: Word, lexicon: Lexicon) -> Word:
    text = word.text
    if len(text) < REPAIR_LEAST or word.stem.startswith("#") or not text.isascii() or lexicon.is_common(text):
        return word
    if word.stem in lexicon.runs:
        return word
    meant = _meant(text, lexicon)
    return word if meant is None else replace(word, text=meant, stem=stem(meant), typed=text)


def _meant(text: str, lexicon: Lexicon) -> str | None:
    """The known word that a misspelled one is most likely meant for; None where none is near enough."""
    from rapidfuzz import process  # noqa: PLC0415  (only a word that nobody knows needs it)
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    allowed = 1 if len(text) < 6 else 2
    near = [word for length in range(len(text) - allowed, len(text) + allowed + 1) for word in lexicon.known.get(length, ())]
    found = process.extract(text, near, scorer=OSA.distance, score_cutoff=allowed, limit=8)
    if not found:
        return None
    ranked = sorted((distance, word[0] != text[0], word[-1] != text[-1], word) for word, distance, _ in found)
    best = ranked[0]
    if best[1] and best[0] > 1:
        return None
    return best[3]
