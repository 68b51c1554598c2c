"""A sentence about several rooms, cut into one piece a room."""

from __future__ import annotations

import itertools

from assistant.facts.windows.roles import Placed
from assistant.facts.windows.scene import Scene


def rooms_apart(scene: Scene) -> tuple[str, ...]:
    """The pieces of the sentence that tell of one room each, in order; one piece where it tells of one room or none.

    Each room begins with its own floor, or with the windows that are told before it.
    """
    found, text = scene.found, scene.text
    floors = [one for one in scene.placed if one.role == "floor" and not one.joined]
    if len(floors) < 2:
        return (text,)
    windows = [one for one in scene.placed if one.role in {"window", "skylight"}]
    windows_first = bool(windows) and windows[0].size.first < floors[0].size.first
    cuts = [
        found[min(_end(earlier), len(found)) - 1].end if windows_first else found[_start(later)].start
        for earlier, later in itertools.pairwise(floors)
    ]
    edges = [0, *cuts, len(text)]
    return tuple(text[start:end] for start, end in itertools.pairwise(edges))


def _start(floor: Placed) -> int:
    return min(floor.size.first, floor.noun.first) if floor.noun is not None else floor.size.first


def _end(floor: Placed) -> int:
    return max(floor.size.after, floor.noun.after) if floor.noun is not None else floor.size.after
