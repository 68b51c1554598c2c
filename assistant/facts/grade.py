"""Heights of stories and depths below the ground, told apart by the words beside them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from typing import Literal

from assistant.amount import Amount
from assistant.facts.folding import folded
from assistant.facts.measures import Measure
from assistant.facts.nearest import owners
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.outcome import Said

Part = Literal["height", "depth", "above"]

_CUES: dict[Part, str] = {
    "height": "ceiling|ceilings|clg|cieling|ceilling|sealing|floor to ceiling|floor - to - ceiling|tall|height|headroom|high|clear height|room height|story height|out of",
    "depth": """below|beneath|under|underground|underneath|down|buried|deep|dirt|soil|earth|grade|in the ground|
        into the ground|in the dirt|below grade|subterranean|sunk|sunken|depth|against it|below ground|under ground|lawn""",
    "above": """above grade|above ground|above the ground|above the outside ground|over grade|out of the ground|
        sticks up|sticking up|stick up|above the yard|above the lawn|exposed|aboveground|above it""",
}
_PHRASES = sorted(
    ((tuple(phrase.split()), part) for part, listed in _CUES.items() for phrase in listed.split("|")),
    key=lambda pair: -len(pair[0]),
)
_SIDES = frozenset(
    "side sides wall walls front back rear north south east west left right end ends uphill downhill corner corners".split()
)
_WHOLE = re.compile(
    r"\b(?:completely|entirely|fully|totally|wholly|all|100%|100 percent)(?: of it)?(?: is)? (?:under|below|buried|beneath|in the ground)\w*"
)
_REACH = 5


@dataclass(frozen=True, slots=True)
class Parts:
    """The measures that tell the clear height, depths below grade, and heights above it."""

    heights: tuple[Measure, ...]
    depths: tuple[Measure, ...]
    above: tuple[Measure, ...]


def parts_of(found: tuple[Token, ...], measures: Sequence[Measure]) -> Parts:
    """The lengths by what they measure; numbers without a unit count where they are of the same kind."""
    cues = _cues(found)
    lengths = [one for one in measures if _is_length(found, one, cues)]
    owned = owners(found, [(one.first, one.after) for one in lengths], [span for span, _ in cues])
    kinds = [_kind(found, one, None if cue is None else cues[cue][1]) for one, cue in zip(lengths, owned, strict=True)]
    named: dict[Part, tuple[Measure, ...]] = {
        part: tuple(one for one, kind in zip(lengths, kinds, strict=True) if kind == part) for part in _CUES
    }
    return Parts(named["height"], named["depth"], named["above"])


def average_depth(
    found: tuple[Token, ...], depths: Sequence[Measure], measures: Sequence[Measure]
) -> tuple[Amount | None, tuple[Said, ...]]:
    """The depth, where there are several sides their average, each side as often as it is told; and what was assumed."""
    if len(depths) < 2 or not any(token.text in _SIDES for token in found):
        return (depths[0].amount if depths else None), ()
    counts = [_sides(found, one, measures) for one in depths]
    total = reduce(Amount.__add__, (one.amount.scaled(count) for one, count in zip(depths, counts, strict=True)))
    average = total.scaled(Fraction(1, sum(counts)))
    return average, (Said("assumed.average_of_sides", {"depth": average}),)


def whole_height_is_below(text: str) -> bool:
    """Whether the story is said to lie wholly below the ground."""
    return bool(_WHOLE.search(folded(text)))


def _cues(found: tuple[Token, ...]) -> list[tuple[tuple[int, int], Part]]:
    cues: list[tuple[tuple[int, int], Part]] = []
    place = 0
    while place < len(found):
        words, part = next(((w, p) for w, p in _PHRASES if starts_with(found, place, w)), ((), None))
        if part is not None:
            cues.append(((place, place + len(words)), part))
        place += len(words) or 1
    return cues


def _is_length(found: tuple[Token, ...], one: Measure, cues: Sequence[tuple[tuple[int, int], Part]]) -> bool:
    """Whether the measure is a length; a bare number is one beside "of" or a cue, and no count of sides."""
    if one.kind != "number":
        return one.kind == "length"
    following = text_at(found, one.after)
    if one.label or following in _SIDES | {"%", "percent", "pct", "story", "units", "unit", "bedrooms", "of"}:
        return following == "of" and text_at(found, one.after + 1) in {"it", "that", "the", "which"}
    beside = any(cue[0] in {one.after, one.after + 1} or cue[1] in {one.first, one.first - 1} for cue, _ in cues)
    listed = text_at(found, one.first - 1) in _SIDES | {"of"}
    return beside or listed


def _kind(found: tuple[Token, ...], one: Measure, cue: Part | None) -> Part | None:
    """What the length measures: a side's depth beside a side's name, the height after "of", else by its cue."""
    near = {token.text for token in found[max(0, one.first - 3) : one.first]}
    of_whole = bool({"of"} & {token.text for token in found[max(0, one.first - 2) : one.first]})
    if cue != "height" and of_whole and not near & _SIDES:
        return "height"
    return "depth" if near & _SIDES and cue != "above" and text_at(found, one.after) not in {"ceiling", "ceilings"} else cue


def _sides(found: tuple[Token, ...], one: Measure, measures: Sequence[Measure]) -> int:
    """How many sides have this depth: "two sides 3.5 ft each", "both sides"."""
    before = [token.text for token in found[max(0, one.first - _REACH) : one.first]]
    if "both" in before:
        return 2
    counts = [
        other for other in measures
        if other.kind == "number" and one.first - _REACH <= other.first < one.first and text_at(found, other.after) in _SIDES
    ]  # fmt: skip
    whole = counts and counts[-1].value.denominator == 1 and counts[-1].value > 0
    return int(counts[-1].value) if whole else 1
