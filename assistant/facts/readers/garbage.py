"""What a sentence tells of who provides garbage containers."""

from __future__ import annotations

from datetime import date

from assistant.facts.agreements import agreement, read_agreement
from assistant.facts.answers import told
from assistant.facts.dwelling_units import read_units, units_total
from assistant.facts.found import Found
from assistant.facts.homes import homes


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The size of the building and the agreement that `text` tells; `today` plays no part."""
    facts = {"units_total": homes(text) or units_total(text), "agreement": agreement(text)}
    return Found(told(facts, text, asked, {"units_total": read_units, "agreement": read_agreement}))
