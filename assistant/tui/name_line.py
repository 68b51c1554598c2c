"""One line over the chat for a name, which may stay empty."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.screen import ModalScreen

from assistant.papers.cleaning import LINE_LIMIT, one_line
from assistant.tui.actions import bindings
from assistant.tui.blocks import Block
from assistant.tui.line import Line
from assistant.tui.looks import HEAD, SOFT
from assistant.tui.sheet import Sheet
from assistant.tui.words import Table


class Name(Line):
    """The line itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,ctrl+j", "screen.take", show=False),
        Binding("escape", "screen.leave", show=False),
    ]


class NameLine(ModalScreen[str | None], inherit_bindings=False):
    """Gives the name, "" where none was typed, None where nothing is to be done."""

    CSS_PATH = "over.tcss"
    AUTO_FOCUS = "Name"
    BINDINGS: ClassVar[list[BindingType]] = bindings(everywhere=True)

    def __init__(self, say: Table) -> None:
        super().__init__()
        self._say = say

    def compose(self) -> ComposeResult:
        """What is asked, the line, the keys."""
        with Vertical(classes="box"):
            yield Sheet([Block(Content.styled(self._say["title"], HEAD))], classes="head")
            yield Name(self._say["find"], LINE_LIMIT)
            yield Sheet([Block(Content.styled(self._say["keys"], SOFT))], classes="foot")

    def action_take(self) -> None:
        """Takes what stands in the line."""
        self._close(one_line(self.query_one(Name).value))

    def action_leave(self) -> None:
        """Takes nothing."""
        self._close(None)

    def _close(self, name: str | None) -> None:
        if self.is_current:
            self.dismiss(name)
