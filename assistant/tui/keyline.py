"""The one line of keys at the bottom. Each can be clicked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from textual import events
from textual.content import Content
from textual.style import Style
from textual.widget import Widget

from assistant.tui.actions import ACTIONS, key_name
from assistant.tui.looks import NUMBER, SOFT
from assistant.tui.words import Words

_ACTION = "press"
_GAP = "  "


@dataclass(frozen=True, slots=True)
class Key:
    """A key as it is printed, what it does in a word or two, and the action that it stands for.

    Where not all have room, those of the highest `rank` are left out first.
    """

    name: str
    word: str
    action: str
    rank: int = 0


def chat_keys(words: Words, reading: bool) -> list[Key]:
    """The keys of the chat; `reading` when the code is in front, where some say what leads back."""
    return [
        Key(key_name(one, words), _word(words["actions"][one.name], reading), one.run, one.rank)
        for one in ACTIONS
        if one.rank
    ]


class KeyLine(Widget):
    """The keys, as many as the width holds."""

    def __init__(self) -> None:
        super().__init__(id="keys")
        self._keys: Sequence[Key] = ()

    def put(self, keys: Sequence[Key]) -> None:
        """Shows these keys."""
        self._keys = keys
        self.refresh()

    def render(self) -> Content:
        """The keys in a row."""
        keys = list(self._keys)
        while keys and _row(keys).cell_length > self.content_size.width:
            keys.remove(max(keys, key=lambda key: key.rank))
        return _row(keys)

    async def on_click(self, event: events.Click) -> None:
        """Does what the key under the mouse does."""
        action = event.style.meta.get(_ACTION)
        if action:
            await self.app.run_action(action, self.screen)


def _word(said: dict[str, str], reading: bool) -> str:
    return said["back"] if reading and "back" in said else said["word"]


def _row(keys: Sequence[Key]) -> Content:
    return Content(_GAP).join(
        Content.assemble((key.name, NUMBER), " ", (key.word, SOFT)).stylize(Style.from_meta({_ACTION: key.action}))
        for key in keys
    )
