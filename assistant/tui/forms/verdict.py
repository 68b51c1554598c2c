"""What a form comes to so far, as rows: the verdict, what is still needed, the working."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from textual.content import Content

from assistant.forms.reckoning import Reckoned
from assistant.tui.blocks import Block, Row
from assistant.tui.cards import card
from assistant.tui.looks import PLAIN, SOFT
from assistant.tui.words import Words


def verdict_rows(done: Reckoned, words: Words) -> Iterator[Row]:
    """The short answer first; without the law's own words, which come with the answer in the chat."""
    say = words["forms"]
    if not done.told:
        yield Block(Content.styled(say["empty"], SOFT))
        yield Block(Content.styled(done.reply.say, PLAIN), above=1)
        return
    yield from card(replace(done.reply, title="", citations=(), unsettled=(), asks=None, decides=None), words, "").rows
    needed = [field.label for field in done.fields if field.name in done.missing]
    if needed:
        yield Block(Content.assemble((f"{say['missing']}  ", SOFT), (", ".join(needed), PLAIN)), above=1)
