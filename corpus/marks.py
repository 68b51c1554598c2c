"""What stands out in the text for a reader: defined terms in their defined sense, and the places it points to."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Literal

from corpus.citation import find_citations
from corpus.law import FOLDER
from corpus.ordinance import Ordinance
from corpus.prepared import prepared

_SOURCES = ("marks.toml",)


@dataclass(frozen=True, slots=True, order=True)
class Mark:
    """A run of a text, from `start` to `end`: a defined `term`, or a `cite`; `to` is the provision that it leads to.

    For a term `to` is its definition, and `name` the term as it is defined; for a citation both are the same.
    """

    start: int
    end: int
    kind: Literal["term", "cite"]
    to: str
    name: str


@dataclass(frozen=True, slots=True, eq=False)
class Marks:
    """How terms and places are found: the printed forms of each term, where a word means something else, pointers."""

    forms: Mapping[str, str]
    other_sense: tuple[tuple[str, str, str], ...]
    pointers: tuple[tuple[str, str, str], ...]
    pattern: re.Pattern[str]


@cache
def load_marks(ordinance: Ordinance, folder: Path = FOLDER) -> Marks:
    """The marks of the chapter.

    Raises:
        DataFault: marks.toml is missing or not as it should be.
    """

    def build() -> dict[str, Any]:
        from corpus.mark_forms import plain_marks  # noqa: PLC0415  (pydantic is wanted only when the file has changed)

        return plain_marks(folder)

    sources = [*(folder / name for name in _SOURCES), Path(__file__).with_name("mark_forms.py")]
    plain = prepared("marks", sources, build)
    forms = {form: term for term in ordinance.terms for form in (term, *plain["forms"].get(term, ()))}
    # The longest first, so that "dwelling unit" is no "dwelling".
    longest = sorted(forms, key=len, reverse=True)
    pattern = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])", re.IGNORECASE)
    return Marks(forms, tuple(plain["other_sense"]), tuple(plain["pointer"]), pattern)


def marks(ordinance: Ordinance, cite: str, text: str) -> tuple[Mark, ...]:
    """What stands out in a paragraph of a provision, in the order of the text; no two overlap."""
    found = _places(ordinance, cite, text)
    taken = [range(mark.start, mark.end) for mark in found]
    terms = (mark for mark in _terms(ordinance, cite, text) if not any(mark.start in span for span in taken))
    return tuple(sorted((*found, *terms)))


def places(ordinance: Ordinance, text: str) -> tuple[Mark, ...]:
    """The citations in a text, such as a note, that the chapter has; other sections of it are left alone."""
    return tuple(
        Mark(start, end, "cite", str(citation), str(citation))
        for citation, start, end in find_citations(text)
        if str(citation) in ordinance.provisions
    )


def _places(ordinance: Ordinance, cite: str, text: str) -> list[Mark]:
    """The citations in a provision's text, but for the one that it opens with, and the words that point elsewhere."""
    found = [mark for mark in places(ordinance, text) if not (mark.start == 0 and mark.to == cite)]
    for at, words, to in load_marks(ordinance).pointers:
        if at == cite:
            found += [Mark(*match.span(), "cite", to, to) for match in re.finditer(re.escape(words), text)]
    return found


def _terms(ordinance: Ordinance, cite: str, text: str) -> Iterator[Mark]:
    known = load_marks(ordinance)
    elsewhere = [
        (term, match.start(), match.end())
        for term, at, words in known.other_sense
        if at == cite
        for match in re.finditer(re.escape(words), text)
    ]
    for match in known.pattern.finditer(text):
        term = known.forms[match[0].casefold()]
        to = ordinance.terms[term]
        if cite == to or cite.startswith(f"{to}("):
            continue
        if not any(term == other and first <= match.start() < last for other, first, last in elsewhere):
            yield Mark(*match.span(), "term", to, term)
