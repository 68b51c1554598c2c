"""The line to ask in. Textual 8.2.8 loses what is typed right after Enter; here is where that is mended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import Reactive

from assistant.tui.line import Line
from assistant.tui.recall import Recall
from intents.wording import QUESTION_LIMIT, clean

if TYPE_CHECKING:
    from assistant.suggestion import Suggestion


class Ask(Line):
    """The line that questions are typed in; it recalls earlier ones."""

    # Textual lays the whole screen out anew for every letter, because the text has become longer; the line has not.
    virtual_size = Reactive(Size(0, 0))
    picked: Suggestion | None = None
    """The reading that Enter takes; any other text is no longer meant so."""

    BINDINGS: ClassVar[list[BindingType]] = [
        # Enter is a line feed where it was typed before the terminal was taken over.
        Binding("ctrl+j", "submit", show=False),
    ]

    class Asked(Message):
        """Enter was pressed: what stood in the line, cleaned, never empty; and the reading that is meant, if any."""

        def __init__(self, text: str, picked: Suggestion | None = None) -> None:
            super().__init__()
            self.text, self.picked = text, picked

    class Idle(Message):
        """Enter was pressed, and nothing stood in the line."""

    class Filled(Message):
        """No more fits: `cut` when something that was pasted has been cut, else a letter was refused."""

        def __init__(self, cut: bool) -> None:
            super().__init__()
            self.cut = cut

    def __init__(self, placeholder: str, asked: Callable[[Ask.Asked], None] | None = None) -> None:
        super().__init__(placeholder, QUESTION_LIMIT, id="ask")
        self._asked = asked or self.post_message
        self.recall = Recall()
        self._recalled = ""

    @property
    def typed(self) -> bool:
        """Whether something stands in the line that is no earlier question brought back as it was."""
        return self.value not in {"", self._recalled}

    @property
    def more_keys(self) -> bool:
        """Whether keys wait that came after the one that is being acted upon."""
        waiting: Iterable[Message | None] = self._message_queue.values
        return any(isinstance(message, events.Key) for message in waiting)

    def watch_value(self) -> None:
        """A reading was picked for the text as it stood."""
        self.picked = None

    def full(self, cut: bool) -> None:
        """Tells that no more fits."""
        self.post_message(self.Filled(cut))

    async def action_submit(self) -> None:
        """Takes what stands in the line and empties it, before any later key is read."""
        text, picked = clean(self.value), self.picked
        self.value = ""
        if text:
            self.recall.add(text)
            # At once: a key that comes right after Enter finds the question asked.
            self._asked(self.Asked(text, picked))
        else:
            self.post_message(self.Idle())

    def bring_back(self, by: int) -> None:
        """An earlier or a later question."""
        text = self.recall.step(by, self.value)
        if text is not None:
            self._recalled = text if self.recall.back else ""
            self.value = text
            self.action_end()

    def go_on(self, line: str, asked: Iterable[str]) -> None:
        """Goes on with another line and other questions to recall."""
        self.value, self._recalled = line, ""
        self.action_end()
        self.recall.go_on(asked)
