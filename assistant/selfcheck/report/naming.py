"""What places, facts and menders are called in a report."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.wording import Wording


@dataclass(frozen=True)
class Naming:
    """The names in one language."""

    wording: Wording

    def fact(self, name: str) -> str:
        """The title of a fact, as in facts.toml."""
        return self._titles.get(name, name)

    @cached_property
    def _titles(self) -> Mapping[str, str]:
        return {name: record.title for name, record in load_facts().items()}

    def mender(self, key: str) -> str:
        """Who mends it, in a sentence."""
        return self.wording[f"menders.{key}"]

    def place(self, unit: str, room: str) -> str:
        """A place within its building."""
        if room:
            return self.wording["names.room"].format(room=room, unit=unit) if unit else room
        return self.wording["names.unit"].format(unit=unit) if unit else self.wording["names.whole"]

    def somewhere(self, building: str, unit: str, room: str) -> str:
        """A place by its building."""
        name = building or self.wording["names.building"]
        if not (unit or room):
            return name
        place = self.place(unit, room) if room else self.wording["names.low"].format(unit=unit)
        return self.wording["names.in"].format(building=name, place=place)
