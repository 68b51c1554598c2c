"""The areas that 12.06(1)(a) and (b) compare: what a room needs and what its windows give."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from functools import reduce
from operator import add

from assistant.amount import Amount
from assistant.calculators.measure import nominal, not_under, reaches
from assistant.calculators.window_facts import Window, WindowFacts
from corpus.law import Law

NOTHING = Amount.exactly(0)
ANY = Amount(Fraction(0), None)


@dataclass(frozen=True, slots=True)
class Areas:
    """A room's areas in square feet if just these windows count; None for windows of which nothing is known.

    `floor` is without bounds where it is not known. `opens` is None where nothing was told of what opens: it is then
    not tested. `skylights_only`: there are windows, and no wall window among them.
    """

    floor: Amount
    windows: tuple[Window, ...] | None
    skylights_only: bool
    required: Amount
    actual: Amount
    opens_required: Amount
    opens: Amount | None

    @property
    def enough(self) -> bool | None:
        """Whether the window area reaches what is required."""
        return reaches(self.actual, self.required)

    @property
    def opens_enough(self) -> bool | None:
        """Whether enough of it opens; where nothing was told of that, yes."""
        return True if self.opens is None else reaches(self.opens, self.opens_required)


def areas(facts: WindowFacts, windows: tuple[Window, ...] | None, law: Law) -> Areas:
    """The areas of a room if just these windows count."""
    skylights_only = bool(windows) and all(window.kind == "skylight" for window in windows or ())
    floor = ANY if facts.floor_sqft is None else facts.floor_sqft
    required = needed(floor, facts.room, skylights_only, law)
    opens_required = required.scaled(law.parameters["openable_share"].share)
    actual = ANY if windows is None else total(window.area_sqft or ANY for window in windows)
    return Areas(floor, windows, skylights_only, required, actual, opens_required, _opens(facts, windows or ()))


def needed(floor: Amount, room: str | None, skylights_only: bool, law: Law) -> Amount:
    """The least window area for a floor: a share of it, in a sleeping room never under the least."""
    share = law.parameters["skylight_share" if skylights_only else "sleeping_window_share"].share
    area = floor.scaled(share)
    return not_under(area, law.parameters["sleeping_window_least"].value) if room == "sleeping" else area


def total(parts: Iterable[Amount]) -> Amount:
    """The sum of areas; nothing where there is none."""
    return reduce(add, parts, NOTHING)


def told(areas: Areas, room: str | None, law: Law) -> dict[str, Fraction]:
    """The areas as plain numbers, by the names of the program's interface; those known only in bounds are left out."""
    floor = nominal(areas.floor, law)
    required = areas.required.exact
    if required is None and floor is not None:
        required = needed(Amount.exactly(floor), room, areas.skylights_only, law).exact
    actual = _told_sum(areas.windows, law)
    short = required - actual if required is not None and actual is not None and actual < required else None
    numbers = {
        "floor_sqft": floor,
        "required_sqft": required,
        "actual_sqft": actual,
        "shortfall_sqft": short,
        "openable_required_sqft": None if required is None else required * law.parameters["openable_share"].share,
        "openable_actual_sqft": nominal(areas.opens, law),
    }
    return {name: number for name, number in numbers.items() if number is not None}


def _told_sum(windows: tuple[Window, ...] | None, law: Law) -> Fraction | None:
    if windows is None:
        return None
    numbers = [nominal(window.area_sqft, law) for window in windows]
    known = [number for number in numbers if number is not None]
    return sum(known, Fraction(0)) if len(known) == len(numbers) else None


def _opens(facts: WindowFacts, windows: tuple[Window, ...]) -> Amount | None:
    """What opens of each window, where that is told of each; else what was told of all together; else what may."""
    parts = [_opening(window) for window in windows]
    if None in parts and facts.openable_sqft is not None:
        return facts.openable_sqft
    if all(part is None for part in parts):
        return facts.openable_sqft
    return total(_up_to_all(window) if part is None else part for window, part in zip(windows, parts, strict=True))


def _opening(window: Window) -> Amount | None:
    if window.openable_sqft is not None or window.openable_share is None:
        return window.openable_sqft
    if window.openable_share == 0:
        return NOTHING
    return (window.area_sqft or ANY).scaled(window.openable_share)


def _up_to_all(window: Window) -> Amount:
    """What may open of a window of which that was not told."""
    return Amount(Fraction(0), (window.area_sqft or ANY).high)
