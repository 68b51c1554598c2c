"""Where one has been in the chapter: back, and forward again."""

from __future__ import annotations

from dataclasses import dataclass

LIMIT = 100
"""Places that are kept."""


@dataclass(frozen=True, slots=True)
class Trail:
    """The places, oldest first, and which of them one is at."""

    cites: tuple[str, ...]
    at: int = 0

    @property
    def here(self) -> str:
        """The place one is at."""
        return self.cites[self.at]

    def to(self, cite: str) -> Trail:
        """On to another place; what lay ahead is forgotten."""
        if cite == self.here:
            return self
        been = (*self.cites[: self.at + 1], cite)[-LIMIT:]
        return Trail(been, len(been) - 1)

    def left(self, cite: str) -> Trail:
        """The same trail, with the place one is at moved to where one has read on to."""
        return Trail((*self.cites[: self.at], cite, *self.cites[self.at + 1 :]), self.at)

    def step(self, by: int) -> Trail | None:
        """One place back (-1) or forward (1); None where there is none."""
        at = self.at + by
        return Trail(self.cites, at) if 0 <= at < len(self.cites) else None
