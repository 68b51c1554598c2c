"""The column at the left: the outline, or what was found."""

from __future__ import annotations

from textual.content import Content

from assistant.tui.reader.hits import Hits
from assistant.tui.reader.layout import Line
from assistant.tui.reader.tree import Tree
from assistant.tui.reader.view import LineView
from corpus.ordinance import Ordinance

HERE, BLANK = "▎ ", "  "
"""What stands left of the line that the eye is on."""


class Side(LineView):
    """The outline and the hits, of which one is shown."""

    def __init__(self, ordinance: Ordinance, place: str) -> None:
        super().__init__(self.dressed, id="outline")
        self.ordinance = ordinance
        self.folds = Tree(ordinance, place).follow(place)
        self.hits: Hits | None = None

    def lay(self) -> None:
        """Sets the rows for the width that there is, with the one that the eye is on in sight."""
        if not self.room:
            return
        self.put(self.hits.rows(self.ordinance, self.room) if self.hits else self.folds.rows(self.room))
        rows = [row for row, line in enumerate(self.lines) if line.cite == self.at]
        if rows:
            self.into_sight(rows[0], rows[-1])

    def show(self, tree: Tree | None = None, hits: Hits | None = None) -> None:
        """Shows the tree as it is now, or hits; where neither is given, the tree as it was."""
        self.folds, self.hits = tree or self.folds, hits
        self.lay()

    def follow(self, cite: str) -> None:
        """The outline keeps to the provision that is read."""
        self.folds = self.folds.follow(cite)
        if self.hits is None:
            self.lay()

    @property
    def at(self) -> str:
        """The provision that the eye is on."""
        return self.hits.here.cite if self.hits else self.folds.at

    def dressed(self, row: int, line: Line) -> Content:
        """A line with its sign; those of the provision that the eye is on are lit."""
        if line.cite != self.at:
            return Content(BLANK) + line.text
        first = row == 0 or self.lines[row - 1].cite != line.cite
        text = Content.styled(HERE if first else BLANK, "bold $link") + line.text
        return text.pad_right(max(self.room + len(BLANK) - text.cell_length, 0)).stylize_before("on $lit")
