"""What a screen with a line to type in does while somebody types."""

from __future__ import annotations

from textual.binding import Binding
from textual.screen import Screen

from assistant.suggestion import READINGS_MOST
from assistant.tui.draft import Draft
from assistant.tui.readings import Readings

TYPING_KEYS = (
    Binding("up", "step(-1)", show=False),
    Binding("down", "step(1)", show=False),
    *(Binding(f"alt+{number}", f"take({number})", show=False) for number in range(1, READINGS_MOST + 1)),
)
"""For the bindings of such a screen."""


class Typing(Screen[None], inherit_bindings=False):
    """The part of the chat that has to do with the text in the line."""

    draft: Draft

    def _typed(self, text: str) -> None:
        """The text has changed; no message of it is awaited, so that letter and readings come in one paint."""
        if text:
            self.notice("")
        self.draft.changed()

    def notice(self, text: str) -> None:
        """Says something above the line, until the next letter."""
        raise NotImplementedError

    def action_step(self, by: int) -> None:
        """Through the readings of what is typed; else an earlier or a later question."""
        self.draft.step(by)

    async def action_take(self, number: int) -> None:
        """Asks what is typed, meant as the reading of this number."""
        await self.draft.take(number)

    async def on_readings_picked(self, event: Readings.Picked) -> None:
        """A reading was clicked."""
        await self.draft.take(event.number)
