"""Everything that a key does at the desk: the one table from which bindings, key line, help and palette are made."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from textual.binding import Binding, BindingType

from assistant.tui.signals import INTERRUPTED
from assistant.tui.words import Words


@dataclass(frozen=True, slots=True)
class Action:
    """One action: `name` is its entry in the words, `keys` are Textual's names (none: it is only
    in the list of everything), `run` is what the chat does for it.

    `group` is its place in the help. `rank` puts it on the key line, where those of the highest rank are left out
    first; 0 keeps it off. One that works `everywhere` works over the chat too, while a list or the help is open.
    `listed` is whether people are told of it. One that is `first` works before keys that came with it are looked at, so
    that they are meant for what it opens.
    """

    name: str
    keys: str
    run: str
    group: str
    rank: int = 0
    everywhere: bool = False
    listed: bool = True
    first: bool = False


ACTIONS = (
    Action("help", "f1", "help", "howard", 2),
    Action("new_caller", "f2", "new_caller", "callers", 4),
    Action("take_back", "ctrl+z", "take_back", "callers"),
    Action("next_cited", "f3", "next_cited", "reading", 7),
    Action("calculators", "f4", "calculators", "working", 6, first=True),
    Action("read", "f5", "read", "reading", 8),
    Action("copy_answer", "f6", "copy_answer", "leaving", 10),
    Action("papers", "f7", "papers", "leaving", 11),
    Action("park", "f8", "park", "callers", 9),
    Action("look", "f9", "app.next_look", "howard", 12, everywhere=True),
    Action("swap", "tab,shift+tab", "swap", "reading", 5),
    Action("clear", "escape", "clear", "asking"),
    Action("page_up", "pageup", "page(-1)", "reading"),
    Action("page_down", "pagedown", "page(1)", "reading"),
    Action("first", "ctrl+home", "edge(-1)", "reading"),
    Action("last", "ctrl+end", "edge(1)", "reading"),
    Action("copy_text", "ctrl+c,super+c", "copy_text", "howard"),
    Action("save_room", "", "save_room", "leaving"),
    Action("everything", "ctrl+p", "palette", "howard", 3),
    Action("interrupt", "ctrl+c", f"app.leave({INTERRUPTED})", "howard", everywhere=True, listed=False),
    Action("quit", "ctrl+q", "app.leave(0)", "howard", 1, everywhere=True),
)


def bindings(everywhere: bool) -> list[BindingType]:
    """The bindings of the actions that work everywhere, or of those of the chat alone."""
    return [
        Binding(one.keys, one.run, show=False, priority=one.first)
        for one in ACTIONS
        if one.keys and one.everywhere is everywhere
    ]


def key_name(action: Action, words: Words) -> str:
    """The action's first key as it is printed: "Ctrl+Home"."""
    caps = words["keycaps"]
    return "+".join(caps.get(part, part.capitalize()) for part in action.keys.split(",")[0].split("+"))


def listed(actions: Iterable[Action] = ACTIONS) -> list[Action]:
    """The actions that people are told of."""
    return [one for one in actions if one.listed]
