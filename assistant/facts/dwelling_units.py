"""How many dwelling units a building has: "triplex", "12 unit building", "both apartments", "the house we rent"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from assistant.amount import Amount
from assistant.facts.counts import amount_of, numbered, read_count, whole
from assistant.facts.dwelling_words import (
    ADDED,
    BOTH,
    CHANGES,
    COUNTED,
    HELD,
    LEVELS,
    LISTED,
    NAMED,
    ORDINALS,
    SINGLE,
    SIZES,
)
from assistant.facts.phrases import Phrases, any_of

_LABEL = re.compile(r"(?:unit|apt|apartment|no\.?|number|#|other|floor)\s*$")
_ALONE = any_of(
    "(just|only) (us|me|mine|ours|one)", "just the one", "[it's|it is] [a|the|my|our] [_] (house|home|cottage|cabin)"
)


@dataclass(frozen=True, slots=True)
class Size:
    """Words that tell the size of a building, their place, and the units they tell of."""

    units: Amount
    start: int
    end: int


def building_sizes(text: str) -> tuple[Size, ...]:
    """What `text` says of the size of a whole building ("12 unit building", "duplex", "1 of 4"), in order."""
    plain = numbered(text)
    found = [*_counts(SIZES, plain), *_counts(CHANGES, plain), *_named(plain), *_added(plain)]
    return tuple(sorted(_apart(found), key=lambda size: size.start))


def building_units(text: str) -> Amount | None:
    """The number of dwelling units in the building, by words for a whole building: not by "two units have mice".

    Where `text` tells of a change ("from two to three apartments", "add a third apartment"), the number afterward.
    """
    plain = numbered(text)
    for found in (*_counts(CHANGES, plain), *_added(plain), *reversed(building_sizes(text))):
        return found.units
    return Amount.exactly(1) if SINGLE.said_in(plain) else None


def units_total(text: str) -> Amount | None:
    """The number of dwelling units in the building that `text` speaks of, by any count of units; else None."""
    if building_sizes(text):
        return building_units(text)
    plain = numbered(text)
    levels = LEVELS.first(plain)
    if levels is not None:
        return amount_of(levels) + Amount.exactly(whole(levels["rest"]))
    for phrases in (HELD, COUNTED, LISTED):
        held = sorted(_counts(phrases, plain), key=lambda size: size.start)
        if held:
            return held[-1].units
    return Amount.exactly(2) if BOTH.said_in(plain) else building_units(text)


def read_units(text: str) -> Amount | None:
    """The number of units in a bare answer: "four", "a triplex", "just us", "it's a house"."""
    told = units_total(text)
    if told is None and _ALONE.said_in(numbered(text)):
        return Amount.exactly(1)
    return told or read_count(text)


def _counts(phrases: Phrases, plain: str) -> Iterator[Size]:
    for match in phrases.matches(plain):
        if not _LABEL.search(plain, 0, match.start("n")):
            yield Size(amount_of(match), match.start(), match.end())


def _named(plain: str) -> Iterator[Size]:
    for size, phrases in NAMED.items():
        for match in phrases.matches(plain):
            yield Size(Amount.exactly(size), match.start(), match.end())


def _added(plain: str) -> Iterator[Size]:
    for match in ADDED.matches(plain):
        yield Size(Amount.exactly(ORDINALS.index(match["added"]) + 3), match.start(), match.end())


def _apart(found: list[Size]) -> list[Size]:
    """The sizes without those that lie within a longer one."""

    def within(size: Size, other: Size) -> bool:
        longer = other.end - other.start > size.end - size.start
        return longer and other.start <= size.start and size.end <= other.end

    return [size for size in found if not any(within(size, other) for other in found)]
