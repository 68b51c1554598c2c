"""Sizes in what a sentence says of a room that cannot be: below zero, or a part that opens larger than the windows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction
from functools import reduce
from typing import Any

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.measures import Measure
from assistant.facts.tokens import glued, text_at
from assistant.facts.windows.nouns import Role
from assistant.facts.windows.scene import Scene
from assistant.outcome import Said

_MINUS = frozenset({"-", "\u2212"})
_NONE = Fraction(0)
_FACTS: dict[Role | None, str] = {
    "floor": "floor_sqft", "window": "windows", "skylight": "windows", "opens": "openable_sqft",
}  # fmt: skip
"""The fact that a size of each role tells."""


def without_negatives(scene: Scene, asked: str | None) -> tuple[Scene, tuple[Said, ...], tuple[str, ...]]:
    """The scene without its sizes below zero, a sentence for each, and the facts that they were told of.

    A bare number is a size where one was asked.
    """
    wrong = [one for one in scene.measures if _is_negative(scene, one, asked is not None)]
    if not wrong:
        return scene, (), ()
    kept = tuple(one for one in scene.measures if one not in wrong)
    placed = tuple(one for one in scene.placed if one.size not in wrong)
    said = tuple(Said("problems.below_zero", {"given": one.amount.exact or one.value}) for one in wrong)
    roles = [one.role for one in scene.placed if one.size in wrong]
    return replace(scene, measures=kept, placed=placed), said, tuple(_FACTS[role] for role in roles if role in _FACTS)


def _is_negative(scene: Scene, one: Measure, numbers_too: bool) -> bool:
    """Whether a minus sign, or "negative", stands right before the size; a dash that opens a line is a bullet."""
    if one.kind == "number" and not numbers_too:
        return False
    if text_at(scene.found, one.first - 1) == "negative":
        return True
    if one.first == 0 or text_at(scene.found, one.first - 1) != "-":
        return False
    sign, size = scene.found[one.first - 1], scene.found[one.first]
    loose = one.first == 1 or not glued(scene.found[one.first - 2], sign)
    line = scene.text[: sign.start].rstrip(" ")
    bullet = line.endswith("\n") or (not line and not numbers_too)
    return glued(sign, size) and loose and not bullet and scene.text[sign.start] in _MINUS


def within_windows(found: Found, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """What was read, with a part that opens that is larger than its window made unknown and named as a problem.

    `known` is what was told before. What opens then is somewhere from none to all of it, so that it is asked for.
    """
    facts = dict(found.facts)
    windows = facts.get("windows", known.get("windows"))
    if not windows:
        return found
    problems = [said for one in windows if (said := _too_large(one.openable_sqft, one.area_sqft)) is not None]
    if problems:
        facts["windows"] = tuple(_unknown_part(one) for one in windows)
    total = _total(windows)
    wrong = _too_large(facts.get("openable_sqft"), total)
    if wrong is not None and total is not None:
        problems.append(wrong)
        facts["openable_sqft"] = Amount(_NONE, total.high)
    return replace(found, facts=facts, problems=(*found.problems, *problems[:1])) if problems else found


def _too_large(opens: Amount | None, area: Amount | None) -> Said | None:
    """The sentence that so much cannot open of such an area; None where it can, or where either is not known."""
    if opens is None or opens.low is None or area is None or area.high is None or opens.low <= area.high:
        return None
    return Said("problems.opens_more_than_windows", {"opens": opens, "window": area})


def _unknown_part(window: Window) -> Window:
    if window.area_sqft is None or _too_large(window.openable_sqft, window.area_sqft) is None:
        return window
    return replace(window, openable_sqft=Amount(_NONE, window.area_sqft.high))


def _total(windows: tuple[Window, ...]) -> Amount | None:
    areas = [one.area_sqft for one in windows if one.area_sqft is not None]
    return reduce(Amount.__add__, areas) if len(areas) == len(windows) else None
