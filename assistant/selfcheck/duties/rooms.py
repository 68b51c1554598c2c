"""What is asked of a room besides its windows: its warmth and its floor."""

from __future__ import annotations

from assistant.calculators.heat import HeatFacts
from assistant.calculators.room_type import RoomTypeFacts
from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import Spot
from assistant.selfcheck.duties.told import stand_of
from assistant.selfcheck.duties.units import HEAT_NAMES
from assistant.selfcheck.finding import Ruling


def room_heat(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """What a reading in the room shows; where there is none, the unit's own reading is asked for and not the room's."""
    room, unit = spot.the_room, spot.the_unit
    if room.indoor_f is None:
        return None
    facts = HeatFacts(room.indoor_f, unit.outdoor_f, unit.heat_turned_up, _place(room.use, judge))
    return judge.calculated(duty, "heat", facts, {**HEAT_NAMES, "indoor_f": "room.indoor_f"})


def _place(use: str | None, judge: Judge) -> str | None:
    """Whether the rule reaches a room of this use; None where that is not told."""
    if use is None:
        return None
    habitable = judge.decided("room-type", RoomTypeFacts(use)).verdict == "habitable"
    return "habitable" if habitable or use == "bathroom" else "not-habitable"


def floor(duty: Duty, spot: Spot, judge: Judge) -> Ruling | None:
    """A floor that is not sound: as printed, the rule names doors where the sense may be floors."""
    condition = spot.the_room.floor
    if condition is None:
        return None
    if stand_of(duty, condition) == "good":
        return judge.ruling(duty, "not-covered")
    wrong = judge.wording.wrong(condition)
    return judge.ruling(
        duty,
        "cannot-tell",
        verdict="depends",
        say=duty.says["depends"].format(wrong=wrong),
        mend=(duty.mend.format(wrong=wrong),),
    )
