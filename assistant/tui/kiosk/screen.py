"""The screen of one visit: it hands on what is touched and typed."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.timer import Timer

from assistant.tui.kiosk.acts import Act
from assistant.tui.kiosk.keys import Keys
from assistant.tui.kiosk.staff import Staff
from assistant.tui.kiosk.stage import Stage, bar
from assistant.tui.kiosk.tile import Tile, Way, neighbor
from assistant.tui.kiosk.visit import Visit
from assistant.tui.pane import Pane
from assistant.tui.words import Words

NUMBER_SECONDS = 0.8
"""How long after a digit its box is pressed, if nothing else is typed: it may be the beginning of a question."""


class KioskScreen(Stage, inherit_bindings=False):
    """The screen; `over` ends the visit, `print_it` prints its answer."""

    AUTO_FOCUS = "Question"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,ctrl+j", "take", show=False),
        Binding("left", "way('left')", show=False),
        Binding("right", "way('right')", show=False),
        Binding("up", "way('up')", show=False),
        Binding("down", "way('down')", show=False),
        Binding("tab", "step(1)", show=False),
        Binding("shift+tab", "step(-1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("escape", "back", show=False),
        Binding("f2", "act('over')", show=False),
        Binding("f3", "act('keys')", show=False),
        Binding("f4", "act('smaller')", show=False),
        Binding("f5", "act('larger')", show=False),
        Binding("f12", "staff", show=False),
    ]

    def __init__(
        self, visit: Visit, words: Words, staff: Staff, over: Callable[[], None], print_it: Callable[[], None]
    ) -> None:
        super().__init__(visit, words, staff)
        self._over, self._print_it = over, print_it
        self._number: Timer | None = None

    def on_tile_pressed(self, event: Tile.Pressed) -> None:
        """A box was touched."""
        self._light(None)
        self.do(event.act)

    def on_input_changed(self) -> None:
        """A number lights its box, and presses it when nothing follows; anything else is a question."""
        if self._number:
            self._number.stop()
            self._number = None
        found = self._numbered()
        self._light(found)
        if found:
            self._number = self.set_timer(NUMBER_SECONDS, self.action_take)

    def action_take(self) -> None:
        """Presses the box that is lit, else asks what stands in the line."""
        if self._staff.page is not None:
            self._staff.enter(self.question.take())
            self.show()
            return
        if self._number:
            self._number.stop()
        lit = self._lit or self._numbered()
        if lit is not None and (lit.button.number is None or not self.question.value or lit is self._numbered()):
            self.question.value = ""
            self._light(None)
            self.do(lit.button.act)
        else:
            self.ask()

    def action_way(self, way: Way) -> None:
        """The next box in a direction; within a text that is typed, the next letter."""
        if self.question.value and self._lit is None and way in {"left", "right"}:
            self.question.cursor_position += 1 if way == "right" else -1
            return
        tiles = self._tiles()
        at = tiles.index(self._lit) if self._lit in tiles else None
        place = neighbor([tile.region for tile in tiles], at, way)
        self._light(None if place is None else tiles[place])

    def action_step(self, by: int) -> None:
        """The next box, or the one before."""
        tiles = self._tiles()
        at = tiles.index(self._lit) if self._lit in tiles else -1 if by > 0 else 0
        self._light(tiles[(at + by) % len(tiles)] if tiles else None)

    def action_page(self, by: int) -> None:
        """Scrolls the text by a page."""
        self.query_one("#text", Pane).page(by)

    def action_back(self) -> None:
        """Empties the line, else goes back to the page before."""
        if self.question.value:
            self.question.value = ""
        else:
            self.do(Act("back"))

    def action_act(self, do: str) -> None:
        """What a key of the bar does."""
        self.do(next(button.act for button in bar(self._words) if button.act.do == do))

    def action_staff(self) -> None:
        """Asks for the PIN, where one is set."""
        self.question.value = ""
        self._staff.open()
        self.show()

    def do(self, act: Act) -> None:
        """Does what a button says."""
        match act.do:
            case "over":
                self._over()
            case "keys":
                self.query_one("#keyboard", Keys).fill()
                self.toggle_class("-keyboard")
            case "more" | "less":
                self.action_page(1 if act.do == "more" else -1)
            case "write":
                self.question.write(act.what)
            case "erase":
                self.question.action_delete_left()
            case "print":
                self._print_it()
            case "back" if self._staff.page is not None:
                self._staff.close()
                self.show()
            case "enter" if self.question.value or self._staff.page is not None:
                self.action_take()
            case _:
                self._visit(lambda: self.visit.press(act))

    def ask(self) -> None:
        """Asks what stands in the line."""
        text = self.question.take()
        if text:
            self.remove_class("-keyboard")
            self._visit(lambda: self.visit.ask(text))

    def _visit(self, turn: Callable[[], None]) -> None:
        turn()
        self.note("")
        self.show()

    def _numbered(self) -> Tile | None:
        """The box whose number stands in the line, where a number presses one."""
        text = self.question.value
        if self._staff.page or self.visit.page.pad or not text.isascii() or not text.isdigit() or len(text) > 2:
            return None
        return next(
            (tile for tile in self.query("#buttons Tile").results(Tile) if tile.button.number == int(text)), None
        )
