"""The reader: the outline at the left, the whole text at the right, what is explained at its foot, the line, keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from assistant.tui.ask import Ask
from assistant.tui.blocks import CITE, Block
from assistant.tui.help import Help
from assistant.tui.keyline import KeyLine
from assistant.tui.looks import ASIDE
from assistant.tui.marking import SPOT
from assistant.tui.pane import Pane
from assistant.tui.reader.chapter import Chapter
from assistant.tui.reader.finding import Finding
from assistant.tui.reader.keys import reader_keys, seeking_keys
from assistant.tui.reader.layout import layout
from assistant.tui.reader.line import Line
from assistant.tui.reader.moving import Moving
from assistant.tui.reader.side import Side
from assistant.tui.reader.trail import Trail
from assistant.tui.reader.view import LineView
from assistant.tui.sheet import WIDE, Sheet
from assistant.tui.talk import Clock
from assistant.tui.words import Words
from corpus.law import Law
from intents.wording import QUESTION_LIMIT

_BESIDE, _ALONE = 42, 4
"""The cells of a window that are not the text's: with the outline beside it, and without."""


def warm(law: Law, words: Words, columns: int) -> None:
    """Sets the chapter for a window so wide ahead of time, so that the reader opens at once."""
    layout(law, columns - (_BESIDE if columns >= WIDE else _ALONE), words["reader"]["note"])


class Reader(Finding, Moving, Screen[str], inherit_bindings=False):
    """The code, full screen. It is left with the provision that was read last."""

    CSS_PATH = "reader.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("escape", "close", show=False),
        Binding("f5", "back", show=False),
        Binding("ctrl+c,super+c", "copy_text", show=False),
    ]

    def __init__(self, law: Law, clock: Clock, words: Words, lang: str, place: str) -> None:
        super().__init__()
        self.law, self.clock, self.lang, self.say = law, clock, lang, words["reader"]
        self._words = words
        self.trail = Trail((place,))
        self.chapter = Chapter(law, place, self.say["note"])
        self.side = Side(law.ordinance, place)
        self.line = Line(self.say["placeholder"])

    def compose(self) -> ComposeResult:
        """All parts, from the top down."""
        # Known before the first layout, so that the chapter is set once.
        self.set_class(self.app.size.width >= WIDE, "-wide")
        self.set_class(self.app.size.width < WIDE, "-narrow")
        with Horizontal(id="columns"):
            with Vertical(id="beside"):
                yield Sheet(classes="title", id="side-title")
                yield self.side
            with Vertical(id="reading"):
                yield Sheet(classes="title", id="text-title")
                yield self.chapter
                with Pane(id="foot"):
                    yield Sheet(id="footnote")
        yield Static(id="notice", markup=False)
        with Horizontal(id="line"):
            yield Static(self.say["prompt"], id="prompt", markup=False)
            yield self.line
        yield KeyLine()
        yield Static(self._words["title"]["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The text is in front."""
        self.front(False)

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """The line keeps the keyboard, whatever is clicked."""
        super().set_focus(widget or self.line, scroll_visible, from_app_focus)

    @property
    def in_side(self) -> bool:
        """Whether the keys move the column at the left."""
        return self.has_class("-side")

    @property
    def explains(self) -> Pane | None:
        """What is open at the foot of the text."""
        return self.query_one("#foot", Pane) if self.has_class("-foot") else None

    def front(self, side: bool) -> None:
        """The column that the keys move; a narrow window shows it alone."""
        self.set_class(side, "-side")
        self.label()

    def label(self) -> None:
        """Puts the keys for what can be done now into the last line."""
        say, found = self._words["reader_keys"], self.chapter.hits is not None
        seeking = self.line.is_open
        keys = seeking_keys(say, found) if seeking else reader_keys(say, self.in_side, self.has_class("-foot"), found)
        self.query_one(KeyLine).put(keys)
        self._titles()

    def tell(self, text: str) -> None:
        """One sentence above the line; none takes the last one away."""
        self.query_one("#notice", Static).update(text)
        self.set_class(bool(text), "-notice")

    def foot(self, rows: Sequence[Block]) -> None:
        """Shows rows at the foot of the text; none closes it."""
        self.set_class(bool(rows), "-foot")
        self.query_one("#footnote", Sheet).put(rows)
        self.query_one("#foot", Pane).edge(-1)
        self.label()

    def go(self, cite: str) -> None:
        """Goes to a provision, so that one can come back."""
        self.trail = self.trail.left(self.chapter.place).to(cite)
        self.tell("")
        self.chapter.go(cite)
        self.front(False)

    def _titles(self) -> None:
        path = self.law.ordinance.path(self.chapter.place)
        headings = " · ".join(part.heading for part in path if part.heading)
        section = Content(f"{path[-1].cite}  {headings}")
        found = self.side.hits
        place = self.say["count"].format(place=found.at + 1, all=len(found.found)) if found else ""
        name = self.say["notice" if self.notice else "found"] if found else self.say["keys"]
        count = Content.styled("" if self.has_class("-wide") else place, ASIDE)
        section = section.truncate(max(self.chapter.room - count.cell_length - 2, 1), ellipsis=True)
        self.query_one("#text-title", Sheet).put([Block(section, aside=count)])
        self.query_one("#side-title", Sheet).put([Block(Content(name), aside=Content.styled(place, ASIDE))])

    # What the parts tell

    def on_line_view_resized(self, event: LineView.Resized) -> None:
        """Sets the column for its new width."""
        column = event.view
        if isinstance(column, Chapter | Side):
            column.lay()
            self._titles()

    def on_line_view_moved(self, event: LineView.Moved) -> None:
        """The place that is read follows the text."""
        if event.view is self.chapter:
            self.chapter.followed()

    def on_chapter_read(self, event: Chapter.Read) -> None:
        """The outline follows the place that is read."""
        self.side.follow(event.cite)
        self._titles()

    def on_line_view_clicked(self, event: LineView.Clicked) -> None:
        """In the text, a term is explained and a citation gone to; in the outline, the provision is gone to."""
        if event.view is self.side:
            self.pick(event.line.cite)
        elif isinstance(spot := event.meta.get(SPOT), int):
            self.explain(spot)
        elif CITE in event.meta:
            self.go(str(event.meta[CITE]))

    def on_sheet_cited(self, event: Sheet.Cited) -> None:
        """A citation at the foot was clicked."""
        self.go(event.cite)

    def on_ask_asked(self, event: Ask.Asked) -> None:
        """What was typed: a citation, the words of a notice, or words to find."""
        self.asked(event.text)

    def on_line_pasted(self, event: Line.Pasted) -> None:
        """What was pasted."""
        self.asked(event.text)
        if event.cut:
            self.tell(self.say["cut"].format(limit=f"{QUESTION_LIMIT:,}"))

    def on_line_toggled(self) -> None:
        """Other keys can be pressed now."""
        self.label()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Words are found as they are typed."""
        if self.line.is_open:
            self.tell("")
            self.preview(event.value)

    # Keys

    def action_help(self) -> None:
        """All keys."""
        self.app.push_screen(Help({"help": self._words["reader_help"]}))

    async def action_submit(self) -> None:
        """Takes what stands in the line."""
        await self.line.action_submit()

    def action_back(self) -> None:
        """Leaves the reader."""
        self.dismiss(self.chapter.place)

    def action_close(self) -> None:
        """Closes one thing after the other: the line, the foot, what was found; then leaves."""
        if self.line.is_open:
            self.line.close()
            self.forget()
        elif self.has_class("-foot"):
            self.chapter.light(None)
            self.foot([])
            if self.notice:
                self.forget()
        elif self.side.hits or self.chapter.hits:
            self.forget()
        elif self.has_class("-notice"):
            self.tell("")
        else:
            self.action_back()
