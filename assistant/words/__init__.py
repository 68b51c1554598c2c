"""The words that people see, from one file a calculator and language, put to what the engine says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from assistant.outcome import Said
from assistant.words.filling import fill
from assistant.words.printing import Style
from corpus.law import Law
from corpus.prepared import data_files, prepared

FOLDER = Path(__file__).parent
"""Where each language has its folder."""

LANGUAGE = "en"
"""The language whose words stand in for those that another lacks."""

COMMON = "common"
"""The file of months, weekdays and the words around numbers, which belongs to a language and to no calculator."""

PROVISIONS = "provisions"
"""The file of what holds of whole parts of the chapter, by citation."""

TAGS = "tags"
"""The file of the facts as short tags: one table a calculator."""

SENTENCES = ("say", "why", "steps", "assumed", "unsettled", "mend", "problems")
"""The tables of sentences that the engine says."""

Tables = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Words:
    """The words of one calculator, or of the readers of facts, in one language.

    `tables` is its file as data: sentences by key in [say], [why], [steps], [assumed], [unsettled], [mend],
    [problems]; words by fact in [ask], [fact], [unknown]; by verdict in [verdict]; by value in [names]; and by
    citation in [quotes]. `style` is how the language writes numbers and dates.
    """

    name: str
    tables: Tables
    style: Style

    @property
    def title(self) -> str:
        """What the calculator is called in a list."""
        return str(self.tables["title"])

    def say(self, said: Said, law: Law) -> str:
        """The sentence with its blanks filled; a key without its table is looked for in all of them.

        Raises:
            KeyError: no such sentence, or a blank that neither the values nor the law can fill.
        """
        return fill(self._template(said.key), said.values, law, self.style, self.tables.get("names", {}))

    def _template(self, key: str) -> str:
        table, dot, name = key.partition(".")
        if not dot:
            table, name = next((table for table in SENTENCES if self.has(table, key)), ""), key
        return str(self.tables[table][name])

    def ask(self, fact: str, law: Law, key: str = "") -> str:
        """The question for a fact; `key` is the answer's, where it puts the question in its own way.

        Raises:
            KeyError: there is none.
        """
        own = self.tables["ask"].get(key, {})
        return fill(own.get(fact) or self.tables["ask"][fact], {}, law, self.style, {})

    def of(self, table: str, name: str, law: Law) -> str:
        """The entry `name` of a table that needs nothing but the law: [fact], [unknown], [verdict].

        Raises:
            KeyError: there is none.
        """
        return self.say(Said(f"{table}.{name}"), law)

    def has(self, table: str, name: str) -> bool:
        """Whether a table has an entry of that name."""
        return name in self.tables.get(table, {})

    def quote(self, cite: str, key: str = "") -> str | None:
        """The deciding words of a provision, as printed there; `key` is the answer's, where its words are its own."""
        quotes = self.tables.get("quotes", {})
        found = quotes.get(key, {}).get(cite) or quotes.get(cite)
        return None if found is None else str(found)


@cache
def load_words(name: str, lang: str = LANGUAGE) -> Words:
    """The words of a calculator, or "facts" for those of the readers; English where the language has none.

    Raises:
        KeyError: there is no file of that name.
        DataFault: a file is not as it should be.
    """
    files, standing_in = _files(lang), _files(LANGUAGE)
    tables = files[name] if name in files else standing_in[name]
    return Words(name, tables, Style(files.get(COMMON, standing_in[COMMON])))


@cache
def _files(lang: str) -> dict[str, Tables]:
    paths = data_files(FOLDER / lang)

    def build() -> dict[str, Tables]:
        from assistant.words.reading import read_words  # noqa: PLC0415  (wanted only when a file has changed)

        return {path.stem: read_words(path) for path in paths}

    found: dict[str, Tables] = prepared(f"words-{lang}", paths, build)
    return found
