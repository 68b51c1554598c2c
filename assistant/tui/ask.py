"""The line to type in. Textual 8.2.8 applies keys that come together out of order (issue 6605) and loses what is typed
right after Enter; this is the one place where both are mended."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import Input

from assistant.tui.recall import Recall
from intents.wording import QUESTION_LIMIT, clean


class Ask(Input):
    """One line. Every key that is not a letter is acted upon before the next key is looked at."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
    ]

    class Asked(Message):
        """Enter was pressed: what stood in the line, cleaned; never empty."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    class Idle(Message):
        """Enter was pressed, and nothing stood in the line."""

    class Filled(Message):
        """No more fits: `cut` when something that was pasted has been cut, else a letter was refused."""

        def __init__(self, cut: bool) -> None:
            super().__init__()
            self.cut = cut

    def __init__(self, placeholder: str) -> None:
        super().__init__(placeholder=placeholder, max_length=QUESTION_LIMIT, select_on_focus=False, id="ask")
        self.cursor_blink = False
        self.recall = Recall()

    async def _on_key(self, event: events.Key) -> None:
        if event.is_printable:
            await super()._on_key(event)
        elif await self.app._check_bindings(event.key):
            event.stop()
            event.prevent_default()

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        text = clean(event.text)
        start, end = sorted(self.selection)
        room = QUESTION_LIMIT - len(self.value) + end - start
        if text[:room] or start != end:
            self.replace(text[:room], start, end)
        if len(text) > room:
            self.post_message(self.Filled(cut=True))

    def restricted(self) -> None:
        """Called when a letter does not fit."""
        self.post_message(self.Filled(cut=False))

    async def action_submit(self) -> None:
        """Takes what stands in the line and empties it, before any later key is read."""
        text = clean(self.value)
        self.value = ""
        if text:
            self.recall.add(text)
            self.post_message(self.Asked(text))
        else:
            self.post_message(self.Idle())

    def action_recall(self, by: int) -> None:
        """An earlier or a later question."""
        text = self.recall.step(by, self.value)
        if text is not None:
            self.value = text
            self.action_end()

    def forget(self) -> None:
        """Empties the line and forgets what was asked."""
        self.value = ""
        self.recall.clear()
