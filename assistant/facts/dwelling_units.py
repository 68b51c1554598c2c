"""How many dwelling units a building has: "triplex", "12 unit building", "both apartments", "the house we rent"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from assistant.amount import Amount
from assistant.facts.counts import amount_of, read_count, whole
from assistant.facts.dwelling_words import BOTH, COUNTED, HELD, ORDINALS, SINGLE, SIZES
from assistant.facts.folding import folded

_SIZES = tuple(re.compile(words) for words in SIZES)
_HELD = (re.compile(HELD), re.compile(COUNTED))
_BOTH = re.compile(BOTH)
_SINGLE = re.compile(SINGLE)
_CHANGE = re.compile(r"from|add|build|put|creat|mak")
_LABEL = re.compile(r"(?:unit|apt|apartment|no\.?|number|#|other|floor)\s*$")
_ALONE = re.compile(
    r"\bjust (?:us|me|mine|ours|the one)\b|\bonly (?:us|me|mine|one)\b|^\W*(?:it'?s |it is )?(?:an? |the |my |our )?(?:\w+ )?(?:house|home|cottage|cabin)\b"
)


@dataclass(frozen=True, slots=True)
class Size:
    """Words that tell the size of a building, their place, and the units they tell of."""

    units: Amount
    start: int
    end: int


def building_sizes(text: str) -> tuple[Size, ...]:
    """What `text` says of the size of a whole building ("12 unit building", "duplex", "1 of 4"), in order."""
    plain = folded(text)
    found = [size for pattern in _SIZES for size in _sizes(pattern, plain)]
    return tuple(sorted(_apart(found), key=lambda size: size.start))


def units_total(text: str) -> Amount | None:
    """The number of dwelling units in the building that `text` speaks of; None where it does not say.

    Where it tells of a change ("from two to three apartments", "add a third apartment"), the number afterward.
    """
    plain = folded(text)
    if building_sizes(text):
        return building_units(text)
    for pattern in _HELD:
        held = list(_sizes(pattern, plain))
        if held:
            return held[-1].units
    return Amount.exactly(2) if _BOTH.search(plain) else building_units(text)


def building_units(text: str) -> Amount | None:
    """The same, read only from words for a whole building: not from "two units have mice"."""
    plain = folded(text)
    sizes = building_sizes(text)
    if sizes:
        return next((size for size in sizes if _CHANGE.match(plain, size.start)), sizes[-1]).units
    return Amount.exactly(1) if _SINGLE.search(plain) else None


def read_units(text: str) -> Amount | None:
    """The number of units in a bare answer: "four", "a triplex", "just us", "it's a house"."""
    told = units_total(text)
    if told is None and _ALONE.search(folded(text)):
        return Amount.exactly(1)
    return told or read_count(text)


def _sizes(pattern: re.Pattern[str], plain: str) -> Iterator[Size]:
    for match in pattern.finditer(plain):
        units = _units_of(match)
        if units is not None and not _LABEL.search(plain, 0, match.start()):
            yield Size(units, match.start(), match.end())


def _units_of(match: re.Match[str]) -> Amount | None:
    """The units that the group which matched tells of."""
    name, words = next((name, words) for name, words in match.groupdict().items() if words and "_" not in name)
    if name == "people":
        return Amount.exactly(2)
    if name.startswith("named"):
        return Amount.exactly(int(name.removeprefix("named")))
    if name == "added":
        return Amount.exactly(ORDINALS.index(words) + 3)
    return amount_of(match, name) if f"{name}_to" in match.groupdict() else Amount.exactly(whole(words))


def _apart(found: list[Size]) -> list[Size]:
    """The sizes without those that lie within a longer one."""

    def within(size: Size, other: Size) -> bool:
        longer = other.end - other.start > size.end - size.start
        return longer and other.start <= size.start and size.end <= other.end

    return [size for size in found if not any(within(size, other) for other in found)]
