"""Which temperature was read indoors and which out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from assistant.facts.nearest import owners
from assistant.facts.temperatures import Temperature
from assistant.facts.tokens import Token, text_at
from assistant.facts.vocabulary import word_set

Place = Literal["indoor", "outdoor"]

_OUT = frozenset(
    {"outside", "outdoors", "outdoor", "oat", "outsid", "out", "weather", "ouside", "otside", "afuera", "fuera"}
)
_IN = word_set("""
    adentro dentro inside indoors indoor here apartment apartments bedroom bedrooms room rooms house home lr br brs
    iat kitchen unit flat place thermostat thermometer den basement bathroom upstairs downstairs building nursery
    hallway isnide insied interior living radiators furnace heater attic duplex trailer studio
    """)
_NOT_OUT = frozenset({"of", "for", "a", "in", "my", "the", "sick", "about", "that"})
_BEFORE_OUT = frozenset(
    {
        "went",
        "came",
        "figure",
        "figured",
        "find",
        "found",
        "give",
        "gave",
        "gives",
        "topped",
        "tops",
        "flat",
        "maxes",
        "maxed",
        "max",
        "burned",
        "going",
        "is",
        "run",
    }
)
_CLAUSE_ENDS = frozenset({",", ".", ";", "?", "!", "and", "but", "when", "while", "with"})
_COLDEST_INDOORS, _WARMEST_WINTER = 33, 50
"""Without any word a temperature below the first is outdoors; of two, one below the second is."""


def places_of(found: tuple[Token, ...], said: Sequence[Temperature], asked: Place | None = None) -> tuple[Place, ...]:
    """The place of each temperature: by the nearest word for it, below zero out, else by what is likely.

    `asked` is the place that a bare answer answers.
    """
    cues = [(place, kind) for place in range(len(found)) if (kind := _cue(found, place)) is not None]
    owned = owners(found, [(one.first, one.after) for one in said], [(place, place + 1) for place, _ in cues])
    kinds = [None if cue is None else cues[cue][1] for cue in owned]
    places: list[Place | None] = [
        "outdoor" if _is_below_zero(one) and kind == "indoor" else kind for one, kind in zip(said, kinds, strict=True)
    ]
    return _likely(said, places, asked)


def _cue(found: tuple[Token, ...], place: int) -> Place | None:
    word, after, before = (text_at(found, place + step) for step in (0, 1, -1))
    if word == "out" and (after in _NOT_OUT or before in _BEFORE_OUT - {"is"}):
        return None
    if word in _OUT:
        return "outdoor"
    if word in {"in", "ins"} and (not after or after in _CLAUSE_ENDS):
        return "indoor"
    return "indoor" if word.removesuffix("'s") in _IN else None


def _is_below_zero(one: Temperature) -> bool:
    high = one.amount.high
    return high is not None and (high < 0 or (high == 0 and one.amount.below))


def _likely(said: Sequence[Temperature], places: Sequence[Place | None], asked: Place | None) -> tuple[Place, ...]:
    """The places, those that no word tells filled in."""
    split = len(said) > 1 and "outdoor" not in places
    return tuple(place or _guess(one, asked, split) for one, place in zip(said, places, strict=True))


def _guess(one: Temperature, asked: Place | None, split: bool) -> Place:
    if asked is not None:
        return asked
    value = one.amount.high if one.amount.high is not None else one.amount.low
    limit = _WARMEST_WINTER if split else _COLDEST_INDOORS
    return "outdoor" if value is not None and value < limit else "indoor"
