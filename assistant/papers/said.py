"""What the papers say, from their file of words."""

from __future__ import annotations

from assistant.outcome import Value
from assistant.outcome import said as sentence
from assistant.words import LANGUAGE, Words, load_words
from corpus.law import Law

FILE = "papers"
"""The name of the file of words."""


def paper_words(lang: str = LANGUAGE) -> Words:
    """The words of the papers in a language; English where it has none."""
    return load_words(FILE, lang)


def say(words: Words, law: Law, key: str, /, **values: Value) -> str:
    """The sentence `say.name` with its blanks filled from the values, else from the law."""
    return words.say(sentence(key, **values), law)
