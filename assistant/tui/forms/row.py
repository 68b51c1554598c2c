"""One field on the screen: its name, the place to fill it in, and under that what is wrong or how it was read."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.widgets import Static

from assistant.forms.entries import ENTRY_LIMIT
from assistant.forms.field import Field
from assistant.tui.forms.choices import Choices
from assistant.tui.line import Line

Editor = Line | Choices


class Row(Horizontal):
    """A field; `editor` has the keyboard when the person is at it. `example` says how an example is put."""

    def __init__(self, field: Field, value: str, example: str) -> None:
        super().__init__(classes="row")
        self.field = field
        self.editor: Editor = Choices(field, value) if field.choices else _line(field, value, example)
        self._note = Static(classes="note", markup=False)
        self._told = ("", "")

    def compose(self) -> ComposeResult:
        """The name on the left, the rest on the right."""
        yield Static(Content(self.field.label), classes="label", markup=False)
        with Vertical(classes="entry"):
            with Horizontal(classes="editor"):
                yield self.editor
                if self.field.unit:
                    yield Static(Content(self.field.unit), classes="unit", markup=False)
            yield self._note

    def tell(self, fault: str, read_as: str, needed: str) -> None:
        """Says under the field what is wrong with it, else how it was read, else that it is needed."""
        kind = "-fault" if fault else "-read" if read_as else "-needed"
        told = (kind, fault or read_as or needed)
        if told != self._told:
            self._told = told
            self._note.update(Content(told[1]))
            self._note.set_classes(f"note {kind}")


def _line(field: Field, value: str, example: str) -> Line:
    line = Line(example.format(example=field.example), ENTRY_LIMIT)
    line.value = value
    return line
