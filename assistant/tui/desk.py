"""What the desk does besides asking: callers come, wait and are taken up; the help and the list of everything."""

from __future__ import annotations

from typing import Any

from textual.screen import Screen

from assistant.tui.actions import listed
from assistant.tui.calls import PARK, Calls
from assistant.tui.choices import Card
from assistant.tui.talk import Opening, Talk
from assistant.tui.words import Words
from assistant.tui.work import Work


class Desk(Screen[None], inherit_bindings=False):
    """The part of the chat that the keys of the desk work on; `Chat` shows what comes of it."""

    words: Words
    work: Work
    calls: Calls
    opening: Opening | None = None
    """What the first conversation begins with."""

    def seen(self, front: Card, notice: str) -> None:
        """Another conversation is on the screen, with this card in front."""
        raise NotImplementedError

    def notice(self, text: str) -> None:
        """Says something in passing."""
        raise NotImplementedError

    def action_new_caller(self) -> None:
        """Clears everything that was said; one undo."""
        self.work.drop()
        self.seen(self.calls.new(self.work.talk), self.words["callers"]["new"])
        self.app._clipboard = ""  # the app's own, not that of the machine

    def action_take_back(self) -> None:
        """Brings the last caller back."""
        talk = self._talk()
        back = self.calls.take_back(talk) if talk else None
        if back:
            self.seen(back, self.words["callers"]["back"])
        else:
            self.notice(self.words["callers"]["nothing"])

    def action_park(self) -> None:
        """Parks this caller; where some are parked already, opens the list of them."""
        talk = self._talk()
        if talk is None:
            self.notice(self.words["card"]["waiting"])
        elif self.calls.callers.parked:
            self._choose_caller(talk)
        elif self.calls.present(talk).empty:
            self.notice(self.words["callers"]["none"])
        else:
            self._park(talk)

    def action_help(self) -> None:
        """All keys."""
        from assistant.tui.help import Help  # noqa: PLC0415  (the first screen does without)

        self.app.push_screen(Help(self.words))

    def action_palette(self) -> None:
        """Everything that can be done here, with its key."""
        from assistant.tui.palette import Palette  # noqa: PLC0415

        actions = listed()

        async def run(place: int | None) -> None:
            if place is not None:
                await self.app.run_action(actions[place].run, self)

        self.app.push_screen(Palette(actions, self.words), run)

    def _talk(self) -> Talk[Any, Any] | None:
        """The conversation, once nothing waits for it."""
        return self.work.talk if self.work.ready else None

    def _choose_caller(self, talk: Talk[Any, Any]) -> None:
        from assistant.tui.picklist import PickList  # noqa: PLC0415

        say, picks = self.words["callers"], self.calls.picks(talk)
        before = sum(pick.label == PARK for pick in picks)

        def taken(place: int | None) -> None:
            if place is None:
                return
            if place < before:
                self._park(talk)
                return
            card, subject = self.calls.take_up(place - before, talk)
            self.seen(card, say["taken"].format(subject=subject))

        self.app.push_screen(PickList(say["title"], say["keys"], picks), taken)

    def _park(self, talk: Talk[Any, Any]) -> None:
        from assistant.callers import NoRoom  # noqa: PLC0415

        say = self.words["callers"]
        try:
            card, subject = self.calls.park(talk)
        except NoRoom:
            self.notice(say["full"])
        else:
            self.seen(card, say["parked"].format(subject=subject))
