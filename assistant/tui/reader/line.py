"""The reader's line: keys are commands until something is looked for; then they are letters.

It has the keyboard all the time, so that keys that come together are acted upon in their order.
"""

from __future__ import annotations

from textual import events
from textual.message import Message

from assistant.tui.ask import Ask
from intents.wording import QUESTION_LIMIT, clean

KEYS = {
    "up": "move(-1)",
    "k": "move(-1)",
    "down": "move(1)",
    "j": "move(1)",
    "pageup": "page(-1)",
    "pagedown": "page(1)",
    "space": "page(1)",
    "home": "edge(-1)",
    "ctrl+home": "edge(-1)",
    "end": "edge(1)",
    "ctrl+end": "edge(1)",
    "left": "fold",
    "right": "unfold",
    "enter": "take",
    "tab": "spot(1)",
    "shift+tab": "spot(-1)",
    "n": "hit(1)",
    "N": "hit(-1)",
    "slash": "find",
    "g": "find",
    "ctrl+f": "find",
    "left_square_bracket": "step(-1)",
    "right_square_bracket": "step(1)",
    "backspace": "step(-1)",
    "alt+left": "step(-1)",
    "alt+right": "step(1)",
    "t": "swap",
    "question_mark": "help",
    "q": "back",
}
"""What a key does while nothing is looked for."""

SEEKING = {"up": "hit(-1)", "down": "hit(1)", "escape": "close"}
"""What a key does while something is typed, instead of what it does in any other line."""

_BEGINS = "0123456789§"


class Line(Ask):
    """One line; closed, its keys are the reader's commands."""

    class Pasted(Message):
        """A text was pasted: cleaned, cut to what is read; never empty."""

        def __init__(self, text: str, cut: bool) -> None:
            super().__init__()
            self.text, self.cut = text, cut

    class Toggled(Message):
        """The line takes letters now, or its keys are commands again."""

    def __init__(self, placeholder: str) -> None:
        super().__init__(placeholder)
        self.is_open = False

    def open(self) -> None:
        """Takes letters from now on."""
        self.is_open = True
        self.screen.set_class(True, "-seeking")
        self.post_message(self.Toggled())

    def close(self) -> None:
        """Empties the line; its keys are commands again."""
        self.is_open = False
        self.value = ""
        self.screen.set_class(False, "-seeking")
        self.post_message(self.Toggled())

    def on_click(self) -> None:
        """Who clicks the line wants to type in it."""
        self.open()

    async def _on_key(self, event: events.Key) -> None:
        action = (SEEKING if self.is_open else KEYS).get(event.key)
        if action is None and not self.is_open and event.character and event.character in _BEGINS:
            self.open()
        if action is not None or not (self.is_open or event.is_printable):
            event.stop()
            event.prevent_default()
            await (self.app.run_action(action, self.screen) if action else self.app._check_bindings(event.key))
        elif self.is_open:
            await super()._on_key(event)
        else:
            event.stop()
            event.prevent_default()

    def _on_paste(self, event: events.Paste) -> None:
        if self.is_open:
            super()._on_paste(event)
            return
        event.stop()
        event.prevent_default()
        text = clean(event.text)
        if text[:QUESTION_LIMIT].strip():
            self.post_message(self.Pasted(text[:QUESTION_LIMIT], len(text) > QUESTION_LIMIT))

    async def action_submit(self) -> None:
        """Hands over what stands in the line; its keys are commands again before any later key is read."""
        await super().action_submit()
        self.close()
