"""How the gates before the duties stand at a place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from assistant.calculators.dwelling_type import DwellingTypeFacts
from assistant.calculators.measure import exceeds
from assistant.selfcheck.duties.duty import Gate
from assistant.selfcheck.duties.judge import Judge
from assistant.selfcheck.duties.spot import OPEN, SHUT, TAKEN, UNKNOWN, Spot, units_total

WHICH_MISSING = "building.units_total"
"""The fact that opens the gates which count units."""


def stands(gate: Gate, spot: Spot, judge: Judge) -> str:
    """How one gate stands."""
    if gate.rule:
        opened = _RULES[gate.rule](spot, judge)
    else:
        value = spot.fact(gate.level, gate.fact)
        opened = None if value is None else _word(value) in gate.open_at
        if opened is None and gate.fact in spot.place.absent:
            opened = False
    if opened is None:
        return TAKEN if gate.taken else UNKNOWN
    return OPEN if opened else SHUT


def at(spot: Spot, gates: Iterable[Gate], judge: Judge) -> Mapping[str, str]:
    """How the gates stand that belong to this place, after those of the places above it."""
    return {**spot.gates, **{gate.name: stands(gate, spot, judge) for gate in gates}}


def missing_fact(gate: Gate) -> str:
    """The fact, as in facts.toml, that a gate turns on."""
    return WHICH_MISSING if gate.rule else f"{gate.level}.{gate.fact}"


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _several_units(spot: Spot, judge: Judge) -> bool | None:
    return exceeds(units_total(spot.building), 1)


def _multiple(spot: Spot, judge: Judge) -> bool | None:
    verdict = judge.decided("dwelling-type", DwellingTypeFacts(units_total(spot.building))).verdict
    return None if verdict is None else verdict == "multiple-dwelling"


def _has_windows(spot: Spot, judge: Judge) -> bool | None:
    windows = spot.the_room.windows
    return None if windows is None else bool(windows)


_RULES: Mapping[str, Callable[[Spot, Judge], bool | None]] = {
    "several_units": _several_units,
    "multiple": _multiple,
    "has_windows": _has_windows,
}
"""The gates that more than one fact opens, by their names in duties.toml."""
RULES = frozenset(_RULES)
"""Their names."""
