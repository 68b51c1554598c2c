"""Reads the floor space of a dwelling unit for 12.07(1)(a)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import reduce
from typing import Any

from assistant.amount import Amount
from assistant.facts.asking import is_asked_about
from assistant.facts.dwelling_units import units_total
from assistant.facts.folding import folded
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.lowest import lowest
from assistant.facts.measures import Measure, find_measures
from assistant.facts.number_words import SMALL
from assistant.facts.stories import LEVELS, Part, stories, whole_home
from assistant.facts.tokens import Token, text_at, tokens
from assistant.facts.vocabulary import Sought, word_set
from assistant.facts.windows.sizes import floor_area
from assistant.outcome import Said

_UNITS = word_set("""
    apartment apartments apt apts flat flats unit units studio studios suite each ea apiece half halves upper lower
    upstairs downstairs cabin cottage rental adu lofts loft place trailer camper bungalow condo conversion du dus
    side sides efficiency mobile
    """)
_BOTH_FLOORS = Sought(r"\bboth (?:of (?:the|our|my) )?(?:floors|levels|stories)\b", "both")
_ADDS = Sought(
    r"\b(?:add(?:s|ed|ing)?|addition|build on|built on|extra|another|more)\b", "add|built|build|extra|other|more"
)
_OUTSIDE = word_set("balcony porch deck patio garage shed yard carport terrace lot")
_MOST_UNITS = 60
_SEVERAL = word_set("units apartments apts flats duplex triplex fourplex studios tenants")
_WHOLES = frozenset({"house", "building", "total", "altogether", "lot", "together", "whole", "overall", "combined"})
_SPLITS = frozenset({"split", "divide", "dividing", "carve", "carving", "splitting", "into", "cut"})
_ROOMS = frozenset({"bedroom", "kitchen", "room", "bathroom", "br", "garage", "basement", "porch", "deck", "yard"})
_NO_AREA_BEFORE = frozenset({"$", "section", "sec", "#", "unit", "apt", "in", "since", "no", "permit", "lot"})
_NO_AREA_AFTER = word_set(
    "years year days month months people persons degrees % percent units apartments flats rent bucks"
)
_SMALLEST, _LARGEST = 100, 20_000
"""A bare number between these may be the floor space of a dwelling unit."""
_YEARS = range(1850, 2101)
_NEAR = 3
_ENDS = frozenset({".", ";", "?", "into", "with"})


def read(text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """The floor space of the unit: of several the unit's own, and of several units' the least.

    What is said to be added comes to the floor space that is `known`: "what if we add 150 sq ft".
    """
    found, before = _read(text, asked), known.get("floor_sqft")
    if before is None or "floor_sqft" not in found.facts or not _ADDS.search(folded(text)):
        return found
    whole = before + found.facts["floor_sqft"]
    return Found({"floor_sqft": whole}, (*found.assumed, Said("assumed.floors_together", {"floor": whole})))


def _read(text: str, asked: str | None) -> Found:
    found = tokens(text)
    measures = find_measures(found)
    stated = [one for one in measures if one.kind in {"area", "pair"} or _is_feet_for_area(one)]
    bare = [one for one in measures if _may_be_area(found, one) and (not stated or _near(found, one, _UNITS | LEVELS))]
    told = [_said_in_two(found, one) for one in (*stated, *bare) if not is_asked_about(found, one.first, one.after)]
    sizes = [one for one in told if not _is_part_of(found, one) and text_at(found, one.after) not in _OUTSIDE]
    if not sizes and asked == "floor_sqft":
        sizes = [one for one in measures if one.value > 0][:1]
    parts = () if _has_several_units(found, text) else whole_home(text, found, sizes)
    if parts:
        return _summed(parts)
    own = _own(found, sizes, text)
    return _found([_of_stories(own[0], stories(found))] if len(own) == 1 else own)


def _of_stories(one: Measure, count: int) -> Measure:
    """The size, where its sides are those of a house of several stories as the range from one of them to all."""
    whole = one.kind == "pair" and one.amount.exact is not None and count > 1
    return replace(one, amount=Amount(one.value, one.value * count)) if whole else one


def _has_several_units(found: tuple[Token, ...], text: str) -> bool:
    """Whether the sizes may be of several units and not of the floors of one."""
    many = units_total(_BOTH_FLOORS.blanked(folded(text)))
    return bool({token.text for token in found} & _SEVERAL) or (
        many is not None and many.at_least(Fraction(2)) is True and many.less_than(_MOST_UNITS) is True
    )


def _summed(parts: Sequence[Part]) -> Found:
    """The home's floor space, of all its parts together."""
    sized = [(floor_area(one), times) for one, times in parts]
    areas = [area.scaled(times) for (area, _, _), times in sized if area is not None]
    problems = tuple(wrong for (_, _, wrong), _ in sized if wrong is not None)
    if problems:
        return Found({}, (), problems)
    whole = reduce(Amount.__add__, areas)
    assumed = [taken for (_, taken, _), _ in sized if taken is not None]
    return Found({"floor_sqft": whole}, (*assumed, Said("assumed.floors_together", {"floor": whole})))


def _is_feet_for_area(one: Measure) -> bool:
    """Whether "seven hundred feet" stands for square feet."""
    return one.kind == "length" and one.unit == 1 and one.value >= _SMALLEST


def _may_be_area(found: tuple[Token, ...], one: Measure) -> bool:
    """Whether a bare number may be an area: of the right size, and no year, price or count."""
    if one.kind != "number" or one.label or not _SMALLEST <= one.value <= _LARGEST:
        return False
    year = one.value in _YEARS and "," not in text_at(found, one.first)
    before, after = text_at(found, one.first - 1), text_at(found, one.after)
    return not year and before not in _NO_AREA_BEFORE and after not in _NO_AREA_AFTER


def _said_in_two(found: tuple[Token, ...], one: Measure) -> Measure:
    """The area with the hundreds that are said without the word: "nine fifty square feet"."""
    hundreds = SMALL.get(text_at(found, one.first - 1), 0)
    spoken = found[one.first].text.isalpha() and one.kind == "area" and 0 < hundreds < 10 <= one.value < _SMALLEST
    value = hundreds * _SMALLEST + one.value
    return replace(one, value=value, amount=Amount.exactly(value), first=one.first - 1) if spoken else one


def _is_part_of(found: tuple[Token, ...], one: Measure) -> bool:
    """Whether only a part of the size is the unit's: "half of a 1,600 square foot house"."""
    before = [token.text for token in found[max(0, one.first - _NEAR) : one.first]]
    return "of" in before and bool({"half", "2", "third", "part"} & set(before))


def _own(found: tuple[Token, ...], sizes: Sequence[Measure], text: str) -> list[Measure]:
    """The sizes that are of a unit and not of a room, of the house, or of all its units together."""
    units = [one for one in sizes if _near(found, one, _UNITS) and not _near(found, one, _WHOLES)]
    if units:
        return units
    if sum(one.kind == "pair" for one in sizes) > 1:
        return []
    many = units_total(text)
    shared = bool({token.text for token in found} & _SPLITS) or (
        many is not None and many.at_least(Fraction(2)) is True
    )
    return [one for one in sizes if not _near(found, one, _ROOMS) and not (shared and _near(found, one, _WHOLES))]


def _near(found: tuple[Token, ...], one: Measure, words: frozenset[str]) -> bool:
    """Whether one of the words stands close behind the size, or right before it, in the same clause."""
    behind = _up_to(found[one.after : one.after + _NEAR], _ENDS | {",", "and"})
    before = _up_to(tuple(reversed(found[max(0, one.first - _NEAR) : one.first])), _ENDS)
    return bool((behind | before) & words)


def _up_to(near: Sequence[Token], ends: frozenset[str]) -> set[str]:
    """The words up to the first that ends the clause."""
    words = [token.text for token in near]
    return set(words[: next((place for place, word in enumerate(words) if word in ends), len(words))])


def _found(sizes: Sequence[Measure]) -> Found:
    assumed: list[Said] = []
    problems: list[Said] = []
    areas: list[Amount] = []
    for one in sizes:
        area, taken, wrong = floor_area(one)
        areas += [area] if area is not None else []
        assumed += [taken] if taken is not None else []
        problems += [wrong] if wrong is not None else []
    least, several = lowest(areas, "assumed.least_floor")
    return Found({} if least is None else {"floor_sqft": least}, (*assumed, *several), tuple(problems))
