"""The duties that more than one fact decides, by the names that duties.toml has for them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from assistant.selfcheck.duties.duty import Duty
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.pests import extermination, shared_extermination
from assistant.selfcheck.duties.rooms import floor, room_heat
from assistant.selfcheck.duties.shared import containers, light
from assistant.selfcheck.duties.spot import Spot
from assistant.selfcheck.duties.units import floor_space, handrails, heat, hot_water, toilet_kind
from assistant.selfcheck.duties.windows import bath_ventilation, window_area, window_opening
from assistant.selfcheck.finding import Ruling

Rule = Callable[[Duty, Spot, Judge], Ruling | None]
"""What a duty comes to at a place; None where there is nothing to say of it."""

RULES: Mapping[str, Rule] = {
    "window_area": window_area,
    "window_opening": window_opening,
    "bath_ventilation": bath_ventilation,
    "floor": floor,
    "heat": heat,
    "room_heat": room_heat,
    "hot_water": hot_water,
    "floor_space": floor_space,
    "toilet_kind": toilet_kind,
    "handrails": handrails,
    "hall_light": light,
    "stair_light": light,
    "containers": containers,
    "extermination": extermination,
    "shared_extermination": shared_extermination,
}
