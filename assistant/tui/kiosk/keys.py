"""The keys on the screen: a keyboard for words, a pad for numbers."""

from __future__ import annotations

from collections.abc import Iterator

from textual.containers import Horizontal, Vertical

from assistant.tui.kiosk.acts import Act, Button
from assistant.tui.kiosk.tile import Tile
from assistant.tui.words import Words


class Keys(Vertical):
    """Rows of keys; each writes into the line. `rows` are the buttons."""

    def __init__(self, rows: list[list[Button]], *, id: str) -> None:
        super().__init__(id=id)
        self._rows = rows

    def fill(self) -> None:
        """Puts the keys up. Until somebody wants them there are none: each widget costs time on every page."""
        if not self.children:
            self.mount_all(
                Horizontal(*(Tile(button, classes=f"key -{button.act.do}") for button in row), classes="keys")
                for row in self._rows
            )


def keyboard(words: Words) -> list[list[Button]]:
    """Digits, letters, and the keys that are longer than one."""
    say = words["kiosk"]
    rows = [[_key(sign) for sign in row] for row in words["kiosk_keys"]["rows"]]
    return [*rows, [Button(say["space"], Act("write", " ")), *_last(say["erase"], say["enter"])]]


def pad(words: Words) -> list[list[Button]]:
    """Digits, and what stands between them in a size."""
    say, table = words["kiosk"], words["kiosk_pad"]
    rows = [[_key(sign) for sign in row] for row in words["kiosk_keys"]["pad"]]
    rows[-1][-1] = Button(table["by_key"], Act("write", table["x"]))
    units = [Button(table[f"{unit}_key"], Act("write", table[unit])) for unit in ("feet", "inches")]
    return [*rows, units, list(_last(say["erase"], say["ok"]))]


def _key(sign: str) -> Button:
    return Button(sign, Act("write", sign))


def _last(erase: str, enter: str) -> Iterator[Button]:
    yield Button(erase, Act("erase"))
    yield Button(enter, Act("enter"))
