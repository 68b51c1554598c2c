"""The windows of a room as facts: each with its area, what opens of it and what it faces."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

from assistant.calculators.window_facts import Window
from assistant.facts.folding import folded
from assistant.facts.tokens import text_at
from assistant.facts.windows.facing import faces_indoors, obstruction_distance, rises_above_ceiling
from assistant.facts.windows.groups import Group, count_of, kind_of
from assistant.facts.windows.nouns import Noun
from assistant.facts.windows.opening import find_openings
from assistant.facts.windows.scene import Scene
from assistant.outcome import Said

Windows = list[tuple[Group, Window]]
"""Windows one by one, each with the group that it came from."""

_KINDS = r"(?:(?:outside|outdoor|exterior|real|single|actual|other|kind of|proper|wall|side|regular|normal|whatsoever|bedroom|more) ){0,3}"
_NONE = re.compile(
    r"\b(?:no|zero|without (?:a|any)|without|w/o(?: an?| any)?|not (?:a|one|any)|(?:n't|nt) (?:have|got|has|had|a|an|any|one)(?: an?| any| one| single)*|"
    r"lacks?(?: an?| any)?|lacking(?: an?| any)?|ain'?t (?:got )?(?:an?|no|any)|neither(?: an?)?|0) "
    + _KINDS
    + r"(?:windows?|wndws?|windws?|pane of glass|glass in it|window\w* whatsoever)\b(?! (?:that |which |can |could )?(?:opens?|opened|be opened|to open))"
    r"|\bwindow-?less\b|\bno (?:fan|vent|exhaust)\w*[,]? (?:(?:and|or|nor) )?(?:no )?windows?\b|\bnever had an? windows?\b"
)
_BESIDES = re.compile(r"\b(?:other|wall|side|regular|normal|more)\b")
_ASKS = re.compile(
    r"\b(?:need|needs|required?|requires|must|should|have to|has to|supposed|how (?:big|large|many|much|small)|what size|minimum|smallest|least)\b"
)
_ASSERTS = frozenset("a an one only my the our with has have had got his her single sole this little small".split())
_TOPICS = frozenset("requirement requirements rule rules size sizes area law code math count fraction undersized".split())
_ONE_OF = re.compile(r"\bone (?:of (?:them|the|these|those)|faces|looks|is|has|window|sits)\b|\bthe other\b")


def has_no_window(scene: Scene) -> bool:
    """Whether the sentence says that the room has no window at all; "no side windows" leaves room for others."""
    if any(noun.role == "skylight" for noun in scene.nouns):
        return False
    match = _NONE.search(folded(scene.text))
    return match is not None and not _BESIDES.search(match[0])


def unsized_windows(scene: Scene) -> Windows:
    """The windows that a sentence says are there without saying how large: "my only window", "two skylights"."""
    if _ASKS.search(folded(scene.text)):
        return []
    groups: list[Group] = []
    for noun in scene.nouns:
        kind = kind_of(scene.found, noun, noun.role, scene.nouns)
        if noun.is_window and kind not in {group.kind for group in groups} and _is_asserted(scene, noun):
            count = count_of(scene.found, noun, scene.nouns, scene.measures)
            groups.append(Group(count or 1, kind, None, noun.first, noun.after))
    only = bool(groups) and text_at(scene.found, groups[0].first - 1) == "only"
    return spread(groups[-1:] if only else groups)


def _is_asserted(scene: Scene, noun: Noun) -> bool:
    """Whether the window is said to be there: it is counted, or somebody's, or the one that is spoken of."""
    if text_at(scene.found, noun.after) in _TOPICS or text_at(scene.found, noun.after - 1) in _TOPICS:
        return False
    before = {token.text for token in scene.found[max(0, noun.first - 3) : noun.first]}
    return count_of(scene.found, noun, scene.nouns, scene.measures) is not None or bool(before & _ASSERTS)


def spread(groups: Sequence[Group]) -> Windows:
    """Every window of the groups by itself."""
    return [(one, Window(one.kind, one.area)) for one in groups for _ in range(one.count)]


def with_openings(scene: Scene, windows: Windows) -> tuple[Windows, dict[str, Any], list[Said]]:
    """The windows with the parts of them that open; facts told of all of them together; what was assumed."""
    openings = find_openings(scene.text, scene.found)
    together: dict[str, Any] = {}
    for one in openings:
        if not windows:
            together["openable_share"] = one.share
        windows = _on(windows, one.place, one.all, lambda window, share=one.share: replace(window, openable_share=share))
    for placed in scene.placed:
        if placed.role == "opens":
            area = placed.size.amount
            near = {token.text for token in scene.found[max(0, placed.size.first - 3) : placed.size.after + 3]}
            if len(windows) == 1 or (windows and near & {"each", "ea", "apiece", "both"}):
                windows = _on(windows, 0, True, lambda window, area=area: replace(window, openable_sqft=area, openable_share=None))
            else:
                together = {"openable_sqft": area}
    assumed = [Said("assumed.double_hung")] if any(one.assumed for one in openings) and "openable_sqft" not in together else []
    return windows, together, assumed


def with_facing(scene: Scene, windows: Windows) -> tuple[Windows, dict[str, Any]]:
    """The windows with what they face; the same as facts of the room where no window is told of."""
    distance = obstruction_distance(scene.found, scene.nouns, scene.measures)
    told = {
        "obstruction_ft": distance[0] if distance is not None else None,
        "obstruction_above_ceiling": rises_above_ceiling(scene.text),
        "faces_outdoors": False if faces_indoors(scene.text) else None,
    }
    told = {name: value for name, value in told.items() if value is not None}
    if not windows or not told:
        return windows, told
    one = bool(_ONE_OF.search(folded(scene.text))) and len(windows) > 1
    place = distance[1] if distance is not None else len(scene.found)
    every = not one and len({id(group) for group, _ in windows}) == 1
    changed = _on(windows, place, every, lambda window: replace(window, **told))
    return (_only_one(windows, changed) if one else changed), {}


def _on(windows: Windows, place: int, every: bool, change: Callable[[Window], Window]) -> Windows:
    """The windows with a change to all, or to the group told of last before `place`."""
    if every or not windows:
        return [(group, change(window)) for group, window in windows]
    before = [group for group, _ in windows if group.first <= place]
    nearest = before[-1] if before else windows[0][0]
    return [(group, change(window) if group is nearest else window) for group, window in windows]


def _only_one(windows: Windows, changed: Windows) -> Windows:
    """The windows with only the first of the changes."""
    first = next((place for place, pair in enumerate(changed) if pair != windows[place]), None)
    return [changed[place] if place == first else pair for place, pair in enumerate(windows)]
