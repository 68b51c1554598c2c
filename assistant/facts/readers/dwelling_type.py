"""What a sentence tells of the size of a building."""

from __future__ import annotations

from datetime import date

from assistant.facts.answers import told
from assistant.facts.dwelling_units import read_units, units_total
from assistant.facts.found import Found
from assistant.facts.homes import homes


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The dwelling units that `text` tells; `today` plays no part."""
    return Found(told({"units_total": homes(text) or units_total(text)}, text, asked, {"units_total": read_units}))
