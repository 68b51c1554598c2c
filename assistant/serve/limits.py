"""How much one visitor, and all of them together, may ask of the machine."""

from __future__ import annotations

from dataclasses import dataclass

SESSIONS = 10
"""Visitors at a time, if nothing else is said. One takes about 70 MB."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Visitors at a time; columns and rows of a screen, least and most; bytes and seconds.

    A message of a browser is at most `message_bytes` long, and all within `window_seconds` at most `window_bytes`.
    After `idle_seconds` without a key a session ends, so that its place is free. A process that was told to end has
    `stop_seconds` to do so.
    """

    sessions: int = SESSIONS
    columns: tuple[int, int] = (20, 250)
    rows: tuple[int, int] = (8, 100)
    message_bytes: int = 1 << 16
    window_bytes: int = 1 << 18
    window_seconds: float = 10.0
    idle_seconds: float = 900.0
    stop_seconds: float = 3.0

    def size(self, columns: object, rows: object) -> tuple[int, int]:
        """A size that a browser told, within the limits; the usual one where it told none."""
        return _within(columns, self.columns, 80), _within(rows, self.rows, 24)


class Meter:
    """Counts what one visitor sends. `now` are seconds."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._began, self._bytes = 0.0, 0

    def takes(self, size: int, now: float) -> bool:
        """Counts a message; whether it is still within the limits."""
        if now - self._began > self._limits.window_seconds:
            self._began, self._bytes = now, 0
        self._bytes += size
        return self._bytes <= self._limits.window_bytes


def _within(told: object, bounds: tuple[int, int], usual: int) -> int:
    text = str(told) if isinstance(told, int | str) else ""
    number = int(text) if text.isascii() and text.isdigit() and len(text) < 10 else usual
    return min(max(number, bounds[0]), bounds[1])
