"""What stands on the screen of a visit, and where. `KioskScreen` adds what is done with it."""

from __future__ import annotations

from typing import get_args

from textual import events
from textual.app import ComposeResult
from textual.containers import Grid, Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from assistant.tui.blocks import Block
from assistant.tui.kiosk.acts import SIZES, Act, Button, Do, Kind, Size
from assistant.tui.kiosk.keys import Keys, keyboard, pad
from assistant.tui.kiosk.question import Question
from assistant.tui.kiosk.staff import Staff
from assistant.tui.kiosk.tile import Tile
from assistant.tui.kiosk.visit import Visit
from assistant.tui.looks import ASIDE, HEAD
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

BESIDE, ABOVE, NARROW = 76, 50, 30
"""From so many columns on, four topics stand side by side; two buttons; two topics."""

_BAR: dict[Do, str] = {
    "over": "F2", "back": "Esc", "less": "PgUp", "more": "PgDn", "keys": "F3", "smaller": "F4", "larger": "F5",
}  # fmt: skip
"""The buttons of the bar, with the keys that press them."""


_CLASSES = frozenset(f"-{name}" for name in (*get_args(Kind), *SIZES, "pad", "deep"))


class Stage(Screen[None], inherit_bindings=False):
    """Shows the page of a visit, or the one that asks for the PIN."""

    def __init__(self, visit: Visit, words: Words, staff: Staff) -> None:
        super().__init__()
        self.visit, self._words, self._staff = visit, words, staff
        self.question = Question(words["kiosk"]["ask"])
        self._note, self._asking = (Static(id=name, markup=False) for name in ("note", "waiting"))
        self._lit: Tile | None = None
        self._shown: object = None

    def compose(self) -> ComposeResult:
        """All parts, from the top down."""
        say = self._words["kiosk"]
        head = Block(Content.styled(say["name"], HEAD), aside=Content.styled(say["tagline"], ASIDE))
        yield Sheet([head], classes="title")
        with Horizontal(id="main"):
            yield Static(id="code", markup=False)
            with Vertical(id="page"):
                with Pane(id="text"):
                    yield Sheet(id="rows")
                yield Grid(id="buttons")
            yield Keys(pad(self._words), id="pad")
        yield self._asking
        yield self._note
        with Horizontal(id="line"):
            yield Static(say["prompt"], id="prompt", markup=False)
            yield self.question
        yield Keys(keyboard(self._words), id="keyboard")
        with Horizontal(id="bar"):
            yield from (Tile(button, classes=f"bar -{button.act.do}") for button in bar(self._words))
        yield Static(say["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The first page."""
        self.show()

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """The line keeps the keyboard, whatever is touched."""
        super().set_focus(self.question, scroll_visible, from_app_focus)

    def on_resize(self, event: events.Resize) -> None:
        """The page is laid out anew where its boxes or its square depend on the size."""
        self.visit.resize((event.size.width, max(event.size.height - 1, 0)))
        self.show()

    def show(self) -> None:
        """Shows the visit's page."""
        if not self.is_mounted:
            return
        page, visit = self._staff.page or self.visit.page, self.visit
        self._class(page.kind, visit.size, page.pad, visit.can_go_back or self._staff.page is not None)
        if page.pad:
            self.query_one("#pad", Keys).fill()
        self.query_one("#code", Static).update(Content.styled("\n".join(page.code), "#000000 on #ffffff"))
        self._prompt(page.kind)
        if self._shown is not page.rows:
            self.query_one("#rows", Sheet).put(page.rows)
            self.query_one("#text", Pane).scroll_home(animate=False)
        self._shown = page.rows
        self._put(page.buttons, page.kind)

    def _class(self, kind: Kind, size: Size, padded: bool, deep: bool) -> None:
        """All classes at once: for each change the toolkit styles every widget anew."""
        now = {f"-{kind}", f"-{size}", "-pad" if padded else "", "-deep" if deep else ""} - {""}
        after = (self.classes - _CLASSES) | now
        if after != self.classes:
            self.set_classes(after)

    def _prompt(self, kind: str) -> None:
        say = self._words["kiosk"]
        self.query_one("#prompt", Static).update(
            say[{"guide": "answer_prompt", "staff": "your_pin"}.get(kind, "prompt")]
        )
        self.question.placeholder = str({"guide": say["answer"], "staff": ""}.get(kind, say["ask"]))
        self.question.password = kind == "staff"

    def _put(self, buttons: tuple[Button, ...], kind: str) -> None:
        grid = self.query_one("#buttons", Grid)
        grid.styles.grid_size_columns = 1 if self.visit.page.pad else self._columns(kind)
        if [tile.button for tile in grid.query(Tile)] == list(buttons):
            return
        self._light(None)
        grid.remove_children()
        grid.mount_all([Tile(button, classes="choice") for button in buttons])

    def _columns(self, kind: str) -> int:
        width, large = self.size.width, self.visit.size == "large"
        if kind == "home":
            return (3 if large else 4) if width >= BESIDE else 2 if width >= NARROW else 1
        return 2 if width >= (BESIDE if large else ABOVE) and kind != "along" else 1

    def note(self, text: str) -> None:
        """Says something above the line."""
        self._note.update(text)

    def waiting(self, text: str) -> None:
        """Asks whether somebody is there, over everything; nothing takes it away."""
        self._asking.update(text)
        self.set_class(bool(text), "-waiting")

    def _tiles(self) -> list[Tile]:
        """The boxes that can be seen."""
        return [tile for tile in self.query(Tile) if tile.region.area and tile.is_attached]

    def _light(self, tile: Tile | None) -> None:
        if self._lit:
            self._lit.light(False)
        self._lit = tile
        if tile:
            tile.light(True)
            tile.scroll_visible(animate=False)


def bar(words: Words) -> list[Button]:
    """What can be touched on every page."""
    say = words["kiosk"]
    return [Button(say[name], Act(name), key) for name, key in _BAR.items()]
