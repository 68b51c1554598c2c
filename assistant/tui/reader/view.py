"""A column of lines that scrolls. Only the lines that are seen are drawn, so that the whole chapter can stand in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.selection import Selection
from textual.strip import Strip
from textual.visual import Visual

from assistant.tui.reader.layout import Line

Dress = Callable[[int, Line], Content]
"""A line's number and the line, to the text to draw: its sign at the left and what is lit in it."""

GUTTER = 2
"""The cells at the left that are kept for a sign."""


class LineView(ScrollView, can_focus=False):
    """Lines, dressed as they are drawn. It never takes the keyboard."""

    class Clicked(Message):
        """A line was clicked; `meta` is what the text under the mouse carries."""

        def __init__(self, view: LineView, line: Line, meta: dict[str, object]) -> None:
            super().__init__()
            self.view, self.line, self.meta = view, line, meta

    class Moved(Message):
        """Other lines are seen than before."""

        def __init__(self, view: LineView) -> None:
            super().__init__()
            self.view = view

    class Resized(Message):
        """There is another width for the lines."""

        def __init__(self, view: LineView) -> None:
            super().__init__()
            self.view = view

    def __init__(self, dress: Dress, *, id: str) -> None:
        super().__init__(id=id)
        self._dress = dress
        self._drawn: dict[int, Strip] = {}
        self.auto_links = False
        self.lines: Sequence[Line] = ()

    @property
    def room(self) -> int:
        """The cells that a line may take; 0 while there is no place on the screen yet."""
        return max(self.scrollable_content_region.width - GUTTER, 0)

    @property
    def top(self) -> int:
        """The number of the first line that is seen."""
        return self.scroll_offset.y

    @property
    def tall(self) -> int:
        """How many lines are seen at once."""
        return max(self.scrollable_content_region.height, 1)

    def put(self, lines: Sequence[Line], below: int = 0) -> None:
        """Shows other lines, with so many empty ones after them."""
        self.lines = lines
        self._drawn.clear()
        self.virtual_size = Size(self.room + GUTTER, len(lines) + below)
        self.refresh()

    def dress_anew(self) -> None:
        """Draws all lines anew: something else is lit."""
        self._drawn.clear()
        self.refresh()

    def notify_style_update(self) -> None:
        """Other colors: nothing that was drawn is kept."""
        super().notify_style_update()
        self._drawn.clear()

    def to(self, line: int) -> None:
        """Brings a line to the top."""
        self.scroll_to(y=line, animate=False, force=True, immediate=True)

    def into_sight(self, first: int, last: int) -> None:
        """Scrolls no further than is needed to see these lines, with one more around them."""
        if first < self.top:
            self.to(max(first - 1, 0))
        elif last + 2 > self.top + self.tall:
            self.to(min(last + 2 - self.tall, first))

    def move(self, by: int) -> None:
        """Scrolls by so many lines."""
        self.to(max(self.top + by, 0))

    def render_line(self, y: int) -> Strip:
        """One line, or nothing after the last."""
        row, width = min(self.top + y, len(self.lines)), self.scrollable_content_region.width
        drawn = self._drawn.get(row)
        if drawn is None or drawn.cell_length != width:
            drawn = self._drawn[row] = self._draw(row, width)
        return drawn

    def get_selection(self, selection: Selection) -> tuple[str, str] | None:
        """The text that the mouse has selected."""
        return selection.extract("\n".join(self._dress(n, line).plain for n, line in enumerate(self.lines))), "\n"

    def selection_updated(self, selection: Selection | None) -> None:
        """Draws what is selected."""
        self.dress_anew()

    def _draw(self, row: int, width: int) -> Strip:
        text = self._selected(row, self._dress(row, self.lines[row])) if row < len(self.lines) else Content("")
        strips = Visual.to_strips(self, text, width, 1, self.visual_style, apply_selection=False, pad=True)
        return (strips[0] if strips else Strip.blank(width, self.rich_style)).apply_offsets(0, row)

    def _selected(self, row: int, text: Content) -> Content:
        span = self.text_selection.get_span(row) if self.text_selection else None
        if span is None:
            return text
        return text.stylize("$marked on $mark", span[0], len(text) if span[1] == -1 else span[1])

    def watch_scroll_y(self, old_value: float, new_value: float) -> None:
        """Tells that other lines are seen."""
        super().watch_scroll_y(old_value, new_value)
        if round(old_value) != round(new_value):
            self.post_message(self.Moved(self))

    def on_resize(self) -> None:
        """Tells that there is another width."""
        self.post_message(self.Resized(self))

    def on_click(self, event: events.Click) -> None:
        """Tells what was clicked."""
        row = self.top + event.y
        if row < len(self.lines):
            self.post_message(self.Clicked(self, self.lines[row], dict(event.style.meta)))
