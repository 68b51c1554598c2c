"""The line to ask in. Textual 8.2.8 loses what is typed right after Enter; here is where that is mended."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.message import Message

from assistant.tui.line import Line
from assistant.tui.recall import Recall
from intents.wording import QUESTION_LIMIT, clean


class Ask(Line):
    """The line that questions are typed in; it recalls earlier ones."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "recall(-1)", show=False),
        Binding("down", "recall(1)", show=False),
        # Enter is a line feed where it was typed before the terminal was taken over.
        Binding("ctrl+j", "submit", show=False),
    ]

    class Asked(Message):
        """Enter was pressed: what stood in the line, cleaned; never empty."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

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

    def full(self, cut: bool) -> None:
        """Tells that no more fits."""
        self.post_message(self.Filled(cut))

    async def action_submit(self) -> None:
        """Takes what stands in the line and empties it, before any later key is read."""
        text = clean(self.value)
        self.value = ""
        if text:
            self.recall.add(text)
            # At once: a key that comes right after Enter finds the question asked.
            self._asked(self.Asked(text))
        else:
            self.post_message(self.Idle())

    def action_recall(self, by: int) -> None:
        """An earlier or a later question."""
        text = self.recall.step(by, self.value)
        if text is not None:
            self.value = text
            self.action_end()

    def go_on(self, line: str, asked: Iterable[str]) -> None:
        """Goes on with another line and other questions to recall."""
        self.value = line
        self.action_end()
        self.recall.go_on(asked)
