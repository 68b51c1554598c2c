"""What is being typed: its readings above the line, the provision of the likeliest in the code, and the one picked."""

from __future__ import annotations

from collections.abc import Callable

from assistant.suggestion import Suggestions
from assistant.tui.ask import Ask
from assistant.tui.code import Code
from assistant.tui.readings import Readings
from assistant.tui.sheet import WIDE
from assistant.tui.talk import Fail
from assistant.tui.turns import Turns

Look = Callable[[str], Suggestions]
"""What a text may mean."""


class Draft:
    """The text in the line. Of keys that come together only the last has readings looked for."""

    def __init__(self, ask: Ask, readings: Readings, turns: Turns, code: Code, look: Look, fail: Fail) -> None:
        self._ask, self._readings, self._turns, self._code = ask, readings, turns, code
        self._look_up, self._fail = look, fail
        self._seen: str | None = None
        self._waiting = False

    def changed(self) -> None:
        """Lights the choice whose number it is; looks for readings, after the next paint if more keys wait."""
        self._turns.arm(self._ask.value)
        if self._waiting:
            return
        if self._ask.more_keys:
            self._waiting = True
            self._ask.call_after_refresh(self._after_paint)
        else:
            self._look()

    def turned(self) -> None:
        """A turn was answered: what a text means depends on what was said before it."""
        self._seen = None
        self.changed()

    def step(self, by: int) -> None:
        """Lights the next reading (1) or the one before (-1); where nothing is typed, brings back a question."""
        if not self._ask.typed:
            self._ask.bring_back(by)
            return
        self._look()
        self._readings.move(by)
        self._ask.picked = None if self._readings.lit is None else self._readings.ahead
        self.follow()

    async def take(self, number: int) -> None:
        """Asks what is typed, meant as the reading of this number, counted from 1."""
        self._look()
        reading = self._readings.reading(number - 1)
        if reading:
            self._ask.picked = reading
            await self._ask.action_submit()

    def follow(self) -> None:
        """Shows the provision of the lit or the likeliest reading, where the code can be seen."""
        ahead = self._readings.ahead
        if ahead is None:
            self._code.back()
        elif self._code.screen.size.width >= WIDE or self._code.has_class("-front"):
            self._code.follow(ahead)

    def _after_paint(self) -> None:
        self._waiting = False
        self._look()

    def _look(self) -> None:
        text = self._ask.value
        if text == self._seen:
            return
        self._seen = text
        # The number of a choice is no question: its readings would cover what it chooses from.
        asks = bool(text.strip()) and self._turns.choice(text) is None
        offered = self._offered(text) if asks else Suggestions()
        # It opens with the first readings, together with the glance at the code: both are one layout.
        opened = asks and (bool(offered.readings) or self._readings.has_class("-open"))
        self._readings.put(offered)
        self._readings.set_class(opened, "-open")
        for part in ("#line", "#first-time"):
            self._ask.screen.query_one(part).set_class(opened, "-typing")
        self.follow()

    def _offered(self, text: str) -> Suggestions:
        try:
            return self._look_up(text)
        except Exception as fault:  # readings that fail are no reason to lose the line
            self._fail(fault, False)
            return Suggestions()
