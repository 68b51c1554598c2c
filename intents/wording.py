"""From a question as typed to the words that are weighed: cleaned, split, spelled out, brought to their stems."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass

QUESTION_LIMIT = 2000
"""Characters of a question that are read."""

_QUOTES = str.maketrans(
    "\u2019\u2018\u02bc\u00b4`\u2032\u201c\u201d\u2033\u00d7\u2013\u2014\u2212",
    "\'\'\'\'\'\'\"\"\"x---",
)
_CITE = r"(?<![\d$.])12\s?[.\-]\s?\d\d(?![\d%])(?:\s*\(\s*[0-9a-z]{1,2}\s*\)|\.[0-9a-z]{1,2}\b)*"
_TOKEN = re.compile(
    rf"(?P<cite>{_CITE})"
    r"|(?P<pair>\d+(?:\.\d+)?\s*(?:'|\"|ft|feet|in|inch|inches)?\s*[x*]\s*\d+(?:\.\d+)?)"
    r"|(?P<money>\$\s*\d[\d,]*(?:\.\d+)?)"
    r"|(?P<number>\d+(?:st|nd|rd|th)\b|\d[\d,]*(?:[./:]\d+)*)"
    r"|(?P<word>[^\W\d_]+(?:'[^\W\d_]+)*)"
)
_VOWEL = re.compile("[aeiouy]")


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a question: as read, its stem, where it stands, and as typed when the spelling was repaired."""

    text: str
    stem: str
    start: int
    end: int
    typed: str = ""


def clean(text: str) -> str:
    """The text composed, without control, format, private and unassigned characters; white space is single spaces."""
    if text.isascii() and text.isprintable():
        return " ".join(text.split())
    folded = "".join(" " if c in "\n\r\t\v\f\u2028\u2029\x85" else c for c in text)
    kept = "".join(c for c in folded if c.isascii() or unicodedata.category(c)[0] != "C")
    kept = "".join(c for c in kept if c >= " " and c != "\x7f")
    return " ".join(unicodedata.normalize("NFC", kept).split())


def plain(text: str) -> str:
    """Lower case, accents off, typographic quotes and dashes made plain."""
    lowered = text.translate(_QUOTES).lower()
    if lowered.isascii():
        return lowered
    return "".join(c for c in unicodedata.normalize("NFD", lowered) if not unicodedata.combining(c))


def stem(word: str) -> str:
    """The word without the endings that only bend it: leaks, leaking, leaked -> leak."""
    if len(word) < 4 or not word.isascii():
        return word
    if word.endswith("ies") and len(word) > 4:
        word = word[:-3] + "y"
    elif word.endswith("sses") or word.endswith(("ches", "shes", "xes")):
        word = word[:-2]
    elif word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-1]
    for ending in ("ing", "ed", "ly"):
        rest = word[: -len(ending)]
        if word.endswith(ending) and len(rest) >= 3 and _VOWEL.search(rest):
            word = rest[:-1] if ending != "ly" and rest[-1] == rest[-2] and rest[-1] not in "lsz" else rest
            break
    if word.endswith("e") and len(word) > 3:
        word = word[:-1]
    return word


def read_words(question: str, spelled: Mapping[str, str]) -> list[Word]:
    """The words of a question in order; contractions and abbreviations spelled out by `spelled`.

    Numbers become `#`, sizes `#x#`, sums of money `#$`, citations of this chapter `#cite`.
    """
    text = plain(question)
    words: list[Word] = []
    for found in _TOKEN.finditer(text):
        start, end = found.span()
        match found.lastgroup:
            case "word":
                typed = found[0].replace("'", "")
                if found[0].endswith("'s") and typed not in spelled:
                    typed = found[0][:-2]
                for part in spelled.get(typed, typed).split():
                    words.append(Word(part, stem(part), start, end))
            case "cite":
                words.append(Word(found[0], "#cite", start, end))
            case "pair":
                words.append(Word(found[0], "#x#", start, end))
            case "money":
                words.append(Word(found[0], "#$", start, end))
            case _:
                words.append(Word(found[0], "#", start, end))
    return words
