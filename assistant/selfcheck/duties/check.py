"""A building against every duty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from datetime import date
from functools import cached_property
from itertools import count
from operator import attrgetter

from assistant.selfcheck.duties.duty import Duties, Duty, Gate, Level, load_duties
from assistant.selfcheck.duties.gates import at
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.rules import RULES
from assistant.selfcheck.duties.spot import Spot
from assistant.selfcheck.duties.told import shut, taken, told
from assistant.selfcheck.finding import Finding, Ruling
from assistant.selfcheck.model import Building
from assistant.selfcheck.wording import load_wording
from corpus.law import Law


@dataclass(frozen=True, eq=False)
class Check:
    """All duties, ready to be held against one building after another."""

    duties: Duties
    judge: Judge

    @classmethod
    def of(cls, law: Law, today: date, lang: str = "en") -> Check:
        """The check as of a day, in a language.

        Raises:
            DataFault: a file of duties or words is not as it should be.
        """
        return cls(load_duties(), Judge(law, load_wording(lang), today, lang))

    def findings(self, building: Building, numbers: Iterator[int] | None = None) -> Iterator[Finding]:
        """What every duty comes to in the building: of the whole, then of each unit and its rooms.

        At each place the gravest danger comes first. `numbers` number the findings, from 1 where none are given.
        """
        numbers = count(1) if numbers is None else numbers
        whole = self._gated(Spot(building), "building")
        yield from self._at(whole, (building.name, "", ""), "building", numbers)
        for unit in building.units:
            inside = self._gated(Spot(building, unit, gates=whole.gates), "unit")
            yield from self._at(inside, (building.name, unit.name, ""), "unit", numbers)
            for room in unit.rooms:
                spot = self._gated(Spot(building, unit, room, inside.gates), "room")
                yield from self._at(spot, (building.name, unit.name, room.name), "room", numbers)

    def _gated(self, spot: Spot, level: Level) -> Spot:
        return Spot(spot.building, spot.unit, spot.room, at(spot, self._gates[level], self.judge))

    def _at(self, spot: Spot, names: tuple[str, str, str], level: Level, numbers: Iterator[int]) -> Iterator[Finding]:
        told_here = self._told_here(spot, level)
        rulings = (
            told_here[place] if place is not None else self._ruled(duty, spot) for duty, place in self._plan[level]
        )
        return (Finding(*names, ruling, "", next(numbers)) for ruling in rulings if ruling is not None)

    def _told_here(self, spot: Spot, level: Level) -> tuple[Ruling | None, ...]:
        """What the facts of a place tell one by one; places that are alike share it."""
        place, duties = spot.place, self._plain[level]
        key = (level, self._facts[level](place), place.absent, *spot.gates.values(), spot.building.cleaning_agreement)
        return self.judge.once(key, lambda: tuple(told(duty, spot, self.judge) for duty in duties))

    def _ruled(self, duty: Duty, spot: Spot) -> Ruling | None:
        if not duty.when:
            return RULES[duty.rule](duty, spot, self.judge)
        closed, said = shut(duty, spot, self.judge)
        if closed:
            return said
        ruling, assumed = RULES[duty.rule](duty, spot, self.judge), taken(duty, spot)
        if ruling is None or not assumed:
            return ruling
        # A ruling is equal to itself alone, and what is kept under it keeps it.
        return self.judge.once(("taken", ruling, assumed), lambda: replace(ruling, assumed=(*assumed, *ruling.assumed)))

    @cached_property
    def _by_level(self) -> Mapping[Level, tuple[Duty, ...]]:
        """The duties of each level, the gravest danger first."""
        ranked = sorted(self.duties.duties.values(), key=lambda duty: duty.danger)
        levels: tuple[Level, ...] = ("building", "unit", "room")
        return {level: tuple(duty for duty in ranked if duty.level == level) for level in levels}

    @cached_property
    def _plain(self) -> Mapping[Level, tuple[Duty, ...]]:
        """The duties that one fact tells."""
        return {level: tuple(duty for duty in duties if not duty.rule) for level, duties in self._by_level.items()}

    @cached_property
    def _plan(self) -> Mapping[Level, tuple[tuple[Duty, int | None], ...]]:
        """Every duty of a level with its place among those that one fact tells; None for the others."""
        places = {duty.id: place for duties in self._plain.values() for place, duty in enumerate(duties)}
        return {
            level: tuple((duty, places.get(duty.id)) for duty in duties) for level, duties in self._by_level.items()
        }

    @cached_property
    def _facts(self) -> Mapping[Level, Callable[[object], tuple[object, ...]]]:
        """What takes the facts of those duties from a place, all at once."""
        return {level: attrgetter(*(duty.fact for duty in duties)) for level, duties in self._plain.items()}

    @cached_property
    def _gates(self) -> Mapping[Level, tuple[Gate, ...]]:
        levels: tuple[Level, ...] = ("building", "unit", "room")
        return {level: tuple(gate for gate in self.duties.gates.values() if gate.level == level) for level in levels}
