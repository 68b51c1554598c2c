"""Regular expressions that are made only when a sentence may need them.

Making one takes longer than looking for it, and a sentence needs few of the many that the readers have.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Form:
    """A regular expression and the bits of text one of which every match of it holds."""

    source: str
    needs: tuple[str, ...] = ("",)

    def matches(self, plain: str) -> Iterator[re.Match[str]]:
        """All places of the form."""
        if any(bit in plain for bit in self.needs):
            yield from _compiled(self.source).finditer(plain)

    def first(self, plain: str, start: int = 0, end: int | None = None) -> re.Match[str] | None:
        """The first place of the form between two places, or None."""
        if not any(bit in plain for bit in self.needs):
            return None
        return _compiled(self.source).search(plain, start, len(plain) if end is None else end)

    def at(self, plain: str, start: int) -> re.Match[str] | None:
        """The form where it begins at `start`, or None."""
        return _compiled(self.source).match(plain, start) if any(bit in plain for bit in self.needs) else None


@cache
def _compiled(source: str) -> re.Pattern[str]:
    return re.compile(source)
