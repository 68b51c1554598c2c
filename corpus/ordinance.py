"""The chapter's text by citation: every provision with its own words, its parent and what lies under it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date

from corpus.errors import NoSuchProvision


def folded(text: str) -> str:
    """The text with every run of white space made one space."""
    return " ".join(text.split())


@dataclass(frozen=True, slots=True)
class Provision:
    """One provision: `text` is its own source lines joined by newlines, without those of the provisions under it.

    `ranges` are the first and last of those lines, counted from 1; more than one where the text goes on after a list.
    `heading` is as printed, empty where there is none. `notes` tell what is wrong or unclear in the words.
    """

    cite: str
    parent: str | None
    heading: str
    ranges: tuple[tuple[int, int], ...]
    text: str
    notes: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """The mark that the provision's text opens with: `12.06`, `(1)`, `(a)`."""
        return self.cite if self.parent is None else self.cite.removeprefix(self.parent)

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The text for people: each paragraph whole, wrapped lines joined, a section's heading on its own."""
        if self.parent is None:
            title = folded(f"{self.cite} {self.heading}")
            body = folded(self.text).removeprefix(title).strip()
            return (title, body) if body else (title,)
        lines = iter(self.text.split("\n"))
        return tuple(" ".join(next(lines) for _ in range(first, last + 1)) for first, last in self.ranges)


@dataclass(frozen=True, slots=True, eq=False)
class Ordinance:
    """The whole chapter, in the order of its text.

    `sha256` is that of the text's bytes. `history` are the lines after the last provision. `terms` leads from each
    defined term, in small letters, to the provision that defines it.
    """

    sha256: str
    adopted: date
    amended: date
    provisions: Mapping[str, Provision]
    history: tuple[str, ...]
    terms: Mapping[str, str]

    def get(self, cite: str) -> Provision:
        """The provision with this citation.

        Raises:
            NoSuchProvision: the chapter has none.
        """
        try:
            return self.provisions[cite]
        except KeyError:
            raise NoSuchProvision(cite) from None

    @property
    def sections(self) -> tuple[Provision, ...]:
        """The provisions that have no parent."""
        return tuple(provision for provision in self.provisions.values() if provision.parent is None)

    def children(self, cite: str) -> tuple[Provision, ...]:
        """The provisions right under this one, in the order of the text.

        Raises:
            NoSuchProvision: the chapter has no such provision.
        """
        parent = self.get(cite).cite
        return tuple(provision for provision in self.provisions.values() if provision.parent == parent)

    def path(self, cite: str) -> tuple[Provision, ...]:
        """The section, what lies between, and the provision itself, from the top down.

        Raises:
            NoSuchProvision: the chapter has no such provision.
        """
        provision = self.get(cite)
        above = () if provision.parent is None else self.path(provision.parent)
        return (*above, provision)

    def holds(self, cite: str, quote: str) -> bool:
        """Whether the quote is a run of the provision's own characters, white space folded.

        Raises:
            NoSuchProvision: the chapter has no such provision.
        """
        words = folded(quote)
        return bool(words) and words in folded(self.get(cite).text)
