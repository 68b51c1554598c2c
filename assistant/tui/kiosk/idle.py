"""How long nobody has touched the kiosk. The time is handed in."""

from __future__ import annotations

from math import ceil


class Idle:
    """Seconds since the last touch: first nothing happens, then a countdown runs, then the visit is over."""

    def __init__(self, quiet_seconds: float, countdown_seconds: float) -> None:
        self._quiet, self._countdown = quiet_seconds, countdown_seconds
        self._touched = 0.0

    def touch(self, now: float) -> None:
        """Somebody is there."""
        self._touched = now

    def left(self, now: float) -> int | None:
        """The seconds of the countdown that are left, 0 when the visit is over; None while it does not run."""
        waited = now - self._touched
        return None if waited < self._quiet else max(ceil(self._quiet + self._countdown - waited), 0)
