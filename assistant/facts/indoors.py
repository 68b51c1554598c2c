"""Which temperature was read indoors and which out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from assistant.facts.nearest import owners
from assistant.facts.temperatures import Temperature, is_plausible
from assistant.facts.tokens import Token, starts_with, text_at
from assistant.facts.vocabulary import word_set

Place = Literal["indoor", "outdoor"]

_OUT = frozenset(
    {
        "outside",
        "outdoors",
        "outdoor",
        "oat",
        "outd",
        "outdr",
        "exterior",
        "ambient",
        "os",
        "outsid",
        "out",
        "weather",
        "ouside",
        "otside",
        "afuera",
        "fuera",
    }
)
_IN = word_set("""
    adentro dentro inside indoors indoor here apartment apartments bedroom bedrooms room rooms house home lr br brs
    iat kitchen unit flat place thermostat thermometer den basement bathroom upstairs downstairs building nursery
    hallway isnide insied ind indr idt apt apts bdrm bdrms bedrm livrm kit bath bthrm rm rms office
    interior living radiators furnace heater attic duplex trailer studio
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
_AFTER_IN = _CLAUSE_ENDS | frozenset({"", "/", ":", "=", "-", ")", "|", "w", "vs"})
_SIDES: dict[tuple[str, ...], Place] = {("i", "/", "s"): "indoor", ("o", "/", "s"): "outdoor"}
"""The builder's "I/S" and "O/S"."""
_COLDEST_INDOORS, _WARMEST_WINTER = 33, 50
"""Without any word a temperature below the first is outdoors; of two, one below the second is."""


def places_of(found: tuple[Token, ...], said: Sequence[Temperature], asked: Place | None = None) -> tuple[Place, ...]:
    """The place of each temperature: by the nearest word for it, below zero out, else by what is likely.

    `asked` is the place that a bare answer answers.
    """
    cues = [(place, kind) for place in range(len(found)) if (kind := _cue(found, place)) is not None]
    owned = owners(found, [(one.first, one.after) for one in said], [(place, place + 1) for place, _ in cues])
    kinds = [
        None if cue is None or _is_of_another(found, place, owned, said, cues) else cues[cue][1]
        for place, cue in enumerate(owned)
    ]
    places: list[Place | None] = [
        "outdoor" if _is_below_zero(one) and kind == "indoor" else kind for one, kind in zip(said, kinds, strict=True)
    ]
    listed = _in_order(said, cues)
    return listed or _likely(said, _coldest_out(said, places), asked)


def _in_order(said: Sequence[Temperature], cues: Sequence[tuple[int, Place]]) -> tuple[Place, ...]:
    """The places of two temperatures with a word for each: "inside/outside: 64/20", "indoors 64 outdoors 20"."""
    if len(said) != 2 or len(cues) != 2 or cues[0][1] == cues[1][1]:
        return ()
    places = (cues[0][1], cues[1][1])
    before, behind = cues[1][0] < said[0].first, cues[0][0] >= said[1].after
    led = cues[0][0] < said[0].first and said[0].after <= cues[1][0] < said[1].first
    return places if before or behind or led else ()


def _coldest_out(said: Sequence[Temperature], places: Sequence[Place | None]) -> list[Place | None]:
    """The places, with a freezing temperature out where a warm one is in and nothing is out."""
    warm = any(place == "indoor" and not _freezes(one) for one, place in zip(said, places, strict=True))
    if "outdoor" in places or not warm:
        return list(places)
    pairs = zip(said, places, strict=True)
    return ["outdoor" if place == "indoor" and _freezes(one) else place for one, place in pairs]


def _freezes(one: Temperature) -> bool:
    return one.amount.high is not None and one.amount.high < _COLDEST_INDOORS


def _is_of_another(
    found: tuple[Token, ...],
    place: int,
    owned: Sequence[int | None],
    said: Sequence[Temperature],
    cues: Sequence[tuple[int, Place]],
) -> bool:
    """Whether the only word for the outdoors stands in the clause of another temperature: "it was 68.2, outside 14"."""
    cue = owned[place]
    if cue is None or cues[cue][1] == "indoor" or owned.count(cue) == 1:
        return False
    apart = [_ends_between(found, one, cues[cue][0]) for one, own in zip(said, owned, strict=True) if own == cue]
    return _ends_between(found, said[place], cues[cue][0]) and not all(apart)


def _ends_between(found: tuple[Token, ...], one: Temperature, cue: int) -> bool:
    start, end = (one.after, cue) if cue >= one.after else (cue, one.first)
    return any(token.text in _CLAUSE_ENDS for token in found[start:end])


def _cue(found: tuple[Token, ...], place: int) -> Place | None:
    word, after, before = (text_at(found, place + step) for step in (0, 1, -1))
    if word == "out" and (after in _NOT_OUT or before in _BEFORE_OUT - {"is"}):
        return None
    if word in _OUT:
        return "outdoor"
    leads = place == 0 or before in _AFTER_IN
    if word in {"in", "ins"} and (after in _AFTER_IN or (leads and after[:1].isdigit())):
        return "indoor"
    side: Place | None = next((side for words, side in _SIDES.items() if starts_with(found, place, words)), None)
    if side is not None:
        return side
    return "indoor" if word.removesuffix("'s") in _IN else None


def _is_below_zero(one: Temperature) -> bool:
    """Whether it is as cold as only the outdoors may be; what no weather is stays where it was said to be."""
    high = one.amount.high
    return high is not None and (high < 0 or (high == 0 and one.amount.below)) and is_plausible(one.amount)


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
