"""The days on which a petition turns: when service was complete, the thirtieth day, and the day after state law."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date

from assistant.calculators.days import after
from corpus.holidays import state_law_day as moved
from corpus.law import Law


@dataclass(frozen=True, slots=True)
class Deadline:
    """The end of the time to petition.

    `start` is the day service was complete and `last_day` the thirtieth after it. `safe_day` counts from the earlier
    of two days of service, None where there is one. `state_law_day` is the day that Wis. Stat. 990.001(4) would
    allow, `passed_over` the days between with the reason for each.
    """

    start: date
    last_day: date
    safe_day: date | None
    state_law_day: date
    passed_over: tuple[tuple[date, str], ...]

    @property
    def reasons(self) -> tuple[str, ...]:
        """Why days were passed over, each reason once."""
        return tuple(dict.fromkeys(reason for _, reason in self.passed_over))


def deadline(served: date | None, mailed: date | None, posted: date | None, law: Law) -> Deadline | None:
    """The deadline from the day of service, else from the later of mailing and posting; None where that is open."""
    if served is not None:
        return _from(served, None, law)
    if mailed is None or posted is None:
        return None
    earlier, later = sorted((mailed, posted))
    return _from(later, None if earlier == later else earlier, law)


def _from(start: date, earlier: date | None, law: Law) -> Deadline:
    period = law.parameters["petition_days"]
    last = after(start, period)
    safe = None if earlier is None else after(earlier, period)
    return Deadline(start, last, safe, *moved(last, law, law.saturday_open))


def hearing_by(filed: date, law: Law) -> date:
    """The last day on which the hearing can be held."""
    return after(filed, law.parameters["hearing_days"])
