"""The conversation: what was asked and what Howard said, the newest last."""

from __future__ import annotations

from collections.abc import Iterable

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.message import Message

from assistant.tui.blocks import Block
from assistant.tui.choices import Card, Choice
from assistant.tui.looks import ASIDE, PLAIN, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

MESSAGES = 200
"""Questions and answers that are kept on the screen; with more, every key would be slower."""

_DRAWN = 30
"""Of these, as many as are likely seen stay drawn."""


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
        yield Sheet(classes="title")
        with Pane():
            yield self.latest

    def begin(self, question: str) -> Answer:
        """Puts down a question, and below it the place for its answer."""
        self.arm("")
        self.latest = Answer([Block(Content.styled(self._words["card"]["waiting"], SOFT))], classes="answer")
        pane = self.pane
        pane.mount(_asked(question), self.latest)
        children = list(pane.children)
        pane.remove_children(children[:-MESSAGES])
        for old in children[-_DRAWN - 2 : -_DRAWN]:
            if isinstance(old, Sheet):
                old.rest()
        return self.latest

    def on_answer_grown(self) -> None:
        """Scrolls so that the newest question stands at the top, if there is that much to read, and else at the end."""
        pane = self.pane
        asked = pane.children[-2:][0]
        pane.scroll_to_widget(asked, animate=False, top=True)

    def choice(self, text: str) -> Choice | None:
        """What the text picks by its number, where that can be done."""
        return self.latest.card.choice(text)

    def arm(self, text: str) -> None:
        """Lights the choice whose number stands in the line."""
        self.latest.armed = self.latest.card.number(text)

    def show(self, first: Card, said: Iterable[tuple[str, Card]]) -> None:
        """Shows another conversation: its first card, then questions and answers."""
        before = list(self.pane.children)
        latest = _answer(first)
        widgets: list[Sheet] = [latest]
        for question, card in said:
            latest = _answer(card)
            widgets.extend((_asked(question), latest))
        self.latest = latest
        self.pane.mount(*widgets[-MESSAGES:])
        self.pane.remove_children(before)

    def title(self, today: str) -> None:
        """Says which day it is."""
        say = self._words["title"]
        aside = say["today"].format(tagline=say["tagline"], day=today)
        self.query_one(".title", Sheet).put([Block(Content(say["name"]), aside=Content.styled(aside, ASIDE))])

    @property
    def pane(self) -> Pane:
        """What scrolls."""
        return self.query_one(Pane)


def _asked(question: str) -> Sheet:
    return Sheet([Block(Content.styled(question, PLAIN))], classes="question")


def _answer(card: Card) -> Answer:
    answer = Answer(card.rows, classes="answer")
    answer.card = card
    return answer
