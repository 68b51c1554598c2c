"""Whether an hour is a reasonable one, which the chapter asks for and does not define."""

from __future__ import annotations

from fractions import Fraction

from corpus.law import Law


def reasonable(hour: Fraction | None, told: bool | None, law: Law) -> bool | None:
    """What was told of it, else what the readings take an hour of the day to be; None between them.

    `hour` counts from midnight. The first and last hour of each span belong to it.
    """
    if told is not None or hour is None:
        return told
    if law.readings["reasonable_from"].value <= hour <= law.readings["reasonable_until"].value:
        return True
    if hour >= law.readings["unreasonable_from"].value or hour <= law.readings["unreasonable_until"].value:
        return False
    return None


def asked(hour: Fraction | None) -> str:
    """The fact to ask for where that is open: the hour, or where it is known, whether it was a reasonable one."""
    return "hour" if hour is None else "reasonable_hour"
