"""Reads what a sentence says of a room and its windows, for 12.06(1)(a) and (b) and 12.05(2)(a)(2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from fractions import Fraction
from functools import reduce
from typing import Any

from assistant.amount import Amount
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.tokens import text_at
from assistant.facts.windows import known, present
from assistant.facts.windows.added import with_added
from assistant.facts.windows.answers import answer
from assistant.facts.windows.groups import window_groups
from assistant.facts.windows.odds import without_negatives
from assistant.facts.windows.one_of import with_one_of
from assistant.facts.windows.opening import says_it_opens
from assistant.facts.windows.roles import Placed
from assistant.facts.windows.rooms import has_device, room_use, speaks_of_room
from assistant.facts.windows.scene import Scene, scene_of
from assistant.facts.windows.sizes import room_area
from assistant.facts.windows.split import rooms_apart
from assistant.outcome import Said

_ANY_WINDOW = frozenset({"living", "kitchen", "dining", "bathroom"})
"""Rooms of which a window of any size does, so that it counts even where only its opening is told."""


def read(text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """The facts of the first room that `text` tells of; `asked` is the fact that a bare answer answers.

    A window that is said to come to those that are `known` is told together with them.
    """
    scene = scene_of(text, asked)
    rooms = rooms_apart(scene)
    if len(rooms) == 1:
        return with_one_of(with_added(_read_room(scene, asked), text, known), text, known)
    found = _read_room(scene_of(rooms[0], asked), asked)
    return replace(found, assumed=(*found.assumed, Said("assumed.first_room")))


def read_rooms(text: str, today: date) -> tuple[Found, ...]:
    """The facts of every room that `text` tells of, in order."""
    return tuple(_read_room(scene_of(room), None) for room in rooms_apart(scene_of(text)))


def _read_room(scene: Scene, asked: str | None) -> Found:
    scene, below, forgets = without_negatives(scene, asked)
    floors = [one for one in scene.placed if one.role == "floor"]
    floor, floor_assumed, problems = _floor(floors[:1] if _are_several_rooms(scene, floors) else floors)
    room = room_use(scene.text, scene.nouns, scene.placed, scene.found)
    facts: dict[str, Any] = {
        "room": room if speaks_of_room(room, scene.placed, asked) else None,
        "floor_sqft": floor,
        "ventilating_device": has_device(scene.text),
    }
    told, assumed, wrong = _windows(scene, facts["room"], asked)
    facts |= told
    facts = {name: value for name, value in facts.items() if value is not None}
    if _are_several_rooms(scene, floors):
        assumed = [*assumed, Said("assumed.first_room")]
    bare: tuple[Said, ...] = ()
    if asked is not None and asked not in facts and not below and not (problems and asked == "floor_sqft"):
        answered, bare = answer(scene, asked)
        facts |= answered
    forgets = (*forgets, *(("floor_sqft",) if problems else ()), *(("windows",) if wrong else ()))
    return Found(facts, (*floor_assumed, *assumed, *bare), (*below, *problems, *wrong), forgets)


def _are_several_rooms(scene: Scene, floors: Sequence[Placed]) -> bool:
    """Whether the sizes are of rooms apart and not of parts of one: "two bedrooms, 10x10 and 12x12"."""
    named = next((one.noun for one in floors if one.noun is not None), None)
    return len(floors) > 1 and named is not None and text_at(scene.found, named.after - 1).endswith("rooms")


def _floor(floors: Sequence[Placed]) -> tuple[Amount | None, list[Said], list[Said]]:
    """The floor area, its parts added; what was assumed; what is wrong."""
    parts, assumed, problems = [], [], []
    for one in floors:
        area, taken, wrong = room_area(one.size)
        assumed += [taken] if taken is not None else []
        problems += [wrong] if wrong is not None else []
        if area is not None:
            parts.append(area.scaled(-1) if one.taken_off and area.exact is not None else area)
    return (reduce(Amount.__add__, parts) if parts and not problems else None), assumed, problems


def _windows(scene: Scene, room: str | None, asked: str | None) -> tuple[dict[str, Any], list[Said], list[Said]]:
    """The facts of the windows, what was assumed and what is wrong."""
    groups, assumed, problems = window_groups(scene.found, scene.nouns, scene.measures, scene.placed)
    if problems:
        return {}, list(assumed), list(problems)
    if not groups and present.has_no_window(scene):
        return {"windows": ()}, [], []
    windows = present.spread(groups) or present.unsized_windows(scene)
    windows, together, halves = known.with_openings(scene, windows)
    windows, facing = known.with_facing(scene, windows)
    if not windows and asked is None and room in _ANY_WINDOW and (together or facing or says_it_opens(scene.text)):
        windows = present.spoken_of(scene)
    facts = {**together, **facing}
    if room == "bathroom" and not together and says_it_opens(scene.text):
        facts["openable_share"] = Fraction(1)
    if windows:
        facts["windows"] = tuple(window for _, window in windows)
    return facts, [*assumed, *halves], []
