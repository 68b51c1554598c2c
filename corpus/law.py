"""The law as one value: the chapter, its numbers, how people are read, and the legal holidays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from fractions import Fraction
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from corpus.holidays import HolidayRule, Holidays
from corpus.ordinance import Ordinance, Provision
from corpus.parameters import Parameter, Parameters, Reading
from corpus.prepared import prepared

FOLDER = Path(__file__).parent / "howard"
"""Where the files of the law stand."""

_FILES = ("chapter-12.txt", "outline.toml", "parameters.toml", "readings.toml", "notes.toml", "holidays.toml")


@dataclass(frozen=True, slots=True, eq=False)
class Law:
    """Everything that an answer may rest on. One Law is equal to itself alone, so that it may be a key.

    `saturday_open` is no law but a setting of the office, on which state law's way of counting turns.
    """

    ordinance: Ordinance
    parameters: Parameters
    readings: Mapping[str, Reading]
    holidays: Holidays
    saturday_open: bool = False


@cache
def load_law(folder: Path = FOLDER) -> Law:
    """The law in `folder`, read once a process.

    Raises:
        DataFault: a file of the law is missing or not as it should be.
    """

    def build() -> dict[str, Any]:
        from corpus.sources import plain_law  # noqa: PLC0415  (pydantic is wanted only when a file has changed)

        return plain_law(folder)

    sources = [*(folder / file for file in _FILES), Path(__file__).with_name("sources.py")]
    return _from_plain(prepared("law", sources, build))


def _from_plain(plain: dict[str, Any]) -> Law:
    parameters = Parameters(
        Parameter(name, Fraction(over, under), unit, cite, quote)
        for name, over, under, unit, cite, quote in plain["parameters"]
    )
    readings = {
        name: Reading(name, Fraction(over, under), unit, why) for name, over, under, unit, why in plain["readings"]
    }
    return Law(ordinance_of(plain["ordinance"]), parameters, MappingProxyType(readings), _holidays(*plain["holidays"]))


def ordinance_of(plain: dict[str, Any]) -> Ordinance:
    """The chapter from the plain data that is kept of it."""
    provisions = {row[0]: Provision(*row) for row in plain["provisions"]}
    return Ordinance(
        plain["sha256"],
        date.fromordinal(plain["adopted"]),
        date.fromordinal(plain["amended"]),
        MappingProxyType(provisions),
        tuple(plain["history"]),
        MappingProxyType(plain["terms"]),
    )


def _holidays(source: str, counting: str, checked_on: int, rules: list[tuple[Any, ...]], *words: str) -> Holidays:
    rows = tuple(HolidayRule(*rule) for rule in rules)
    return Holidays(source, counting, date.fromordinal(checked_on), rows, *words)
