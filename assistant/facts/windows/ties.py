"""How closely a size and a noun belong together, by the words between them. Less is closer."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.facts.measures import Measure
from assistant.facts.tokens import Token, text_at
from assistant.facts.windows.nouns import Noun

_FREE = frozenset({"is", "are", "=", ":", "was", "of", "(", ")", "the", "-", "measures", "measuring", "at", "only"})
_ENDS = frozenset({".", ";", "?", "!"})
_CLAUSES = frozenset(
    {"and", "but", "with", "has", "have", "is", "are", "was", "=", ":", "in", "for", "while", "plus", "w"}
)
_DETERMINERS = frozenset(
    {"a", "an", "my", "the", "our", "this", "one", "his", "her", "your", "their", "that", "single"}
)
OF_IT = frozenset(
    {
        "of",
        "it",
        "that",
        "them",
        "actually",
        "really",
        "is",
        "total",
        "can",
        "the",
        "which",
        "only",
        "be",
        "are",
        "does",
        "this",
    }
)

MEASURE, CLAIMED, COMMA, END, CLAUSE, WITH, OWN_SIZE, DETERMINED = 3, 9, 2, 6, 4, 4, 3, 2
"""What crosses between a size and a noun, and what it costs, in words."""

FAR = 99


def cost_from_left(found: Sequence[Token], noun: Noun, size: Measure, sizes: Sequence[Measure], claimed: bool) -> int:
    """How far a noun before the size is from it; `claimed` nouns have a size already."""
    cost = CLAIMED if claimed else 0
    ends = {other.first: other.after for other in sizes if other.kind in {"pair", "area"}}
    place = noun.after
    while place < size.first and cost < FAR:
        after = ends.get(place)
        if noun.role == "opens" and found[place].text in _ENDS:
            return FAR
        cost += _left_step(found[place].text) if after is None else MEASURE
        place = place + 1 if after is None else after
    return cost


def _left_step(word: str) -> int:
    if word in _FREE:
        return 0
    if word in {"with", "w"}:
        return WITH
    return COMMA if word == "," else END if word in _ENDS else 1


def cost_from_right(found: tuple[Token, ...], noun: Noun, size: Measure, sizes: Sequence[Measure]) -> int:
    """How far a noun after the size is from it; FAR where another size stands between."""
    if any(size.after <= other.first < noun.first for other in sizes if other is not size):
        return FAR
    between = [token.text for token in found[size.after : noun.first]]
    if noun.role == "opens":
        return len(between) // 2 if all(word in OF_IT for word in between) else FAR
    cost = sum(_right_step(word) for word in between)
    if _has_own_size(found, noun, sizes):
        cost += FAR if cost >= CLAUSE else OWN_SIZE
    return cost - (DETERMINED if text_at(found, size.first - 1) in _DETERMINERS and not between else 0)


def _right_step(word: str) -> int:
    if word in _ENDS:
        return FAR
    return CLAUSE if word in _CLAUSES or word == "," else 0 if word in _FREE else 1


def _has_own_size(found: tuple[Token, ...], noun: Noun, sizes: Sequence[Measure]) -> bool:
    """Whether another size follows the noun at once."""
    place = noun.after
    while text_at(found, place) in {"is", "are", "=", ":", "of", "area", "has"}:
        place += 1
    return any(size.first == place for size in sizes)
