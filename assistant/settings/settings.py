"""The settings as values."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from assistant.settings.office import Office

TEXT_LIMIT = 200
"""Characters of one setting."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of one desk.

    `theme` is auto, light, dark or contrast. `notes_folder` is None where papers go to the usual place, `misses_file`
    None where none are counted. An empty `printer_command` or `speech_program` is the system's own, or none. The kiosk
    asks after so many seconds without a key if somebody is there, and starts over so many seconds later.
    """

    office: Office
    lang: str
    theme: str
    notes_folder: Path | None
    misses_file: Path | None
    printer_command: str
    speech_program: str
    kiosk_idle_seconds: int
    kiosk_countdown_seconds: int
