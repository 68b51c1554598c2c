"""What a calculator hands back: a verdict with its working, before any words are put to it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from types import MappingProxyType

from assistant.amount import Amount

Value = Fraction | int | bool | str | date | tuple[str, ...] | Amount
"""What may stand in an outcome: exact numbers, dates, words, lists of names; in sentences also bounded amounts."""

NOTHING: Mapping[str, Value] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence by its key in the calculator's words file, with the values that fill its blanks."""

    key: str
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)


def said(key: str, /, **values: Value) -> Said:
    """The sentence `table.name` of a words file, with the values that fill its blanks."""
    return Said(key, values)


@dataclass(frozen=True, slots=True)
class Step:
    """One line of the working that a reader can redo by hand.

    `said` is its wording. A comparison also carries both sides, `measured` and `required`, in `unit`,
    and whether it `holds` (None where the facts leave it open). `cite` is the provision that asks for it.
    """

    said: Said
    cite: str | None = None
    measured: Fraction | None = None
    required: Fraction | None = None
    unit: str = ""
    holds: bool | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one calculator.

    `verdict` is one of the calculator's verdict words, or None where the chapter gives a date or an amount and no
    judgment, or where facts are missing. `values` have the names of the program's interface. `citations[0]` is the
    deciding provision. `missing` names the facts that could still change the verdict, the one that matters most
    first. `say` is the short answer; `why` explains; `assumed` names what was taken for granted; `unsettled` what
    the chapter leaves open; `mend` what would make it pass.
    """

    verdict: str | None
    say: Said
    citations: tuple[str, ...]
    values: Mapping[str, Value] = field(default_factory=lambda: NOTHING)
    steps: tuple[Step, ...] = ()
    missing: tuple[str, ...] = ()
    why: tuple[Said, ...] = ()
    assumed: tuple[Said, ...] = ()
    unsettled: tuple[Said, ...] = ()
    mend: tuple[Said, ...] = ()
