"""Rooms whose windows need no set area: other habitable rooms, bathrooms, and rooms that are not habitable."""

from __future__ import annotations

from assistant.calculators.measure import exceeds
from assistant.calculators.window_areas import areas
from assistant.calculators.window_counts import Count
from assistant.calculators.window_facts import Window, WindowFacts
from assistant.calculators.window_sized import AREA, OPENING, decide_sized
from assistant.outcome import Outcome, Said, Step, said
from corpus.law import Law

BATHROOM, HABITABLE = "12.05(2)(a)(2)", "12.03(9)"

_DEVICE = ("ventilating_device",)


def decide_not_required() -> Outcome:
    """A room that is not habitable: no window is asked for."""
    step = Step(said("steps.not_habitable"), HABITABLE)
    return Outcome("not-required", said("say.not_required"), (AREA, HABITABLE), steps=(step,))


def decide_habitable(facts: WindowFacts, count: Count | None, law: Law) -> Outcome:
    """A living room, kitchen or dining room: one window that faces outdoors, of any area unless it is a skylight."""
    room = facts.room or ""
    if count is None:
        return Outcome(None, said("say.rule_habitable", room=room), (AREA, OPENING), missing=("windows",))
    if not count.possible:
        say = said("say.none_counts" if count.out else "say.no_window", room=room)
        step = Step(said("steps.no_window"), AREA, holds=False)
        return Outcome("violates", say, (AREA, OPENING), steps=(step,), mend=(said("mend.any_window", room=room),))
    if not any(window.kind == "window" for window in count.possible):
        return decide_sized(facts, count, law)
    if not any(window.kind == "window" for window in count.sure):
        return Outcome(None, said("say.rule_obstruction"), (AREA, OPENING), missing=count.questions)
    return _with_window(facts, count, law)


def _with_window(facts: WindowFacts, count: Count, law: Law) -> Outcome:
    room = facts.room or ""
    opens, missing = _opens(facts, count, law)
    faces = Step(said("steps.faces_outdoors"), AREA, holds=True)
    if opens or facts.ventilating_device:
        aired = Step(said("steps.aired"), OPENING, holds=True)
        left = (said("unsettled.no_base"),)
        say = said("say.no_minimum", room=room)
        return Outcome(
            "no-minimum",
            say,
            (AREA, OPENING),
            {},
            (faces, aired),
            assumed=_assumed(opens, facts, count),
            unsettled=left,
        )
    shut = (faces, Step(said("steps.nothing_opens"), OPENING, holds=opens))
    if opens is False and facts.ventilating_device is False:
        mend = (said("mend.airing", room=room),)
        return Outcome("violates", said("say.nothing_opens", room=room), (OPENING, AREA), steps=shut, mend=mend)
    return Outcome(None, said("say.rule_airing", room=room), (OPENING, AREA), missing=_with_device(missing, facts))


def decide_bathroom(facts: WindowFacts, count: Count | None, law: Law) -> Outcome:
    """A bathroom or water closet compartment: a window that faces outdoors and opens, or approved ventilation."""
    if facts.ventilating_device:
        step = Step(said("steps.bath_device"), BATHROOM, holds=True)
        left = (said("unsettled.approved"),)
        return Outcome("meets", said("say.bath_device"), (BATHROOM, AREA), {}, (step,), unsettled=left)
    opens, missing = (None, ("windows",)) if count is None else _opens(facts, count, law)
    if opens and count is not None:
        step = Step(said("steps.bath_window"), BATHROOM, holds=True)
        taken = _assumed(opens, facts, count)
        return Outcome("meets", said("say.bath_window"), (BATHROOM, AREA, OPENING), {}, (step,), assumed=taken)
    if opens is False and facts.ventilating_device is False:
        step = Step(said("steps.bath_neither"), BATHROOM, holds=False)
        return Outcome("violates", said("say.bath_neither"), (BATHROOM, AREA), {}, (step,), mend=(said("mend.bath"),))
    return Outcome(None, said("say.rule_bath"), (BATHROOM, AREA), missing=_with_device(missing, facts))


def _opens(facts: WindowFacts, count: Count, law: Law) -> tuple[bool | None, tuple[str, ...]]:
    """Whether a window that counts opens, and the facts it turns on where that is open; untold means it does."""
    sure, possible = _some_opens(facts, count.sure, law), _some_opens(facts, count.possible, law)
    if sure or possible is False:
        return bool(sure), ()
    parts = ("openable_sqft",) * (sure is None or possible is None)
    return None, (*parts, *count.questions)


def _some_opens(facts: WindowFacts, windows: tuple[Window, ...], law: Law) -> bool | None:
    if not windows:
        return False
    if any(window.openable_share for window in windows):
        return True
    opens = areas(facts, windows, law).opens
    return True if opens is None else exceeds(opens, 0)


def _with_device(missing: tuple[str, ...], facts: WindowFacts) -> tuple[str, ...]:
    return missing if facts.ventilating_device is False else missing + _DEVICE


def _assumed(opens: bool | None, facts: WindowFacts, count: Count) -> tuple[Said, ...]:
    told = facts.openable_sqft is not None or any(
        window.openable_sqft is not None or window.openable_share is not None for window in count.sure
    )
    clear = any(window.faces_outdoors is None and window.obstruction_ft is None for window in count.sure)
    return (said("assumed.clear"),) * clear + (said("assumed.opens"),) * (bool(opens) and not told)
