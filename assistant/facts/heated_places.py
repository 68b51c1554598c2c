"""Which indoor temperatures were read in rooms that must be heated, and which in a garage, a hall and the like."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from assistant.facts.temperatures import Temperature
from assistant.facts.tokens import Token, text_at
from assistant.facts.vocabulary import word_set

_UNBOUND = word_set("""
    garage garages carport hallway hallways hall halls corridor corridors foyer vestibule entryway entryways lobby
    laundry lndry pantry larder closet closets storage storeroom shed stairwell stairwells stairway stairways staircase
    stairs porch mudroom breezeway crawlspace elevator
    """)
_BOUND = word_set("""
    bedroom bedrooms bdrm bdrms br brs kitchen kit living dining bathroom bathrooms bath baths toilet apartment
    apartments apt apts house home unit units flat nursery den office studio thermostat lr livrm here
    """)
_BESIDE = word_set("off near by beside outside across over above under from to through behind no without heats")
_WITHIN = word_set("in of off to for at inside")
_ARTICLES = word_set("a an the my our his her their your this that each every")
_CLAUSE_ENDS = word_set(", . ; ? ! and but when while with")
_UNBOUND_TWO = word_set("utility mud boiler furnace mechanical crawl")
_ROOM = word_set("room rm space")


def bound(found: tuple[Token, ...], said: Sequence[Temperature]) -> tuple[bool, ...]:
    """Whether each temperature was read in a place that the rule binds; one without a place is taken to be."""
    places = _places(found)
    return tuple(_is_bound(found, one, places) for one in said)


def _is_bound(found: tuple[Token, ...], one: Temperature, places: Sequence[tuple[int, bool]]) -> bool:
    """By the last place told before it in its clause, else the first after it there, else where there is only one."""
    start = next((at + 1 for at in range(one.first - 1, -1, -1) if found[at].text in _CLAUSE_ENDS), 0)
    end = next((at for at in range(one.after, len(found)) if found[at].text in _CLAUSE_ENDS), len(found))
    before = [kind for at, kind in places if start <= at < one.first]
    behind = [kind for at, kind in places if one.after <= at < end]
    if before or behind:
        return before[-1] if before else behind[0]
    return not places or any(kind for _, kind in places)


def _places(found: tuple[Token, ...]) -> tuple[tuple[int, bool], ...]:
    """The places told, each with whether the rule binds it; not those that only say where another one is."""
    told = [(at, kind) for at in range(len(found)) if (kind := _kind(found, at)) is not None]
    apart = [at for at, _ in told if text_at(found, _lead(found, at)) in _BESIDE]
    held = [
        later
        for (first, bound_first), (later, bound_later) in pairwise(told)
        if not bound_first
        and bound_later
        and _WITHIN & {token.text for token in found[first:later]}
        and not _CLAUSE_ENDS & {token.text for token in found[first:later]}
        and not any(token.text[:1].isdigit() for token in found[first:later])
    ]
    return tuple((at, kind) for at, kind in told if at not in apart and at not in held)


def _lead(found: tuple[Token, ...], at: int) -> int:
    """The place of the word before the one at `at` and its article."""
    return at - 2 if text_at(found, at - 1) in _ARTICLES else at - 1


def _kind(found: tuple[Token, ...], at: int) -> bool | None:
    word, before, after = (text_at(found, at + step).removesuffix("'s") for step in (0, -1, 1))
    if word in _UNBOUND:
        return None if before == "water" or after in {"unit", "thermostat"} else False
    if word in _UNBOUND_TWO and after in _ROOM:
        return False
    return True if word in _BOUND else None
