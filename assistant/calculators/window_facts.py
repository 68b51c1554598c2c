"""What is known of a room and its windows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from assistant.amount import Amount
from assistant.calculators.calculator import Fact

WindowKind = Literal["window", "skylight"]


@dataclass(frozen=True, slots=True)
class Window:
    """One window; areas in square feet, distances in feet, None where it is not known.

    `openable_share` is the part of the area that opens, 0 to 1, where it was told as a part ("the lower half").
    `obstruction_ft` is the distance to a wall or structure that the window faces, `obstruction_above_ceiling`
    whether that reaches above the level of the room's ceiling. `label` is what a person calls the window.
    """

    kind: WindowKind = "window"
    area_sqft: Amount | None = None
    openable_sqft: Amount | None = None
    openable_share: Fraction | None = None
    obstruction_ft: Amount | None = None
    obstruction_above_ceiling: bool | None = None
    faces_outdoors: bool | None = None
    label: str = ""


@dataclass(frozen=True, slots=True)
class WindowFacts:
    """A room: its use, its floor area, its windows and whether another device ventilates it.

    `windows` is None where nothing is known of them and () where there is none. `openable_sqft` is the part of all
    the windows together that opens. It and the fields after it are told of the room's windows without saying which
    (an answer to a question just asked): they hold for each window that does not state its own.
    """

    room: str | None = None
    floor_sqft: Amount | None = None
    windows: tuple[Window, ...] | None = None
    openable_sqft: Amount | None = None
    openable_share: Fraction | None = None
    obstruction_ft: Amount | None = None
    obstruction_above_ceiling: bool | None = None
    faces_outdoors: bool | None = None
    ventilating_device: bool | None = None


ROOMS = ("sleeping", "living", "kitchen", "dining", "bathroom", "other")

FACTS = (
    Fact("room", "choice", ROOMS),
    Fact("floor_sqft", "area"),
    Fact("windows", "windows"),
    Fact("openable_sqft", "area"),
    Fact("openable_share", "share"),
    Fact("obstruction_ft", "length"),
    Fact("obstruction_above_ceiling", "yesno"),
    Fact("faces_outdoors", "yesno"),
    Fact("ventilating_device", "yesno"),
)

WINDOW_FACTS = (
    Fact("kind", "choice", ("window", "skylight")),
    Fact("area_sqft", "area"),
    Fact("openable_sqft", "area"),
    Fact("openable_share", "share"),
    Fact("obstruction_ft", "length"),
    Fact("obstruction_above_ceiling", "yesno"),
    Fact("faces_outdoors", "yesno"),
)
"""What can be told of one window."""
