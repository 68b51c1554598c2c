"""Words and citations that are not typed to their end."""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cache
from itertools import takewhile

from corpus.citation import parse_citation
from corpus.errors import NotACitation
from corpus.ordinance import Ordinance, Provision
from intents.matcher import Matcher

COMPLETED_LEAST = 3
"""A word of fewer letters may become anything."""

_BEGUN = re.compile(r"(?:(?:sections?|sect?|s|§+)\.?\s*)?(12\s*[.\-].*)", re.IGNORECASE)
_LAST_WORD = re.compile(r"[a-z]+$")


def completed(text: str, matcher: Matcher) -> str:
    """The text; its last word, where nobody knows it, is taken for the likeliest of the words that begin so."""
    last = _LAST_WORD.search(text.lower())
    lexicon = matcher.catalogue.lexicon
    if last is None or len(last[0]) < COMPLETED_LEAST or last[0] in lexicon.counts or lexicon.is_common(last[0]):
        return text
    words = _known(matcher)
    begun = takewhile(lambda word: word.startswith(last[0]), words[bisect_left(words, last[0]) :])
    likeliest = max(begun, key=lambda word: (lexicon.counts[word], word), default=last[0])
    return text[: last.start()] + likeliest


def provisions_begun(text: str, ordinance: Ordinance) -> tuple[Provision, ...]:
    """The provisions, in the order of the chapter, whose citation is the text or begins so; none for other texts."""
    found = _BEGUN.fullmatch(text.strip())
    if found is None:
        return ()
    start = re.sub(r"\s", "", found[1]).lower().replace("-", ".", 1)
    begun = _starting(start, ordinance)
    if begun:
        return begun
    try:
        return _starting(str(parse_citation(text)), ordinance)
    except NotACitation:
        return ()


def _starting(start: str, ordinance: Ordinance) -> tuple[Provision, ...]:
    return tuple(provision for provision in ordinance.provisions.values() if provision.cite.startswith(start))


@cache
def _known(matcher: Matcher) -> list[str]:
    """All words of the catalogue's phrases, in order."""
    return sorted(matcher.catalogue.lexicon.counts)
