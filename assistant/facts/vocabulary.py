"""Words to look for in a sentence: lists of them, and patterns."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache


class Sought:
    """A regular expression to look for in folded text.

    It is compiled only when it is first needed: `hints` are pieces of text, parted by bars, of which every match has
    at least one, and most sentences have none. Without hints it is always looked for.
    """

    __slots__ = ("hints", "pattern")

    def __init__(self, pattern: str, hints: str = "") -> None:
        self.pattern = pattern
        self.hints = hints.split("|")

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """The matches in `text`, in order."""
        return _compiled(self.pattern).finditer(text) if any(hint in text for hint in self.hints) else iter(())

    def search(self, text: str) -> re.Match[str] | None:
        """The first match in `text`."""
        return next(self.finditer(text), None)

    def blanked(self, text: str) -> str:
        """The text with every match struck out, its length kept."""
        for match in self.finditer(text):
            text = text[: match.start()] + "-" * len(match[0]) + text[match.end() :]
        return text


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern)


def word_set(listed: str) -> frozenset[str]:
    """The words of a list that spaces part."""
    return frozenset(listed.split())


def phrases(listed: str) -> tuple[tuple[str, ...], ...]:
    """The phrases of a list that bars part, each as its words."""
    return tuple(tuple(phrase.split()) for phrase in listed.split("|"))
