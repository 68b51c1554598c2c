"""The screen of the chat: the conversation, the code beside it, the line to type in, the keys."""

from __future__ import annotations

import asyncio
from collections import deque
from datetime import date
from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from assistant.reply import Reply
from assistant.suggestion import Suggestions
from assistant.tui.ask import Ask
from assistant.tui.blocks import Block
from assistant.tui.cards import Card, Choice, card
from assistant.tui.code import Code
from assistant.tui.dates import dated
from assistant.tui.draft import Draft
from assistant.tui.help import Help
from assistant.tui.keyline import KeyLine, chat_keys
from assistant.tui.looks import PLAIN
from assistant.tui.notice import Notice
from assistant.tui.pane import Pane
from assistant.tui.reader.screen import Reader, warm
from assistant.tui.readings import Readings
from assistant.tui.sheet import Sheet
from assistant.tui.talk import Clock, Fail, OpenTalk, Step, Talk
from assistant.tui.turns import Answer, Turns
from assistant.tui.typing import TYPING_KEYS, Typing
from assistant.tui.welcome import welcome
from assistant.tui.words import Words
from corpus.law import Law, load_law
from intents.wording import QUESTION_LIMIT


class Chat(Typing, inherit_bindings=False):
    """The chat. The line always has the keyboard; everything else is reached by keys and by the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False),
        Binding("f2", "start_over", show=False),
        Binding("f3", "next_cited", show=False),
        Binding("f5", "read", show=False),
        Binding("f4", "calculators", show=False, priority=True),
        Binding("tab,shift+tab", "swap", show=False),
        Binding("escape", "clear", show=False),
        *TYPING_KEYS,
        Binding("pageup", "page(-1)", show=False),
        Binding("pagedown", "page(1)", show=False),
        Binding("ctrl+home", "edge(-1)", show=False),
        Binding("ctrl+end", "edge(1)", show=False),
        Binding("ctrl+c,super+c", "copy_text", show=False),
    ]

    def __init__(self, open_talk: OpenTalk, clock: Clock, fail: Fail, words: Words, lang: str) -> None:
        super().__init__()
        self._open_talk, self._clock, self._fail, self._words, self._lang = open_talk, clock, fail, words, lang
        self._talk: Talk[Any, Any] | None = None
        self._law: Law | None = None
        self._waiting: deque[tuple[Answer, Step]] = deque()
        self._first, self._dates = Card(()), ""
        self.turns, self.code, self.readings = Turns(words), Code(words), Readings(words)
        self.ask = Ask(words["title"]["ask"])
        self.draft = Draft(self.ask, self.readings, self.turns, self.code, self._look, fail)

    def compose(self) -> ComposeResult:
        """All parts, from the top down."""
        with Horizontal(id="columns"):
            yield self.turns
            yield self.code
        yield self.readings
        yield Notice()
        with Horizontal(id="line"):
            yield Static(self._words["title"]["prompt"], id="prompt", markup=False)
            yield self.ask
        yield KeyLine()
        yield Static(self._words["title"]["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The law and the engine are opened only when the screen is up."""
        self.front(self.turns)
        self.watch(self.app, "theme", self._label_keys, init=False)
        self.watch(self.ask, "value", self._typed, init=False)
        self.call_after_refresh(self._begin)

    @property
    def ready(self) -> bool:
        """Whether the engine is there and nothing waits for it."""
        return self._talk is not None and not self._waiting

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """The line keeps the keyboard, whatever is clicked."""
        super().set_focus(widget or self.ask, scroll_visible, from_app_focus)

    def _begin(self) -> None:
        self.run_worker(self._open())

    async def _open(self) -> None:
        try:
            law = self._law = await asyncio.to_thread(load_law)
            self._first = await asyncio.to_thread(welcome, law.ordinance, self._words, self._lang)
            self._dates = dated(law.ordinance, self._words, self._lang)
            self.turns.first.say(self._first)
            self.code.open(law.ordinance)
            self._talk = await asyncio.to_thread(self._open_talk)
        except Exception as fault:  # whatever it is, the person is told and the program ends
            self._fail(fault, True)
        self._work()
        if self._law is not None:
            await asyncio.to_thread(warm, self._law, self._words, self.size.width)

    # What is asked

    def on_ask_asked(self, event: Ask.Asked) -> None:
        """A question, meant as the reading that was picked, if any; or the number of a choice."""
        choice, picked = self.turns.choice(event.text), event.picked
        if picked:
            asked = event.text if picked.intent else picked.cite
            self._turn(asked, lambda talk, today: talk.ask_as(event.text, picked, today))
        elif choice:
            self._choose(choice)
        else:
            self._turn(event.text, lambda talk, today: talk.ask(event.text, today))

    def on_ask_idle(self) -> None:
        """Enter alone: where the code is in front, the reader opens at what it shows."""
        if self.code.has_class("-front"):
            self.action_read()

    def on_sheet_picked(self, event: Sheet.Picked) -> None:
        """A choice was clicked, in this answer or in an earlier one."""
        if isinstance(event.sheet, Answer):
            self._choose(event.sheet.card.choices[event.number - 1])

    def on_sheet_cited(self, event: Sheet.Cited) -> None:
        """A citation was clicked: the column of the code shows it, and the reader opens there."""
        self.code.show(event.cite)
        self.action_read()

    def on_ask_filled(self, event: Ask.Filled) -> None:
        """The line is full."""
        self._notice(self._words["notice"]["cut" if event.cut else "full"].format(limit=f"{QUESTION_LIMIT:,}"))

    def _look(self, text: str) -> Suggestions:
        """What the text in the line may mean; nothing before the engine is there."""
        return self._talk.look(text, self._clock()) if self._talk else Suggestions()

    def _choose(self, choice: Choice) -> None:
        def step(talk: Talk[Any, Any], today: date) -> Reply:
            return talk.pick(choice.intent, today) if choice.intent else talk.ask(choice.title, today)

        self._turn(choice.title, step)

    def _turn(self, question: str, step: Step) -> None:
        self._notice("")
        self._waiting.append((self.turns.begin(question), step))
        self._work()
        self.front(self.turns)

    def _work(self) -> None:
        while self._talk and self._waiting:
            answer, step = self._waiting.popleft()
            try:
                reply = card(step(self._talk, self._clock()), self._words, self._dates)
            except Exception as fault:  # one question that fails is no reason to lose the conversation
                self._fail(fault, False)
                reply = Card((Block(Content.styled(self._words["card"]["fault"], PLAIN)),))
            answer.say(reply)
            self.code.answer(reply)
        self.draft.turned()

    # What is seen

    def front(self, column: Turns | Code) -> None:
        """Brings a column to the front: the page keys move it, and a narrow window shows it."""
        for each in (self.turns, self.code):
            each.set_class(each is column, "-front")
        self._label_keys()
        self.draft.follow()
        if column is self.code:
            self.code.settle()

    def _label_keys(self) -> None:
        reading, dark = self.code.has_class("-front"), self.app.current_theme.dark
        self.query_one(KeyLine).put(chat_keys(self._words["keys"], reading, dark))

    # Keys

    def action_swap(self) -> None:
        """The other column comes to the front."""
        self.front(self.turns if self.code.has_class("-front") else self.code)

    def action_next_cited(self) -> None:
        """The next provision; in a narrow window the first time only brings the code to the front."""
        if self.has_class("-wide") or self.code.has_class("-front"):
            self.code.next()
        self.front(self.code)

    def action_page(self, by: int) -> None:
        """Scrolls the column in front by a page."""
        self.query_one(".column.-front Pane", Pane).page(by)

    def action_edge(self, by: int) -> None:
        """Goes to the beginning or the end of the column in front."""
        self.query_one(".column.-front Pane", Pane).edge(by)

    def action_clear(self) -> None:
        """Empties the line; an empty line brings the conversation back to the front."""
        self.clear_selection()
        if self.ask.value:
            self.ask.value = ""
        else:
            self.front(self.turns)

    def action_help(self) -> None:
        """All keys."""
        self.app.push_screen(Help(self._words))

    def action_read(self) -> None:
        """The code, full screen, at the provision that stands in its column."""
        if self._law is not None:
            place = self.code.shown or self._law.ordinance.sections[0].cite
            self.app.push_screen(Reader(self._law, self._clock, self._words, self._lang, place))

    async def action_calculators(self) -> None:
        """The calculators as forms."""
        if self._talk:
            from assistant.tui.forms.opening import picker  # noqa: PLC0415  (only who opens one waits for it)

            await self.app.push_screen(picker(self._talk, self._clock, self._words, self._turn))

    async def action_start_over(self) -> None:
        """Forgets everything that was said."""
        self._waiting.clear()
        if self._talk:
            self._talk.start_over()
        self.ask.forget()
        self.app._clipboard = ""  # the app's own, not that of the machine
        await self.turns.start_over(self._first)
        self.code.answer(self._first)
        self.front(self.turns)
        self._notice(self._words["notice"]["over"])
