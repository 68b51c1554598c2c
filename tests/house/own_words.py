"""Howard's own words: what he says without the words of the law, its citations and the terms that it fixes."""

import re

from corpus.citation import find_citations
from corpus.law import load_law
from tests.house.reading import TERM

_OFFICES = ("Housing Appeals Board", "Building Inspector", "Uniform Dwelling Code", "Town Attorney", "Town Chairman")
_QUOTED = re.compile(r'"[^"]*"|“[^”]*”')
_STATUTE = re.compile(r"\s*\(Wis\. (?:Stat|Admin)\.[^)]*(?:\([^)]*\)[^)]*)*\)|Wis\. (?:Stat|Admin)\. [\w.() ]+\d")


def _terms():
    headings = (provision.heading for provision in load_law().ordinance.children("12.03"))
    names = {name.strip() for heading in headings for name in heading.split(" or ")} | set(_OFFICES)
    longest = sorted(names, key=len, reverse=True)
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, longest))})(?:s|es)?\b", re.IGNORECASE)


_TERMS = _terms()


def without_citations(text):
    """The text without what is quoted and cited."""
    text = _STATUTE.sub("", _QUOTED.sub("", text))
    for _, start, end in reversed(find_citations(text)):
        text = text[:start] + text[end:]
    return " ".join(re.sub(r"\(\s*\)", "", text).split())


def own_words(text):
    """The text without what is quoted and cited, each term of the chapter as one plain word."""
    return _TERMS.sub(TERM, without_citations(text))
