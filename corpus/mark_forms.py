"""The shape of marks.toml, and the proof that it fits the text; only what builds or proves the law imports this."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from corpus.fault import Fault, cite_faults, quote_faults
from corpus.forms import Form, Words, read_toml, shaped
from corpus.ordinance import Ordinance, folded

MARKS = "marks.toml"


class OtherSenseForm(Form):
    """A place where a defined word is used in another sense."""

    term: Words
    cite: Words
    words: Words
    why: Words


class PointerForm(Form):
    """Words that lead to another place of the chapter."""

    cite: Words
    words: Words
    to: Words


class MarksForm(Form):
    """marks.toml."""

    forms: dict[str, list[Words]]
    other_sense: list[OtherSenseForm]
    pointer: list[PointerForm]


def read_marks(folder: Path) -> MarksForm:
    """The file of marks.

    Raises:
        DataFault: it cannot be read or is not shaped as one.
    """
    return shaped(MarksForm, MARKS, read_toml(folder / MARKS))


def plain_marks(folder: Path) -> dict[str, Any]:
    """The marks as plain data that can be kept.

    Raises:
        DataFault: the file cannot be read or is not shaped as one.
    """
    form = read_marks(folder)
    return {
        "forms": {term: tuple(forms) for term, forms in form.forms.items()},
        "other_sense": [(one.term, one.cite, folded(one.words)) for one in form.other_sense],
        "pointer": [(one.cite, folded(one.words), one.to) for one in form.pointer],
    }


def mark_faults(ordinance: Ordinance, form: MarksForm) -> Iterator[Fault]:
    """Whether every term is a defined one and every place and its words are in the chapter."""
    for term in form.forms:
        yield from _term_faults(ordinance, f"forms.{term}", term)
    for index, one in enumerate(form.other_sense):
        where = f"other_sense.{index}"
        yield from _term_faults(ordinance, f"{where}.term", one.term)
        yield from _place_faults(ordinance, where, one.cite, one.words)
    for index, pointer in enumerate(form.pointer):
        where = f"pointer.{index}"
        yield from _place_faults(ordinance, where, pointer.cite, pointer.words)
        yield from cite_faults(ordinance, MARKS, f"{where}.to", pointer.to)


def _term_faults(ordinance: Ordinance, key: str, term: str) -> Iterator[Fault]:
    if term not in ordinance.terms:
        yield Fault(MARKS, key, f"the chapter defines no {term!r}")


def _place_faults(ordinance: Ordinance, where: str, cite: str, words: str) -> Iterator[Fault]:
    missing = list(cite_faults(ordinance, MARKS, f"{where}.cite", cite))
    yield from missing or quote_faults(ordinance, MARKS, f"{where}.words", cite, words)
