"""What the parts of a sentence are about: the cue words that stand nearest to them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

_COMMA = re.compile(r"[,;:]|\b(?:and|but|then|so|while|when|after|before)\b|-(?=\s)")
_STOP = re.compile(r"[.!?](?=\s)")
_COMMA_COST, _STOP_COST, _AFTER_COST, _OTHER_COST, _TOO_FAR = 30, 60, 15, 40, 120


def tag(plain: str, start: int, end: int, cues: Mapping[str, re.Pattern[str]], others: Sequence[tuple[int, int]] = ()) -> str | None:
    """The name of the cue nearest to the words between `start` and `end` of folded text; None where none is near.

    A cue before the words counts for more than one after them; commas, full stops and the places of `others`
    (words of the same kind) set a cue apart.
    """
    best, least = None, _TOO_FAR
    for name, pattern in cues.items():
        for match in pattern.finditer(plain):
            cost = _cost(plain, (match.start(), match.end()), (start, end), others)
            if cost < least:
                best, least = name, cost
    return best


def _cost(plain: str, cue: tuple[int, int], words: tuple[int, int], others: Sequence[tuple[int, int]]) -> int:
    """How far apart a cue and the words stand."""
    before = cue[1] <= words[0]
    if not before and cue[0] < words[1]:
        return 0
    gap = (cue[1], words[0]) if before else (words[1], cue[0])
    between = plain[gap[0] : gap[1]]
    cost = len(between) + (0 if before else _AFTER_COST)
    cost += _COMMA_COST * len(_COMMA.findall(between)) + _STOP_COST * len(_STOP.findall(between))
    return cost + _OTHER_COST * sum(gap[0] <= other[0] and other[1] <= gap[1] for other in others)
