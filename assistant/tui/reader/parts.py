"""What the parts of the reader know of each other."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence

from assistant.tui.blocks import Block
from assistant.tui.pane import Pane
from assistant.tui.reader.chapter import Chapter
from assistant.tui.reader.line import Line
from assistant.tui.reader.side import Side
from assistant.tui.reader.trail import Trail
from assistant.tui.talk import Clock
from assistant.tui.words import Table
from corpus.law import Law


class Parts:
    """The reader as its parts see it."""

    law: Law
    clock: Clock
    lang: str
    say: Table
    trail: Trail
    line: Line
    side: Side
    chapter: Chapter

    @property
    @abstractmethod
    def in_side(self) -> bool:
        """Whether the keys move the column at the left."""

    @property
    @abstractmethod
    def explains(self) -> Pane | None:
        """What is open at the foot of the text."""

    @abstractmethod
    def tell(self, text: str) -> None:
        """One sentence above the line; none takes the last one away."""

    @abstractmethod
    def foot(self, rows: Sequence[Block]) -> None:
        """Shows rows at the foot of the text; none closes it."""

    @abstractmethod
    def go(self, cite: str) -> None:
        """Goes to a provision, so that one can come back."""

    @abstractmethod
    def front(self, side: bool) -> None:
        """The column that the keys move; a narrow window shows it alone."""

    @abstractmethod
    def action_hit(self, by: int) -> None:
        """The next place that was found, or the one before."""

    @abstractmethod
    def label(self) -> None:
        """Puts the keys for what can be done now into the last line."""
