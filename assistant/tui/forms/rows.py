"""The fields of a form on the screen, one under the other, and the button at their end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from textual import events
from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget

from assistant.forms.field import Field
from assistant.forms.reckoning import Reckoned
from assistant.tui.forms.row import Row
from assistant.tui.pane import Pane
from assistant.tui.words import Table


class Put(Widget, can_focus=True):
    """The button that ends the form."""

    class Pressed(Message):
        """The person wants the form put into the chat."""

    def __init__(self, word: str) -> None:
        super().__init__(id="put")
        self._word = word

    def render(self) -> Content:
        """Its word."""
        return Content(f"[ {self._word} ]")

    async def _on_key(self, event: events.Key) -> None:
        if event.key == "space":
            self.post_message(self.Pressed())
        elif not await self.app._check_bindings(event.key):
            return
        event.stop()
        event.prevent_default()

    def on_click(self) -> None:
        """Presses it."""
        self.post_message(self.Pressed())


class Rows(Pane):
    """All fields; which there are can change as windows come and go."""

    def __init__(self, fields: Sequence[Field], values: Mapping[str, str], say: Table) -> None:
        super().__init__(id="rows")
        self._say = say
        self._values = dict(values)
        self._rows = {field.name: self._row(field) for field in fields}
        self.button = Put(say["put"])

    def compose(self) -> ComposeResult:
        """The fields, then the button."""
        yield from self._rows.values()
        yield self.button

    @property
    def values(self) -> dict[str, str]:
        """All entries by field, those of windows that were taken away too."""
        return self._values | {name: row.editor.value for name, row in self._rows.items()}

    @property
    def stops(self) -> list[Widget]:
        """What can have the keyboard, from the top down."""
        return [*(row.editor for row in self._rows.values()), self.button]

    def row_of(self, editor: Widget | None) -> Row | None:
        """The row of an editor."""
        return next((row for row in self._rows.values() if row.editor is editor), None)

    def at(self, editor: Widget | None) -> Row | None:
        """The row of an editor, which from now on is the one at hand."""
        found = self.row_of(editor)
        for row in self._rows.values():
            row.set_class(row is found, "-here")
        return found

    def editor(self, name: str) -> Widget:
        """The editor of a field.

        Raises:
            KeyError: there is no such field now.
        """
        return self._rows[name].editor

    async def show(self, fields: Sequence[Field]) -> None:
        """Has a row for each of these fields, and no other; what stood in the others is kept."""
        if list(self._rows) == [field.name for field in fields]:
            return
        self._values = self.values
        names = {field.name for field in fields}
        gone = [row for name, row in self._rows.items() if name not in names]
        before = self._rows
        self._rows = {field.name: before.get(field.name) or self._row(field) for field in fields}
        if gone:
            await self.remove_children(gone)
        last: Widget | None = None
        for row in self._rows.values():
            if not row.is_attached:
                await self.mount(row, after=last) if last else await self.mount(row, before=0)
            last = row

    async def put(self, fields: Sequence[Field], values: Mapping[str, str]) -> None:
        """Shows these fields with these entries."""
        await self.show(fields)
        self._values = dict(values)
        for name, row in self._rows.items():
            row.editor.value = values.get(name, "")

    def tell(self, done: Reckoned) -> None:
        """Says at each field what is to be said of it."""
        for name, row in self._rows.items():
            needed = self._say["needed"] if name in done.missing and not row.editor.value else ""
            row.tell(done.faults.get(name, ""), done.read_as.get(name, ""), needed)

    def _row(self, field: Field) -> Row:
        return Row(field, self._values.get(field.name, ""), self._say["example"])
