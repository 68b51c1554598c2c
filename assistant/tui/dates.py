"""When the law was adopted and amended, as every card says it."""

from __future__ import annotations

from assistant.tui.words import Words
from assistant.words import load_words
from corpus.ordinance import Ordinance


def dated(ordinance: Ordinance, words: Words, lang: str) -> str:
    """The two dates in words."""
    style = load_words("common", lang).style
    return str(words["card"]["dates"]).format(
        adopted=style.day(ordinance.adopted), amended=style.day(ordinance.amended)
    )
