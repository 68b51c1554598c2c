"""The callers as the chat keeps them: from the screen to a call that waits, and back to the screen as it was."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import TYPE_CHECKING, Any

from assistant.tui.ask import Ask
from assistant.tui.choices import Card
from assistant.tui.talk import Now, Talk
from assistant.tui.turns import MESSAGES, Turns
from assistant.tui.words import Words

if TYPE_CHECKING:
    from assistant.callers import Call, Callers, Turn
    from assistant.reply import Reply
    from assistant.tui.picklist import Pick

PARK = "0"
"""The label of the line that parks the present caller."""


class Calls:
    """The present call's turns, as many as the screen holds, and all other calls."""

    def __init__(self, turns: Turns, ask: Ask, words: Words, now: Now) -> None:
        self._turns, self._ask, self._words, self._now = turns, ask, words, now
        self._said: deque[Turn] = deque(maxlen=MESSAGES // 2)
        self._callers: Callers[Any] | None = None
        self.first = Card(())
        """What stands at the top of every conversation."""
        self.dates = ""
        """When the law was adopted and amended, in words."""

    @property
    def callers(self) -> Callers[Any]:
        """All calls but the present one."""
        if self._callers is None:
            from assistant.callers import Callers  # noqa: PLC0415  (what no screen needs at the start comes later)

            self._callers = Callers()
        return self._callers

    @property
    def replies(self) -> tuple[tuple[Reply, ...], Reply | None]:
        """The replies of the present call, and the last; None where there is none or the program failed at it."""
        replies = tuple(turn.reply for turn in self._said if turn.reply)
        return replies, self._said[-1].reply if self._said else None

    @property
    def moment(self) -> datetime:
        """Now, with its time zone."""
        return self._now().astimezone(UTC)

    def asked(self) -> None:
        """A question is put: the call that was let go before it cannot be taken back any more."""
        if self._callers:
            self._callers = self._callers.asked()

    def said(self, question: str, reply: Reply | None) -> Card:
        """Keeps a turn; gives its card."""
        from assistant.callers import Turn  # noqa: PLC0415

        self._said.append(Turn(question, reply))
        return self.card(reply)

    def card(self, reply: Reply | None) -> Card:
        """The card of a reply, or of the fault that stands in its place."""
        if reply is None:
            return Card.plain(self._words["card"]["fault"])
        from assistant.tui.cards import card  # noqa: PLC0415

        return card(reply, self._words, self.dates)

    def present(self, talk: Talk[Any, Any]) -> Call[Any]:
        """The call on the line."""
        from assistant.callers import Call  # noqa: PLC0415

        return Call(talk.state, tuple(self._said), self._ask.value, self._ask.recall.asked)

    def new(self, talk: Talk[Any, Any] | None) -> Card:
        """Lets the present call go and clears the screen for another; gives the card in front."""
        if talk is None:
            return self._show((), "", ())
        self._callers = self.callers.let_go(self.present(talk))
        talk.start_over()
        return self._show((), "", ())

    def take_back(self, talk: Talk[Any, Any]) -> Card | None:
        """Brings back the call that was let go, if there is one; what was typed since then stays in the line."""
        call = self.callers.gone
        if call is None:
            return None
        self._callers = self.callers.asked()
        return self._resume(call, talk, self._ask.value)

    def park(self, talk: Talk[Any, Any]) -> tuple[Card, str]:
        """Parks the present call and begins another; gives the card in front and the subject of the parked one.

        Raises:
            NoRoom: nine wait already.
        """
        call = self.present(talk)
        subject = self._subject(call)
        self._callers = self.callers.park(call, subject, self._now())
        talk.start_over()
        return self._show((), "", ()), subject

    def take_up(self, place: int, talk: Talk[Any, Any]) -> tuple[Card, str]:
        """Parks the present call unless it is empty, and takes up the one at this place; gives its card and subject."""
        subject, present = self.callers.parked[place].subject, self.present(talk)
        call, left = self.callers.take_up(place)
        self._callers = left.park(present, self._subject(present), self._now())
        return self._resume(call, talk), subject

    def picks(self, talk: Talk[Any, Any]) -> list[Pick]:
        """The list of F8: those who wait by number, and before them the present caller, who can be parked."""
        from assistant.tui.picklist import Pick  # noqa: PLC0415

        now, say = self._now(), self._words["callers"]
        waiting = [
            Pick(str(number), one.subject, _since(one.since, now, self._words))
            for number, one in enumerate(self.callers.parked, start=1)
        ]
        return waiting if self.present(talk).empty else [Pick(PARK, say["park"]), *waiting]

    def _subject(self, call: Call[Any]) -> str:
        from assistant.callers import subject_of  # noqa: PLC0415

        return subject_of(call.turns, call.line, self._words["callers"])

    def _resume(self, call: Call[Any], talk: Talk[Any, Any], typed: str = "") -> Card:
        talk.go_on(call.state)
        return self._show(call.turns, typed or call.line, call.asked)

    def _show(self, turns: Sequence[Turn], line: str, asked: Sequence[str]) -> Card:
        self._said.clear()
        self._said.extend(turns)
        cards = [self.card(turn.reply) for turn in turns]
        self._turns.show(self.first, zip((turn.question for turn in turns), cards, strict=True))
        self._ask.go_on(line, asked)
        return cards[-1] if cards else self.first


def _since(since: datetime, now: datetime, words: Words) -> str:
    """The time of day, and the day where it is not today."""
    say = words["callers"]
    time = say["time"].format(
        hour=(since.hour - 1) % 12 + 1, minute=f"{since.minute:02}", half=say["halves"][since.hour // 12]
    )
    if since.date() == now.date():
        return str(time)
    if since.date() == now.date() - timedelta(days=1):
        return str(say["yesterday"].format(time=time))
    return str(say["earlier"].format(day=printed_day(since.date()), time=time))


def printed_day(day: date, lang: str = "en") -> str:
    """A date as people write it."""
    from assistant.words import load_words  # noqa: PLC0415

    return load_words("common", lang).style.day(day)
