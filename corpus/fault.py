"""One line about one thing in a data file that does not stand."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.errors import DataFault
from corpus.ordinance import Ordinance


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, in which file, at which key."""

    file: str
    key: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}: {self.key}: {self.message}" if self.key else f"{self.file}: {self.message}"

    @classmethod
    def of(cls, fault: DataFault) -> Fault:
        """The fault that stopped a file from being read."""
        return cls(fault.file, fault.key, fault.message)


def cite_faults(ordinance: Ordinance, file: str, key: str, cite: str) -> list[Fault]:
    """Whether the chapter has the provision that a data file cites."""
    return [] if cite in ordinance.provisions else [Fault(file, key, f"the chapter has no provision {cite}")]


def quote_faults(ordinance: Ordinance, file: str, key: str, cite: str, quote: str) -> list[Fault]:
    """Whether the words that a data file quotes stand in the provision that it cites."""
    missing = cite_faults(ordinance, file, key, cite)
    if missing or ordinance.holds(cite, quote):
        return missing
    return [Fault(file, key, f"these words do not stand in {cite}: {quote!r}")]
