"""A sentence in one plain spelling, character for character."""

from __future__ import annotations

_PLAIN = str.maketrans({
    **dict.fromkeys("\u2019\u2018\u00b4\u0060\u2032", "'"),
    **dict.fromkeys("\u201c\u201d\u201e\u2033", '"'),
    **dict.fromkeys("\u2013\u2014\u2212\u2010\u2011", "-"),
    **dict.fromkeys("\u00a0\u2009\u202f\t\n\r", " "),
})  # fmt: skip
"""Typographic quotes, dashes and spaces, and the plain one that each is read as."""


def folded(text: str) -> str:
    """`text` in lower case with plain quotes, dashes and spaces; every character keeps its place."""
    plain = text.translate(_PLAIN)
    lower = plain.lower()
    if len(lower) == len(plain):
        return lower
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in plain)
