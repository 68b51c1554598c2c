"""The proofs that the outline fits the text, line by line and label by label."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from hashlib import sha256

from corpus.citation import Citation, parse_citation
from corpus.errors import NotACitation
from corpus.fault import Fault
from corpus.forms import OutlineForm, ProvisionForm
from corpus.ordinance import folded
from corpus.sources import OUTLINE, TEXT, parent_of

_HASH_DIFFERS = (
    "the text is not the one that was accepted ({recorded}); if it was amended, run howard verify --accept-text"
)


def hash_faults(text: bytes, outline: OutlineForm) -> Iterator[Fault]:
    """Whether the text is the one that was accepted."""
    if sha256(text).hexdigest() != outline.sha256:
        yield Fault(TEXT, "sha256", _HASH_DIFFERS.format(recorded=f"sha256 {outline.sha256[:12]}..."))


def line_faults(lines: list[str], outline: OutlineForm) -> Iterator[Fault]:
    """Whether every line before the history belongs to one provision, and every line after that to the history."""
    owners: dict[int, list[str]] = {number: [] for number in range(1, len(lines) + 1)}
    spans = [(cite, span) for cite, form in outline.provisions.items() for span in form.lines]
    for cite, (first, last) in [*spans, ("history", outline.history)]:
        if not first <= last <= len(lines):
            yield Fault(OUTLINE, cite, f"lines {first} to {last} are not lines of the text, which has {len(lines)}")
        for number in range(first, min(last, len(lines)) + 1):
            owners[number].append(cite)
    for number, cites in owners.items():
        if not cites and lines[number - 1].strip():
            yield Fault(OUTLINE, "provisions", f"line {number} of the text belongs to no provision")
        if len(cites) > 1:
            yield Fault(OUTLINE, cites[-1], f"line {number} of the text belongs to {' and to '.join(cites)}")


def tree_faults(outline: OutlineForm) -> Iterator[Fault]:
    """Whether every provision has its parent above it, its labels in a row, and its lines in order."""
    seen: dict[str, Citation] = {}
    opened = 0
    for cite, form in outline.provisions.items():
        parent = parent_of(cite)
        try:
            citation = parse_citation(cite)
        except NotACitation:
            yield Fault(OUTLINE, cite, "is not a citation; write it as 12.06(1)(a)")
            continue
        if str(citation) != cite:
            yield Fault(OUTLINE, cite, f"is written otherwise than {citation}")
        if parent is not None and parent not in seen:
            yield Fault(OUTLINE, cite, f"stands before its parent {parent}, or the parent is missing")
        if form.lines[0][0] <= opened:
            yield Fault(OUTLINE, cite, "begins before the provision above it in this file")
        yield from _row_faults(citation, [other for other in seen.values() if other.parent == citation.parent])
        seen[cite], opened = citation, form.lines[0][0]


def opening_faults(lines: list[str], outline: OutlineForm) -> Iterator[Fault]:
    """Whether every provision opens with its last label and its heading, and defines the terms that it is said to."""
    defined: dict[str, str] = {}
    for cite, form in outline.provisions.items():
        label = cite.removeprefix(parent_of(cite) or "")
        text = folded(_own_text(lines, form))
        if not text.startswith(label):
            yield Fault(OUTLINE, cite, f"line {form.lines[0][0]} does not open with {label}")
        elif not text.removeprefix(label).strip().startswith(form.heading):
            yield Fault(OUTLINE, cite, f"the heading {form.heading!r} does not stand after {label}")
        for term in form.terms:
            if term not in form.heading.casefold():
                yield Fault(OUTLINE, cite, f"the term {term!r} is not in the heading")
            if defined.setdefault(term, cite) != cite:
                yield Fault(OUTLINE, cite, f"the term {term!r} is defined by {defined[term]} too")


def history_faults(lines: list[str], outline: OutlineForm) -> Iterator[Fault]:
    """Whether the history states both dates."""
    first, last = outline.history
    history = lines[first - 1 : last]
    for key, day in (("adopted", outline.adopted), ("amended", outline.amended)):
        if not any(key in line.casefold() and _short(day) in line.split() for line in history):
            yield Fault(OUTLINE, key, f"the history does not say {key} {_short(day)}")


def _row_faults(citation: Citation, before: list[Citation]) -> Iterator[Fault]:
    label = citation.parts[-1]
    if citation.parent is None:
        if before and not before[-1] < citation:
            yield Fault(OUTLINE, str(citation), f"stands after {before[-1]}")
        return
    due = "1" if label.isdecimal() else "a"
    if before:
        last = before[-1].parts[-1]
        due = str(int(last) + 1) if last.isdecimal() else chr(ord(last) + 1)
    if label != due:
        yield Fault(OUTLINE, str(citation), f"({label}) stands where ({due}) is due")


def _own_text(lines: list[str], form: ProvisionForm) -> str:
    return "\n".join(line for first, last in form.lines for line in lines[first - 1 : last])


def _short(day: date) -> str:
    """The date as the chapter prints it: 5/2/00."""
    return f"{day.month}/{day.day}/{day.year % 100:02d}"
