"""One conversation as the screen holds it: the engine, and the state between two turns."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date, datetime
from typing import TYPE_CHECKING, Any, Generic, TypeVar

if TYPE_CHECKING:
    from assistant.reply import Reply
    from assistant.suggestion import Suggestion, Suggestions

State = TypeVar("State")
Engine = TypeVar("Engine")
Turn = Callable[[str, State, Engine, date], "tuple[Reply, State]"]
"""A question, or the intent that was picked; the state; the engine; the date that counts as today."""

MeantTurn = Callable[[str, str, State, Engine, date], "tuple[Reply, State]"]
"""A question and the intent that it is meant as; then as above."""
Look = Callable[[str, State, Engine, date], "Suggestions"]
"""What a text may mean while it is typed."""


class Talk(Generic[State, Engine]):
    """A conversation that begins at `start` and keeps its state from turn to turn."""

    def __init__(
        self,
        engine: Engine,
        respond: Turn[State, Engine],
        pick: Turn[State, Engine],
        start: State,
        *,
        respond_as: MeantTurn[State, Engine] | None = None,
        suggest: Look[State, Engine] | None = None,
    ) -> None:
        self._engine, self._respond, self._pick, self._start = engine, respond, pick, start
        self._respond_as, self._suggest = respond_as, suggest
        self._state = start

    def ask(self, question: str, today: date) -> Reply:
        """The reply to a question. Where it fails, the state stays as it was."""
        reply, self._state = self._respond(question, self._state, self._engine, today)
        return reply

    def pick(self, intent: str, today: date) -> Reply:
        """The reply to an option or a follow-up that was chosen."""
        reply, self._state = self._pick(intent, self._state, self._engine, today)
        return reply

    @property
    def engine(self) -> Engine:
        """What the conversation answers with."""
        return self._engine

    @property
    def state(self) -> State:
        """Where the conversation stands."""
        return self._state

    def take(self, turn: Callable[[State], tuple[Reply, State]]) -> Reply:
        """The reply to a turn that came by another way than words. Where it fails, the state stays as it was."""
        reply, self._state = turn(self._state)
        return reply

    def ask_as(self, question: str, reading: Suggestion, today: date) -> Reply:
        """The reply to a question whose reading was picked while it was typed."""
        if reading.intent is None or self._respond_as is None:
            return self.ask(reading.cite or question, today)
        reply, self._state = self._respond_as(question, reading.intent, self._state, self._engine, today)
        return reply

    def look(self, text: str, today: date) -> Suggestions:
        """What a text may mean that is still being typed; the state stays as it is."""
        from assistant.suggestion import Suggestions  # noqa: PLC0415  (no first screen needs it)

        return self._suggest(text, self._state, self._engine, today) if self._suggest else Suggestions()

    def start_over(self) -> None:
        """Forgets every turn."""
        self._state = self._start

    def go_on(self, state: State) -> None:
        """Goes on from where another conversation stood."""
        self._state = state


Step = Callable[[Talk[Any, Any], date], "Reply"]
"""One turn: what to put to the conversation."""

OpenTalk = Callable[[], Talk[Any, Any]]
"""Loads the engine; it takes its time."""

Opening = tuple["Reply", Any]
"""A reply that a conversation begins with, and the state after it."""

Clock = Callable[[], date]
"""The date that counts as today."""

Now = Callable[[], datetime]
"""The time by which callers are parked."""

Fail = Callable[[Exception, bool], None]
"""Where a fault is reported, and whether the program must end."""
