"""The widget that shows rows of text, laid out anew for every width, with what can be clicked in them."""

from __future__ import annotations

from collections.abc import Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget, _RenderCache

from assistant.tui.blocks import CHOICE, CITE, Row, lines
from assistant.tui.marking import TERM

WIDE = 100
"""From this many cells on, the code stands beside the conversation."""


class Sheet(Widget):
    """Rows of text. All of it is shown as it is: none is read as markup."""

    class Picked(Message):
        """A choice was clicked: its number, counted from 1."""

        def __init__(self, sheet: Sheet, number: int) -> None:
            super().__init__()
            self.sheet, self.number = sheet, number

    class Cited(Message):
        """A citation was clicked."""

        def __init__(self, cite: str) -> None:
            super().__init__()
            self.cite = cite

    class Defined(Message):
        """A defined term was clicked: its mark leads to the definition."""

        def __init__(self, term: str) -> None:
            super().__init__()
            self.term = term

    armed: reactive[int | None] = reactive(None)
    """The choice whose number stands in the line."""
    pointed: reactive[int | None] = reactive(None)
    """The choice under the mouse."""

    def __init__(self, rows: Sequence[Row] = (), *, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._rows: Sequence[Row] = rows

    def put(self, rows: Sequence[Row]) -> None:
        """Shows other rows."""
        self._rows = rows
        self.refresh(layout=True)

    def rest(self) -> None:
        """Forgets how it was drawn until it is seen again.

        Textual 8.2.8 keeps every line that it has drawn, some kilobytes each, and in circles, so that what is removed
        stays for long.
        """
        self._render_cache = _RenderCache(Size(), [])
        self._set_dirty()

    def on_unmount(self) -> None:
        """What is removed is not drawn again."""
        self.rest()

    def get_content_width(self, container: Size, viewport: Size) -> int:
        """All that there is."""
        return container.width

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the rows take at that width."""
        return len(self._lines(width))

    def render(self) -> Content:
        """The lines, one after the other."""
        return Content("\n").join(self._lines(self.content_size.width))

    def on_click(self, event: events.Click) -> None:
        """Tells what was clicked, if it is anything."""
        meta = event.style.meta
        if CITE in meta:
            self.post_message(self.Cited(meta[CITE]))
        elif TERM in meta:
            self.post_message(self.Defined(meta[TERM]))
        elif CHOICE in meta:
            self.post_message(self.Picked(self, meta[CHOICE]))

    def on_mouse_move(self, event: events.MouseMove) -> None:
        """Lights the choice under the mouse."""
        self.pointed = event.style.meta.get(CHOICE)

    def on_leave(self) -> None:
        """Puts the light out."""
        self.pointed = None

    def _lines(self, width: int) -> list[Content]:
        lit = self.armed if self.armed is not None else self.pointed
        return lines(self._rows, width, narrow=self.screen.size.width < WIDE, lit=lit) if width else []
