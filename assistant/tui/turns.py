"""The conversation: what was asked and what Howard said, the newest last."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message

from assistant.tui.blocks import Block
from assistant.tui.cards import Card, Choice
from assistant.tui.looks import ASIDE, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

MESSAGES = 200
"""Questions and answers that are kept on the screen; with more, every key would be slower."""


class Answer(Sheet):
    """What Howard said to one question, or that he is still at it."""

    card = Card(())
    unread = True

    def say(self, card: Card) -> None:
        """Shows the reply."""
        self.card = card
        self.put(card.rows)
        self.unread = True

    def on_resize(self) -> None:
        """Once it has its height, it comes into view, and no more after that: who scrolls is left alone."""
        if self.unread:
            self.unread = False
            self.post_message(self.Grown())

    class Grown(Message):
        """A new answer has its height."""


class Turns(Vertical):
    """The column of the conversation."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="turns", classes="column")
        self._words = words
        self.first = self.latest = Answer(classes="answer")

    def compose(self) -> ComposeResult:
        """The title and what scrolls under it."""
        title = self._words["title"]
        yield Sheet([Block(Content(title["name"]), aside=Content.styled(title["tagline"], ASIDE))], classes="title")
        with Pane():
            yield self.latest

    def begin(self, question: str) -> Answer:
        """Puts down a question, and below it the place for its answer."""
        self.arm("")
        asked = Sheet([Block(Content.styled(question, PLAIN))], classes="question")
        self.latest = Answer([Block(Content.styled(self._words["card"]["waiting"], SOFT))], classes="answer")
        pane = self.pane
        pane.mount(asked, self.latest)
        pane.remove_children(list(pane.children)[:-MESSAGES])
        return self.latest

    def on_answer_grown(self) -> None:
        """Scrolls so that the newest question stands at the top, if there is that much to read, and else at the end."""
        pane = self.pane
        asked = pane.children[-2:][0]
        pane.scroll_to_widget(asked, animate=False, top=True)

    def choice(self, text: str) -> Choice | None:
        """What the text picks by its number, where that can be done."""
        number = self._number(text)
        return self.latest.card.choices[number - 1] if number else None

    def arm(self, text: str) -> None:
        """Lights the choice whose number stands in the line."""
        self.latest.armed = self._number(text)

    async def start_over(self, card: Card) -> None:
        """Empties the conversation down to its first card."""
        await self.pane.remove_children()
        self.latest = Answer(classes="answer")
        await self.pane.mount(self.latest)
        self.latest.say(card)

    def _number(self, text: str) -> int | None:
        card, digits = self.latest.card, text.strip().removesuffix(".")
        if not card.numbered or not digits.isascii() or not digits.isdigit() or len(digits) > 2:
            return None
        return int(digits) if 1 <= int(digits) <= len(card.choices) else None

    @property
    def pane(self) -> Pane:
        """What scrolls."""
        return self.query_one(Pane)
