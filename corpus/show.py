"""The chapter as text for people and as plain data for programs: the outline, one provision, what a search found."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from corpus.law import Law
from corpus.ordinance import Ordinance, Provision, folded
from corpus.search import Hit, search
from corpus.words import load_words

_EXCERPT = 160
_BEFORE = 50
_MOST_SHOWN = 10
_CUT = "..."


def outline_text(law: Law) -> str:
    """Every provision on a line of its own: its citation, then its heading or how its text begins."""
    ordinance = law.ordinance
    column = max(map(len, ordinance.provisions)) + 2
    lines = (
        f"{provision.cite:<{column}}{_indent(ordinance, provision)}{_caption(provision)}"
        for provision in ordinance.provisions.values()
    )
    return "\n".join([*lines, *ordinance.history])


def provision_text(law: Law, cite: str, lang: str = "en") -> str:
    """A provision for people: what stands above it, its text with all that lies under it, and the notes on them.

    Raises:
        NoSuchProvision: the chapter has none.
    """
    ordinance, words = law.ordinance, load_words(lang)
    provision = ordinance.get(cite)
    blocks = [provision.cite]
    above = ordinance.path(cite)[:-1]
    if above:
        blocks.append(_block(words.say("above"), _in_order(ordinance, above)))
    under = [each for each in ordinance.provisions.values() if each.cite.startswith(f"{cite}(")]
    blocks.append(_block(words.say("text"), _in_order(ordinance, [provision, *under])))
    notes = _notes([provision, *under]) if under else provision.notes
    if notes:
        blocks.append(_block(words.say("notes"), notes))
    return "\n\n".join(blocks)


def search_text(law: Law, words: str, lang: str = "en") -> str:
    """What a search found, for people: the best provisions, each with the part of its text that holds the words."""
    hits, said = search(law, words), load_words(lang)
    if not hits:
        return said.say("found_none", words=words)
    lines = [f"{hit.cite}  {_excerpt(law.ordinance.get(hit.cite), hit)}" for hit in hits[:_MOST_SHOWN]]
    if len(hits) > _MOST_SHOWN:
        lines.append(said.say("found_more", count=len(hits) - _MOST_SHOWN))
    return "\n".join(lines)


def wrapped(text: str, width: int) -> str:
    """The text with no line longer than `width` columns where words allow it; what is wrapped keeps its indent."""
    from textwrap import fill  # noqa: PLC0415  (wanted only where a screen is)

    lines = []
    for line in text.split("\n"):
        indent = " " * (len(line) - len(line.lstrip()))
        lines.append(fill(line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False))
    return "\n".join(lines)


def chapter_data(law: Law) -> dict[str, Any]:
    """The whole chapter as plain data."""
    ordinance = law.ordinance
    return {
        "sha256": ordinance.sha256,
        "adopted": ordinance.adopted.isoformat(),
        "amended": ordinance.amended.isoformat(),
        "provisions": [_data(provision) for provision in ordinance.provisions.values()],
    }


def provision_data(law: Law, cite: str) -> dict[str, Any]:
    """A provision as plain data, with its `parents` from the section down and its `children`.

    Raises:
        NoSuchProvision: the chapter has none.
    """
    ordinance = law.ordinance
    return {
        **_data(ordinance.get(cite)),
        "parents": [_data(provision) for provision in ordinance.path(cite)[:-1]],
        "children": [_data(provision) for provision in ordinance.children(cite)],
    }


def search_data(law: Law, words: str) -> dict[str, Any]:
    """What a search found, as plain data: every provision, best first, with the words that it holds."""
    found = [{**_data(law.ordinance.get(hit.cite)), "words": list(hit.words)} for hit in search(law, words)]
    return {"search": words, "found": found}


def _data(provision: Provision) -> dict[str, Any]:
    """A text in one piece has a first and a last line; one in several pieces has the ranges of all."""
    where: dict[str, Any] = {"ranges": [list(span) for span in provision.ranges]}
    if len(provision.ranges) == 1:
        where = {"first_line": provision.ranges[0][0], "last_line": provision.ranges[0][1]}
    return {
        "cite": provision.cite,
        "parent": provision.parent,
        "heading": provision.heading,
        "text": provision.text,
        **where,
        "notes": list(provision.notes),
    }


def _caption(provision: Provision) -> str:
    if provision.heading:
        return provision.heading
    text = folded(provision.text).removeprefix(provision.label).strip()
    return text if len(text) <= _BEFORE else f"{text[:_BEFORE].rsplit(' ', 1)[0]} {_CUT}"


def _indent(ordinance: Ordinance, provision: Provision) -> str:
    return "  " * (len(ordinance.path(provision.cite)) - 1)


def _block(title: str, lines: Iterable[str]) -> str:
    return "\n".join([f"{title}:", *(f"  {line}" for line in lines)])


def _in_order(ordinance: Ordinance, provisions: Iterable[Provision]) -> list[str]:
    """The paragraphs as the text has them: where one goes on after a list, the list stands between."""
    pieces = [piece for provision in provisions for piece in _pieces(provision)]
    return [
        f"{_indent(ordinance, provision)}{words}" for _, provision, words in sorted(pieces, key=lambda each: each[0])
    ]


def _pieces(provision: Provision) -> Iterator[tuple[int, Provision, str]]:
    starts = [first for first, _ in provision.ranges]
    for index, words in enumerate(provision.paragraphs):
        yield starts[min(index, len(starts) - 1)], provision, words


def _notes(provisions: Iterable[Provision]) -> list[str]:
    by_note: dict[str, list[str]] = {}
    for provision in provisions:
        for note in provision.notes:
            by_note.setdefault(note, []).append(provision.cite)
    return [f"{', '.join(cites)}: {note}" for note, cites in by_note.items()]


def _excerpt(provision: Provision, hit: Hit) -> str:
    """The provision's text from a little before the first word that was found."""
    text = folded(provision.text)
    at = min(text.find(word) for word in hit.words)
    start = 0 if at < _EXCERPT - _BEFORE else text.rindex(" ", 0, at - _BEFORE + 1) + 1
    shown = text[start : start + _EXCERPT]
    if start + _EXCERPT < len(text):
        shown = f"{shown.rsplit(' ', 1)[0]} {_CUT}"
    return shown if start == 0 else f"{_CUT} {shown}"
