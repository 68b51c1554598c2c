"""The page of all keys, over the chat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen

from assistant.tui.blocks import Block
from assistant.tui.looks import HEAD, NUMBER, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

_GAP = 2


def help_rows(words: Words) -> Iterator[Block]:
    """All keys, in groups."""
    say = words["help"]
    width = max(len(key) for group in say["groups"] for key, _ in group["keys"]) + _GAP
    yield Block(Content.styled(say["title"], HEAD), aside=Content.styled(say["close"], SOFT))
    for group in say["groups"]:
        yield Block(Content.styled(group["head"], SOFT), above=1)
        for key, what in group["keys"]:
            yield Block(Content.styled(what, PLAIN), Content.styled(key.ljust(width), NUMBER))


class Help(ModalScreen[None], inherit_bindings=False):
    """The keys; any of the usual ways closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,f1,enter,space,q", "dismiss", show=False),
        Binding("up", "page(-1, False)", show=False),
        Binding("down", "page(1, False)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("f9", "app.shade", show=False),
        Binding("ctrl+q", "app.leave(0)", show=False),
        Binding("ctrl+c", "app.leave(130)", show=False),
    ]

    def __init__(self, words: Words) -> None:
        super().__init__()
        self._words = words

    def compose(self) -> ComposeResult:
        """One box with the keys."""
        with Vertical(id="box"), Pane():
            yield Sheet(list(help_rows(self._words)))

    def on_click(self) -> None:
        """A click anywhere closes it."""
        self.dismiss()

    def action_page(self, by: int, whole: bool = True) -> None:
        """Scrolls, a page or a line."""
        self.query_one(Pane).page(by, whole)
