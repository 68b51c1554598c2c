"""Which quantities of a sentence about a room are areas."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.facts.measures import Measure
from assistant.facts.tokens import Token, text_at
from assistant.facts.windows.nouns import Noun
from assistant.facts.windows.ties import OF_IT

_SUMS = frozenset({"adds", "totals", "total", "totaling", "totalling"})
_LEADS = _SUMS | {"measures", "measured", "measuring", "is", "=", ":", "of", "are", "area", "only", "at", "to", "up"}
_LARGEST_BARE = 2000
_MOST_COUNTED = 2
LEAST_FLOOR = 30
"""A bare number below this many square feet after "bedroom" is a label ("bedroom 2"), not its area."""


def is_size(found: tuple[Token, ...], measure: Measure, owners: Sequence[Noun], others: Sequence[Measure]) -> bool:
    """Whether the measure is an area: by its unit, its two sides, or a noun that makes a bare number one."""
    if measure.kind in {"pair", "area"}:
        return not _is_former(found, measure, others)
    if measure.unit != 1 or measure.value < 1 or any(other.first == measure.after for other in others):
        return False
    if measure.value > _LARGEST_BARE:
        return False
    if _opens_after(found, measure, owners):
        return True
    follows = text_at(found, measure.after) == "of" and any(
        noun.first in {measure.after + 1, measure.after + 2} and (noun.is_window or noun.role == "floor")
        for noun in owners
    )
    return follows or _is_area_after(found, measure, owners)


def _opens_after(found: tuple[Token, ...], measure: Measure, owners: Sequence[Noun]) -> bool:
    """Whether "opens" follows a bare number: "7 of it opens". "One opens" counts windows."""
    counts = measure.value <= _MOST_COUNTED and text_at(found, measure.after) != "of"
    if measure.label or counts:
        return False
    opener = next((noun for noun in owners if noun.role == "opens" and noun.first >= measure.after), None)
    return opener is not None and all(token.text in OF_IT for token in found[measure.after : opener.first])


def _is_former(found: tuple[Token, ...], measure: Measure, others: Sequence[Measure]) -> bool:
    """Whether the size was or is to be changed to another: "from 16 sq ft to 11"."""
    changes = text_at(found, measure.after) == "to" and any(other.first == measure.after + 1 for other in others)
    return changes and text_at(found, measure.first - 1) == "from"


def _is_area_after(found: tuple[Token, ...], measure: Measure, owners: Sequence[Noun]) -> bool:
    """Whether a bare number comes right after the noun that it is the area of: "glass 11", "floor is 96"."""
    place = measure.first
    while text_at(found, place - 1) in _LEADS:
        place -= 1
    noun = next((noun for noun in owners if noun.first < place <= noun.after <= measure.first), None)
    if noun is None or measure.label or noun.role in {"obstruction", "required"} or measure.value <= _MOST_COUNTED:
        return False
    if measure.kind == "length" and not any(token.text in _SUMS for token in found[place : measure.first]):
        return False
    if noun.role == "floor" and text_at(found, noun.first) not in {"floor", "flr"}:
        return measure.value >= LEAST_FLOOR
    return text_at(found, measure.after) not in {":", "%", "percent", "pct", "x"}
