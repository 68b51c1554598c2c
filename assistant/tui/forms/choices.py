"""A few choices in a row, to go through with the arrows or the space bar."""

from __future__ import annotations

from collections.abc import Iterator

from textual import events
from textual.content import Content
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.style import Style
from textual.widget import Widget

from assistant.forms.field import Field
from assistant.tui.looks import PLAIN, STRONG

_PLACE = "place"
_GAP = "  "
_MARKS = {(False, True): "(x) ", (False, False): "( ) ", (True, True): "[x] ", (True, False): "[ ] "}


class Choices(Widget, can_focus=True):
    """The choices of a field; `value` are those chosen, with commas between, and "" is none.

    Of one choice among several the arrows choose; where many may be chosen they move a light, and Space marks.
    """

    value: reactive[str] = reactive("", layout=True)
    lit: reactive[int] = reactive(0)

    class Changed(Message):
        """Something else was chosen."""

    def __init__(self, field: Field, value: str) -> None:
        super().__init__()
        self.field = field
        self._values = [choice.value for choice in field.choices]
        self.set_reactive(Choices.value, value)
        self.set_reactive(Choices.lit, self._place(value))

    async def _on_key(self, event: events.Key) -> None:
        if self._act(event) or await self.app._check_bindings(event.key):
            event.stop()
            event.prevent_default()

    def _act(self, event: events.Key) -> bool:
        """Does what a key says; False where it says nothing here."""
        if event.key in {"left", "right"}:
            self._move(1 if event.key == "right" else -1)
        elif event.key == "space":
            self._take(self.lit) if self.field.many else self._move(1)
        elif event.key in {"delete", "backspace"}:
            self._put("")
        elif event.is_printable and event.character:
            self._begin_with(event.character.casefold())
        else:
            return False
        return True

    def _move(self, by: int) -> None:
        last = len(self._values) - 1
        if self.field.many:
            self.lit = min(max(self.lit + by, 0), last)
        elif not self.value:
            self._take(0 if by > 0 else last)
        else:
            self._take((self._values.index(self.value) + by) % len(self._values) if self.value in self._values else 0)

    def _begin_with(self, letter: str) -> None:
        """Goes to the next choice whose words begin with a letter or figure."""
        found = [place for place, choice in enumerate(self.field.choices) if choice.words.casefold().startswith(letter)]
        if found:
            now = self.lit if self.value or self.field.many else -1
            place = next((place for place in found if place > now), found[0])
            if self.field.many:
                self.lit = place
            else:
                self._take(place)

    def _take(self, place: int) -> None:
        """Chooses; where many may be chosen, marks or unmarks: "none of these" goes with no other."""
        self.lit = place
        one = self._values[place]
        if not self.field.many:
            self._put(one)
            return
        chosen = set(filter(None, self.value.split(",")))
        last = self._values[-1]
        kept = (chosen ^ {one}) - ({last} if one != last else set(self._values[:-1]))
        self._put(",".join(value for value in self._values if value in kept))

    def _put(self, value: str) -> None:
        if value != self.value:
            self.value = value
            self.post_message(self.Changed())

    def _place(self, value: str) -> int:
        first = value.split(",", maxsplit=1)[0]
        return self._values.index(first) if first in self._values else 0

    def on_click(self, event: events.Click) -> None:
        """Chooses what was clicked."""
        place = event.style.meta.get(_PLACE)
        if place is not None:
            self._take(place)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """As many lines as the choices take at that width."""
        return max(len(list(self._lines(width))), 1)

    def render(self) -> Content:
        """The choices, as many in a line as fit."""
        return Content("\n").join(self._lines(self.content_size.width))

    def _lines(self, width: int) -> Iterator[Content]:
        line = Content("")
        for piece in self._pieces():
            if line and line.cell_length + len(_GAP) + piece.cell_length > width:
                yield line
                line = piece
            else:
                line = line + _GAP + piece if line else piece
        yield line

    def _pieces(self) -> Iterator[Content]:
        chosen = self.value.split(",")
        for place, choice in enumerate(self.field.choices):
            mark = _MARKS[self.field.many, choice.value in chosen]
            look = STRONG if choice.value in chosen else PLAIN
            piece = Content.styled(mark + choice.words, look).stylize(Style.from_meta({_PLACE: place}))
            here = self.has_focus and place == self.lit and (self.field.many or bool(self.value))
            yield piece.stylize("on $lit") if here else piece
