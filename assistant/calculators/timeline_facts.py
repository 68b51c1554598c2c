"""The days of a notice that a timeline is drawn from."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date


@dataclass(frozen=True, slots=True)
class TimelineFacts:
    """What is known of a notice, each day None where it is not.

    `served` is the day on which service was complete; where the notice was mailed and posted on days of their own,
    `mailed` and `posted` are told instead. `comply_by` is the end of the time that the notice gives, `filed` the day
    the petition came in, `hearing` the day set for the hearing, `ordered` the day of an order to vacate. `today`
    stands in for today.
    """

    served: date | None = None
    how: str | None = None
    mailed: date | None = None
    posted: date | None = None
    comply_by: date | None = None
    filed: date | None = None
    hearing: date | None = None
    ordered: date | None = None
    today: date | None = None
