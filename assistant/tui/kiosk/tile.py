"""A box to touch, and the way from one to another by the arrow keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from textual.content import Content
from textual.geometry import Region
from textual.message import Message
from textual.widgets import Static

from assistant.tui.kiosk.acts import Act, Button
from assistant.tui.looks import NUMBER, SOFT, STRONG

Way = Literal["left", "right", "up", "down"]


class Tile(Static):
    """A box. It never takes the keyboard: the line to type in keeps it."""

    class Pressed(Message):
        """A box was touched."""

        def __init__(self, act: Act) -> None:
            super().__init__()
            self.act = act

    def __init__(self, button: Button, *, classes: str = "") -> None:
        super().__init__(face(button), markup=False, classes=f"tile {classes}".strip())
        self.button = button

    def on_click(self) -> None:
        """Tells that it was touched."""
        self.post_message(self.Pressed(self.button.act))

    def light(self, on: bool) -> None:
        """Makes it stand out, as the one that Enter presses."""
        self.set_class(on, "-lit")


def face(button: Button) -> Content:
    """The number, the label, and the softer line under it."""
    number = Content.styled(f"{button.number}  ", NUMBER) if button.number is not None else Content("")
    label = number + Content.styled(button.label, STRONG)
    return label + Content("\n") + Content.styled(button.line, SOFT) if button.line else label


def neighbor(regions: Sequence[Region], at: int | None, way: Way) -> int | None:
    """The place of the box that lies next in a direction; the first one where none is lit, the same at the edge."""
    if not regions:
        return None
    if at is None or at >= len(regions):
        return 0
    here = regions[at]
    found = [(_far(here, region, way), place) for place, region in enumerate(regions) if _lies(here, region, way)]
    return min(found)[1] if found else at


def _lies(here: Region, there: Region, way: Way) -> bool:
    match way:
        case "left":
            return there.right <= here.x
        case "right":
            return there.x >= here.right
        case "up":
            return there.bottom <= here.y
        case _:
            return there.y >= here.bottom


def _far(here: Region, there: Region, way: Way) -> int:
    """How far the other is; rows are twice as high as columns are wide, and what stands aside is farther."""
    across = abs(there.x + there.width // 2 - here.x - here.width // 2)
    along = abs(there.y + there.height // 2 - here.y - here.height // 2) * 2
    return across + along * 4 if way in {"left", "right"} else along + across * 2
