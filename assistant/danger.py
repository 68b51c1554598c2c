"""The line about danger that comes before every answer to a question that tells of it."""

from __future__ import annotations

from functools import cache

from assistant.phrases import FOLDER
from corpus.prepared import prepared
from intents.reading import Reading


def danger_line(reading: Reading, lang: str) -> str | None:
    """What to do first where the question tells of danger to life (911, or 988); else None."""
    found = set(reading.concepts)
    return next((line for concept, line in _lines(lang).items() if concept in found), None)


@cache
def _lines(lang: str) -> dict[str, str]:
    path = FOLDER / lang / "danger.toml"

    def build() -> dict[str, str]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return dict(read_toml(path)["lines"])

    return prepared(f"danger-{lang}", [path], build)
