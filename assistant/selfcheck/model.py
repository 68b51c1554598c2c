"""What is known of a building, its dwelling units and their rooms.

A fact is None where it was not told. A fact that was said not to apply ("n/a": there is no porch) is None too, and its
name stands in `absent`. An `Amount` is in the unit that ends its name, or a count. A `Condition` holds what is wrong.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from fractions import Fraction
from typing import Literal, TypeAlias, TypeVar

from assistant.amount import Amount
from assistant.calculators.window_facts import Window, WindowFacts

Condition: TypeAlias = tuple[str, ...]
"""What is wrong with a part, as the words of its fact in facts.toml; () where it is sound.

"unsound" stands alone where only that something is wrong was told.
"""

Agreement = Literal["occupant", "operator", "none"]
"""Who has taken a duty of the owner on by agreement."""

Level = Literal["building", "unit", "room", "window"]
"""What a fact is about."""


@dataclass(frozen=True, slots=True)
class Room:
    """One room. `row` is its first row in the file, 0 where there are no rows.

    `use` is sleeping, living, kitchen, dining, bathroom (a water closet compartment too) or other. `windows` is None
    where nothing is known of them, () where there is none; what follows them holds for each that states none of its
    own, and `openable_sqft` for all of them together.
    """

    name: str
    row: int = 0
    use: str | None = None
    floor_sqft: Amount | None = None
    windows: tuple[Window, ...] | None = None
    openable_sqft: Amount | None = None
    openable_share: Fraction | None = None
    obstruction_ft: Amount | None = None
    obstruction_above_ceiling: bool | None = None
    faces_outdoors: bool | None = None
    ventilating_device: bool | None = None
    ventilation_works: bool | None = None
    windows_condition: Condition | None = None
    windows_screened: bool | None = None
    screens_sound: bool | None = None
    ceiling: Condition | None = None
    floor: Condition | None = None
    floor_impervious: bool | None = None
    floor_cleanable: bool | None = None
    outlets_to_code: bool | None = None
    indoor_f: Amount | None = None
    absent: frozenset[str] = frozenset()

    @property
    def window_facts(self) -> WindowFacts:
        """What the window calculator takes."""
        return WindowFacts(
            self.use,
            self.floor_sqft,
            self.windows,
            self.openable_sqft,
            self.openable_share,
            self.obstruction_ft,
            self.obstruction_above_ceiling,
            self.faces_outdoors,
            self.ventilating_device,
        )


@dataclass(frozen=True, slots=True)
class Unit:
    """One dwelling unit with its rooms in the order of the file.

    `kind` is dwelling-unit, rooming-unit or light-housekeeping-unit. `bath_access` is free, own-bedroom (only through
    one's own sleeping room) or other-unit (only through another unit's rooms). `toilet_kind` is ordinary, flush-hopper,
    frost-proof-hopper, privy or similar. `heater_kind` is furnace, boiler, electric, gas-space-heater,
    oil-space-heater, wood-stove or other.
    """

    name: str
    row: int = 0
    rooms: tuple[Room, ...] = ()
    kind: str | None = None
    floor_sqft: Amount | None = None
    own_way_in: bool | None = None
    entry_doors: Condition | None = None
    exit: Condition | None = None
    stairs: Condition | None = None
    handrails: Condition | None = None
    inner_doors: Condition | None = None
    screen_doors_close: bool | None = None
    screen_doors_sound: bool | None = None
    heating: bool | None = None
    heater_kind: str | None = None
    heater_installed: bool | None = None
    heater_vented: bool | None = None
    heater_safe: bool | None = None
    indoor_f: Amount | None = None
    outdoor_f: Amount | None = None
    heat_turned_up: bool | None = None
    kitchen_sink: bool | None = None
    kitchen_sink_works: bool | None = None
    kitchen_sink_connected: bool | None = None
    kitchen_sink_hot_cold: bool | None = None
    toilet: bool | None = None
    toilet_works: bool | None = None
    toilet_kind: str | None = None
    toilet_approved: bool | None = None
    lavatory: bool | None = None
    lavatory_works: bool | None = None
    lavatory_hot_cold: bool | None = None
    tub_or_shower: bool | None = None
    tub_or_shower_works: bool | None = None
    tub_or_shower_hot_cold: bool | None = None
    bath_connected: bool | None = None
    bath_private: bool | None = None
    bath_access: str | None = None
    water_heater: bool | None = None
    water_heater_installed: bool | None = None
    water_heater_safe: bool | None = None
    hot_water_enough: bool | None = None
    water_f: Amount | None = None
    water_turned_up: bool | None = None
    plumbing_installed: bool | None = None
    plumbing: Condition | None = None
    equipment_works: bool | None = None
    infested: bool | None = None
    kept_clean: bool | None = None
    garbage_stored: bool | None = None
    absent: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Building:
    """One building with its dwelling units in the order of the file.

    `units_total` counts all its units, in the file or not. `units_infested` is told for the building as a whole; where
    it is None the units' own `infested` are all that is known. `proofed` says whether it is kept reasonably rat-proof
    or insect-proof. The agreements say who has taken on cleaning, containers or extermination.
    """

    name: str
    row: int = 0
    units: tuple[Unit, ...] = ()
    address: str | None = None
    units_total: Amount | None = None
    sewer_available: bool | None = None
    foundation: Condition | None = None
    outer_walls: Condition | None = None
    roof: Condition | None = None
    exterior_doors: Condition | None = None
    hatchway: Condition | None = None
    outside_stairs: Condition | None = None
    handrails: Condition | None = None
    handrails_required: bool | None = None
    porches: Condition | None = None
    porch_rails: Condition | None = None
    openings_rodent_screened: bool | None = None
    containers: bool | None = None
    containers_agreement: Agreement | None = None
    pests_prevalent: bool | None = None
    proofed: bool | None = None
    units_infested: Amount | None = None
    shared_parts_infested: bool | None = None
    pests_agreement: Agreement | None = None
    shared_halls: bool | None = None
    hall_foot_candles: Amount | None = None
    stair_foot_candles: Amount | None = None
    halls_lit_always: bool | None = None
    inside_stairs: Condition | None = None
    shared_parts_clean: bool | None = None
    cleaning_agreement: Agreement | None = None
    basement_windows_screened: bool | None = None
    absent: frozenset[str] = frozenset()


Place = TypeVar("Place", Building, Unit, Room)

_NO_FACTS = frozenset({"name", "row", "units", "rooms", "absent"})


def fact_names(place: type[Place]) -> tuple[str, ...]:
    """The facts of a building, unit or room by their names in the program's interface."""
    return tuple(field.name for field in fields(place) if field.name not in _NO_FACTS)
