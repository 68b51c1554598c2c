"""How the reader finds: words as they are typed, citations in any form, the duties of a notice."""

from __future__ import annotations

from assistant.tui.reader.hits import Hits
from assistant.tui.reader.meaning import Notice, absent_rows, duty_rows
from assistant.tui.reader.parts import Parts
from assistant.tui.reader.reading import Place, asked_for, notice_hits
from corpus.citation import find_citations
from corpus.search import search


class Finding(Parts):
    """The part of the reader that finds."""

    notice: Notice | None = None
    """The notice whose duties are shown, if any."""

    def action_find(self) -> None:
        """Letters go into the line from now on."""
        self.line.open()

    def asked(self, text: str) -> None:
        """Goes to a citation, shows the duties of a notice, or finds words."""
        found = asked_for(text, self.law, self.clock(), self.lang)
        if isinstance(found, Place):
            self.forget()
            self.foot([])
            self.go(found.cite)
        elif isinstance(found, Notice):
            self._show_notice(found)
        else:
            self._find(text)

    def preview(self, text: str) -> None:
        """What the words typed so far find; nothing for a citation, or before a word is there."""
        if find_citations(text) or text[:1].isdigit() or len(text.strip()) < 2:
            self._show(None)
            self.front(False)
            return
        hits = search(self.law, text)
        self._show(Hits(hits) if hits else None)
        self.front(bool(hits))

    def _find(self, text: str) -> None:
        """Goes to the best place that holds the words, or the one that was stepped to while they were typed."""
        hits = search(self.law, text)
        if not hits:
            self._show(None)
            self.tell(self.say["none_found"])
            return
        known = self.side.hits
        found = known if known and list(known.found) == hits else Hits(hits)
        self._show(found)
        self.foot([])
        self.go(found.here.cite)

    def _show(self, hits: Hits | None) -> None:
        self.notice = None
        self.side.show(hits=hits)
        self.chapter.seek(hits)
        self.label()

    def _show_notice(self, notice: Notice) -> None:
        if not notice.cited.cites:
            self.foot(list(absent_rows(notice.cited.absent)))
            return
        self._show(Hits(notice_hits(notice.cited)))
        self.notice = notice
        self._at_hit()

    def forget(self) -> None:
        """Nothing is found any more."""
        self.notice = None
        self._show(None)
        self.front(False)

    def action_hit(self, by: int) -> None:
        """The next place that was found, or the one before."""
        hits = self.side.hits
        if hits:
            self.side.show(hits=hits.step(by))
            self.chapter.seek(self.side.hits)
            self._at_hit()

    def _at_hit(self) -> None:
        """The text goes along; of a notice, the duty is told at the foot."""
        cite = self.side.at
        if self.notice:
            self.go(cite)
            self.foot(duty_rows(self.law, self.notice, cite, self.say, self.lang))
        else:
            self.chapter.go(cite)
