"""The whole chapter laid out for a width: its lines, where each provision begins, where terms and places stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import zip_longest
from operator import itemgetter

from textual.content import Content
from textual.style import Style

from assistant.tui.blocks import NOTHING, Block, cited, lines
from assistant.tui.looks import HEAD, PLAIN, SOFT
from assistant.tui.marking import SPOT, marked
from corpus.law import Law
from corpus.marks import Mark, marks, places
from corpus.ordinance import Provision

TEXT_MOST = 92
"""The widest that the chapter's own lines are set; a wider window has the notes in its margin."""

_STEP = 2
_MARGIN_LEAST = 30
_GAP = 3
_KEPT = 8


@dataclass(frozen=True, slots=True)
class Line:
    """A line on the screen and the provision that it belongs to; `quoted` says that it is the chapter's own text."""

    text: Content
    cite: str
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Spot:
    """A mark as it stands on the screen: in which provision, and its runs as (line, start, end)."""

    mark: Mark
    cite: str
    runs: tuple[tuple[int, int, int], ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The chapter for a width. `first` is the line that each provision begins on, in the order of the text."""

    lines: tuple[Line, ...]
    first: Mapping[str, int]
    spots: tuple[Spot, ...]

    def place(self, line: int) -> str:
        """The provision that a line belongs to; a blank line belongs to what comes after it."""
        return self.lines[min(line, len(self.lines) - 1)].cite


@lru_cache(maxsize=_KEPT)
def layout(law: Law, width: int, note: str) -> Layout:
    """The chapter at `width` cells; `note` is the word that stands before a note."""
    margin = width - TEXT_MOST - _GAP
    beside = margin if margin >= _MARGIN_LEAST else 0
    made, spots = _Maker(law, min(width, TEXT_MOST), beside, note), []
    for section in law.ordinance.sections:
        made.provision(section, 0)
    made.end(law.ordinance.history)
    runs: dict[int, list[tuple[int, int, int]]] = {}
    for row, line in enumerate(made.lines):
        for number, start, end in _runs(line.text):
            runs.setdefault(number, []).append((row, start, end))
    spots = [Spot(mark, cite, tuple(runs[n])) for n, (mark, cite) in enumerate(made.marks) if n in runs]
    return Layout(tuple(made.lines), made.first, tuple(spots))


def pieces(law: Law, provision: Provision) -> Iterator[str | Provision]:
    """A provision's own paragraphs and what lies right under it, in the order of the text."""
    own = provision.paragraphs[1:] if provision.parent is None else provision.paragraphs
    starts = [first for first, _ in provision.ranges]
    found: list[tuple[int, str | Provision]] = list(zip(starts, own, strict=False))
    found.extend((child.ranges[0][0], child) for child in law.ordinance.children(provision.cite))
    return (piece for _, piece in sorted(found, key=itemgetter(0)))


class _Maker:
    """Puts the chapter's lines down one after the other."""

    def __init__(self, law: Law, width: int, beside: int, note: str) -> None:
        self.law, self._width, self._beside, self._note = law, width, beside, note
        self.lines: list[Line] = []
        self.first: dict[str, int] = {}
        self.marks: list[tuple[Mark, str]] = []

    def provision(self, provision: Provision, depth: int) -> None:
        """A provision with all that lies under it; its notes stand beside or below its first own words."""
        if self.lines:
            self.lines.append(Line(NOTHING, provision.cite))
        self.first[provision.cite] = len(self.lines)
        notes = list(self._notes(provision, 0 if self._beside else _STEP * max(depth - 1, 0)))
        if provision.parent is None:
            heading = Block(Content.styled(provision.heading, HEAD), cited(provision.cite, HEAD) + Content("  "))
            self._put(provision.cite, [heading], ())
        blank = provision.parent is None
        for piece in pieces(self.law, provision):
            if isinstance(piece, Provision):
                self._put(provision.cite, (), notes)
                notes = []
                self.provision(piece, depth + 1)
                blank = True
            else:
                if blank:
                    self.lines.append(Line(NOTHING, provision.cite))
                self._put(provision.cite, [self._paragraph(piece, provision, depth)], notes)
                notes, blank = [], True
        self._put(provision.cite, (), notes)

    def end(self, history: Sequence[str]) -> None:
        """The lines after the last provision."""
        last = next(reversed(self.first))
        self.lines += [Line(NOTHING, last), *(Line(Content.styled(line, SOFT), last) for line in history)]

    def _put(self, cite: str, blocks: Sequence[Block], notes: Sequence[Block]) -> None:
        own = [Line(text, cite, quoted=True) for text in lines(blocks, self._width)]
        if not self._beside:
            below = lines(notes, self._width)
            self.lines += [
                *own,
                *([Line(NOTHING, cite)] if own and below else ()),
                *(Line(text, cite) for text in below),
            ]
            return
        room = self._width + _GAP
        for left, right in zip_longest(own, lines(notes, self._beside)):
            text = left.text if left else NOTHING
            joined = text.pad_right(room - text.cell_length) + right if right is not None else text
            self.lines.append(Line(joined, cite, quoted=left is not None))

    def _paragraph(self, text: str, provision: Provision, depth: int) -> Block:
        body = self._spotted(
            Content.styled(text, PLAIN), marks(self.law.ordinance, provision.cite, text), provision.cite
        )
        if provision.parent is None:
            return Block(body)
        label, indent = provision.label, _STEP * (depth - 1)
        if not text.startswith(f"{label} "):
            return Block(body, Content(" " * (len(label) + 1)), indent=indent)
        head = cited(provision.cite)[-len(label) :] + Content(" ")
        return Block(body[len(label) + 1 :], head, indent=indent)

    def _notes(self, provision: Provision, indent: int) -> Iterator[Block]:
        for note in provision.notes:
            said = Content.assemble((f"{self._note}  ", "bold $open"), (note, SOFT))
            found = [
                Mark(
                    mark.start + len(self._note) + _STEP, mark.end + len(self._note) + _STEP, "cite", mark.to, mark.name
                )
                for mark in places(self.law.ordinance, note)
            ]
            body = self._spotted(said, found, provision.cite)
            yield Block(body, Content.styled("│ ", "$open"), indent=indent, rail=True)

    def _spotted(self, body: Content, found: Sequence[Mark], cite: str) -> Content:
        for mark in found:
            body = marked(body, mark, len(self.marks))
            self.marks.append((mark, cite))
        return body


def _runs(line: Content) -> Iterator[tuple[int, int, int]]:
    """The marks of a line: the number of each, and from where to where it stands."""
    for start, end, style in line.spans:
        if isinstance(style, Style) and SPOT in style.meta:
            yield style.meta[SPOT], start, end
