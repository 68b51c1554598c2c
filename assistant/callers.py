"""The callers of a desk: the one on the line, those who wait, and the one that was just let go. Pure; no screen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any, Generic, TypeVar

from assistant.reply import Calculation, Reply

PARKED_MOST = 9
"""As many as there are digits to take them up by."""

SUBJECT_LONGEST = 60
"""Letters of the words that name a call."""

_FACTS_MOST = 3

State = TypeVar("State")


class NoRoom(Exception):
    """Nine callers are parked; one of them must be taken up before another is parked."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A question as it was put, and the reply; None where the program failed at it."""

    question: str
    reply: Reply | None


@dataclass(frozen=True, slots=True)
class Call(Generic[State]):
    """All there is of one caller: the turns, the state after them, the line as it stands, the questions to recall."""

    state: State
    turns: tuple[Turn, ...] = ()
    line: str = ""
    asked: tuple[str, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether nothing was said and nothing stands in the line."""
        return not self.turns and not self.line.strip()


@dataclass(frozen=True, slots=True)
class Parked(Generic[State]):
    """A caller who waits: the call, what it is about in a few words, and since when."""

    call: Call[State]
    subject: str
    since: datetime


@dataclass(frozen=True, slots=True)
class Callers(Generic[State]):
    """Who waits, the latest first, and the call that was just let go and can be taken back."""

    parked: tuple[Parked[State], ...] = ()
    gone: Call[State] | None = field(default=None)

    def let_go(self, call: Call[State]) -> Callers[State]:
        """After a call has ended. An empty one leaves the one before it to be taken back."""
        return self if call.empty else replace(self, gone=call)

    def asked(self) -> Callers[State]:
        """After a question: what was let go before it is gone for good."""
        return replace(self, gone=None) if self.gone else self

    def park(self, call: Call[State], subject: str, now: datetime) -> Callers[State]:
        """With this call among those who wait; an empty one is nobody.

        Raises:
            NoRoom: nine wait already.
        """
        if call.empty:
            return self
        if len(self.parked) >= PARKED_MOST:
            raise NoRoom
        return Callers((Parked(call, subject, now), *self.parked))

    def take_up(self, place: int) -> tuple[Call[State], Callers[State]]:
        """The call that waits at this place, counted from 0, and those who are left.

        Raises:
            IndexError: nobody waits there.
        """
        return self.parked[place].call, Callers((*self.parked[:place], *self.parked[place + 1 :]))


def subject_of(turns: Sequence[Turn], line: str, words: Mapping[str, Any]) -> str:
    """What a call is about: its last case with the facts told, else its last provision, else its last words.

    `words` are the table `callers` of the screen's words.
    """
    replies = [turn.reply for turn in reversed(turns) if turn.reply]
    case = next((reply.calc for reply in replies if reply.calc), None)
    cited = next((reply.title for reply in replies if reply.citations and reply.title), "")
    said = turns[-1].question if turns else line.strip()
    return _shortened(_case(case, words) if case else cited or said)


def _case(calc: Calculation, words: Mapping[str, Any]) -> str:
    told = (_fact(words["facts"].get(name), value) for name, value in calc.facts.items())
    facts = " ".join([fact for fact in told if fact][:_FACTS_MOST])
    about = words["about"].get(calc.name, calc.name)
    return f"{about}, {facts}" if facts else str(about)


def _fact(said: object, value: object) -> str:
    """A fact in words: from a table by its value, or put into a sentence; nothing where there are no words for it."""
    if isinstance(said, Mapping):
        return str(said.get(str(value).lower(), ""))
    return str(said).format(value=value) if said and isinstance(value, str | int | float) else ""


def _shortened(text: str) -> str:
    return text if len(text) <= SUBJECT_LONGEST else f"{text[: SUBJECT_LONGEST - 3].rsplit(' ', 1)[0]} ..."
