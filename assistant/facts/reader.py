"""The reader of each calculator's facts, imported when it is first asked for."""

from __future__ import annotations

from datetime import date
from importlib import import_module

from assistant.facts.found import Found


def read_facts(calculator: str, text: str, today: date, asked: str | None = None) -> Found:
    """The facts of a calculator that a sentence tells; `asked` is the fact just asked for, if any."""
    module = import_module(f"assistant.facts.readers.{calculator.replace('-', '_')}")
    found: Found = module.read(text, today, asked)
    return found
