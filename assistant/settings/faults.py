"""What can be wrong with the settings, in words."""

from __future__ import annotations

from pathlib import Path

from assistant.phrases import load_phrases
from corpus.errors import HowardError


class WrongSettings(HowardError):
    """A setting cannot be what it is set to. Whoever keeps the file, or the environment, mends it at that key."""

    def __init__(self, where: Path | str, key: str, message: str) -> None:
        self.where, self.key, self.message = where, key, message
        super().__init__(f"{where}: {key}: {message}" if key else f"{where}: {message}")


def fault_words(name: str, **values: object) -> str:
    """The sentence for a kind of fault."""
    return load_phrases(name="settings")[f"fault.{name}"].format(**values)
