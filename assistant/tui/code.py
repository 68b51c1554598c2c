"""The code beside the conversation: the provision that the answer rests on, or the chapter to look around in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content

from assistant.tui.blocks import Block, cited
from assistant.tui.choices import Card
from assistant.tui.glance import Glance
from assistant.tui.looks import ASIDE, SOFT
from assistant.tui.pane import Pane
from assistant.tui.sheet import Sheet
from assistant.tui.words import Words

if TYPE_CHECKING:
    from assistant.reply import Quote
    from assistant.suggestion import Suggestion
    from corpus.ordinance import Ordinance


class Code(Vertical):
    """The column of the law."""

    def __init__(self, words: Words) -> None:
        super().__init__(id="code", classes="column")
        self._words = words
        self._ordinance: Ordinance | None = None
        self._quotes: Sequence[Quote] = ()
        self._near: Sequence[str] = ()
        self._before: str | None = None
        self.followed: Suggestion | None = None
        self.cites: tuple[str, ...] = ()
        self.shown = ""

    def compose(self) -> ComposeResult:
        """The title and what scrolls under it."""
        yield Sheet(classes="title")
        with Pane():
            yield Sheet([Block(Content.styled(self._words["code"]["closed"], SOFT))], id="page")
        yield Sheet(id="meaning")
        yield Glance(id="glance")

    def open(self, ordinance: Ordinance) -> None:
        """Has the law at hand, and shows its outline."""
        self._ordinance = ordinance
        self.answer(Card(()))

    def answer(self, card: Card) -> None:
        """Shows the first provision that the answer cites, or else the outline."""
        self._quotes, self._near = card.quotes, card.near
        self._leave()
        self.cites = tuple(dict.fromkeys(quote.cite for quote in card.quotes))
        if self._ordinance is None:
            return
        if self.cites:
            self.show(self.cites[0])
        else:
            self._outline(card.near)

    def show(self, cite: str) -> None:
        """Shows a provision; one that the chapter does not have changes nothing."""
        if self._ordinance is None or cite not in self._ordinance.provisions:
            return
        from assistant.tui.page import page, tabs  # noqa: PLC0415

        self.shown = cite
        self._leave()
        self._put([*tabs(self.cites, cite), *page(self._ordinance, cite, self._quotes, self._words)])

    def on_sheet_defined(self, event: Sheet.Defined) -> None:
        """A defined term was clicked: its definition opens below, until another provision is shown."""
        if self._ordinance is not None:
            from assistant.tui.reader.meaning import meaning  # noqa: PLC0415
            from corpus.marks import Mark  # noqa: PLC0415

            to = self._ordinance.terms[event.term]
            mark = Mark(0, 0, "term", to, event.term)
            rows = meaning(self._ordinance, mark, self._words["reader"])
            self._explain([rows[0], Block(cited(to)), *rows[1:]])

    def _explain(self, rows: Sequence[Block]) -> None:
        self.set_class(bool(rows), "-explains")
        self.query_one("#meaning", Sheet).put(rows)

    def follow(self, reading: Suggestion) -> None:
        """A glance at what a reading rests on while somebody types, in front of what is shown."""
        if self._ordinance is None or reading == self.followed:
            return
        from assistant.reply import Quote  # noqa: PLC0415
        from assistant.tui.page import outline, page  # noqa: PLC0415

        self.followed = reading
        self._explain([])
        glance = self.query_one(Glance)
        if reading.cite in self._ordinance.provisions:
            quotes = [Quote(reading.cite, reading.quote)] if reading.quote else []
            glance.put(page(self._ordinance, reading.cite, quotes, self._words))
        else:
            glance.put(outline(self._ordinance, reading.near, self._words))
        self.add_class("-following")

    def settle(self) -> None:
        """Shows what it has a glance at as a page that can be read to its end, until it goes `back`."""
        if self.followed and self.followed.cite:
            before = self.shown if self._before is None else self._before
            self.show(self.followed.cite)
            self._before = before

    def back(self) -> None:
        """Shows again what was shown before somebody typed."""
        before = self._before
        self._leave()
        if before:
            self.show(before)
        elif before is not None:
            self._outline(self._near)

    def _leave(self) -> None:
        self.followed = self._before = None
        self.remove_class("-following")

    def _outline(self, near: Sequence[str]) -> None:
        if self._ordinance is not None:
            from assistant.tui.page import outline  # noqa: PLC0415  (what no first screen needs comes later)

            self.shown = ""
            self._put(outline(self._ordinance, near, self._words))

    def next(self) -> None:
        """Shows the next provision that the answer cites, after the last the first."""
        if self.cites:
            place = self.cites.index(self.shown) + 1 if self.shown in self.cites else 0
            self.show(self.cites[place % len(self.cites)])

    def _put(self, rows: Sequence[Block]) -> None:
        self._explain([])
        self.query_one("#page", Sheet).put(rows)
        place = ""
        if self.shown in self.cites and len(self.cites) > 1:
            place = self._words["code"]["place"].format(place=self.cites.index(self.shown) + 1, all=len(self.cites))
        title = Block(Content(self._words["title"]["code"]), aside=Content.styled(place, ASIDE))
        self.query_one(".title", Sheet).put([title])
        self.query_one(Pane).edge(-1)
