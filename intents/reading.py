"""How a question is read: its words with the spelling repaired, and the concepts that they stand for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from intents.catalogue import Lexicon
from intents.spelling import Memory, repaired
from intents.vocabulary import Mention, mentions
from intents.wording import QUESTION_LIMIT, Word, clean, read_words, stem


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
        return tuple(dict.fromkeys((word.typed, word.text) for word in self.words if word.typed))


def read(question: str, lexicon: Lexicon, memory: Memory | None = None) -> Reading:
    """The question as it is understood; only its first 2,000 characters are read.

    `memory` saves repairing one misspelling again and again while many texts are read in a row.
    """
    words = spelled_words(question, lexicon, {} if memory is None else memory)
    return Reading(words, mentions(words, lexicon.runs))


def spelled_words(question: str, lexicon: Lexicon, memory: Memory) -> list[Word]:
    """The words of a question with contractions spelled out and misspellings repaired."""
    typed = read_words(clean(question[: QUESTION_LIMIT * 2])[:QUESTION_LIMIT], lexicon.spelled)
    return [repaired(word, lexicon, memory) for word in _heard(typed, lexicon)]


def _heard(words: Sequence[Word], lexicon: Lexicon) -> Iterator[Word]:
    """The words with what a dictation program misheard put right."""
    place = 0
    while place < len(words):
        taken = 1
        for rest, meant in lexicon.heard.get(words[place].text, ()):
            last = place + 1 + len(rest)
            if tuple(word.text for word in words[place + 1 : last]) == rest:
                typed = " ".join(word.text for word in words[place:last])
                start, end, taken = words[place].start, words[last - 1].end, last - place
                yield from (Word(part, stem(part), start, end, typed) for part in meant.split())
                break
        else:
            yield words[place]
        place += taken
