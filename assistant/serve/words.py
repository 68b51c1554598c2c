"""What the page around the kiosk says, and the command that serves it."""

from __future__ import annotations

from assistant.tui.words import Table, load_words


def serve_words(lang: str) -> Table:
    """The table `serve` of the screen's words."""
    return load_words(lang)["serve"]
