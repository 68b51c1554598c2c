"""From the files of the catalogue to plain data that can be kept; everything is checked on the way."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from corpus.errors import DataFault, UnknownParameter
from corpus.law import load_law
from corpus.parameters import Parameters
from intents.catalogue import catalogue_of
from intents.files import covered_files, outside_files, read_form
from intents.forms import Covered, LeaningsForm, MatchingForm, NotCovered
from intents.lexical import plain_lexicon, plain_lines


def plain_catalogue(folder: Path, law_folder: Path) -> dict[str, Any]:
    """All intents as rows in the order of `Intent`'s fields, the lexicon, and the phrases as lines of stems.

    Raises:
        DataFault: a file is not as it should be.
    """
    numbers = load_law(law_folder).parameters
    covered, outside = read_intents(folder)
    intents = [_covered_row(path, form, numbers) for path, form in covered.items()]
    intents += [_outside_row(path, form) for path, form in outside.items()]
    phrases = phrases_of(covered, outside)
    plain = {"intents": intents, **plain_lexicon(folder, phrases)}
    return {**plain, "lines": plain_lines(phrases, catalogue_of({**plain, "lines": {}}))}


def plain_phrases(folder: Path) -> dict[str, tuple[str, ...]]:
    """The phrases of every intent by its id.

    Raises:
        DataFault: a file is not as it should be.
    """
    return phrases_of(*read_intents(folder))


def read_intents(folder: Path) -> tuple[dict[Path, Covered], dict[Path, NotCovered]]:
    """The intents of the chapter and those of outside subjects, by file.

    Raises:
        DataFault: a file is not as it should be.
    """
    covered = {path: read_form(path, Covered) for path in covered_files(folder)}
    return covered, {path: read_form(path, NotCovered) for path in outside_files(folder)}


def phrases_of(covered: dict[Path, Covered], outside: dict[Path, NotCovered]) -> dict[str, tuple[str, ...]]:
    """The phrases of intents by their ids."""
    forms: dict[Path, Covered | NotCovered] = {**covered, **outside}
    return {path.stem: tuple(form.phrases) for path, form in forms.items()}


def plain_matching(folder: Path) -> dict[str, Any]:
    """The values of matching.toml, and the leanings as rows in the order of `Leaning`'s fields."""
    leanings = read_form(folder / "leanings.toml", LeaningsForm).leaning
    return {
        "measures": read_form(folder / "matching.toml", MatchingForm).model_dump(),
        "leanings": [(tuple(one.when), tuple(one.unless), one.to, one.by) for one in leanings],
    }


def filled_texts(form: Covered, file: str, numbers: Parameters) -> dict[str, str | None]:
    """The texts of an intent with their blanks filled, by key.

    Raises:
        DataFault: a blank names no number of the law.
    """
    texts: dict[str, str | None] = {}
    for key in ("say", "why", "owner", "resident", "unsettled"):
        text: str | None = getattr(form, key)
        try:
            texts[key] = text and numbers.fill(text)
        except UnknownParameter as fault:
            raise DataFault(file, key, str(fault)) from None
    return texts


def _covered_row(path: Path, form: Covered, numbers: Parameters) -> tuple[Any, ...]:
    texts = filled_texts(form, f"{path.parent.name}/{path.name}", numbers)
    quoted = tuple((one.cite, one.quote) for one in form.citations)
    facts = tuple(form.facts.items())
    return (
        *(path.stem, True, "covered", form.title, *texts.values(), None, None, form.calculator, facts, quoted),
        *((), tuple(form.next), tuple(form.needs), tuple(form.unless)),
    )


def _outside_row(path: Path, form: NotCovered) -> tuple[Any, ...]:
    return (
        *(path.stem, False, form.kind, form.title, form.say, None, None, None, None, form.first, form.refer),
        *(None, (), (), tuple(form.near), tuple(form.next), tuple(form.needs), tuple(form.unless)),
    )
