"""One line about what just happened, above the line to type in."""

from __future__ import annotations

from textual.widgets import Static


class Notice(Static):
    """It takes up room only while it says something, and lays out the screen anew only when that changes."""

    def __init__(self) -> None:
        super().__init__(id="notice", markup=False)

    def say(self, text: str) -> None:
        """Says this, or nothing any more."""
        if text or self.has_class("-said"):
            self.update(text)
            self.set_class(bool(text), "-said")
