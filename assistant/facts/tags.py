"""What the parts of a sentence are about: the cue words that stand nearest to them."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from assistant.facts.phrases import Phrases

_COMMA = re.compile(r"[,;:]|\b(?:and|but|then|so|while|when|after|before)\b|-(?=\s)")
_STOP = re.compile(r"[.!?](?=\s)")
_COMMA_COST, _STOP_COST, _AFTER_COST, _OTHER_COST, _TOO_FAR = 30, 60, 15, 40, 120
_Place = tuple[int, int]


def tag(plain: str, words: _Place, cues: Mapping[str, Phrases], others: Sequence[_Place] = ()) -> str | None:
    """The name of the cue nearest to the words at a place of folded text; None where none is near.

    A cue before the words counts for more than one after them; commas, full stops and the places of `others`
    (words of the same kind) set a cue apart. Of two equally near the longer one counts.
    """
    costs = [
        (_cost(plain, match.span(), words, others), match.start() - match.end(), name)
        for name, phrases in cues.items()
        for match in phrases.matches(plain)
    ]
    cost, _, name = min(costs, default=(_TOO_FAR, 0, ""))
    return name if cost < _TOO_FAR else None


def _cost(plain: str, cue: _Place, words: _Place, others: Sequence[_Place]) -> int:
    """How far apart a cue and the words stand."""
    before = cue[1] <= words[0]
    if not before and cue[0] < words[1]:
        return 0
    start, end = (cue[1], words[0]) if before else (words[1], cue[0])
    between = plain[start:end]
    cost = len(between) + (0 if before else _AFTER_COST)
    cost += _COMMA_COST * len(_COMMA.findall(between)) + _STOP_COST * len(_STOP.findall(between))
    return cost + _OTHER_COST * sum(start <= other[0] and other[1] <= end for other in others)
