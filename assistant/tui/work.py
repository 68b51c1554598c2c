"""The questions in the order in which they were put, and the engine that answers them once it is there."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from assistant.suggestion import Suggestions
from assistant.tui.calls import Calls
from assistant.tui.choices import Card, Choice
from assistant.tui.talk import Clock, Fail, Step, Talk
from assistant.tui.turns import Answer

if TYPE_CHECKING:
    from datetime import date

    from assistant.reply import Reply


class Work:
    """What waits for an answer. The date that counts as today is asked for at each question."""

    def __init__(self, calls: Calls, clock: Clock, fail: Fail) -> None:
        self._calls, self._clock, self._fail = calls, clock, fail
        self._waiting: deque[tuple[Answer, str, Step]] = deque()
        self.talk: Talk[Any, Any] | None = None
        """The conversation; None until the engine is loaded."""
        self.last = Card(())
        """The card of the last answer, of which a number may pick a choice."""

    @property
    def ready(self) -> bool:
        """Whether the engine is there and nothing waits for it."""
        return self.talk is not None and not self._waiting

    def look(self, text: str) -> Suggestions:
        """What the text in the line may mean; nothing before the engine is there."""
        return self.talk.look(text, self._clock()) if self.talk else Suggestions()

    def put(self, answer: Answer, question: str, step: Step) -> None:
        """A question, the place for its answer, and what to put to the conversation."""
        self._calls.asked()
        self._waiting.append((answer, question, step))

    def drop(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()

    def done(self) -> Iterator[tuple[Answer, Card]]:
        """The answers that can be given now, each with its place."""
        while self.talk and self._waiting:
            answer, question, step = self._waiting.popleft()
            reply: Reply | None = None
            try:
                reply = step(self.talk, self._clock())
                self.last = self._calls.said(question, reply)
            except Exception as fault:  # one question that fails is no reason to lose the conversation
                self._fail(fault, False)
                self.last = self._calls.said(question, None)
            yield answer, self.last

    def asking(self, text: str) -> Step:
        """A question, or the number of a choice; what it picks is known only once all before it is answered."""

        def step(talk: Talk[Any, Any], today: date) -> Reply:
            choice = self.last.choice(text)
            return picking(choice)(talk, today) if choice else talk.ask(text, today)

        return step


def picking(choice: Choice) -> Step:
    """The turn of a choice that was picked."""

    def step(talk: Talk[Any, Any], today: date) -> Reply:
        return talk.pick(choice.intent, today) if choice.intent else talk.ask(choice.title, today)

    return step
