"""The windows of a room: their area, what of them opens, and the air of bathrooms, as the window calculator decides."""

from __future__ import annotations

from dataclasses import dataclass, replace

from assistant.calculators.window_facts import WindowFacts
from assistant.outcome import Outcome
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import Spot
from assistant.selfcheck.finding import Ruling, State

_NAMES = {
    "room": "room.use",
    "floor_sqft": "room.floor_sqft",
    "windows": "room.windows",
    "openable_sqft": "room.openable_sqft",
    "obstruction_ft": "room.obstruction_ft",
    "obstruction_above_ceiling": "room.obstruction_above_ceiling",
    "ventilating_device": "room.ventilating_device",
}
_NO_WINDOW = frozenset({"say.no_window", "say.none_counts"})
_UNTESTED = frozenset({"assumed.opening_untested", "assumed.opens"})
_MENDS = frozenset({"mend.opening", "mend.opening_more", "mend.airing"})
_OPENING_FACTS = frozenset({"openable_sqft", "ventilating_device"})
_OPENING_LEFT = frozenset({"unsettled.no_base", "unsettled.device"})
_ABOUT_OPENING = _UNTESTED | {"assumed.no_device"}


@dataclass(slots=True)
class _Windows:
    """What is known of rooms with the same windows: hashing these facts takes long, so that both duties share it."""

    outcome: Outcome
    area: Ruling | None = None
    opening: Ruling | None = None


def _known(facts: WindowFacts, judge: Judge) -> _Windows:
    return judge.once(("window", facts), lambda: _Windows(judge.decided("window", facts)))


def window_area(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether the windows are large enough and face outdoors, whatever of them opens."""
    facts = spot.the_room.window_facts
    if facts.room == "bathroom":
        return None
    room = _known(facts, judge)
    if room.area is None:
        room.area = judge.reckoned(duty, "window", _area(facts, room.outcome, duty, judge), _NAMES, facts)
    return room.area


def _area(facts: WindowFacts, outcome: Outcome, duty: Duty, judge: Judge) -> Outcome:
    """What the calculator finds of the area; where opening alone decided, without what is told of that."""
    about_area = outcome.citations[0] == duty.cite and not _OPENING_FACTS.intersection(outcome.missing)
    if outcome.verdict is None or not about_area:
        outcome = judge.decided("window", _area_alone(facts))
    return replace(
        outcome,
        steps=tuple(step for step in outcome.steps if step.cite == duty.cite or facts.room == "other"),
        assumed=tuple(said for said in outcome.assumed if said.key not in _ABOUT_OPENING),
        unsettled=tuple(said for said in outcome.unsettled if said.key not in _OPENING_LEFT),
        mend=tuple(said for said in outcome.mend if said.key not in _MENDS),
    )


def _area_alone(facts: WindowFacts) -> WindowFacts:
    """The facts without what is told of opening; any device leaves nothing of that to ask."""
    windows = facts.windows and tuple(
        replace(window, openable_sqft=None, openable_share=None) for window in facts.windows
    )
    return replace(facts, windows=windows, openable_sqft=None, openable_share=None, ventilating_device=True)


def window_opening(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether enough of the windows opens; nothing is said of rooms that need no window or have none that counts."""
    facts = spot.the_room.window_facts
    if facts.room in {None, "bathroom", "other"}:
        return None
    room = _known(facts, judge)
    if room.opening is None and room.outcome.say.key not in _NO_WINDOW:
        room.opening = _opens(duty, facts, room.outcome, judge)
    return room.opening


def _opens(duty: Duty, facts: WindowFacts, outcome: Outcome, judge: Judge) -> Ruling:
    state, missing = _opening(facts, outcome, duty)
    depends = state == "cannot-tell" and not missing
    shown = (step for step in outcome.steps if step.cite == duty.cite and (step.holds is None or not missing))
    return judge.ruling(
        duty,
        state,
        verdict="depends" if depends else state,
        say=judge.wording.unasked(judge.said("window", outcome.say)) if depends else judge.sentence(duty, state),
        quote=_quote(facts, duty),
        steps=tuple(judge.line("window", step) for step in shown),
        mend=tuple(judge.said("window", said) for said in outcome.mend if said.key in _MENDS) * (state == "violates"),
        missing=tuple(_NAMES[name] for name in missing),
        calculator="window",
        calculated=outcome.verdict,
        facts=facts,
    )


def _opening(facts: WindowFacts, outcome: Outcome, duty: Duty) -> tuple[State, tuple[str, ...]]:
    """How the opening stands, and the facts that are missing; none for what the text leaves open."""
    aired = facts.ventilating_device is True
    holds = next((step.holds for step in outcome.steps if step.cite == duty.cite), None)
    untested = any(said.key in _UNTESTED for said in outcome.assumed)
    if holds and not (untested and not aired):
        return "meets", ()
    if holds is False:
        return ("cannot-tell" if aired else "violates"), ()
    asked = tuple(name for name in outcome.missing if name in _NAMES)
    least = ("openable_sqft",) if facts.floor_sqft is not None or untested else ("floor_sqft",)
    return "cannot-tell", asked or least


def _quote(facts: WindowFacts, duty: Duty) -> str:
    return duty.says["quote_area"] if facts.room == "sleeping" else duty.quote


def bath_ventilation(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """Whether a bathroom has a window that opens, or a fan or vent that works."""
    room = spot.the_room
    if room.use != "bathroom":
        return None
    facts, works = room.window_facts, room.ventilation_works
    return judge.once((duty.id, facts, works), lambda: _bath(duty, facts, works, judge))


def _bath(duty: Duty, facts: WindowFacts, works: bool | None, judge: Judge) -> Ruling:
    without = replace(facts, ventilating_device=False)
    by_window = judge.decided("window", without)
    if _sure(by_window):
        return judge.reckoned(duty, "window", by_window, _NAMES, facts)
    if facts.ventilating_device and works is None:
        return judge.ruling(duty, "cannot-tell", missing=("room.ventilation_works",), calculator="window", facts=facts)
    if facts.ventilating_device and works is False:
        if by_window.verdict == "violates":
            return judge.ruling(duty, "violates", calculator="window", calculated=by_window.verdict, facts=without)
        return _if_it_opens(judge.reckoned(duty, "window", by_window, _NAMES, without), by_window, False)
    outcome = judge.decided("window", facts)
    return _if_it_opens(judge.reckoned(duty, "window", outcome, _NAMES, facts), outcome, facts.ventilating_device)


def _sure(outcome: Outcome) -> bool:
    """Whether it meets the rule, and that the window opens was told where that decides."""
    return outcome.verdict == "meets" and not any(said.key in _UNTESTED for said in outcome.assumed)


def _if_it_opens(ruling: Ruling, outcome: Outcome, device: bool | None) -> Ruling:
    """The ruling, open where a window does only if it opens, which was not told."""
    if outcome.verdict != "meets" or _sure(outcome):
        return ruling
    missing = ("room.openable_sqft",) + ("room.ventilating_device",) * (device is None)
    return replace(ruling, state="cannot-tell", verdict="cannot-tell", missing=missing, steps=(), mend=())
