"""Earlier questions, brought back one by one."""

from __future__ import annotations

from collections.abc import Iterable

LIMIT = 200
"""Questions that are kept."""


class Recall:
    """The questions asked, and where among them the line stands. What was being typed is kept below the last one."""

    def __init__(self) -> None:
        self._asked: list[str] = []
        self._place = 0
        self._draft = ""

    def add(self, question: str) -> None:
        """Keeps a question, once where it is asked twice in a row, and goes back to an empty line."""
        if self._asked[-1:] != [question]:
            self._asked.append(question)
        del self._asked[:-LIMIT]
        self._place, self._draft = len(self._asked), ""

    def step(self, by: int, line: str) -> str | None:
        """The question before (-1) or after (1) this place, or None at either end; `line` is what stands there now."""
        place = self._place + by
        if not 0 <= place <= len(self._asked):
            return None
        if self._place == len(self._asked):
            self._draft = line
        self._place = place
        return self._draft if place == len(self._asked) else self._asked[place]

    @property
    def back(self) -> bool:
        """Whether the line stands at an earlier question."""
        return self._place < len(self._asked)

    @property
    def asked(self) -> tuple[str, ...]:
        """The questions that are kept, the oldest first."""
        return tuple(self._asked)

    def go_on(self, asked: Iterable[str]) -> None:
        """Keeps these questions instead."""
        self._asked = list(asked)[-LIMIT:]
        self._place, self._draft = len(self._asked), ""
