"""The line of the kiosk: it recalls nothing, copies nothing, and hands every letter to the screen first."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message

from assistant.tui.kiosk.visit import LIMIT
from assistant.tui.line import Line
from intents.wording import clean


class Question(Line, inherit_bindings=False):
    """One line of text. What the visitor typed stands here and nowhere else until it is asked."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("home", "home", show=False),
        Binding("end", "end", show=False),
        Binding("backspace,ctrl+h", "delete_left", show=False),
        Binding("delete", "delete_right", show=False),
    ]

    class Typed(Message):
        """A letter or a digit stands in the line, or was taken out of it."""

    def __init__(self, placeholder: str) -> None:
        super().__init__(placeholder, LIMIT, id="question")

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character:
            event.stop()
            event.prevent_default()
            self.write(event.character)
        else:
            await super()._on_key(event)

    def write(self, text: str) -> None:
        """Writes where the cursor is, as far as there is room; what no screen should show is left out."""
        kept = text if text == " " else clean(text) if text.strip() else ""
        room = LIMIT - len(self.value)
        if kept and room > 0:
            self.insert(kept[:room], self.cursor_position)

    def take(self) -> str:
        """What stands in the line, cleaned; the line is empty then."""
        text = clean(self.value)
        self.value = ""
        return text

    def action_copy(self) -> None:
        """Nothing is copied."""

    def action_cut(self) -> None:
        """Nothing is cut."""

    def action_paste(self) -> None:
        """Nothing that the app might hold is pasted."""
