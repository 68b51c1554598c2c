"""The screen of one form: the fields, and the answer that changes as they are filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Input, Static

from assistant.forms.field import NONE, UNKNOWN, WINDOWS, Field
from assistant.forms.fields import WINDOWS_MOST, fields_of
from assistant.forms.form import Form
from assistant.forms.reckoning import Reckoned, reckon
from assistant.forms.rows import rows_of, without_window
from assistant.tui.blocks import Block
from assistant.tui.forms.choices import Choices
from assistant.tui.forms.order import settled
from assistant.tui.forms.rows import Put, Rows
from assistant.tui.forms.verdict import verdict_rows
from assistant.tui.help import Help
from assistant.tui.keyline import Key, KeyLine
from assistant.tui.looks import ASIDE
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.talk import Clock
from assistant.tui.words import Words

Take = Callable[[Form, Mapping[str, str], Reckoned], None]
"""Where a filled form goes."""


class FormScreen(Screen[None], inherit_bindings=False):
    """A calculator to fill in. `take` is called when the person puts it into the chat."""

    CSS_PATH = "forms.tcss"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab,down", "move(1)", show=False, priority=True),
        Binding("shift+tab,up", "move(-1)", show=False, priority=True),
        Binding("enter", "go_on", show=False, priority=True),
        Binding("f10,ctrl+enter,ctrl+j", "put", show=False, priority=True),
        Binding("escape", "leave", show=False, priority=True),
        Binding("f1", "help", show=False),
        Binding("ctrl+n", "add_window", show=False, priority=True),
        Binding("ctrl+r", "remove_window", show=False, priority=True),
        Binding("pageup", "page(-1)", show=False, priority=True),
        Binding("pagedown", "page(1)", show=False, priority=True),
    ]

    def __init__(self, form: Form, clock: Clock, words: Words, take: Take) -> None:
        super().__init__()
        self._form, self._clock, self._words, self._take = form, clock, words, take
        self._due, self._warning = False, ""
        self.done = reckon(form, form.values, clock())
        self.rows = Rows(self.done.fields, form.values, words["forms"])

    def compose(self) -> ComposeResult:
        """The title, the fields beside or above the answer, the question of the field at hand, the keys."""
        form = self._form
        cite = self.done.reply.citations[0].cite if self.done.reply.citations else ""
        yield Sheet([Block(Content(form.words.title), aside=Content.styled(cite, ASIDE))], classes="title")
        with Container(id="halves"):
            yield self.rows
            with Vertical(id="verdict"):
                yield Sheet([Block(Content(self._words["forms"]["verdict"]))], classes="title")
                with Pane():
                    yield Sheet(list(verdict_rows(self.done, self._words)), id="answer")
        yield Static(id="hint", markup=False)
        yield KeyLine()
        yield Static(self._words["title"]["small"], id="small", markup=False)

    def on_mount(self) -> None:
        """The first field that still matters has the keyboard, else the first."""
        self.rows.tell(self.done)
        names = [field.name for field in self.done.fields if field.name in self.done.missing]
        self.set_focus(self.rows.editor(names[0]) if names and self.done.told else self.rows.stops[0])

    def set_focus(self, widget: Widget | None, scroll_visible: bool = True, from_app_focus: bool = False) -> None:
        """A field keeps the keyboard, whatever is clicked."""
        super().set_focus(widget or self.focused, scroll_visible, from_app_focus)
        self._hint()

    # What is filled in

    def on_input_changed(self, event: Input.Changed) -> None:
        """An entry has changed."""
        self._changed()

    def on_choices_changed(self, event: Choices.Changed) -> None:
        """Something else was chosen."""
        self._changed()

    def on_put_pressed(self, event: Put.Pressed) -> None:
        """The button was pressed."""
        self._end()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """The question belongs to the field at hand."""
        self._hint()

    def _changed(self) -> None:
        self._warning = ""
        if not self._due:
            self._due = True
            self.call_later(self._reckon)

    async def _reckon(self) -> None:
        """Reckons the newest entries, once for all the keys that have come."""
        self._due = False
        values = self.rows.values
        await self.rows.show(fields_of(self._form, values, self._clock()))
        self.done = reckon(self._form, values, self._clock())
        self.rows.tell(self.done)
        self.query_one("#answer", Sheet).put(list(verdict_rows(self.done, self._words)))
        self._hint()

    async def _catch_up(self) -> None:
        """Once this is over, all keys before have been acted upon and the screen shows what they led to."""
        await settled(self.focused)
        await self._reckon()

    # What is seen

    def _hint(self) -> None:
        if not self.is_mounted:
            return
        row = self.rows.at(self.focused)
        if row is not None:
            # The note under the field must be seen too.
            self.call_after_refresh(self.rows.scroll_to_widget, row, animate=False)
        asked = "" if row is None else self._asked(row.field, row.editor.value)
        self.query_one("#hint", Static).update(Content(self._warning or asked))
        self.query_one(KeyLine).put(self._keys(choices=row is not None and bool(row.field.choices)))

    def _asked(self, field: Field, value: str) -> str:
        """The question of a field; of one that nobody knows, how to find out."""
        lost = field.name in self.done.unknown or value == UNKNOWN
        find_out = self._words["forms"]["find_out"].format(words=field.find_out)
        return find_out if lost and field.find_out else field.ask

    def _warn(self, key: str) -> None:
        """Says why the form cannot go into the chat, until something is done about it."""
        self._warning = str(self._words["forms"][key])
        self._hint()

    def _keys(self, choices: bool) -> list[Key]:
        say = self._words["form_keys"]
        keys = [Key("Enter", say["next"], "go_on", 1)]
        if choices:
            keys.append(Key("Space", say["choose"], "", 2))
        if self._form.window_facts:
            keys += [Key("Ctrl+N", say["add"], "add_window", 4), Key("Ctrl+R", say["remove"], "remove_window", 3)]
        return [*keys, Key("F10", say["put"], "put"), Key("Esc", say["leave"], "leave")]

    # Keys

    async def action_move(self, by: int) -> None:
        """The next field or the one before; at either end it stays."""
        await self._catch_up()
        self._warning = ""
        stops = self.rows.stops
        place = stops.index(self.focused) if self.focused in stops else 0
        self.set_focus(stops[min(max(place + by, 0), len(stops) - 1)])

    async def action_go_on(self) -> None:
        """The next field; on the button, the end."""
        if self.focused is self.rows.button:
            await self.action_put()
        else:
            await self.action_move(1)

    async def action_put(self) -> None:
        """Puts the form into the chat."""
        await self._catch_up()
        self._end()

    def _end(self) -> None:
        """The form goes into the chat, unless something in it cannot be or nothing is told."""
        wrong = next((field.name for field in self.done.fields if field.name in self.done.faults), None)
        if wrong is not None:
            self.set_focus(self.rows.editor(wrong))
            self._warn("mend")
        elif not self.done.told:
            self._warn("nothing")
        else:
            self.dismiss()
            self._take(self._form, self.rows.values, self.done)

    def action_help(self) -> None:
        """All keys."""
        self.app.push_screen(Help(self._words))

    def action_leave(self) -> None:
        """Back to the chat; nothing is changed there."""
        self.dismiss()

    async def action_add_window(self) -> None:
        """One window more; its first field has the keyboard."""
        if self._form.window_facts:
            await self._catch_up()
            count = min(rows_of(self.rows.values) + 1, max(WINDOWS_MOST, rows_of(self._form.values)))
            await self._have({**self.rows.values, WINDOWS: f"{count}"}, f"{WINDOWS}.{count - 1}.kind")

    async def action_remove_window(self) -> None:
        """Takes away the window at hand, else the last one."""
        if self._form.window_facts:
            await self._catch_up()
            values, row = self.rows.values, self.rows.row_of(self.focused)
            at = row.field.window if row else None
            if values.get(WINDOWS, NONE) != NONE:
                await self._have(without_window(values, rows_of(values) - 1 if at is None else at), WINDOWS)

    async def _have(self, values: Mapping[str, str], name: str) -> None:
        await self.rows.put(fields_of(self._form, values, self._clock()), values)
        await self._reckon()
        self.set_focus(self.rows.editor(name))

    def action_page(self, by: int) -> None:
        """Scrolls the answer by a page."""
        self.query_one("#verdict Pane", Pane).page(by)
