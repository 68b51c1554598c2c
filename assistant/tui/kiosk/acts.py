"""What can be done at the kiosk and what stands on its screen, as values. No screen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from assistant.tui.blocks import Row

Do = Literal[
    "topic", "pick", "guide", "fill", "over", "back", "keys", "larger", "smaller", "more", "less", "along", "code",
    "print", "write", "erase", "enter",
]  # fmt: skip
Kind = Literal["home", "topic", "answer", "guide", "along", "staff"]
Size = Literal["small", "roomy", "large"]

SIZES: tuple[Size, ...] = ("small", "roomy", "large")


@dataclass(frozen=True, slots=True)
class Act:
    """What a button does, and to what: the place of a topic, an intent, an entry, the letters to write."""

    do: Do
    what: str = ""


@dataclass(frozen=True, slots=True)
class Button:
    """A box to touch: its label, a softer line under it, and its number where a number presses it."""

    label: str
    act: Act
    line: str = ""
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Page:
    """What stands on the screen: rows of text, and buttons below them.

    `pad` shows the number pad beside the text; then a number is written and presses nothing. `code` are the rows of
    a QR code.
    """

    kind: Kind
    rows: tuple[Row, ...] = ()
    buttons: tuple[Button, ...] = ()
    pad: bool = False
    code: tuple[str, ...] = ()

    def button(self, number: int) -> Button | None:
        """The button that a number presses."""
        return next((button for button in self.buttons if button.number == number), None)


def numbered(buttons: list[Button]) -> tuple[Button, ...]:
    """The buttons with their numbers, from 1."""
    return tuple(Button(one.label, one.act, one.line, place) for place, one in enumerate(buttons, start=1))
