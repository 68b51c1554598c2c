"""A list over the chat, of which one line is taken: by the arrows and Enter, by its number, or by the mouse."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen

from assistant.tui.actions import bindings
from assistant.tui.blocks import Block, lines
from assistant.tui.looks import HEAD, NUMBER, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet

MOVES: list[BindingType] = [
    Binding("up", "screen.move(-1)", show=False),
    Binding("down", "screen.move(1)", show=False),
    Binding("enter", "screen.take", show=False),
    Binding("escape", "screen.leave", show=False),
]


@dataclass(frozen=True, slots=True)
class Pick:
    """One line: what stands at its left, its words, what stands at its right."""

    label: str
    text: str
    aside: str = ""


class PickList(ModalScreen[int | None], inherit_bindings=False):
    """Gives the place of the line that was taken, counted from 0, or None. A digit takes the line with that label."""

    CSS_PATH = "over.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        *MOVES,
        *(Binding(digit, f"label('{digit}')", show=False) for digit in "0123456789"),
        *bindings(everywhere=True),
    ]

    around = 6
    """The rows of the box that are no lines to pick: its border, head and foot."""

    def __init__(self, title: str, keys: str, picks: Sequence[Pick]) -> None:
        super().__init__()
        self._title, self._keys_said, self._picks = title, keys, picks
        self.shown = list(range(len(picks)))
        """The places of the lines that are shown."""
        self.lit = 0
        """The line that Enter takes, among those shown."""

    def compose(self) -> ComposeResult:
        """The head, then the lines."""
        with Vertical(classes="box"):
            yield Sheet([Block(Content.styled(self._title, HEAD))], classes="head")
            with Pane():
                yield Sheet(classes="picks")
            yield Sheet([Block(Content.styled(self._keys_said, SOFT))], classes="foot")

    def on_mount(self) -> None:
        """The first line is lit."""
        self.put()

    def on_resize(self, event: events.Resize) -> None:
        """However many lines there are, head and foot are seen."""
        self.query_one(Pane).styles.max_height = max(event.size.height - self.around, 1)

    def put(self) -> None:
        """Shows the lines anew."""
        self.query_one(".picks", Sheet).put(self._rows())
        self._light(self.lit)

    def _rows(self) -> list[Block]:
        picks = [self._picks[place] for place in self.shown]
        width = max((len(pick.label) for pick in picks), default=0) + 2
        return [
            Block(
                Content.styled(pick.text, PLAIN),
                Content.styled(pick.label.ljust(width), NUMBER),
                Content.styled(pick.aside, SOFT) if pick.aside else Content(""),
                choice=number,
            )
            for number, pick in enumerate(picks, start=1)
        ]

    def _light(self, place: int) -> None:
        self.lit = max(0, min(place, len(self.shown) - 1))
        if not self.query(".picks"):
            return
        sheet = self.query_one(".picks", Sheet)
        sheet.armed = self.lit + 1
        above = len(lines(self._rows()[: self.lit], sheet.content_size.width)) if sheet.content_size.width else 0
        self.query_one(Pane).scroll_to_region(Region(0, above, 1, 1), animate=False, force=True)

    def action_move(self, by: int) -> None:
        """The line before or after."""
        self._light(self.lit + by)

    def action_label(self, label: str) -> None:
        """Takes the line with this label."""
        for place in self.shown:
            if self._picks[place].label == label:
                self.close(place)
                return

    def action_take(self) -> None:
        """Takes the lit line."""
        if self.shown:
            self.close(self.shown[self.lit])

    def action_leave(self) -> None:
        """Takes none."""
        self.close(None)

    def close(self, place: int | None) -> None:
        """Gives the place; a second Enter or click that came with the first one finds the list closed."""
        if self.is_current:
            self.dismiss(place)

    def on_sheet_picked(self, event: Sheet.Picked) -> None:
        """A line was clicked."""
        self.close(self.shown[event.number - 1])

    def on_click(self, event: events.Click) -> None:
        """A click beside the box closes it."""
        if not self.query_one(".box").region.contains_point(event.screen_offset):
            self.close(None)
