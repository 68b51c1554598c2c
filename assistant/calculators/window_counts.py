"""Which windows count toward the area of a room: those that face outdoors and stand clear of walls, 12.06(1)(a)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeVar

from assistant.calculators.window_facts import Window, WindowFacts
from corpus.law import Law

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Count:
    """A room's windows by whether they count: `sure` do, `open` may, `out` do not.

    `questions` are the facts on which the open ones turn, in the order they are asked for.
    """

    sure: tuple[Window, ...]
    open: tuple[Window, ...]
    out: tuple[Window, ...]
    questions: tuple[str, ...]

    @property
    def possible(self) -> tuple[Window, ...]:
        """All that count if every open question turns out well."""
        return self.sure + self.open


def count(facts: WindowFacts, law: Law) -> Count | None:
    """The windows sorted by whether they count; None where nothing is known of the windows."""
    if facts.windows is None:
        return None
    windows = tuple(_with_shared(window, facts) for window in facts.windows)
    marks = [(window, faces_outdoors(window, law)) for window in windows]
    unsettled = tuple(window for window, mark in marks if mark is None)
    return Count(
        tuple(window for window, mark in marks if mark),
        unsettled,
        tuple(window for window, mark in marks if mark is False),
        _questions(unsettled, law),
    )


def faces_outdoors(window: Window, law: Law) -> bool | None:
    """Whether the window is deemed to face directly to the outdoors; nothing told of an obstruction means none."""
    if window.faces_outdoors is False:
        return False
    if window.obstruction_ft is None and window.obstruction_above_ceiling is None:
        return True
    near, above = _near(window, law), window.obstruction_above_ceiling
    if near is False or above is False:
        return True
    return False if near and above else None


def _near(window: Window, law: Law) -> bool | None:
    if window.obstruction_ft is None:
        return None
    return window.obstruction_ft.less_than(law.parameters["obstruction_distance"].value)


def _questions(windows: tuple[Window, ...], law: Law) -> tuple[str, ...]:
    distance = any(_near(window, law) is None for window in windows)
    height = any(window.obstruction_above_ceiling is None for window in windows)
    return ("obstruction_ft",) * distance + ("obstruction_above_ceiling",) * height


def _with_shared(window: Window, facts: WindowFacts) -> Window:
    """The window with what was told of the room's windows without saying which.

    One half of an obstruction is joined to windows of which the other half was told; a whole one to every window.
    """
    faced = window.obstruction_ft is not None or window.obstruction_above_ceiling is not None
    if faced or not _one_is_faced(facts):
        window = replace(
            window,
            obstruction_ft=_first(window.obstruction_ft, facts.obstruction_ft),
            obstruction_above_ceiling=_first(window.obstruction_above_ceiling, facts.obstruction_above_ceiling),
        )
    return replace(
        window,
        openable_share=_first(window.openable_share, facts.openable_share if facts.openable_sqft is None else None),
        faces_outdoors=_first(window.faces_outdoors, facts.faces_outdoors),
    )


def _one_is_faced(facts: WindowFacts) -> bool:
    return any(
        window.obstruction_ft is not None or window.obstruction_above_ceiling is not None
        for window in facts.windows or ()
    )


def _first(own: T | None, shared: T | None) -> T | None:
    return shared if own is None else own
