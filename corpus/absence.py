"""Citations that the chapter does not have: what to say, and what it has instead."""

from __future__ import annotations

from dataclasses import dataclass

from corpus.citation import Citation, parse_citation
from corpus.law import Law
from corpus.ordinance import Ordinance
from corpus.words import Words, load_words


@dataclass(frozen=True, slots=True)
class Absence:
    """That a citation leads nowhere: a sentence for people, and the provisions that it names as near."""

    sentence: str
    near: tuple[str, ...]


def absence(law: Law, citation: Citation, lang: str = "en") -> Absence | None:
    """Why there is no such provision; None where there is one."""
    ordinance, words = law.ordinance, load_words(lang)
    if str(citation) in ordinance.provisions:
        return None
    parent = citation.parent
    if parent is None:
        return _no_section(ordinance, citation, words)
    if str(parent) not in ordinance.provisions:
        return absence(law, parent, lang)
    return _no_part(ordinance, citation, parent, words)


def _no_section(ordinance: Ordinance, citation: Citation, words: Words) -> Absence:
    cite = str(citation)
    sections = [parse_citation(section.cite) for section in ordinance.sections]
    chapter = sections[0].section.split(".")[0]
    if citation.section.split(".")[0] != chapter:
        return Absence(words.say("other_chapter", chapter=chapter, cite=cite), ())
    before = [str(section) for section in sections if section < citation][-1:]
    after = [str(section) for section in sections if citation < section][:1]
    near = (*before, *after)
    if not before:
        return Absence(words.say("section_before", after=after[0], cite=cite), near)
    if not after:
        return Absence(words.say("section_after", before=before[0], cite=cite), near)
    return Absence(words.say("section_between", before=before[0], after=after[0], cite=cite), near)


def _no_part(ordinance: Ordinance, citation: Citation, parent: Citation, words: Words) -> Absence:
    there = [parse_citation(child.cite) for child in ordinance.children(str(parent))]
    near = (str(parent),)
    if not there:
        return Absence(words.say("nothing_under", parent=parent, cite=citation), near)
    first, last, label = there[0].parts[-1], there[-1].parts[-1], citation.parts[-1]
    beyond = there[-1] < citation and last.isdecimal() == label.isdecimal()
    key = "beyond_last" if beyond else "only_one" if first == last else "out_of_row"
    level = words.level(len(citation.parts) - 1)
    return Absence(words.say(key, parent=parent, level=level, label=label, first=first, last=last), near)
