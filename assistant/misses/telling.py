"""Misses and the faults of their file in words."""

from __future__ import annotations

from pathlib import Path

from assistant.misses.book import BookFault, Counted
from assistant.phrases import load_phrases
from intents.catalogue import load_catalogue


def made_told(row: Counted, lang: str) -> str:
    """What Howard made of a question."""
    phrases, intents = load_phrases(lang, "misses"), load_catalogue().intents
    if row.made not in phrases.tables["made"]:
        return row.made
    title = intents[row.intent].title if row.intent in intents else row.intent
    return phrases[f"made.{row.made}"].format(title=title)


def fault_told(fault: BookFault, path: Path, lang: str) -> str:
    """Why the file of misses cannot be used."""
    said = load_phrases(lang, "misses")[f"reason.{fault.reason}"]
    return said.format(file=path, folder=path.parent, reason=fault.detail)
