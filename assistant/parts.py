"""Questions that ask for more than one thing: split where people split them, each part answered by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

from assistant.engine import Engine
from intents.matcher import Matched, match

PARTS_MOST = 4
"""How many parts of one question are looked at."""

WORDS_LEAST = 2
"""A part with fewer words of its own asks for nothing."""

_BREAK = re.compile(
    r"(?<=[.?!;])\s+"
    r"|,?\s+(?:and also|and then|as well as|and|also|plus|but)\s+"
    r"|,\s+(?=(?:who|what|how|where|when|is|are|can|do|does)\b)"
    r"|\s+&\s+",
    re.IGNORECASE,
)


def other_parts(text: str, main: Matched, engine: Engine) -> Iterator[tuple[str, Matched]]:
    """The parts of a question that surely ask for something else than the whole was read as, each with its reading."""
    pieces = [piece for piece in _BREAK.split(text) if piece and piece.strip()]
    if len(pieces) < 2:
        return
    said = {main.matches[0].target} if main.decision == "one" else set()
    for piece in pieces[:PARTS_MOST]:
        if len(piece.split()) < WORDS_LEAST:
            continue
        part = match(piece, engine.matcher)
        first = part.matches[0]
        sure = part.decision == "one" and first.score > engine.matcher.measures.part_floor
        if sure and first.target not in said and _rests_on_a_word(part):
            said.add(first.target)
            yield piece, part


def _rests_on_a_word(part: Matched) -> bool:
    """Talk ("please help") is no part of its own; an outside subject or a provision is."""
    return part.matches[0].intent.kind not in {"talk", "noise"}
