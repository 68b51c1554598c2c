"""The outline beside the text: every provision with its first words, those under it folded away or shown."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from textual.content import Content

from assistant.tui.blocks import Block, lines
from assistant.tui.looks import NUMBER, PLAIN, SOFT
from assistant.tui.reader.layout import Line
from corpus.ordinance import Ordinance, Provision

OPEN, SHUT, LEAF = "▾ ", "▸ ", "  "

_STEP = 2


@dataclass(frozen=True, slots=True)
class Tree:
    """Which provisions are unfolded, and the one that the eye is on."""

    ordinance: Ordinance
    at: str
    unfolded: frozenset[str] = frozenset()

    def follow(self, cite: str) -> Tree:
        """The tree at another provision, unfolded so far that it is seen."""
        above = {parent.cite for parent in self.ordinance.path(cite)[:-1]}
        return Tree(self.ordinance, cite, self.unfolded | above)

    def unfold(self) -> Tree:
        """What lies under the provision, shown."""
        return Tree(self.ordinance, self.at, self.unfolded | {self.at})

    def fold(self) -> Tree:
        """What lies under it, folded away; where nothing does, or it is folded already, at the provision above it."""
        if self.is_open(self.at):
            return Tree(self.ordinance, self.at, self.unfolded - {self.at})
        parent = self.ordinance.get(self.at).parent
        return self if parent is None else Tree(self.ordinance, parent, self.unfolded)

    def is_open(self, cite: str) -> bool:
        """Whether what lies under a provision is shown."""
        return cite in self.unfolded and self.is_parent(cite)

    def is_parent(self, cite: str) -> bool:
        """Whether anything lies under a provision."""
        return bool(self.ordinance.children(cite))

    def step(self, by: int) -> Tree:
        """The tree at the provision so many rows further down, or up for a number below zero."""
        seen = [provision.cite for provision in self.seen()]
        place = min(max(seen.index(self.at) + by, 0), len(seen) - 1) if self.at in seen else 0
        return Tree(self.ordinance, seen[place], self.unfolded)

    def seen(self) -> Iterator[Provision]:
        """The provisions that are not folded away, in the order of the text."""
        for provision in self.ordinance.provisions.values():
            above = self.ordinance.path(provision.cite)[:-1]
            if all(parent.cite in self.unfolded for parent in above):
                yield provision

    def rows(self, width: int) -> list[Line]:
        """The tree as lines of at most `width` cells: a section's heading whole, of the others what fits on one."""
        found: list[Line] = []
        for provision in self.seen():
            depth = provision.cite.count("(")
            sign = LEAF if not self.is_parent(provision.cite) else OPEN if self.is_open(provision.cite) else SHUT
            label = Content.assemble((sign, SOFT), (f"{provision.label} ", NUMBER))
            body = Content.styled(first_words(provision), SOFT if depth else PLAIN)
            if depth:
                body = body.truncate(max(width - _STEP * depth - label.cell_length, 1), ellipsis=True)
            block = Block(body, label, indent=_STEP * depth)
            found += [Line(line, provision.cite) for line in lines([block], width)]
        return found


def first_words(provision: Provision) -> str:
    """A provision's heading, or how its text begins where it has none."""
    return provision.heading or provision.paragraphs[0].removeprefix(provision.label).strip()
