"""The first screen: what Howard is, which town's law it knows and of what date, and questions to begin with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from assistant.tui.blocks import Block
from assistant.tui.choices import Card, Choice, choice_rows
from assistant.tui.looks import HEAD, PLAIN, SOFT, STRONG
from assistant.tui.words import Words

if TYPE_CHECKING:
    from corpus.ordinance import Ordinance


def welcome(ordinance: Ordinance, words: Words, lang: str) -> Card:
    """The first card, whose examples can be picked like any other choice."""
    from assistant.words import load_words  # noqa: PLC0415  (the screen is up before it)

    say = words["welcome"]
    style = load_words("common", lang).style
    adopted, amended = (style.day(day) for day in (ordinance.adopted, ordinance.amended))
    examples = tuple(Choice(title) for title in say["examples"])
    rows = [
        Block(Content.styled(say["heading"], HEAD)),
        Block(Content.styled(say["what"], PLAIN), above=1),
        Block(Content.styled(say["town"], STRONG), above=1),
        Block(Content.styled(say["age"].format(adopted=adopted, amended=amended), SOFT)),
        Block(Content.assemble((say["try"], PLAIN), (f"  {say['how']}", SOFT)), above=1),
        *choice_rows(examples, numbered=True),
    ]
    return Card(tuple(rows), examples)
