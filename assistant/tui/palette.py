"""Every action with its key, found by typing. It runs actions as keys do, so what is closed to keys is closed here."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Vertical
from textual.content import Content

from assistant.tui.actions import Action, bindings, key_name
from assistant.tui.ask import Ask
from assistant.tui.blocks import Block
from assistant.tui.looks import HEAD, SOFT
from assistant.tui.pane import Pane
from assistant.tui.picklist import MOVES, Pick, PickList
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words


class Filter(Ask):
    """The line to find by; its arrows and Enter are the list's."""

    BINDINGS: ClassVar[list[BindingType]] = MOVES


class Palette(PickList, inherit_bindings=False):
    """The list of actions; gives the place of the one to run."""

    BINDINGS: ClassVar[list[BindingType]] = [*MOVES, *bindings(everywhere=True)]
    AUTO_FOCUS = "Filter"
    around = PickList.around + 2

    def __init__(self, actions: Sequence[Action], words: Words) -> None:
        picks = [Pick("", _sentence(words["actions"][one.name]["what"]), key_name(one, words)) for one in actions]
        super().__init__(words["palette"]["title"], words["palette"]["keys"], picks)
        self._say = words["palette"]

    def compose(self) -> ComposeResult:
        """The head, the line to find by, the actions."""
        with Vertical(classes="box"):
            yield Sheet([Block(Content.styled(self._title, HEAD))], classes="head")
            yield Filter(self._say["find"])
            with Pane():
                yield Sheet(classes="picks")
            yield Sheet([Block(Content.styled(self._keys_said, SOFT))], classes="foot")

    def on_input_changed(self) -> None:
        """Shows the actions that hold every word of the line."""
        shown = self._found()
        if shown != self.shown:
            self.shown, self.lit = shown, 0
            self.put()

    def action_take(self) -> None:
        """Takes the lit action, of those that hold what stands in the line now."""
        if self.query(Filter):
            self.on_input_changed()
        super().action_take()

    def _found(self) -> list[int]:
        sought = self.query_one(Filter).value.lower().split()
        texts = [f"{pick.text} {pick.aside}".lower() for pick in self._picks]
        return [place for place, text in enumerate(texts) if all(word in text for word in sought)]

    def _rows(self) -> list[Block]:
        return super()._rows() or [Block(Content.styled(self._say["none"], SOFT))]


def _sentence(what: str) -> str:
    return what[:1].upper() + what[1:]
