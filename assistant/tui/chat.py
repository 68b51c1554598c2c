"""The screen of the chat: the conversation, the code beside it, the line to type in, the keys."""

from __future__ import annotations

import asyncio
from datetime import date
from typing import TYPE_CHECKING, ClassVar

from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Static

from assistant.tui.actions import bindings
from assistant.tui.ask import Ask
from assistant.tui.calls import Calls, printed_day
from assistant.tui.choices import Card, Choice
from assistant.tui.code import Code
from assistant.tui.draft import Draft
from assistant.tui.keyline import KeyLine, chat_keys
from assistant.tui.leaving import Leaving
from assistant.tui.notice import Notice
from assistant.tui.pane import Pane
from assistant.tui.readings import Readings
from assistant.tui.sheet import Sheet
from assistant.tui.talk import Clock, Fail, Now, OpenTalk, Step
from assistant.tui.theme import Look
from assistant.tui.turns import Answer, Turns
from assistant.tui.typing import TYPING_KEYS, Typing
from assistant.tui.words import Words
from assistant.tui.work import Work, picking
from intents.wording import QUESTION_LIMIT

if TYPE_CHECKING:
    from corpus.law import Law

DAY_CHECKED_SECONDS = 20.0
"""How often the date on the screen is looked at: it may be left open for weeks."""


class Chat(Leaving, Typing, inherit_bindings=False):
    """The chat. The line always has the keyboard; everything else is reached by keys and by the mouse."""

    BINDINGS: ClassVar[list[BindingType]] = [*bindings(everywhere=False), *TYPING_KEYS]

    def __init__(self, open_talk: OpenTalk, clock: Clock, now: Now, fail: Fail, words: Words, lang: str) -> None:
        super().__init__()
        self._open_talk, self._clock, self._fail, self._lang = open_talk, clock, fail, lang
        self._day: date | None = None
        self._law: Law | None = None
        self.words = words
        self.turns, self.code, self.readings = Turns(words), Code(words), Readings(words)
        self.ask = Ask(words["title"]["ask"], self.on_ask_asked)
        self.calls = Calls(self.turns, self.ask, words, now)
        self.work = Work(self.calls, clock, fail)
        self.draft = Draft(self.ask, self.readings, self.turns, self.code, self.work.look, fail)

    def compose(self) -> ComposeResult:
        """All parts, from the top down."""
        with Horizontal(id="columns"):
            yield self.turns
            yield self.code
        yield self.readings
        yield Notice()
        yield Static(self.words["title"]["first"], id="first-time", markup=False)
        with Horizontal(id="line"):
            yield Static(self.words["title"]["prompt"], id="prompt", markup=False)
            yield self.ask
        yield KeyLine()
        yield Static(self.words["title"]["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The law and the engine are opened only when the screen is up."""
        self.front(self.turns)
        self.watch(self.ask, "value", self._typed, init=False)
        self.call_after_refresh(self._begin)

    @property
    def ready(self) -> bool:
        """Whether the engine is there and nothing waits for it."""
        return self.work.ready

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """The line keeps the keyboard, whatever is clicked."""
        super().set_focus(widget or self.ask, scroll_visible, from_app_focus)

    def _begin(self) -> None:
        self.run_worker(self._open())

    async def _open(self) -> None:
        try:
            law = await asyncio.to_thread(self._open_law)
            self._first_screen(law)
            self.work.talk = await asyncio.to_thread(self._open_talk)
        except Exception as fault:  # whatever it is, the person is told and the program ends
            self._fail(fault, True)
            return
        if begins := self.opening:
            self._turn(begins[0].question, lambda talk, today: talk.take(lambda _: begins))
        self._work()
        await asyncio.to_thread(self._warm, law)

    def _open_law(self) -> Law:
        from assistant.tui.dates import dated  # noqa: PLC0415  (the screen is up before any of it)
        from assistant.tui.welcome import welcome  # noqa: PLC0415
        from corpus.law import load_law  # noqa: PLC0415

        law = load_law()
        self.calls.first = self.work.last = welcome(law.ordinance, self.words, self._lang)
        self.calls.dates = dated(law.ordinance, self.words, self._lang)
        return law

    def _warm(self, law: Law) -> None:
        from assistant.tui.reader.screen import warm  # noqa: PLC0415

        warm(law, self.words, self.size.width)

    def _first_screen(self, law: Law) -> None:
        self._law = law
        self.turns.first.say(self.calls.first)
        self.code.open(law.ordinance)
        self._mind_the_day()
        self.set_interval(DAY_CHECKED_SECONDS, self._mind_the_day)

    def _mind_the_day(self) -> None:
        """Whatever shows the date follows once midnight has passed."""
        today = self._clock()
        if self._day != today:
            self._day = today
            self.turns.title(printed_day(today, self._lang))

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
            self._turn(event.text, self.work.asking(event.text))

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
        self.notice(self.words["notice"]["cut" if event.cut else "full"].format(limit=f"{QUESTION_LIMIT:,}"))

    def _choose(self, choice: Choice) -> None:
        self._turn(choice.title, picking(choice))

    def _turn(self, question: str, step: Step) -> None:
        self.notice("")
        self.set_class(True, "-known")
        self.work.put(self.turns.begin(question), question, step)
        self._work()
        self.front(self.turns)

    def _work(self) -> None:
        for answer, card in self.work.done():
            answer.say(card)
            self.code.answer(card)
        self.draft.turned()

    # What is seen

    def front(self, column: Turns | Code) -> None:
        """Brings a column to the front: the page keys move it, and a narrow window shows it."""
        for each in (self.turns, self.code):
            each.set_class(each is column, "-front")
        self.query_one(KeyLine).put(chat_keys(self.words, column is self.code))
        self.draft.follow()
        if column is self.code:
            self.code.settle()

    def seen(self, front: Card, notice: str) -> None:
        """Another conversation is on the screen, with this card in front."""
        self.work.last = front
        self.code.answer(front)
        self.front(self.turns)
        self.notice(notice)

    def tell_look(self, look: Look | None) -> None:
        """Says which look is on; None where there are no colors."""
        say = self.words["notice"]
        self.notice(say["look"].format(name=self.words["looks"][look]) if look else say["colorless"])

    def notice(self, text: str) -> None:
        """Says something above the line, until the next letter."""
        self.query_one(Notice).say(text)

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

    def action_read(self) -> None:
        """The code, full screen, at the provision that stands in its column."""
        if self._law is not None:
            from assistant.tui.reader.screen import Reader  # noqa: PLC0415  (the first screen does without)

            place = self.code.shown or self._law.ordinance.sections[0].cite
            self.app.push_screen(Reader(self._law, self._clock, self.words, self._lang, place))

    async def action_calculators(self) -> None:
        """The calculators as forms."""
        if self.work.talk:
            from assistant.tui.forms.opening import picker  # noqa: PLC0415  (only who opens one waits for it)

            await self.app.push_screen(picker(self.work.talk, self._clock, self.words, self._turn))
