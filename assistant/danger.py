"""The line about danger that comes before every answer to a question that tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from assistant.phrases import FOLDER
from corpus.prepared import prepared
from intents.reading import Reading

NO_DANGER = "no-danger"
"""The concept of danger that is over, and of words that only sound like it."""

LASTING = ("danger-despair", "danger-violence")
"""What is told although it is said of the past: a threat of last week may be carried out today."""


def danger_line(reading: Reading, lang: str, usual: str | None = None) -> str | None:
    """What to do first where the question tells of danger to life (911, or 988); else None.

    `usual` is the line of the answer itself: it stands where no words of the question tell of danger, unless they say
    that there is none.
    """
    over = _tells(NO_DANGER, reading.concepts)
    for concept, line in _lines(lang).items():
        if _tells(concept, reading.concepts) and (not over or concept in LASTING):
            return line
    return None if over else usual


def _tells(concept: str, found: Iterable[str]) -> bool:
    """Whether the concept is among those found, or a finer one: danger-fire-smoke tells of danger-fire."""
    return any(one == concept or one.startswith(f"{concept}-") for one in found)


@cache
def _lines(lang: str) -> dict[str, str]:
    path = FOLDER / lang / "danger.toml"

    def build() -> dict[str, str]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return dict(read_toml(path)["lines"])

    return prepared(f"danger-{lang}", [path], build)
