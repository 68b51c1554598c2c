"""Text that people typed, made fit for paper: bounded, and without what no paper can show."""

from __future__ import annotations

import re

from intents.wording import clean

LINE_LIMIT = 200
"""Characters of a name, an address, a telephone number."""

STATEMENT_LIMIT = 10_000
"""Characters of a statement in the person's own words."""

_BREAK = re.compile("\r\n|[\n\r\v\f\x85\u2028\u2029]")


def one_line(text: str, limit: int = LINE_LIMIT) -> str:
    """The text on one line, composed, without control, format and unassigned characters, cut at the limit."""
    return clean(text[: limit * 2])[:limit].rstrip()


def paragraphs(text: str, limit: int = STATEMENT_LIMIT) -> tuple[str, ...]:
    """The lines of a longer text, each cleaned; empty ones are left out."""
    lines = (clean(line) for line in _BREAK.split(text[:limit]))
    return tuple(line for line in lines if line)
