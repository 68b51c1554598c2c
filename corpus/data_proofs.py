"""The proofs that numbers, notes, holidays and words fit the text and each other."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from fractions import Fraction
from pathlib import Path
from string import Formatter

from corpus.citation import find_citations
from corpus.errors import DataFault, UnknownParameter
from corpus.fault import Fault, cite_faults, quote_faults
from corpus.forms import HolidayForm, HolidaysForm, NotesForm, ParameterForm, WordsForm, read_toml, shaped
from corpus.ordinance import Ordinance, folded
from corpus.parameters import Parameters
from corpus.sources import HOLIDAYS, NOTES, PARAMETERS
from corpus.stated import stated_numbers, states_unit

_COMMON_YEAR = 2001


def parameter_faults(ordinance: Ordinance, name: str, form: ParameterForm) -> Iterator[Fault]:
    """Whether the words that hold a number stand exactly once in its provision and state its value and unit."""
    missing = cite_faults(ordinance, PARAMETERS, f"{name}.cite", form.cite)
    if missing:
        yield from missing
        return
    times = _times(form.quote, ordinance.get(form.cite).text)
    if times != 1:
        often = "do not stand" if times == 0 else f"stand {times} times, not once,"
        yield Fault(PARAMETERS, f"{name}.quote", f"these words {often} in {form.cite}: {form.quote!r}")
    if Fraction(form.value) not in stated_numbers(form.quote):
        yield Fault(PARAMETERS, f"{name}.value", f"the words do not state {form.value}: {form.quote!r}")
    if not states_unit(form.quote, form.unit):
        yield Fault(PARAMETERS, f"{name}.unit", f"the words do not state {form.unit!r}: {form.quote!r}")


def note_faults(ordinance: Ordinance, numbers: Parameters, notes: NotesForm) -> Iterator[Fault]:
    """Whether every note stands beside provisions that there are, and speaks of words and numbers that they hold."""
    for index, note in enumerate(notes.note):
        key = f"note.{index}"
        for cite in note.cites:
            yield from cite_faults(ordinance, NOTES, f"{key}.cites", cite)
            if cite in ordinance.provisions:
                for words in note.printed:
                    yield from quote_faults(ordinance, NOTES, f"{key}.printed", cite, words)
        for citation, _, _ in find_citations(note.text):
            yield from cite_faults(ordinance, NOTES, f"{key}.text", str(citation))
        try:
            numbers.fill(note.text)
        except UnknownParameter as fault:
            yield Fault(NOTES, f"{key}.text", str(fault))


def holiday_faults(form: HolidaysForm) -> Iterator[Fault]:
    """Whether every rule names one day, and every name is used once."""
    names: set[str] = set()
    for index, holiday in enumerate(form.holiday):
        key = f"holiday.{index}"
        if holiday.name in names:
            yield Fault(HOLIDAYS, f"{key}.name", f"{holiday.name!r} is there twice")
        names.add(holiday.name)
        if (holiday.day is None) == (holiday.weekday is None):
            yield Fault(HOLIDAYS, key, "give either a day of the month or a weekday")
        elif not _is_day(holiday):
            yield Fault(HOLIDAYS, f"{key}.day", f"month {holiday.month} has no day {holiday.day}")
    if "{holiday}" not in form.words.moved:
        yield Fault(HOLIDAYS, "words.moved", "needs the blank {holiday}")


def words_faults(folder: Path) -> Iterator[Fault]:
    """Whether every language has every sentence, with the blanks that the English one has."""
    forms: dict[str, WordsForm] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            forms[path.name] = shaped(WordsForm, f"words/{path.name}", read_toml(path))
        except DataFault as fault:
            yield Fault.of(fault)
    if "en.toml" not in forms:
        return
    model = forms.pop("en.toml").model_dump(exclude={"levels"})
    for name, form in forms.items():
        for key, sentence in model.items():
            if _blanks(sentence) != _blanks(getattr(form, key)):
                yield Fault(f"words/{name}", key, f"has other blanks than {sentence!r}")


def _times(quote: str, text: str) -> int:
    """How often the quote stands in the text as whole words."""
    return len(re.findall(rf"(?<!\w){re.escape(folded(quote))}(?!\w)", folded(text)))


def _is_day(holiday: HolidayForm) -> bool:
    try:
        date(_COMMON_YEAR, holiday.month, holiday.day or 1)
    except ValueError:
        return False
    return True


def _blanks(sentence: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(sentence) if name}
