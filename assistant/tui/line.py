"""One line of text. Textual 8.2.8 applies keys that come together out of order (issue 6605); this is the one place
where that is mended."""

from __future__ import annotations

from textual import events
from textual.widgets import Input

from intents.wording import clean


class Line(Input):
    """A line to type in. Every key that is not a letter is acted upon before the next key is looked at.

    What is pasted is cleaned and cut to what fits; `limit` is the number of characters that do.
    """

    def __init__(self, placeholder: str, limit: int, *, id: str | None = None) -> None:
        super().__init__(placeholder=placeholder, max_length=limit, select_on_focus=False, id=id)
        self.cursor_blink = False
        self._limit = limit

    async def _on_key(self, event: events.Key) -> None:
        if self.app.screen is not self.screen:
            event.stop()
            event.prevent_default()
            await self._hand_on(event)
        elif event.is_printable:
            await super()._on_key(event)
        elif await self.app._check_bindings(event.key):
            event.stop()
            event.prevent_default()

    async def _hand_on(self, event: events.Key) -> None:
        """A key before this one has opened something over the line: this one is meant for that."""
        check = self.app._check_bindings
        if not (await check(event.key, priority=True) or await check(event.key)):
            line = self.app.focused
            if isinstance(line, Line) and line is not self:
                await line._on_key(event)

    def _on_paste(self, event: events.Paste) -> None:
        event.stop()
        event.prevent_default()
        text = clean(event.text)
        start, end = sorted(self.selection)
        room = self._limit - len(self.value) + end - start
        if text[:room] or start != end:
            self.replace(text[:room], start, end)
        if len(text) > room:
            self.full(cut=True)

    def restricted(self) -> None:
        """Called when a letter does not fit."""
        self.full(cut=False)

    def full(self, cut: bool) -> None:
        """Called when no more fits: `cut` when something that was pasted has been cut, else a letter was refused."""
