"""The keys in the reader's last line, for what can be done at the moment."""

from __future__ import annotations

from assistant.tui.keyline import Key
from assistant.tui.words import Table


def seeking_keys(say: Table, found: bool) -> list[Key]:
    """The keys while something is typed; `found` while there are hits to go through."""
    keys = [Key("Esc", say["close"], "close"), Key("Enter", say["go"], "submit")]
    return [*keys, Key("Down", say["hit"], "hit(1)", 1)] if found else keys


def reader_keys(say: Table, in_side: bool, foot: bool, found: bool) -> list[Key]:
    """The keys: `in_side` while the column at the left has them, `foot` while something is explained, `found` while
    something that was looked for is marked."""
    keys = [
        Key("Esc", say["close" if foot or found else "back"], "close"),
        Key("/", say["find"], "find", 1),
        Key("Tab", say["term"], "spot(1)", 3),
        Key("t", say["text" if in_side else "outline"], "swap", 2),
        Key("[", say["been"], "step(-1)", 5),
        Key("F1", say["help"], "help", 4),
    ]
    if found:
        keys.insert(1, Key("n", say["hit"], "hit(1)", 1))
    if foot or in_side:
        keys.insert(1, Key("Enter", say["go"], "take", 1))
    return keys
