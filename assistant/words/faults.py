"""Proves the words files: every sentence that the code says is there, and every blank can be filled."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from assistant.calculators.calculator import Calculator
from assistant.calculators.register import NAMES, calculator
from assistant.words import COMMON, LANGUAGE, PROVISIONS, SENTENCES, TAGS, Words, load_words
from assistant.words.filling import BLANK
from assistant.words.printing import HOWS, SIZES, WORDS
from assistant.words.spoken import Spoken, spoken_by_calculator, spoken_by_papers, spoken_by_readers
from assistant.words.tag_faults import tag_faults
from corpus.errors import DataFault
from corpus.fault import Fault, quote_faults
from corpus.law import Law

_FORMS = {"", "text", "number", "magnitude"}
FACTS = "facts"
"""The file of what the readers of facts say."""

PAPERS = "papers"
"""The file of what the papers say that leave the desk."""

_BY_FACT = ("ask", "fact", "unknown")


def faults(law: Law, lang: str = LANGUAGE) -> list[Fault]:
    """Everything in the words of a language that does not stand; none where all is well."""
    names = (*NAMES, FACTS, PAPERS, PROVISIONS, COMMON, TAGS)
    return [fault for name in names for fault in _file_faults(name, lang, law)]


def _file_faults(name: str, lang: str, law: Law) -> list[Fault]:
    try:
        words = load_words(name, lang)
    except DataFault as fault:
        return [Fault.of(fault)]
    except KeyError:
        return [Fault(f"{name}.toml", "", "there is no such file")]
    if name == COMMON:
        return list(_common_faults(words))
    if name == PROVISIONS:
        return list(_provision_faults(words, law))
    if name == TAGS:
        return list(tag_faults(words))
    if name == FACTS:
        return list(_sentence_faults(words, spoken_by_readers(), law))
    if name == PAPERS:
        return [*_sentence_faults(words, spoken_by_papers(), law), *_quote_faults(words, spoken_by_papers(), law)]
    return list(_calculator_faults(words, calculator(name), law))


def _common_faults(words: Words) -> Iterator[Fault]:
    file = _file(words)
    for table, size in SIZES.items():
        if len(words.tables.get(table, ())) != size:
            yield Fault(file, table, f"there must be {size}")
    for name in sorted(WORDS - set(words.tables.get("words", {}))):
        yield Fault(file, f"words.{name}", "there is none")


def _provision_faults(words: Words, law: Law) -> Iterator[Fault]:
    file, tables = _file(words), words.tables
    for section in law.ordinance.sections:
        if not words.has("decides", section.cite):
            yield Fault(file, f"decides.{section.cite}", "there is none")
    for cite in sorted(set(tables["owner"]) ^ set(tables["resident"])):
        yield Fault(file, f"owner.{cite}", "owner and resident go together")
    for table in ("decides", "owner", "resident"):
        for cite, text in tables[table].items():
            if cite not in law.ordinance.provisions:
                yield Fault(file, f"{table}.{cite}", "the chapter has no such provision")
            yield from _blank_faults(file, f"{table}.{cite}", text, frozenset(), law)


def _calculator_faults(words: Words, calculator: Calculator, law: Law) -> Iterator[Fault]:
    file, spoken = _file(words), spoken_by_calculator(calculator.decide.__module__)
    if "title" not in words.tables:
        yield Fault(file, "title", "there is none")
    yield from _sentence_faults(words, spoken, law)
    for table in _BY_FACT:
        yield from _entry_faults(words, table, {fact.name for fact in calculator.facts}, law)
    yield from _entry_faults(words, "verdict", set(calculator.verdicts), law)
    yield from _quote_faults(words, spoken, law)


def _sentence_faults(words: Words, spoken: Spoken, law: Law) -> Iterator[Fault]:
    file = _file(words)
    there = {f"{table}.{name}": text for table in SENTENCES for name, text in words.tables.get(table, {}).items()}
    bare = {key.partition(".")[2] for key in there}
    for key in sorted(spoken.keys):
        if key not in there and key not in bare:
            yield Fault(file, key, "the program says this sentence, and there is none")
    for key, text in there.items():
        if key not in spoken.keys and key.partition(".")[2] not in spoken.keys:
            yield Fault(file, key, "the program never says this sentence")
        yield from _blank_faults(file, key, text, spoken.blanks, law)


def _blank_faults(file: str, key: str, text: str, values: frozenset[str], law: Law) -> Iterator[Fault]:
    for blank in BLANK.finditer(text):
        name, form, how = blank[1], blank[2] or "", blank[3] or ""
        if name not in values and name not in law.readings and name not in law.parameters:
            yield Fault(file, key, f"nothing fills the blank {blank[0]}")
        elif form not in _FORMS or (how not in HOWS and "|" not in how):
            yield Fault(file, key, f"there is no such form as in {blank[0]}")
    if "{" in BLANK.sub("", text) or "}" in BLANK.sub("", text):
        yield Fault(file, key, "a brace that opens or closes no blank")


def _entry_faults(words: Words, table: str, names: set[str], law: Law) -> Iterator[Fault]:
    file, entries = _file(words), words.tables.get(table, {})
    for name in sorted(names - set(entries)):
        yield Fault(file, f"{table}.{name}", "there is none")
    for name, entry in entries.items():
        own: dict[str, Any] = entry if isinstance(entry, dict) else {name: entry}
        for inner, text in own.items():
            if inner not in names:
                yield Fault(file, f"{table}.{inner}", "the program has nothing of that name")
            yield from _blank_faults(file, f"{table}.{name}", text, frozenset(), law)


def _quote_faults(words: Words, spoken: Spoken, law: Law) -> Iterator[Fault]:
    file, quotes = _file(words), words.tables.get("quotes", {})
    for cite in sorted(spoken.citations - set(quotes)):
        yield Fault(file, f"quotes.{cite}", "the program cites it, and there is no quotation")
    for name, entry in quotes.items():
        own = entry if isinstance(entry, dict) else {name: entry}
        for cite, quote in own.items():
            yield from quote_faults(law.ordinance, file, f"quotes.{name}", cite, quote)


def _file(words: Words) -> str:
    return f"{words.name}.toml"
