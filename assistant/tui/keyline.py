"""The one line of keys at the bottom. Each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from assistant.tui.looks import NUMBER, SOFT

_ACTION = "press"
_GAP = "   "


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is printed, what it does in a word or two, and the action that it stands for."""

    name: str
    word: str
    action: str


class KeyLine(Widget):
    """The keys, as many as the width holds; those that come last go first."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._keys: Sequence[Key] = ()

    def put(self, keys: Sequence[Key]) -> None:
        """Shows these keys."""
        self._keys = keys
        self.refresh()

    def render(self) -> Content:
        """The keys in a row."""
        row = Content("")
        for key in self._keys:
            told = Content.assemble((key.name, NUMBER), " ", (key.word, SOFT))
            wider = row + Content(_GAP if row else "") + told.stylize(Style.from_meta({_ACTION: key.action}))
            if wider.cell_length > self.content_size.width:
                break
            row = wider
        return row

    async def on_click(self, event: events.Click) -> None:
        """Does what the key under the mouse does."""
        action = event.style.meta.get(_ACTION)
        if action:
            await self.app.run_action(action, self.screen)
