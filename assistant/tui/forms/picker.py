"""The list of the calculators: type to find one, Enter opens its form."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.content import Content
from textual.geometry import Region
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import Input

from assistant.forms.entries import ENTRY_LIMIT
from assistant.forms.listing import Listed, fitting
from assistant.tui.actions import bindings
from assistant.tui.blocks import Block, lines
from assistant.tui.forms.order import settled
from assistant.tui.keyline import Key, KeyLine
from assistant.tui.line import Line
from assistant.tui.looks import HEAD, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

Open = Callable[[str], Screen[None]]
"""Makes the screen of a calculator's form."""


def list_rows(listed: Sequence[Listed], open_case: str, words: Words) -> Iterator[Block]:
    """One line a calculator; the one of the case in the chat says so."""
    say = words["forms"]
    for number, one in enumerate(listed, start=1):
        told = f"  {say['open_case']}" if one.name == open_case else ""
        body = Content.assemble((one.title, PLAIN), (told, SOFT))
        yield Block(body, aside=Content.styled(one.cite, SOFT), choice=number)
    if not listed:
        yield Block(Content.styled(say["none"], SOFT))


class Picker(ModalScreen[None], inherit_bindings=False):
    """The calculators in the order of the chapter. `open_case` is the one of the conversation's case, or ""."""

    CSS_PATH = "forms.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "move(-1)", show=False, priority=True),
        Binding("down,tab", "move(1)", show=False, priority=True),
        Binding("shift+tab", "move(-1)", show=False, priority=True),
        Binding("pageup", "move(-10)", show=False, priority=True),
        Binding("pagedown", "move(10)", show=False, priority=True),
        Binding("enter", "open", show=False, priority=True),
        Binding("escape,f4", "leave", show=False, priority=True),
        *bindings(everywhere=True),
    ]

    def __init__(self, listed: Sequence[Listed], open_case: str, words: Words, open_form: Open) -> None:
        super().__init__()
        self._all = self._listed = tuple(listed)
        self._case, self._words, self._open = open_case, words, open_form
        self._at = next((place for place, one in enumerate(listed) if one.name == open_case), 0)
        self.line = Line(words["forms"]["filter"], ENTRY_LIMIT)

    def compose(self) -> ComposeResult:
        """One box: what is typed, the list, the keys."""
        say = self._words["form_keys"]
        with Vertical(id="box"):
            yield Sheet([Block(Content.styled(self._words["forms"]["pick"], HEAD))], classes="head")
            yield self.line
            with Pane():
                yield Sheet(id="list")
            keys = KeyLine()
            keys.put(
                [
                    Key("Enter", say["open"], "open"),
                    Key("Up Down", say["move"], "", 1),
                    Key("Esc", say["leave"], "leave"),
                ]
            )
            yield keys

    def on_mount(self) -> None:
        """The line has the keyboard."""
        self.set_focus(self.line)
        self._show()

    def on_screen_resume(self) -> None:
        """What is lit comes into view once there is a size."""
        self.call_after_refresh(self._light)

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """The line keeps the keyboard, whatever is clicked."""
        super().set_focus(widget or self.line, scroll_visible, from_app_focus)

    async def on_key(self, event: events.Key) -> None:
        """Letters that came before the line was there go into it."""
        if not self.line.has_focus and event.is_printable:
            await self.line._on_key(event)

    def on_input_changed(self, event: Input.Changed) -> None:
        """Other calculators fit."""
        self._find()

    def on_sheet_picked(self, event: Sheet.Picked) -> None:
        """A line was clicked."""
        self._at = event.number - 1
        self._go()

    def on_click(self, event: events.Click) -> None:
        """A click beside the box closes it."""
        if event.widget is self:
            self.dismiss()

    @property
    def lit(self) -> str:
        """The name of the calculator that Enter opens, or "" where none fits."""
        return self._listed[self._at].name if self._listed else ""

    def _find(self) -> None:
        found = fitting(self._all, self.line.value)
        if found != self._listed:
            self._listed, self._at = found, 0
            self._show()

    def _show(self) -> None:
        self.query_one("#list", Sheet).put(list(list_rows(self._listed, self._case, self._words)))
        self._light()

    def _light(self) -> None:
        sheet = self.query_one("#list", Sheet)
        sheet.armed = self._at + 1
        above = list(list_rows(self._listed[: self._at], self._case, self._words)) if self._at else []
        width = sheet.content_size.width
        if width:
            top = len(lines(above, width))
            self.query_one(Pane).scroll_to_region(Region(0, top, width, 1), animate=False)

    async def action_move(self, by: int) -> None:
        """Lights another line."""
        await settled(self.line)
        self._find()
        self._at = min(max(self._at + by, 0), max(len(self._listed) - 1, 0))
        self._light()

    async def action_open(self) -> None:
        """Opens the form of what is lit."""
        await settled(self.line)
        self._find()
        self._go()

    def _go(self) -> None:
        if self.lit:
            self.app.switch_screen(self._open(self.lit))

    def action_leave(self) -> None:
        """Back to the chat."""
        self.dismiss()
