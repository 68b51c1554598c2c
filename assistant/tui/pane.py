"""A part of the screen that scrolls."""

from __future__ import annotations

from textual.containers import VerticalScroll


class Pane(VerticalScroll, can_focus=False):
    """It never takes the keyboard: whoever clicks it goes on typing in the line."""

    def page(self, by: int, whole: bool = True) -> None:
        """Scrolls by a page, keeping a line for the eye, or by one line."""
        step = max(self.size.height - 1, 1) if whole else 1
        self.scroll_relative(y=by * step, animate=False)

    def edge(self, by: int) -> None:
        """Goes to the beginning (-1) or the end (1)."""
        if by < 0:
            self.scroll_home(animate=False)
        else:
            self.scroll_end(animate=False)
