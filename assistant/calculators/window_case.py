"""A room whose windows need an area, with what was found of it."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.calculators.window_areas import Areas
from assistant.calculators.window_counts import Count
from assistant.calculators.window_facts import WindowFacts
from assistant.outcome import Value


@dataclass(frozen=True, slots=True)
class Case:
    """The facts, the windows by whether they count (None where none is known), the areas, and what they decide.

    `areas` are those of the windows that count at the least or at the most, whichever the verdict rests on.
    """

    facts: WindowFacts
    count: Count | None
    areas: Areas
    verdict: str | None
    missing: frozenset[str]

    @property
    def short_of_area(self) -> bool:
        """Whether the window area itself is too small."""
        return self.areas.enough is False

    @property
    def short_of_opening(self) -> bool:
        """Whether too little of the windows opens."""
        return self.areas.opens_enough is False

    @property
    def no_window_counts(self) -> bool:
        """Whether the room is known to have no window that counts."""
        return self.areas.windows == ()

    @property
    def blanks(self) -> dict[str, Value]:
        """The values that its sentences name."""
        areas = self.areas
        blanks: dict[str, Value] = {
            "room": self.facts.room or "",
            "floor": areas.floor,
            "required": areas.required,
            "actual": areas.actual,
            "opens_required": areas.opens_required,
        }
        return blanks if areas.opens is None else {**blanks, "opens": areas.opens}
