"""What was found in the chapter: by words, or by the citations of a notice."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from textual.content import Content

from assistant.tui.blocks import Block, lines
from assistant.tui.looks import MARK, NUMBER, SOFT
from assistant.tui.reader.layout import Line
from corpus.ordinance import Ordinance, folded
from corpus.search import Hit

_BEFORE = 24
_INDENT = 2


@dataclass(frozen=True, slots=True)
class Hits:
    """The provisions found, best first, and which of them one is at."""

    found: Sequence[Hit]
    at: int = 0

    @property
    def here(self) -> Hit:
        """The one that one is at."""
        return self.found[self.at]

    def step(self, by: int) -> Hits:
        """The next one (1) or the one before (-1), after the last the first."""
        return Hits(self.found, (self.at + by) % len(self.found))

    def pattern(self, cite: str) -> re.Pattern[str] | None:
        """What is to be marked in a provision: the words found there; None where there are none."""
        words = {word for hit in self.found if hit.cite == cite for word in hit.words}
        if not words:
            return None
        longest = sorted(words, key=len, reverse=True)
        return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))})(?!\w)")

    def rows(self, ordinance: Ordinance, width: int) -> list[Line]:
        """Two lines for each: its citation, and the words found with what stands around them."""
        rows: list[Line] = []
        for hit in self.found:
            around = excerpt(folded(ordinance.get(hit.cite).text), hit.words, max(width - _INDENT, 1))
            blocks = [Block(Content.styled(hit.cite, NUMBER)), Block(around, indent=_INDENT)]
            rows += [Line(line, hit.cite) for line in lines(blocks, width)]
        return rows


def excerpt(text: str, words: Sequence[str], room: int) -> Content:
    """As much of a text as has room, from a little before the first of the words, which are marked."""
    first = min((at for word in words if (at := text.find(word)) >= 0), default=0)
    start = 0 if first < min(_BEFORE, room // 2) else text.rfind(" ", 0, first - min(_BEFORE, room // 2) + 1) + 1
    cut = f"… {text[start:]}" if start else text
    body = Content.styled(cut, SOFT)
    for word in words:
        for found in re.finditer(rf"(?<!\w){re.escape(word)}(?!\w)", cut):
            body = body.stylize(MARK, *found.span())
    return body.truncate(room, ellipsis=True)
