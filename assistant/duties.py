"""The duty behind each citation of the chapter: what it asks for in plain words, who holds it, whether a clock runs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from assistant.phrases import FOLDER
from corpus.absence import absence
from corpus.citation import Citation, find_citations
from corpus.law import Law
from corpus.ordinance import Ordinance
from corpus.prepared import prepared

CITED_MOST = 20
"""How many citations of one notice are looked up."""


@dataclass(frozen=True, slots=True)
class Duty:
    """What a provision asks for (`say`) and of whom (`holder`), in sentences.

    `timed` says whether a notice of its violation sets a clock for an owner or occupant; `shifts` whether state law
    can shift its cost.
    """

    cite: str
    say: str
    holder: str
    timed: bool
    shifts: bool


@dataclass(frozen=True, slots=True)
class Cited:
    """What the citations of a text lead to: provisions of the chapter, and for the others the sentence that says so."""

    cites: tuple[str, ...]
    absent: tuple[tuple[str, tuple[str, ...]], ...]


@dataclass(frozen=True, slots=True, eq=False)
class Duties:
    """The words of one language: tables of sentences and cues, as in the file."""

    tables: Mapping[str, Mapping[str, Any]]

    def text(self, name: str, law: Law) -> str:
        """A sentence of [text] with its numbers of the law; other blanks are left as they are."""
        return filled(str(self.tables["text"][name]), law)

    def says(self, cue: str, text: str) -> bool:
        """Whether the text holds one of the words of a cue."""
        return any(re.search(pattern, text, re.IGNORECASE) for pattern in self.tables["cues"][cue])

    def of(self, law: Law, cite: str) -> Duty:
        """The duty of a provision.

        Raises:
            NoSuchProvision: the chapter has no such provision.
        """
        who = _holder(law.ordinance, cite, self.tables["who"])
        say = self.tables["say"].get(cite) or self._defines(law.ordinance, cite)
        kinds = self.tables["kinds"]
        holder = filled(str(self.tables["holders"][who]), law)
        return Duty(cite, filled(str(say), law), holder, who in kinds["duties"], who in kinds["shifting"])

    def _defines(self, ordinance: Ordinance, cite: str) -> str:
        """What a provision that only defines a word is for."""
        term = next((above.heading for above in reversed(ordinance.path(cite)) if above.heading), cite)
        return str(self.tables["text"]["defines"]).format(term=term)


@cache
def load_duties(lang: str = "en") -> Duties:
    """The duties in a language; in English where it has none.

    Raises:
        DataFault: the file is missing or not as it should be.
    """
    path = FOLDER / lang / "duties.toml"
    if not path.is_file():
        path = FOLDER / "en" / "duties.toml"

    def build() -> dict[str, Any]:
        from corpus.forms import read_toml  # noqa: PLC0415  (wanted only when the file has changed)

        return read_toml(path)

    return Duties(prepared(f"duties-{path.parent.name}", [path], build))


def cited(text: str, law: Law, lang: str) -> Cited:
    """Where the citations of a text lead, each once, in the order of the text."""
    found = tuple(dict.fromkeys(citation for citation, _, _ in find_citations(text)))[:CITED_MOST]
    there = tuple(str(citation) for citation in found if str(citation) in law.ordinance.provisions)
    return Cited(there, tuple(_absences(found, law, lang)))


def filled(template: str, law: Law) -> str:
    """The template with the numbers of the law in their blanks; blanks of other names stay."""

    def number(blank: re.Match[str]) -> str:
        return law.parameters.fill(blank[0]) if blank[1].partition(".")[0] in law.parameters else blank[0]

    return re.sub(r"\{([\w.]+)\}", number, template)


def _absences(citations: Iterable[Citation], law: Law, lang: str) -> Iterable[tuple[str, tuple[str, ...]]]:
    for citation in citations:
        missing = absence(law, citation, lang)
        if missing is not None:
            yield missing.sentence, missing.near


def _holder(ordinance: Ordinance, cite: str, who: Mapping[str, str]) -> str:
    """The holder of the nearest provision from this one upward that names one."""
    return next((who[above.cite] for above in reversed(ordinance.path(cite)) if above.cite in who), "none")
