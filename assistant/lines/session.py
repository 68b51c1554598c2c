"""What a conversation line by line remembers, and what surrounds it: values that are handed in and out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date, datetime
from typing import Literal

from assistant.callers import Call, Callers, Turn
from assistant.conversation import START, State
from assistant.engine import Engine
from assistant.forms.form import Form
from assistant.papers.blocks import Blocks
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Reply
from assistant.settings.settings import Settings

TURNS_MOST = 200
"""So many turns of a call are kept."""

States = tuple[State, tuple[State, ...]]
"""The state of a call, and the states before each of its turns."""

Ask = Callable[[str, State, Engine, date], tuple[Reply, State]]
"""A question put to the conversation."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An entry of a list, which a number picks: an intent, a form, a rule to read, or a caller who waits."""

    kind: Literal["intent", "form", "read", "caller"]
    value: str


@dataclass(frozen=True, slots=True)
class Filling:
    """A form that is being asked: its entries, the field at hand, and those that were asked before it.

    `whole` asks for every field; else only those are asked for that still matter. `skipped` were left empty.
    """

    form: Form
    values: Mapping[str, str]
    at: str
    asked: tuple[str, ...] = ()
    skipped: frozenset[str] = frozenset()
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Drafting:
    """A petition that is being asked: what was told so far, by blank, and the blank at hand."""

    told: Mapping[str, str]
    at: str


@dataclass(frozen=True, slots=True)
class Paper:
    """The paper that was made last: what it is, and its blocks."""

    kind: Literal["note", "petition"]
    blocks: Blocks


@dataclass(frozen=True, slots=True)
class Session:
    """The present call, the other callers, and the list, form or paper at hand.

    `before` is the state before each of the turns. `offers` is the list that an order showed last; that of the last
    reply stands in the reply. `rule` counts the rules of the last reply that were read.
    """

    state: State = START
    turns: tuple[Turn, ...] = ()
    before: tuple[State, ...] = ()
    callers: Callers[States] = field(default_factory=Callers)
    offers: tuple[Offer, ...] = ()
    rule: int = 0
    open: Filling | Drafting | None = None
    paper: Paper | None = None

    @property
    def reply(self) -> Reply | None:
        """The last reply of the present call."""
        return self.turns[-1].reply if self.turns else None

    @property
    def replies(self) -> tuple[Reply, ...]:
        """All replies of the present call."""
        return tuple(turn.reply for turn in self.turns if turn.reply)

    @property
    def call(self) -> Call[States]:
        """The present call."""
        return Call((self.state, self.before), self.turns)

    def after(self, question: str, reply: Reply, state: State) -> Session:
        """With one more turn; what was let go before it cannot be brought back any more."""
        return replace(
            self,
            state=state,
            turns=(*self.turns, Turn(question, reply))[-TURNS_MOST:],
            before=(*self.before, self.state)[-TURNS_MOST:],
            callers=self.callers.asked(),
            offers=(),
            rule=0,
            open=None,
            paper=None,
        )

    def going_on(self, call: Call[States], callers: Callers[States]) -> Session:
        """With another call on the line."""
        state, before = call.state
        return Session(state, call.turns, before, callers)


@dataclass(frozen=True, slots=True)
class Desk:
    """What surrounds a session: the engine, today, the settings, what answers, the time of day."""

    engine: Engine
    today: date
    settings: Settings
    ask: Ask
    now: Callable[[], datetime]

    @property
    def phrases(self) -> Phrases:
        """The words of this package."""
        return load_phrases(self.engine.lang, "lines")


@dataclass(frozen=True, slots=True)
class Told:
    """What a line comes to: the text to show, each paragraph of it on one line; the session after it.

    `speech` turns reading aloud on or off; `done` ends the program.
    """

    text: str
    session: Session
    speech: bool | None = None
    done: bool = False
