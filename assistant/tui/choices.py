"""What can be picked by its number, and the card that holds it. The first screen needs no more of a reply than this."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from textual.content import Content

from assistant.tui.blocks import Block, Row, cited
from assistant.tui.looks import NUMBER, PLAIN, SOFT

if TYPE_CHECKING:
    from assistant.reply import Quote


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be picked by its number: an intent, or else its title as a question."""

    title: str
    intent: str | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A reply ready to be laid out: its rows, what can be picked from it, and the words of the law it rests on.

    `numbered` tells whether typing a number picks: not where a number may be the answer that Howard waits for. Then
    follow-ups are left out too.
    """

    rows: tuple[Row, ...]
    choices: tuple[Choice, ...] = ()
    quotes: tuple[Quote, ...] = ()
    near: tuple[str, ...] = ()
    numbered: bool = True

    @classmethod
    def plain(cls, text: str) -> Card:
        """A card of one paragraph."""
        return cls((Block(Content.styled(text, PLAIN)),))

    def number(self, text: str) -> int | None:
        """The number of the choice that the text picks, where typing one picks."""
        digits = text.strip().removesuffix(".")
        if not self.numbered or not digits.isascii() or not digits.isdigit() or len(digits) > 2:
            return None
        return int(digits) if 1 <= int(digits) <= len(self.choices) else None

    def choice(self, text: str) -> Choice | None:
        """The choice that the text picks."""
        number = self.number(text)
        return self.choices[number - 1] if number else None


def choice_rows(choices: Sequence[Choice], numbered: bool, asides: Sequence[str] = ()) -> Iterator[Block]:
    """Numbered lines to pick from; with a dot instead of the number where typing one would not pick."""
    for number, (choice, aside) in enumerate(zip(choices, asides or [""] * len(choices), strict=True), start=1):
        mark = f"{number}" if numbered else "·"
        yield Block(
            Content.styled(choice.title, PLAIN),
            Content.styled(f" {mark}  ", NUMBER),
            cited(aside, SOFT) if aside else Content(""),
            choice=number,
        )
