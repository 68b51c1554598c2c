"""What is offered while somebody types."""

from __future__ import annotations

from dataclasses import dataclass

READINGS_MOST = 5
"""How many readings are offered."""


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One reading of a text: an intent, or a provision to be read where `intent` is None.

    `cite` is the primary citation, "" outside the chapter; `near` are then citations on a near subject. `quote` are
    the deciding words of the provision. `words` are those of the text that speak for the reading, in their order.
    """

    intent: str | None
    title: str
    cite: str
    words: tuple[str, ...] = ()
    quote: str = ""
    near: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Suggestions:
    """The likeliest readings of a text, the best first, each provision once; and the facts understood, as tags."""

    readings: tuple[Suggestion, ...] = ()
    tags: tuple[str, ...] = ()
