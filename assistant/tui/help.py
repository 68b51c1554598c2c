"""The page of all keys, over the chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen

from assistant.tui.actions import bindings, key_name, listed
from assistant.tui.blocks import Block
from assistant.tui.looks import HEAD, NUMBER, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Table, Words

_GAP = 2


def help_rows(words: Words) -> Iterator[Block]:
    """All keys, in groups."""
    say = words["help"]
    groups = [(group["head"], _keys(group, words)) for group in say["groups"]]
    width = max(len(key) for _, keys in groups for key, _ in keys) + _GAP
    yield Block(Content.styled(say["title"], HEAD), aside=Content.styled(say["close"], SOFT))
    for head, keys in groups:
        yield Block(Content.styled(head, SOFT), above=1)
        for key, what in keys:
            yield Block(Content.styled(what, PLAIN), Content.styled(key.ljust(width), NUMBER))


def _keys(group: Table, words: Words) -> list[tuple[str, str]]:
    """What is typed or clicked, then the actions of the group."""
    typed = [(key, what) for key, what in group["keys"]]
    own = [one for one in listed() if one.keys and one.group == group.get("name")]
    return [*typed, *((key_name(one, words), words["actions"][one.name]["what"]) for one in own)]


class Help(ModalScreen[None], inherit_bindings=False):
    """The keys; any of the usual ways closes it."""

    CSS_PATH = "over.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,space,q", "close", show=False),
        Binding("up", "page(-1, False)", show=False),
        Binding("down", "page(1, False)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        *bindings(everywhere=True),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """One box with the keys."""
        with Vertical(classes="box"), Pane():
            yield Sheet(list(help_rows(self._words)))

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.action_close()

    def action_close(self) -> None:
        """Closes it; a second key or click that came with the first one finds it closed."""
        if self.is_current:
            self.dismiss()

    def action_page(self, by: int, whole: bool = True) -> None:
        """Scrolls, a page or a line."""
        self.query_one(Pane).page(by, whole)
