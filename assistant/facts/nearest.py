"""Which of several words a quantity belongs to: the nearest, in its own clause, that no other has taken."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.facts.tokens import Token, text_at

Span = tuple[int, int]
"""The places of a quantity's first token and of the token after its last."""

_CLAUSE_ENDS = frozenset({",", ".", ";", "?", "!", "and", "but", "when", "while", "with"})
_CLAUSE, _CLAIMED, _CROSSED, _FAR = 4, 6, 8, 14


def owners(found: tuple[Token, ...], spans: Sequence[Span], cues: Sequence[Span]) -> tuple[int | None, ...]:
    """For each quantity the number of the cue that it belongs to; None where no cue is near."""
    claimed: set[int] = set()
    owned: list[int | None] = []
    for span in spans:
        costs = [(_cost(found, span, cue, spans, number in claimed), number) for number, cue in enumerate(cues)]
        nearest = min(costs, default=(_FAR, 0))
        owned.append(nearest[1] if nearest[0] < _FAR else None)
        claimed |= {nearest[1]} if nearest[0] < _FAR else set()
    return tuple(owned)


def _cost(found: tuple[Token, ...], span: Span, cue: Span, spans: Sequence[Span], claimed: bool) -> int:
    """How far the cue is from the quantity, in words; the end of a clause and another quantity between cost more."""
    start, end = (span[1], cue[0]) if cue[0] >= span[1] else (cue[1], span[0])
    between = [token.text for token in found[start:end]]
    crossed = sum(start <= other[0] < end for other in spans)
    ended = sum(word in _CLAUSE_ENDS for word in between)
    led = cue[0] >= span[1] and text_at(found, cue[1]) in {":", "="}
    return len(between) + _CLAUSE * ended + _CROSSED * crossed + _CLAIMED * (claimed + led)
