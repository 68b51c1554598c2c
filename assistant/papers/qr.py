"""A text as QR codes for a screen: in half blocks, two rows of the code a line, or in plain ASCII."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from typing import Literal

from assistant.papers.cleaning import STATEMENT_LIMIT
from assistant.papers.said import paper_words, say
from assistant.words import LANGUAGE
from corpus.law import load_law

Look = Literal["blocks", "ascii"]
Rows = tuple[str, ...]
Modules = tuple[tuple[bool, ...], ...]
"""The small squares of a code, row by row, with the quiet border; True is dark."""

QUIET = 4
"""Squares of the border that must stay light."""

_SIDE, _GROWS = 17, 4
"""A code of version v has 17 + 4v squares a side."""

_VERSIONS = 40
_MOST_BYTES = 3000
"""More bytes than the largest code holds."""

_HEAD = 8
"""Bytes for a part's number and how many there are."""

_LEVEL = "M"
"""The error correction: a sixth of the code may be spoiled by glare or a bad screen."""

_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
_WHOLE = {False: "  ", True: "##"}


def qr_codes(text: str, columns: int, rows: int, look: Look = "blocks", lang: str = LANGUAGE) -> tuple[Rows, ...]:
    """The text as QR codes that each fit in so many columns and rows, as the rows of each.

    What is drawn is dark: show it in black on white, whatever the theme. A text that is too long for one code comes in
    several, each headed by its number and how many there are. Nothing where not even the smallest fits.
    """
    version = _version(columns, rows, look)
    if version < 1:
        return ()
    drawn = half_blocks if look == "blocks" else ascii_squares
    held = text[:STATEMENT_LIMIT].encode("utf-8", "replace").decode()
    return tuple(drawn(_modules(part)) for part in _parts(held, version, lang))


def half_blocks(modules: Modules) -> Rows:
    """The squares as half-block characters, a column each and two rows a line."""
    width = len(modules[0])
    padded = [*modules, (False,) * width] if len(modules) % 2 else list(modules)
    pairs = zip(padded[::2], padded[1::2], strict=True)
    return tuple("".join(_HALVES[pair] for pair in zip(upper, lower, strict=True)) for upper, lower in pairs)


def ascii_squares(modules: Modules) -> Rows:
    """The squares as two characters each, a row a line."""
    return tuple("".join(_WHOLE[dark] for dark in row) for row in modules)


def _version(columns: int, rows: int, look: Look) -> int:
    """The greatest version that fits, below 1 where none does."""
    side = min(columns, rows * 2) if look == "blocks" else min(columns // 2, rows)
    return min((side - 2 * QUIET - _SIDE) // _GROWS, _VERSIONS)


def _modules(text: str) -> Modules:
    import segno  # noqa: PLC0415  (wanted for a code alone)

    code = segno.make_qr(text, error=_LEVEL, encoding="utf-8", boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in code.matrix_iter(border=QUIET))


def _parts(text: str, version: int, lang: str) -> list[str]:
    """The text in as few parts as fit, broken between words where that can be; several are numbered."""
    room = _room(version)
    if len(text.encode()) <= room:
        return [text]
    words, law = paper_words(lang), load_law()
    several = list(_broken(text, room - _HEAD))
    heads = (say(words, law, "say.qr_part", number=number, all=len(several)) for number in range(1, len(several) + 1))
    return [f"{head}\n{part}" for head, part in zip(heads, several, strict=True)]


def _broken(text: str, room: int) -> Iterator[str]:
    """Pieces of at most `room` bytes that together are the text."""
    while text:
        piece = text.encode()[:room].decode("utf-8", "ignore")
        if len(piece) < len(text):
            piece = piece[: max(piece.rfind(" "), piece.rfind("\n")) + 1] or piece
        yield piece
        text = text[len(piece) :]


@cache
def _room(version: int) -> int:
    """How many bytes a code of this version holds."""
    import segno  # noqa: PLC0415  (see above)

    def holds(size: int) -> bool:
        try:
            segno.make_qr(bytes(size), error=_LEVEL, version=version, mode="byte", mask=0, boost_error=False)
        except segno.DataOverflowError:
            return False
        return True

    return bisect_left(range(1, _MOST_BYTES), True, key=lambda size: not holds(size))
