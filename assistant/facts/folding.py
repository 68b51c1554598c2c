"""A sentence in one plain spelling, character for character."""

from __future__ import annotations

_PLAIN = str.maketrans({
    "’": "'", "‘": "'", "´": "'", "`": "'", "′": "'",
    "“": '"', "”": '"', "„": '"', "″": '"',
    "–": "-", "—": "-", "−": "-", "‐": "-", "‑": "-",
    "\u00a0": " ", "\u2009": " ", "\u202f": " ", "\t": " ", "\n": " ", "\r": " ",
})  # fmt: skip


def folded(text: str) -> str:
    """`text` in lower case with plain quotes, dashes and spaces; every character keeps its place."""
    plain = text.translate(_PLAIN)
    lower = plain.lower()
    if len(lower) == len(plain):
        return lower
    return "".join(letter.lower() if len(letter.lower()) == 1 else letter for letter in plain)
