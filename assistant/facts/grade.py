"""Heights of stories and depths below the ground, told apart by the words beside them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce
from typing import Literal

from assistant.amount import Amount
from assistant.facts.measures import Measure
from assistant.facts.nearest import Span, owners
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.facts.units import INCH
from assistant.facts.vocabulary import word_set
from assistant.outcome import Said

Part = Literal["height", "depth", "above"]

_CUES: dict[Part, str] = {
    "height": """ceiling|ceilings|clg|cieling|ceilling|sealing|floor to ceiling|floor - to - ceiling|tall|height|
        headroom|high|clear height|room height|story height|out of|
        ht|hgt|clear|clear ht|clg ht|clgs|h|top to bottom|
        floor to joist|floor to rafters|interior height|inside height|stud height""",
    "depth": """below|beneath|under|underground|underneath|down|buried|deep|dirt|soil|earth|grade|in the ground|
        into the ground|in the dirt|below grade|subterranean|sunk|sunken|depth|against it|below ground|under ground|
        lawn|gr|bg|b . g|below gr|in ground|into the dirt|in the earth|into the earth|in the soil|below avg grade|d|
        buries|comes up|come up|sits in|under the yard|below the yard|below the lawn|below the dirt|below the soil""",
    "above": """above grade|above ground|above the ground|above the outside ground|over grade|out of the ground|
        sticks up|sticking up|stick up|above the yard|above the lawn|exposed|aboveground|above it|above gr|
        above avg grade|sticks out|stick out|sticking out|daylight|above the dirt|
        above the soil|above outside ground|above ground level|out of the dirt""",
}
_PHRASES = sorted(
    ((tuple(phrase.split()), part) for part, listed in _CUES.items() for phrase in listed.split("|")),
    key=lambda pair: -len(pair[0]),
)
_SIDES = word_set(
    "side sides wall walls front back rear north south east west left right end ends uphill downhill corner corners"
)
_NO_FEET = frozenset({"%", "percent", "pct", "story", "units", "unit", "bedrooms", "steps", "stairs"})
_THE_WHOLE = frozenset({"it", "that", "the", "which", "a", "an", "its", "those", "these"})
_JOINTS = {
    (",",),
    ("and",),
    (",", "and"),
    ("of",),
    ("of", "the"),
    ("out", "of"),
    ("out", "of", "the"),
    ("of", "its"),
    ("/",),
}
_CLAUSE_ENDS = frozenset({",", ".", ";", "and", "but"})
_AFTER_SIDE = _CLAUSE_ENDS | {"", "each", "deep", "?"}
_PAIRS_OF_SIDES = frozenset({"sides", "ends"})
_LEAST_INCHES, _MOST_INCHES = 24, 200
_IS = frozenset({"is", "are", "sits", "sit", "lies", "lie", "'s"})
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
    measures = [_as_inches(one) for one in _with_late_units(found, measures)]
    lengths = [one for one in measures if _is_length(found, one, measures, cues)]
    owned = owners(found, [(one.first, one.after) for one in lengths], [span for span, _ in cues])
    kinds = [
        _kind(found, one, None if cue is None else cues[cue][1], measures, cues)
        for one, cue in zip(lengths, owned, strict=True)
    ]
    named: dict[Part, tuple[Measure, ...]] = {
        part: tuple(one for one, kind in zip(lengths, kinds, strict=True) if kind == part) for part in _CUES
    }
    return Parts(named["height"], named["depth"], named["above"])


def _with_late_units(found: tuple[Token, ...], measures: Sequence[Measure]) -> list[Measure]:
    """The measures, the bare numbers of "47 of 95 inches" and "36, 40 and 44 in" in the unit that comes after them."""
    told: list[Measure] = []
    for one in reversed(measures):
        later = told[-1] if told else None
        told.append(one if later is None else _in_unit_of(found, one, later))
    return told[::-1]


def _in_unit_of(found: tuple[Token, ...], one: Measure, later: Measure) -> Measure:
    """A bare number in the unit of the length that it leads to."""
    listed = later.kind == "length" and _leads_to(found, one, later)
    if one.kind != "number" or one.label or not listed:
        return one
    amount, value = one.amount.scaled(later.unit), one.value * later.unit
    return replace(one, kind="length", amount=amount, value=value, unit=later.unit)


def _as_inches(one: Measure) -> Measure:
    """A bare number too large for the feet of a story as inches: "ceiling at 96"."""
    if one.kind != "number" or one.label or not _LEAST_INCHES <= one.value <= _MOST_INCHES:
        return one
    return replace(one, amount=one.amount.scaled(INCH), value=one.value * INCH, unit=INCH, bare=False)


def _leads_to(found: tuple[Token, ...], one: Measure, later: Measure) -> bool:
    between = tuple(token.text for token in found[one.after : later.first])
    return between in _JOINTS


def average_depth(
    found: tuple[Token, ...], depths: Sequence[Measure], measures: Sequence[Measure]
) -> tuple[Amount | None, tuple[Said, ...]]:
    """The depth, for several sides their average, each side as often as it is told; and what was assumed."""
    if len(depths) < 2 or not any(token.text in _SIDES for token in found):
        return (depths[0].amount if depths else None), ()
    counts = [_sides(found, one, measures) for one in depths]
    total = reduce(Amount.__add__, (one.amount.scaled(count) for one, count in zip(depths, counts, strict=True)))
    average = total.scaled(Fraction(1, sum(counts)))
    return average, (Said("assumed.average_of_sides", {"depth": average}),)


def _cues(found: tuple[Token, ...]) -> list[tuple[Span, Part]]:
    cues: list[tuple[Span, Part]] = []
    place, found = 0, tuple(replace(token, text=token.text.removesuffix("'s")) for token in found)
    while place < len(found):
        words, part = next(((w, p) for w, p in _PHRASES if starts_with(found, place, w)), ((), None))
        if part is not None:
            cues.append(((place, place + len(words)), part))
        place += len(words) or 1
    return cues


def _is_length(
    found: tuple[Token, ...], one: Measure, measures: Sequence[Measure], cues: Sequence[tuple[Span, Part]]
) -> bool:
    """Whether the measure is a length; a bare number is one beside a cue or a side's name, or in a list of lengths."""
    if one.kind != "number":
        return one.kind == "length"
    following = text_at(found, one.after)
    if one.label or 0 < one.value < 1 or following in _SIDES | _NO_FEET:
        return False
    if following == "of":
        return text_at(found, one.after + 1) in _THE_WHOLE
    if _is_of_side(found, one) and following in _AFTER_SIDE:
        return True
    verb = int(following in _IS)
    beside = any(cue[0] == one.after + verb or cue[1] in {one.first, one.first - 1} for cue, _ in cues)
    named = text_at(found, one.first - 1) in _SIDES | {"of"}
    return beside or named or _is_listed(found, one, measures, cues)


def _is_at_side(found: tuple[Token, ...], one: Measure) -> bool:
    """Whether a side is named right after the length: "4' on north", "3 feet at the back"."""
    at = one.after + 1 + (text_at(found, one.after + 1) in {"the", "my", "our", "all"})
    return text_at(found, one.after) in {"on", "at", "in", "along"} and text_at(found, at) in _SIDES


def _is_of_side(found: tuple[Token, ...], one: Measure) -> bool:
    """Whether a side of the house is named in the same clause before the number: "back is a walkout with zero"."""
    for token in reversed(found[max(0, one.first - _REACH) : one.first]):
        if token.text in _SIDES:
            return True
        if token.text in _CLAUSE_ENDS or token.text[:1].isdigit():
            return False
    return False


def _is_listed(
    found: tuple[Token, ...], one: Measure, measures: Sequence[Measure], cues: Sequence[tuple[Span, Part]]
) -> bool:
    """Whether the number comes before another length in a list: "3, 3, 5 and 5 feet"."""
    following = next((other for other in measures if other.first == one.after + 1), None)
    joined = text_at(found, one.after) in {",", "and"} and following is not None
    return joined and following is not None and _is_length(found, following, measures, cues)


def _kind(
    found: tuple[Token, ...],
    one: Measure,
    cue: Part | None,
    measures: Sequence[Measure],
    cues: Sequence[tuple[Span, Part]],
) -> Part | None:
    """What the length measures: a part of a whole, or a side's, is a depth, a whole a height; else by its cue."""
    if text_at(found, one.after) == "of" and text_at(found, one.after + 1) in _THE_WHOLE and cue != "above":
        return "depth"
    if cue != "height" and "of" in {token.text for token in found[max(0, one.first - 2) : one.first]} - _SIDES:
        return "height"
    if _is_at_side(found, one):
        return "depth"
    if _is_of_side(found, one) and cue != "above" and text_at(found, one.after) not in {"ceiling", "ceilings"}:
        return "depth"
    return "depth" if cue is None and _is_listed(found, one, measures, cues) else cue


def _sides(found: tuple[Token, ...], one: Measure, measures: Sequence[Measure]) -> int:
    """How many sides have this depth: "two sides 3.5 ft each", "both sides"."""
    before = [token.text for token in found[max(0, one.first - _REACH) : one.first]]
    if text_at(found, one.after) in {",", "and"} and any(other.first == one.after + 1 for other in measures):
        return 1
    if "both" in before:
        return 2
    near = [other for other in measures if one.first - _REACH <= other.first < one.first]
    counts = [other for other in near if other.kind == "number" and text_at(found, other.after) in _SIDES]
    if not counts:
        plural = [word for word in before if word in _PAIRS_OF_SIDES]
        return 2 if plural and "all" not in before and "every" not in before else 1
    return int(counts[-1].value) if counts[-1].value.denominator == 1 and counts[-1].value > 0 else 1
