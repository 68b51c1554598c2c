"""The column of the text: the whole chapter, the place that is read, the term or hit that is lit."""

from __future__ import annotations

from textual.content import Content
from textual.message import Message

from assistant.tui.looks import MARK
from assistant.tui.reader.hits import Hits
from assistant.tui.reader.layout import Layout, Line, Spot, layout
from assistant.tui.reader.view import LineView
from corpus.law import Law

HERE, HIT, BLANK = "▎ ", "» ", "  "
"""What stands left of a line: of the provision that is read, of one that holds what was looked for."""


class Chapter(LineView):
    """The chapter. `place` is the provision that is read: the one gone to, or else the one at the top."""

    class Read(Message):
        """Another provision is read."""

        def __init__(self, cite: str) -> None:
            super().__init__()
            self.cite = cite

    def __init__(self, law: Law, place: str, note: str) -> None:
        super().__init__(self.dressed, id="chapter")
        self.law, self.place, self._note = law, place, note
        self.laid: Layout | None = None
        self.spot: int | None = None
        self.hits: Hits | None = None

    def lay(self) -> None:
        """Sets the chapter for the width that there is, at the place that is read."""
        if not self.room:
            return
        self.laid = layout(self.law, self.room, self._note)
        # So much is empty after the end that the last provision can stand at the top too.
        self.put(self.laid.lines, max(self.tall - 3, 0))
        self.to(self.laid.first[self.place])

    def go(self, cite: str) -> None:
        """Brings a provision to the top."""
        self.place, self.spot = cite, None
        if self.laid:
            self.to(self.laid.first[cite])
        self.dress_anew()
        self.post_message(self.Read(cite))

    def followed(self) -> None:
        """After scrolling: the provision at the top is the one that is read."""
        if self.laid is None:
            return
        place = self.laid.place(self.top)
        if place != self.place:
            self.place = place
            self.dress_anew()
            self.post_message(self.Read(place))

    def end(self) -> None:
        """Goes to the last lines of the text."""
        self.to(max(len(self.lines) - self.tall, 0))

    def seek(self, hits: Hits | None) -> None:
        """Marks what was found, or nothing any more."""
        self.hits = hits
        self.dress_anew()

    def light(self, spot: int | None) -> Spot | None:
        """Lights a mark and brings it into sight; None puts the light out."""
        self.spot = spot
        self.dress_anew()
        lit = self.lit
        if lit:
            self.into_sight(lit.runs[0][0], lit.runs[-1][0])
        return lit

    def next_spot(self, by: int) -> int | None:
        """The mark after the one that is lit, or before it; else the first or the last one in sight or beyond."""
        spots = self.laid.spots if self.laid else ()
        if self.spot is not None:
            return (self.spot + by) % len(spots)
        rows = [spot.runs[0][0] for spot in spots]
        if by > 0:
            return next((number for number, row in enumerate(rows) if row >= self.top), 0 if rows else None)
        seen = (number for number in reversed(range(len(rows))) if rows[number] < self.top + self.tall)
        return next(seen, len(rows) - 1 if rows else None)

    @property
    def lit(self) -> Spot | None:
        """The mark that is lit."""
        return self.laid.spots[self.spot] if self.laid and self.spot is not None else None

    def dressed(self, row: int, line: Line) -> Content:
        """A line with its sign at the left, what was found in it marked, and the lit mark turned around."""
        text, sign = line.text, BLANK
        pattern = self.hits.pattern(line.cite) if self.hits and line.quoted else None
        if pattern:
            for found in pattern.finditer(text.plain):
                text, sign = text.stylize(f"bold {MARK}", *found.span()), HIT
        for at, start, end in self.lit.runs if self.lit else ():
            if at == row:
                text = text.stylize("reverse", start, end)
        if line.cite == self.place and line.quoted and sign is BLANK:
            sign = HERE
        return Content.styled(sign, "$link") + text
