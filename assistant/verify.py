"""Proves everything against everything: the law, the catalogue, the words of the calculators."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.calculators.register import NAMES
from assistant.duty_faults import duty_faults
from assistant.selfcheck.faults import selfcheck_faults
from assistant.words.faults import faults as words_faults
from corpus.errors import DataFault
from corpus.fault import Fault
from corpus.law import Law, load_law
from corpus.verify import faults as law_faults
from intents.catalogue import load_catalogue
from intents.verify import faults as intent_faults


def all_faults() -> list[Fault]:
    """Every fault of every data file, the law's own first; what cannot be proved because of one is left out."""
    found = law_faults()
    try:
        law = load_law()
    except DataFault:
        return found
    found += intent_faults(law)
    found += words_faults(law)
    found += _calculator_faults()
    found += _duty_faults(law)
    found += selfcheck_faults(law)
    return found


def _duty_faults(law: Law) -> Iterator[Fault]:
    try:
        yield from duty_faults(law, load_catalogue().intents)
    except DataFault:
        return


def _calculator_faults() -> Iterator[Fault]:
    try:
        intents = load_catalogue().intents
    except DataFault:
        return
    for intent in intents.values():
        if intent.calculator is not None and intent.calculator not in NAMES:
            yield Fault(f"{intent.id}.toml", "calculator", f"there is no calculator {intent.calculator}")
