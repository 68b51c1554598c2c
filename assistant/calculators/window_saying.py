"""What is said of a room whose windows need an area: the answer, its doubts, and what was taken for granted."""

from __future__ import annotations

from assistant.calculators.measure import reaches
from assistant.calculators.window_areas import Areas, total
from assistant.calculators.window_case import Case
from assistant.outcome import Said, said
from corpus.law import Law

_OBSTRUCTION = {"obstruction_ft", "obstruction_above_ceiling"}


def say(case: Case) -> Said:
    """The short answer."""
    if case.verdict is None:
        return _rule(case)
    if case.verdict == "depends":
        return said("say.depends", **case.blanks)
    return _meets(case) if case.verdict == "meets" else _violates(case)


def _violates(case: Case) -> Said:
    blanks, floor_known = case.blanks, case.facts.floor_sqft is not None
    if case.no_window_counts:
        return said("say.none_counts" if case.count and case.count.out else "say.no_window", **blanks)
    if not case.short_of_area:
        return said("say.opening_only_short" if case.areas.enough is None else "say.opening_short", **blanks)
    if case.areas.skylights_only:
        return said("say.skylight_short" if floor_known else "say.skylight_short_least", **blanks)
    return said("say.short" if floor_known else "say.short_least", **blanks)


def _meets(case: Case) -> Said:
    areas, blanks = case.areas, case.blanks
    if areas.skylights_only:
        return said("say.skylight_meets", **blanks)
    if areas.opens is not None:
        return said("say.meets_opening", **blanks)
    equal = areas.actual.exact is not None and areas.actual.exact == areas.required.exact
    return said("say.exact" if equal else "say.meets", **blanks)


def _rule(case: Case) -> Said:
    blanks = case.blanks
    if case.missing <= _OBSTRUCTION:
        return said("say.rule_obstruction")
    if case.areas.skylights_only:
        return said("say.rule_skylight", **blanks)
    if case.missing == {"openable_sqft"}:
        return said("say.rule_opening", **blanks)
    return said("say.rule" if case.areas.required.exact is None else "say.rule_floor", **blanks)


def why(case: Case) -> list[Said]:
    """Which bounds straddle the limit, where facts that were given do."""
    areas, doubts = case.areas, []
    if "floor_sqft" in case.missing and case.facts.floor_sqft is not None:
        doubts.append(said("why.floor_straddles", floor=areas.floor, required=areas.required))
    if "windows" in case.missing and areas.windows and areas.actual.high is not None:
        doubts.append(said("why.windows_straddle", actual=areas.actual, required=areas.required))
    if "openable_sqft" in case.missing and areas.opens is not None:
        doubts.append(said("why.opening_straddles", opens=areas.opens, required=areas.opens_required))
    return doubts


def assumed(case: Case) -> list[Said]:
    """What was not asked but taken for granted."""
    taken = []
    seen = () if case.count is None else case.count.possible
    clear = [window for window in seen if window.obstruction_ft is None and window.obstruction_above_ceiling is None]
    if any(window.faces_outdoors is None for window in clear):
        others = len(clear) < len(seen) or bool(case.count and case.count.out)
        taken.append(said("assumed.clear_others" if others else "assumed.clear"))
    if case.areas.opens is None and case.areas.windows:
        taken.append(said("assumed.opening_untested"))
    if case.short_of_opening and case.facts.ventilating_device is None:
        taken.append(said("assumed.no_device"))
    return taken


def unsettled(case: Case, law: Law) -> list[Said]:
    """What the text leaves open and this room touches."""
    areas, left = case.areas, [said("unsettled.measured")]
    out = () if case.count is None else case.count.out
    if _skylight_needed(areas):
        left.append(said("unsettled.skylight_needed"))
    if areas.skylights_only and case.facts.room == "sleeping" and _least_decides(areas, law):
        left.append(said("unsettled.skylight_least"))
    if areas.skylights_only and any(window.kind == "window" for window in out):
        left.append(said("unsettled.only_skylight_counts"))
    if case.verdict == "depends":
        left.append(said("unsettled.device"))
    return left


def _skylight_needed(areas: Areas) -> bool:
    """Whether wall windows and skylights together are enough, and the wall windows alone are not."""
    windows = areas.windows or ()
    walls = [window for window in windows if window.kind == "window"]
    if not areas.enough or not walls or len(walls) == len(windows):
        return False
    return reaches(total(window.area_sqft for window in walls if window.area_sqft), areas.required) is not True


def _least_decides(areas: Areas, law: Law) -> bool:
    """Whether the skylight's share of the floor may be under the least area of a sleeping room."""
    least = law.parameters["sleeping_window_least"].value
    return areas.floor.scaled(law.parameters["skylight_share"].share).at_least(least) is not True
