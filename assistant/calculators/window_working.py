"""The working of a room whose windows need an area, and what would make it pass."""

from __future__ import annotations

from fractions import Fraction
from math import ceil

from assistant.amount import Amount
from assistant.calculators.window_areas import Areas, told
from assistant.calculators.window_case import Case
from assistant.calculators.window_facts import Window
from assistant.outcome import Said, Step, said
from corpus.law import Law

_AREA, _OPENING, _UNIT = "12.06(1)(a)", "12.06(1)(b)", "square feet"


def steps(case: Case, law: Law) -> tuple[Step, ...]:
    """What is required, what counts, and both comparisons, in the order one does them by hand."""
    areas, numbers = case.areas, told(case.areas, case.facts.room, law)
    lines = _required(case, law)
    if case.count is not None:
        lines.extend(_left_out(window) for window in case.count.out)
    if areas.actual.low or areas.actual.high is not None:
        lines.append(_area(areas, numbers))
    if areas.opens is not None and (areas.opens.low or areas.opens.high is not None):
        lines.append(_opening(areas, areas.opens, numbers))
    return tuple(lines)


def _required(case: Case, law: Law) -> list[Step]:
    areas, lines = case.areas, []
    share = law.parameters["skylight_share" if areas.skylights_only else "sleeping_window_share"].share
    part = areas.floor.scaled(share)
    if case.facts.floor_sqft is not None:
        key = "steps.skylight_share" if areas.skylights_only else "steps.share"
        lines.append(Step(said(key, floor=areas.floor, part=part), _AREA))
    if case.facts.room == "sleeping" and part != areas.required:
        lines.append(Step(said("steps.least"), _AREA))
    return lines


def _left_out(window: Window) -> Step:
    if window.faces_outdoors is False or window.obstruction_ft is None:
        return Step(said("steps.indoors", window=window.kind), _AREA)
    return Step(said("steps.blocked", window=window.kind, distance=window.obstruction_ft), _AREA)


def _area(areas: Areas, numbers: dict[str, Fraction]) -> Step:
    return Step(
        said("steps.area", actual=areas.actual, required=areas.required),
        _AREA,
        numbers.get("actual_sqft"),
        numbers.get("required_sqft"),
        _UNIT,
        areas.enough,
    )


def _opening(areas: Areas, opens: Amount, numbers: dict[str, Fraction]) -> Step:
    return Step(
        said("steps.opening", opens=opens, required=areas.opens_required),
        _OPENING,
        numbers.get("openable_actual_sqft"),
        numbers.get("openable_required_sqft"),
        _UNIT,
        areas.opens_enough,
    )


def mends(case: Case, law: Law) -> list[Said]:
    """The smallest that would do: how much more window, with an example of sizes, and how much more that opens."""
    areas, numbers = case.areas, told(case.areas, case.facts.room, law)
    lines = []
    if (case.short_of_area or case.no_window_counts) and areas.required.low:
        lines.append(_example(numbers.get("shortfall_sqft"), numbers.get("required_sqft", areas.required.low), law))
    if case.short_of_opening and areas.opens_required.low:
        required = numbers.get("openable_required_sqft", areas.opens_required.low)
        lines.append(_more_opening(required, numbers.get("openable_actual_sqft")))
    return lines


def _more_opening(required: Fraction, opens: Fraction | None) -> Said:
    if not opens or opens >= required:
        return said("mend.opening", required=required)
    return said("mend.opening_more", required=required, short=required - opens)


def _example(short: Fraction | None, required: Fraction, law: Law) -> Said:
    width, step = law.readings["window_example_width"].value, law.readings["window_example_step"].value
    windows = ceil(required / (width * law.readings["window_example_tallest"].value))
    height = ceil(required / windows / width / step) * step
    if windows > 1:
        return said("mend.several", required=required, windows=windows, width=width, height=height)
    if short is None:
        return said("mend.one_least", required=required, width=width, height=height)
    return said("mend.one", required=required, short=short, width=width, height=height)
