"""The windows of a room as facts: each with its area, what opens of it and what it faces."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

from assistant.facts.folding import folded
from assistant.facts.vocabulary import Sought
from assistant.facts.windows.facing import (
    faces_indoors,
    is_low,
    is_opened_up,
    obstruction_distance,
    rises_above_ceiling,
)
from assistant.facts.windows.opening import find_openings
from assistant.facts.windows.present import Windows
from assistant.facts.windows.scene import Scene
from assistant.outcome import Said

_ONE_OF = Sought(
    r"\bone (?:of (?:them|the|these|those)|faces|looks|is|has|window|sits|(?:is |was )?(?:blocked|bricked|boarded|"
    r"covered|shaded|obstructed))\b|\bthe other\b",
    "one|other",
)
_ONE_OPENS = Sought(r"\bonly one(?: of (?:them|the|those|these|my|our))?(?: \w+){0,3} opens?\b", "only one")
_OF_ALL = Sought(
    r"\b(?:from|of|off|by|facing|blocks?|faces?|in front of) (?:both|all|each|either|every)\b|"
    r"\b(?:both|all)(?: \w+){0,3} (?:face|look|open|are|sit)\b",
    "both|all|each|either|every",
)
_EACH = frozenset({"each", "ea", "apiece", "both"})


def with_openings(scene: Scene, windows: Windows) -> tuple[Windows, dict[str, Any], list[Said]]:
    """The windows with the parts of them that open; facts told of all of them together; what was assumed."""
    openings = find_openings(scene.text, scene.found)
    together = {"openable_share": openings[-1].share} if openings and not windows else {}
    for one in openings:
        windows = _on(windows, one.place, one.all, openable_share=one.share)
    if len(windows) > 1 and _ONE_OPENS.search(folded(scene.text)):
        windows = [windows[0], *((group, replace(window, openable_share=Fraction(0))) for group, window in windows[1:])]
    windows, areas = _with_opening_areas(scene, windows)
    halved = any(one.assumed for one in openings) and not areas
    return windows, areas or together, [Said("assumed.double_hung")] if halved else []


def _with_opening_areas(scene: Scene, windows: Windows) -> tuple[Windows, dict[str, Any]]:
    """The windows with the areas that open, where they are told of one window or of each; else of all together."""
    together: dict[str, Any] = {}
    for placed in scene.placed:
        if placed.role == "opens":
            near = {token.text for token in scene.found[max(0, placed.size.first - 3) : placed.size.after + 3]}
            if len(windows) == 1 or (windows and near & _EACH):
                windows = _on(windows, 0, True, openable_sqft=placed.size.amount, openable_share=None)
            else:
                together = {"openable_sqft": placed.size.amount}
    return windows, together


def with_facing(scene: Scene, windows: Windows) -> tuple[Windows, dict[str, Any]]:
    """The windows with what they face; the same as facts of the room where no window is told of."""
    distance = obstruction_distance(scene.found, scene.nouns, scene.measures)
    told: dict[str, Any] = {
        "obstruction_ft": distance[0] if distance is not None else None,
        "obstruction_above_ceiling": _rises(scene),
        "faces_outdoors": True if is_opened_up(scene.text) else False if faces_indoors(scene.text) else None,
    }
    told = {name: value for name, value in told.items() if value is not None}
    if not windows or not told:
        return windows, told
    one = bool(_ONE_OF.search(folded(scene.text))) and len(windows) > 1
    place = distance[1] if distance is not None else _faced_at(scene, windows)
    of_all = bool(_OF_ALL.search(folded(scene.text)))
    every = not one and (of_all or len({id(group) for group, _ in windows}) == 1)
    changed = _on(windows, place, every, **told)
    return (_only_one(windows, changed) if one else changed), {}


def _rises(scene: Scene) -> bool | None:
    """Whether what the window faces rises above the ceiling, by the words or by its height."""
    said = rises_above_ceiling(scene.text)
    return False if said is None and is_low(scene.found, scene.nouns, scene.measures) else said


def _faced_at(scene: Scene, windows: Windows) -> int:
    """The place of the wall or the like that is named first after a window; the end where none is."""
    first = windows[0][0].first
    walls = (noun.first for noun in scene.nouns if noun.role == "obstruction" and noun.first > first)
    return next(walls, len(scene.found))


def _on(windows: Windows, place: int, every: bool, **changes: Any) -> Windows:  # noqa: ANN401  (fields of Window)
    """The windows with changes to all, or to the group told of last before `place`."""
    last = max((group for group, _ in windows), key=lambda group: group.told_before(place), default=None)
    return [(group, replace(window, **changes) if every or group is last else window) for group, window in windows]


def _only_one(windows: Windows, changed: Windows) -> Windows:
    """The windows with only the first of the changes."""
    first = next((place for place, pair in enumerate(changed) if pair != windows[place]), None)
    return [changed[place] if place == first else pair for place, pair in enumerate(windows)]
