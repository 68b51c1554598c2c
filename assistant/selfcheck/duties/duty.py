"""A duty of the chapter that can be checked at a dwelling, as duties.toml tells it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from corpus.prepared import prepared

FILE = Path(__file__).with_name("duties.toml")

Level = Literal["building", "unit", "room"]


@dataclass(frozen=True, slots=True, eq=False)
class Gate:
    """What must hold before a duty is asked for.

    It is open where its fact has one of the values `open_at`, or where its `rule` says so. `shut` is what is said where
    it is not; empty: nothing. `taken` is what is taken for granted where its fact is not told; empty: it is missing.
    """

    name: str
    level: Level
    fact: str
    rule: str
    open_at: frozenset[str]
    shut: str
    taken: str


@dataclass(frozen=True, slots=True, eq=False)
class Duty:
    """One duty: where it is checked, by which fact or rule, its provision and the law's own words, and who mends it.

    `also` are further facts that its rule looks at, as in facts.toml.
    `danger` counts from 0, the gravest. `excepted` are words of a condition that another duty looks at. `says` are
    sentences by verdict. Gates and sentences may have numbers of the law as blanks, and `{wrong}`.
    """

    id: str
    level: Level
    fact: str
    rule: str
    also: tuple[str, ...]
    when: tuple[Gate, ...]
    good: frozenset[str]
    open: frozenset[str]
    excepted: frozenset[str]
    cite: str
    quote: str
    who: str
    danger: int
    title: str
    says: Mapping[str, str]
    mend: str


@dataclass(frozen=True, slots=True, eq=False)
class Duties:
    """All duties in the order of the law, the gates, and the kinds of danger by name, the gravest first."""

    dangers: Mapping[str, str]
    gates: Mapping[str, Gate]
    duties: Mapping[str, Duty]


@cache
def load_duties() -> Duties:
    """The duties.

    Raises:
        DataFault: the file is missing or not as it should be.
    """

    def build() -> dict[str, Any]:
        from assistant.selfcheck.duties.forms import plain_duties  # noqa: PLC0415  (wanted when the file has changed)

        return plain_duties(FILE)

    plain = prepared("selfcheck-duties", [FILE, FILE.with_name("forms.py")], build)
    gates = {name: _gate(name, row) for name, row in plain["gates"].items()}
    ranks = {name: rank for rank, name in enumerate(plain["dangers"])}
    duties = {name: _duty(name, row, gates, ranks) for name, row in plain["duties"].items()}
    return Duties(plain["dangers"], gates, duties)


def _gate(name: str, row: dict[str, Any]) -> Gate:
    return Gate(name, row["level"], row["fact"], row["rule"], frozenset(row["open_at"]), row["shut"], row["taken"])


def _duty(name: str, row: dict[str, Any], gates: Mapping[str, Gate], ranks: Mapping[str, int]) -> Duty:
    return Duty(
        name,
        row["level"],
        row["fact"],
        row["rule"],
        tuple(row["also"]),
        tuple(gates[gate] for gate in row["when"]),
        frozenset(row["good"]),
        frozenset(row["open"]),
        frozenset(row["excepted"]),
        row["cite"],
        row["quote"],
        row["who"],
        ranks[row["danger"]],
        row["title"],
        row["says"],
        row["mend"],
    )
