"""A sentence as words, numerals and marks, with their places in it."""

# ruff: noqa: RUF001  (telling such characters from plain ones is what this is for)

from __future__ import annotations

import re
from dataclasses import dataclass

_SAME_WIDTH = str.maketrans({
    "’": "'", "‘": "'", "′": "'", "´": "'", "`": "'",
    "“": '"', "”": '"', "″": '"', "„": '"',
    "×": "x", "✕": "x", "✖": "x", "∗": "*", "⁄": "/",
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-",
    "º": "°", "˚": "°", "≥": ">", "≤": "<", "≈": "~", "\u00a0": " ",
})  # fmt: skip
_TOKEN = re.compile(
    r"""
      (?:sq)?(?:ft|m|in|feet|meters?|metres?)\^?[2²](?!\w|\.\d)   # ft2, m², sqft^2: one word
    | \d+(?:,\d{3})+(?:\.\d+)?(?!\d) | \d+\.\d+ | \.\d+ | \d+    # 1,000  12.5  .5  12
    | [½⅓⅔¼¾⅛⅜⅝⅞⅕⅖⅗⅘⅙⅚]
    | [^\W\d_]+(?:'[^\W\d_]+)*                                  # words, with their apostrophes
    | \S
    """,
    re.VERBOSE | re.IGNORECASE,
)
_QUOTATION = re.compile(r"""(?<![^\s(])(["'])(?=[^\W_])[^"\n]*?(?<=[\w.,!?%])\1(?=[\s.,;:!?)]|$)""")


@dataclass(frozen=True, slots=True)
class Token:
    """A word, numeral or mark in lower case; `start` and `end` are its place in the sentence.

    `capital` says that it was written with a capital letter.
    """

    text: str
    start: int
    end: int
    capital: bool = False


def tokens(text: str) -> tuple[Token, ...]:
    """The tokens of `text`, in order.

    Typographic quotes, primes, dashes and crosses become their plain forms. Quotation marks around words are left
    out, so that a closing one after a number is not taken for inches.
    """
    plain = text.translate(_SAME_WIDTH)
    quotes = {place for match in _QUOTATION.finditer(plain) for place in (match.start(), match.end() - 1)}
    found = (
        Token(match[0].lower(), match.start(), match.end(), match[0][0].isupper()) for match in _TOKEN.finditer(plain)
    )
    return tuple(token for token in found if token.start not in quotes)


def glued(one: Token, other: Token) -> bool:
    """Whether two tokens stand side by side without a space."""
    return one.end == other.start


def text_at(found: tuple[Token, ...], place: int) -> str:
    """The text of the token at `place`; empty beyond either end."""
    return found[place].text if 0 <= place < len(found) else ""


def after_hyphen(found: tuple[Token, ...], place: int) -> int:
    """The place after a hyphen that joins the token before `place` to the next ("24-inch"), else `place`."""
    joins = text_at(found, place) == "-" and 0 < place < len(found) - 1
    return place + 1 if joins and glued(found[place], found[place + 1]) else place


def starts_with(found: tuple[Token, ...], place: int, words: tuple[str, ...]) -> bool:
    """Whether `words` stand at `place`, one after the other."""
    if text_at(found, place) != words[0]:
        return False
    return all(text_at(found, place + step) == word for step, word in enumerate(words))
