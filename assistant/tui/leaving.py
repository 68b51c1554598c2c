"""What leaves the desk by a key: the answer is copied, papers are saved and printed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.tui.aside import Asides
from assistant.tui.desk import Desk
from assistant.tui.talk import Clock, Fail

if TYPE_CHECKING:
    from assistant.tui.outgoing import Leave, Offer

SECONDS = 30
"""How long one may wait to hear what came of it; every program has a shorter time of its own."""

QUIT_SECONDS = 3
"""How long quitting waits for a paper that is being saved."""


@dataclass(frozen=True, slots=True)
class WaysOut:
    """As they are set: the folder of the papers, None for the usual one; the printer command, "" for the system's."""

    folder: Path | None = None
    printer: str = ""


class Leaving(Desk, inherit_bindings=False):
    """The part of the chat that puts papers out. The conversation stays as it is."""

    ways = WaysOut()
    seconds: float = SECONDS
    _clock: Clock
    _fail: Fail

    def __init__(self) -> None:
        super().__init__()
        self._asides = Asides()

    def on_unmount(self) -> None:
        """A paper that is being saved when the desk is left is saved."""
        self._asides.wait(QUIT_SECONDS)

    def action_copy_answer(self) -> None:
        """Copies the last answer."""
        leave = self._leave()
        if leave is None:
            return
        if leave.answer is None:
            self.notice(self.words["leaving"]["nothing"])
            return
        from assistant.tui.actions import ACTIONS, key_name  # noqa: PLC0415
        from assistant.tui.outgoing import copied_words  # noqa: PLC0415  (only who copies waits for it)

        key = next(key_name(one, self.words) for one in ACTIONS if one.name == "papers")
        osc52, say = self._osc52(), self.words["leaving"]
        self._put_out(lambda: copied_words(leave, osc52, say, key))

    def action_papers(self) -> None:
        """The list of what can be saved and printed."""
        leave = self._leave()
        if leave is None:
            return
        from assistant.tui.calls import printed_day  # noqa: PLC0415
        from assistant.tui.outgoing import offered, picks  # noqa: PLC0415  (see above)
        from assistant.tui.picklist import PickList  # noqa: PLC0415

        say, offers, lang = self.words["leaving"], offered(leave), leave.engine.lang
        lines = picks(offers, leave, say, lambda day: printed_day(day, lang))

        def taken(place: int | None) -> None:
            if place is not None:
                self._take(offers[place], leave)

        self.app.push_screen(PickList(say["title"], say["keys"], lines), taken)

    def action_save_room(self) -> None:
        """Saves the room of the window calculator as the first of a dwelling file."""
        talk = self._talk()
        if talk is None:
            self.notice(self.words["card"]["waiting"])
            return
        from assistant.selfcheck.room_file import keep_room  # noqa: PLC0415  (only who saves one waits for it)

        state, folder, today, lang = talk.state, self.ways.folder, self._clock(), talk.engine.lang
        self._put_out(lambda: keep_room(state, folder, today, lang))

    def _leave(self) -> Leave | None:
        """What there is to put out; None, and a word on it, before the engine is there."""
        talk = self._talk()
        if talk is None:
            self.notice(self.words["card"]["waiting"])
            return None
        from assistant.tui.outgoing import Leave  # noqa: PLC0415  (see above)

        replies, answer = self.calls.replies
        return Leave(replies, answer, self._clock(), self.calls.moment, talk.engine)

    def _take(self, offer: Offer, leave: Leave) -> None:
        """A note may name the caller; nothing else asks for anything."""
        if offer.paper != "note":
            self._carry_out(offer, leave)
            return
        from assistant.tui.name_line import NameLine  # noqa: PLC0415  (see above)

        def named(name: str | None) -> None:
            if name is not None:
                self._carry_out(offer, replace(leave, caller=name))

        self.app.push_screen(NameLine(self.words["leaving"]["caller"]), named)

    def _carry_out(self, offer: Offer, leave: Leave) -> None:
        from assistant.tui.outgoing import carried_out  # noqa: PLC0415  (see above)

        ways, say = self.ways, self.words["leaving"]
        self._put_out(lambda: carried_out(offer, leave, ways.folder, ways.printer, say))

    def _put_out(self, work: Callable[[], str]) -> None:
        self.notice(self.words["card"]["waiting"])
        self.run_worker(self._told(work), exit_on_error=False)

    async def _told(self, work: Callable[[], str]) -> None:
        say = self.words["leaving"]
        try:
            said = await self._asides.do(work, self.seconds)
        except TimeoutError:
            said = say["late"]
        except Exception as fault:  # a paper that fails is no reason to lose the conversation
            self._fail(fault, False)
            said = say["fault"]
        self.notice(said)

    def _osc52(self) -> Callable[[str], None]:
        """Sends a text to the terminal's clipboard, from any thread."""
        loop, app = asyncio.get_running_loop(), self.app

        def send(text: str) -> None:
            loop.call_soon_threadsafe(app.copy_to_clipboard, text.encode("utf-8", "replace").decode())

        return send
