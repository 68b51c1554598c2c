"""Areas of floors and windows from sizes, bare numbers taken as people mean them."""

from __future__ import annotations

from assistant.amount import Amount
from assistant.facts.limits import side_beyond
from assistant.facts.measures import Measure
from assistant.outcome import Said
from corpus.law import load_law

Sized = tuple[Amount | None, Said | None, Said | None]
"""An area in square feet, what was taken for granted, and what is wrong with it."""


def floor_area(size: Measure) -> Sized:
    """The area of a floor; bare sides are feet and a bare number square feet."""
    if size.value <= 0:
        return None, None, Said("problems.no_floor", {"floor": size.value})
    return size.amount, _as_feet(size), None


def room_area(size: Measure) -> Sized:
    """The area of the floor of a room, whose sides are no longer than any room's."""
    longest = Amount.exactly(max(size.sides)) if size.sides is not None else None
    wrong = side_beyond(longest) if longest is not None else None
    return floor_area(size) if wrong is None else (None, None, wrong)


def window_area(size: Measure, unit: str | None = None) -> Sized:
    """The area of one window.

    Two bare sides are feet where both are at most `bare_feet_most`, inches where both are at least
    `bare_inches_least`; anything else is asked. `unit` is the word that says which, where one does.
    """
    if size.value <= 0:
        return None, None, Said("problems.no_window_area", {"window": size.value})
    if not size.bare or size.sides is None:
        return size.amount, _as_feet(size), None
    readings = load_law().readings
    if unit == "feet" or (unit is None and max(size.sides) <= readings["bare_feet_most"].value):
        return size.amount, _sides("assumed.pair_as_feet", size), None
    if unit == "inches" or (unit is None and min(size.sides) >= readings["bare_inches_least"].value):
        return size.in_inches, _sides("assumed.pair_as_inches", size), None
    return None, None, _sides("problems.feet_or_inches", size)


def _as_feet(size: Measure) -> Said | None:
    """What to say of a size whose unit was not written."""
    if size.sides is not None:
        return _sides("assumed.pair_as_feet", size) if size.bare else None
    return None if size.kind == "area" else Said("assumed.as_square_feet", {"number": size.value})


def _sides(key: str, size: Measure) -> Said:
    first, second = size.sides or (size.value, size.value)
    return Said(key, {"first": first, "second": second})
