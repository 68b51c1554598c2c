"""The line to ask in. Textual 8.2.8 loses what is typed right after Enter; here is where that is mended."""

from __future__ import annotations

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

    def __init__(self, placeholder: str) -> None:
        super().__init__(placeholder, QUESTION_LIMIT, id="ask")
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
            self.post_message(self.Asked(text))
        else:
            self.post_message(self.Idle())

    def action_recall(self, by: int) -> None:
        """An earlier or a later question."""
        text = self.recall.step(by, self.value)
        if text is not None:
            self.value = text
            self.action_end()

    def forget(self) -> None:
        """Empties the line and forgets what was asked."""
        self.value = ""
        self.recall.clear()
