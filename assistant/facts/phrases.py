"""Lists of phrases to look for in a sentence, in a small language of their own.

A phrase is words with one space between them. `(a|b)` is one of these, `[a|b]` one of these or nothing; `word*` goes on
with any letters, `_` is any word, `...` a few words of the same clause, `#` a count with its bounds ("at least 3"),
`one-family` may be one word, two or hyphened, and an apostrophe may be missing. `{name}` is a list of words given by
that name. What else regular expressions know (`apts?`, `(?!x)`) means what it means there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from assistant.facts.counts import counted

_CLAUSE = r"\b[^.;!?]{0,40}?\b"
_SPACE = r"\s+"
_MARKS = {"_": r"[\w'-]+", "-": r"[-\s]*", "*": r"[\w']*", "'": "'?", "#": counted("n")}
_ESCAPED = re.compile(r"\\.\*?")
_LOOK = re.compile(r"\((\?(?:P<\w+>|<?[!=]))")
_Lists = tuple[tuple[str, str], ...]
_LETTERS = re.compile(r"[a-z]+")


@dataclass(frozen=True, slots=True)
class Phrases:
    """Phrases to look for in folded text whose numbers are in digits.

    Each is made into a regular expression only once words that it cannot do without stand in a sentence: most
    sentences need few of them.
    """

    phrases: tuple[str, ...]
    lists: _Lists = ()

    def matches(self, plain: str) -> Iterator[re.Match[str]]:
        """All places of all phrases, phrase by phrase."""
        for phrase in self.phrases:
            if all(any(start in plain for start in starts) for starts in _needs(phrase, self.lists)):
                yield from _compiled(phrase, self.lists).finditer(plain)

    def first(self, plain: str) -> re.Match[str] | None:
        """The leftmost place of a phrase, the longest there; None where there is none."""
        return min(self.matches(plain), key=lambda match: (match.start(), -match.end()), default=None)

    def said_in(self, plain: str) -> bool:
        """Whether any of the phrases stands in the text."""
        return next(self.matches(plain), None) is not None


def any_of(*phrases: str, **lists: str) -> Phrases:
    """The phrases, with the lists of words that their `{name}` blanks stand for."""
    return Phrases(phrases, tuple(lists.items()))


@cache
def _needs(phrase: str, lists: _Lists) -> tuple[tuple[str, ...], ...]:
    """For each word that every match has: how it may begin. An empty beginning is in every text."""
    return tuple(_starts(item, lists) for item in _split(phrase, " ") if not item.startswith("["))


@cache
def _starts(item: str, lists: _Lists) -> tuple[str, ...]:
    """The beginnings of one word, of one bracket's choices, or of the words of a list."""
    item = item.lstrip("#-")
    listed = dict(lists).get(item[1:-1]) if item.startswith("{") else None
    if listed is not None or _is_bracket(item):
        choices = _split(item[1:-1] if listed is None else listed, "|")
        return tuple(start for choice in choices for start in max(_needs(choice, lists), key=_certainty, default=("",)))
    letters = _LETTERS.match(item)
    if letters is None or "|" in item:
        return ("",)
    start, rest = letters[0], item[letters.end() :]
    return (start[:-1],) if rest.startswith("?") else (start,)


def _certainty(starts: tuple[str, ...]) -> int:
    return min(map(len, starts))


def _is_bracket(item: str) -> bool:
    """Whether one pair of round brackets holds all of the item."""
    return item.startswith("(") and not item.startswith("(?") and _closing(item, 0) == len(item) - 1


def _split(phrase: str, mark: str) -> list[str]:
    """The parts of a phrase between the marks that stand outside all brackets."""
    if "(" not in phrase and "[" not in phrase:
        return phrase.split(mark)
    parts, start, depth = [], 0, 0
    for place, letter in enumerate(phrase):
        depth += (letter in "([") - (letter in ")]")
        if letter == mark and depth == 0:
            parts.append(phrase[start:place])
            start = place + 1
    return [*parts, phrase[start:]]


@cache
def _compiled(phrase: str, lists: _Lists) -> re.Pattern[str]:
    return re.compile(rf"(?<!\w){_choices(phrase, dict(lists))}(?!\w)")


def _choices(text: str, lists: Mapping[str, str]) -> str:
    """The regular expression for choices with bars between them."""
    return f"(?:{'|'.join(_sequence(choice, lists) for choice in _split(text, '|'))})"


def _sequence(text: str, lists: Mapping[str, str]) -> str:
    """The regular expression for words with spaces between them; those in square brackets may be left out."""
    built, started, joint = "", False, ""
    for item in _split(text, " "):
        optional = item.startswith("[") and _closing(item, 0) == len(item) - 1
        if item == "...":
            built, joint = built + _CLAUSE, ""
        elif optional and started:
            built += f"(?:{joint}{_choices(item[1:-1], lists)})?"
        elif optional:
            built += f"(?:{_choices(item[1:-1], lists)}{_SPACE})?"
        else:
            built, started, joint = f"{built}{joint}{_word(item, lists)}", True, _SPACE
    return built


def _word(text: str, lists: Mapping[str, str]) -> str:
    """The regular expression for one word and the brackets that hang on it."""
    built, at = "", 0
    while at < len(text):
        escaped = _ESCAPED.match(text, at)
        end = escaped.end() if escaped else _closing(text, at) + 1 if text[at] in "([{" else at + 1
        built += text[at:end] if escaped or text == "-" else _part(text[at:end], lists)
        at = end
    return built


def _part(part: str, lists: Mapping[str, str]) -> str:
    """The regular expression for one letter, mark or bracket."""
    if part.startswith("["):
        return f"{_choices(part[1:-1], lists)}?"
    if part.startswith("{"):
        return _choices(lists[part[1:-1]], lists) if part[1:-1] in lists else part
    if not part.startswith("("):
        return _MARKS.get(part, part)
    look = _LOOK.match(part)
    return f"({look[1]}{_choices(part[look.end() : -1], lists)})" if look else _choices(part[1:-1], lists)


def _closing(text: str, start: int) -> int:
    """The place of the bracket that closes the one at `start`."""
    depth = 0
    for place in range(start, len(text)):
        depth += (text[place] in "([{") - (text[place] in ")]}")
        if depth == 0:
            return place
    raise ValueError(text)
