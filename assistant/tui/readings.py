"""The readings of what is being typed, above the line: title left, citation right, the words that matched dim."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.style import Style
from textual.widget import Widget

from assistant.suggestion import Suggestion, Suggestions
from assistant.tui.blocks import CHOICE, NOTHING
from assistant.tui.looks import NUMBER, PLAIN, SOFT
from assistant.tui.words import Table, Words

_ROOM = ((32, 5), (20, 3), (12, 2), (0, 0))
"""From so many rows of the window on, so many readings are shown; the highest window first."""
_WIDEST = 116
"""Farther from its title a citation is hard to find."""
_GAP = 2
_LEAST_WORDS = 12
"""Matched words that have less room than this are left out."""


class Readings(Widget, can_focus=False):
    """As many readings as its height holds, and the facts understood so far on its last row.

    Its height depends on the window alone, so that nothing moves while somebody types.
    """

    class Picked(Message):
        """A reading was clicked: its number, counted from 1."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, words: Words) -> None:
        super().__init__(id="readings")
        self._words: Table = words["typing"]
        self.offered = Suggestions()
        self.lit: int | None = None
        self.pointed: int | None = None

    def put(self, offered: Suggestions) -> None:
        """Shows other readings; none of them is lit."""
        if offered != self.offered or self.lit is not None:
            self.offered, self.lit = offered, None
            self.refresh()

    def move(self, by: int) -> None:
        """Lights the reading below (1) or above (-1); above the first none is lit."""
        place = (-1 if self.lit is None else self.lit) + by
        self.lit = min(place, len(self.seen) - 1) if place >= 0 and self.seen else None
        self.refresh()

    @property
    def room(self) -> int:
        """How many readings a window of this height has room for."""
        return next(rows for height, rows in _ROOM if self.screen.size.height >= height)

    @property
    def seen(self) -> Sequence[Suggestion]:
        """The readings that there is room for."""
        return self.offered.readings[: self.room]

    @property
    def ahead(self) -> Suggestion | None:
        """The reading that is lit, else the likeliest one."""
        return self.offered.readings[self.lit or 0] if self.offered.readings else None

    def reading(self, place: int) -> Suggestion | None:
        """The reading at a place, from 0; None where none is shown there."""
        return self.seen[place] if 0 <= place < len(self.seen) else None

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """The readings that there is room for, and the row of facts."""
        return self.room + 1 if self.room else 0

    def render(self) -> Content:
        """The readings, and the facts below them."""
        rows = [self._row(place, reading) for place, reading in enumerate(self.seen)]
        rows += [NOTHING] * (self.room - len(rows))
        return Content("\n").join([*rows, self._facts()])

    def on_click(self, event: events.Click) -> None:
        """Takes the reading under the mouse."""
        place = event.style.meta.get(CHOICE)
        if place is not None:
            self.post_message(self.Picked(place + 1))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Lights the reading under the mouse."""
        self._point(event.style.meta.get(CHOICE))

    def on_leave(self) -> None:
        """Puts that light out."""
        self._point(None)

    def _point(self, place: int | None) -> None:
        if place != self.pointed:
            self.pointed = place
            self.refresh()

    def _row(self, place: int, reading: Suggestion) -> Content:
        width = min(self.content_size.width, _WIDEST)
        aside = Content.styled(reading.cite or self._words["outside"], SOFT)
        label = Content.styled(f"{place + 1} ", NUMBER)
        room = max(width - label.cell_length - aside.cell_length - _GAP, 0)
        title = Content.styled(reading.title, PLAIN).truncate(room, ellipsis=True)
        left = room - title.cell_length - _GAP
        words = " ".join(reading.words)
        if words and left >= min(_LEAST_WORDS, len(words)):
            title += Content(" " * _GAP) + Content.styled(words, SOFT).truncate(left, ellipsis=True)
        row = label + title.pad_right(room - title.cell_length + _GAP) + aside
        row = row.stylize(Style.from_meta({CHOICE: place}))
        return row.stylize("on $lit") if place in {self.lit, self.pointed} else row

    def _facts(self) -> Content:
        tags = self._words["between"].join(self.offered.tags)
        room = max(self.content_size.width, 0)
        return Content.styled(f"  {tags}", SOFT).truncate(room, ellipsis=True) if tags else NOTHING
