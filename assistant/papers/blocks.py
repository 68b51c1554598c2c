"""What a paper is made of, before it is Markdown, plain text or a page. Every text in it is clean already."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Title:
    """The name of the paper."""

    text: str


@dataclass(frozen=True, slots=True)
class Heading:
    """The head of a part; `level` 1 is a part of the paper, 2 a part of that."""

    text: str
    level: int = 1


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running words, after a label where there is one; `strong` is what must not be overlooked."""

    text: str
    label: str = ""
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Items:
    """A list."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Quoted:
    """Words of the law with their citation."""

    text: str
    cite: str


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to fill by hand, or what was typed for it; `lines` is how many stand empty where nothing was."""

    label: str
    texts: tuple[str, ...] = ()
    lines: int = 1


@dataclass(frozen=True, slots=True)
class Fine:
    """What stands in small letters."""

    text: str


Block = Title | Heading | Paragraph | Items | Quoted | Blank | Fine
Blocks = tuple[Block, ...]
