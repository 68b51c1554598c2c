"""How a word sounds, roughly: two spellings of one word get the same key."""

from __future__ import annotations

import re

_RULES = (
    (re.compile(r"^(?:kn|gn|pn)"), "n"),
    (re.compile(r"^wr"), "r"),
    (re.compile(r"(?:ti|ci|si|sh|xi)(?:o|u|a)?n"), "Xn"),
    (re.compile(r"ph"), "f"),
    (re.compile(r"t?ch|sh|ti(?=[ao])|ci(?=[ao])"), "X"),
    (re.compile(r"dge?|j|g(?=[eiy])"), "J"),
    (re.compile(r"gh"), ""),
    (re.compile(r"c(?=[eiy])|z|x"), "s"),
    (re.compile(r"ck|c|q"), "k"),
    (re.compile(r"v"), "f"),
    (re.compile(r"(.)\1+"), r"\1"),
)
_VOWELS = re.compile("[aeiouyhw]")


def sound(word: str) -> str:
    """The key: consonants as they are heard, and `A` for a vowel that begins the word."""
    heard = word
    for pattern, to in _RULES:
        heard = pattern.sub(to, heard)
    first = "A" if _VOWELS.match(heard) else ""
    return first + _VOWELS.sub("", heard)
