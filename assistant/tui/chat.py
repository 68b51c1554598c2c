"""The screen of the chat: the conversation, the code beside it, the line to type in, the keys."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from datetime import date
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from assistant.reply import Reply
from assistant.tui.ask import Ask
from assistant.tui.blocks import Block
from assistant.tui.cards import Card, Choice, card
from assistant.tui.code import Code
from assistant.tui.help import Help
from assistant.tui.keyline import Key, KeyLine
from assistant.tui.looks import PLAIN
from assistant.tui.pane import Pane
from assistant.tui.sheet import WIDE, Sheet
from assistant.tui.talk import Talk
from assistant.tui.turns import Answer, Turns
from assistant.tui.welcome import welcome
from assistant.tui.words import Words
from corpus.law import load_law
from intents.wording import QUESTION_LIMIT

Step = Callable[[Talk[Any, Any], date], Reply]
OpenTalk = Callable[[], Talk[Any, Any]]
Clock = Callable[[], date]


class Chat(Screen[None], inherit_bindings=False):
    """The chat. The line always has the keyboard; everything else is reached by keys and by the mouse."""

    HORIZONTAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [(0, "-slim"), (40, "-narrow"), (WIDE, "-wide")]
    VERTICAL_BREAKPOINTS: ClassVar[list[tuple[int, str]] | None] = [(0, "-flat"), (12, "-low"), (20, "-tall")]
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "start_over", show=False),
        Binding("f3", "next_cited", show=False),
        Binding("tab,shift+tab", "swap", show=False),
        Binding("escape", "clear", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("ctrl+home", "edge(-1)", show=False),
        Binding("ctrl+end", "edge(1)", show=False),
        Binding("ctrl+c,super+c", "copy_text", show=False),
    ]

    def __init__(self, open_talk: OpenTalk, clock: Clock, words: Words, lang: str) -> None:
        super().__init__()
        self._open_talk, self._clock, self._words, self._lang = open_talk, clock, words, lang
        self._talk: Talk[Any, Any] | None = None
        self._waiting: deque[tuple[Answer, Step]] = deque()
        self._first = Card(())
        self.turns, self.code = Turns(words), Code(words)
        self.ask = Ask(words["title"]["ask"])

    def compose(self) -> ComposeResult:
        """All parts, from the top down."""
        with Horizontal(id="columns"):
            yield self.turns
            yield self.code
        yield Static(id="notice", markup=False)
        with Horizontal(id="line"):
            yield Static("›", id="prompt", markup=False)
            yield self.ask
        yield KeyLine()
        yield Static(self._words["title"]["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The law and the engine are opened when the screen is up."""
        self.front(self.turns)
        self.call_after_refresh(self.run_worker, self._open())

    async def _open(self) -> None:
        try:
            law = await asyncio.to_thread(load_law)
            self._first = await asyncio.to_thread(welcome, law.ordinance, self._words, self._lang)
            self.code.open(law.ordinance)
            if not self._waiting:
                self.turns.latest.say(self._first)
            self._talk = await asyncio.to_thread(self._open_talk)
        except Exception as fault:
            self.fail(fault, leave=True)
        self._work()

    def fail(self, fault: Exception, leave: bool = False) -> None:
        """Keeps a fault for when the screen is gone; the app overrides what happens."""
        self.app.post_message(Failed(fault, leave))
