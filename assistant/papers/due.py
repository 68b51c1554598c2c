"""The days that a conversation came to, by which something must be done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from assistant.outcome import Value
from assistant.reply import Calculation, Reply

Kind = Literal["petition", "hearing", "vacate", "comply"]

_NAMES: Mapping[str, Kind] = {
    "last_day": "petition",
    "petition_by": "petition",
    "hearing_by": "hearing",
    "latest_day": "vacate",
    "vacate_by": "vacate",
    "comply_by": "comply",
}
"""What each value of a calculator is the day of."""

_CALCULATORS = frozenset({"petition", "timeline", "vacate"})


@dataclass(frozen=True, slots=True)
class DueDay:
    """A day to keep: the safe one where the chapter leaves two.

    `later` is the day from the later count, where mailing and posting were on two days. `state_law_day` is the day
    that Wis. Stat. 990.001(4) would allow, None where it is no other.
    """

    kind: Kind
    day: date
    later: date | None = None
    state_law_day: date | None = None


def due_days(replies: Iterable[Reply], today: date) -> tuple[DueDay, ...]:
    """The days from today on, the nearest first; of each kind the one that was told last.

    There is no day to petition once a petition was filed.
    """
    found: dict[Kind, DueDay] = {}
    for calc in (calc for reply in replies for calc in _calculations(reply)):
        if calc.facts.get("filed"):
            found.pop("petition", None)
        for due in _found(calc, today):
            found[due.kind] = due
    return tuple(sorted((due for due in found.values() if due.day >= today), key=lambda due: (due.day, due.kind)))


def _calculations(reply: Reply) -> Iterator[Calculation]:
    if reply.calc and reply.calc.name in _CALCULATORS:
        yield reply.calc
    for other in reply.also:
        yield from _calculations(other)


def _found(calc: Calculation, today: date) -> Iterator[DueDay]:
    for name, value in calc.values.items():
        kind = _NAMES.get(name)
        if kind == "petition" and not calc.facts.get("filed") and isinstance(value, date):
            yield _petition(value, calc.values, today)
        elif kind is not None and kind != "petition" and isinstance(value, date):
            yield DueDay(kind, value)


def _petition(last: date, values: Mapping[str, Value], today: date) -> DueDay:
    """On the safe day while that is to come, then on the last."""
    safe, moved = values.get("safe_day"), values.get("state_law_day")
    allowed = moved if isinstance(moved, date) and moved != last else None
    if isinstance(safe, date) and today <= safe != last:
        return DueDay("petition", safe, last, allowed)
    return DueDay("petition", last, None, allowed)
