"""From words to the provisions that hold them in whatever form: `stairs` finds stairway, `rodents` rodent-proof."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import pairwise, takewhile
from typing import NamedTuple

from corpus.law import Law
from corpus.ordinance import Provision

_STOP_WORDS = """
a all an and any are as at be been by can do does each every for from he his how i if in is it its may must my no not
of on or our shall she such that the their there these they this those to was we what when where which who why with
you your
"""
_STOP = frozenset(_STOP_WORDS.split())
_SHORT_ENDINGS = frozenset(("", "s", "es", "ed", "ing", "er", "ers"))
_LONG_ENDINGS = """
d e y ies ied or ors ion ions ation ations ings ant ants ance ancy ancies able ible al ally ive ly ment ments ness
liness ity ic ized way ways r rs
"""
_ENDINGS = _SHORT_ENDINGS.union(_LONG_ENDINGS.split())
_SHORT = 3


class Hit(NamedTuple):
    """A provision found, and its own words that were looked for, as printed and in the order of its text."""

    cite: str
    words: tuple[str, ...]


class _Form(NamedTuple):
    """A word, or two that stand together written as one, of the provision with this place in the chapter."""

    place: int
    start: int
    printed: tuple[str, ...]
    in_heading: bool
    exact: bool = False


class _Match(NamedTuple):
    """A form that answers to the `nth` word that is wanted (from 0), by itself or `together` with its neighbor."""

    nth: int
    form: _Form
    together: bool = False


def search(law: Law, words: str) -> list[Hit]:
    """The provisions that hold any of `words`, best first.

    Those that hold more of the words come first; then those where the words stand together, those with the words in
    the heading, those with the rarer words and the very form that was asked for, and then the order of the text.
    Words such as "the" are not looked for; without others nothing is found.
    """
    wanted = [word for word in _words(words) if word not in _STOP]
    found: dict[int, list[_Match]] = {}
    for match in _matches(law, wanted):
        found.setdefault(match.form.place, []).append(match)
    holders = [sum(any(match.nth == index for match in by) for by in found.values()) for index in range(len(wanted))]
    ranked = sorted(found, key=lambda place: (*_rank(found[place], holders), place))
    cites = tuple(law.ordinance.provisions)
    return [Hit(cites[place], _printed(found[place])) for place in ranked]


def _matches(law: Law, wanted: list[str]) -> Iterator[_Match]:
    for index, word in enumerate(wanted):
        for form in _forms_of(law, word):
            yield _Match(index, form)
    for index, (left, right) in enumerate(pairwise(wanted)):
        for form in _forms_of(law, left + right):
            yield _Match(index, form, together=True)
            yield _Match(index + 1, form, together=True)


def _rank(matches: list[_Match], holders: list[int]) -> tuple[int, ...]:
    indexes = {match.nth for match in matches}
    together = {match.nth for match in matches if match.together}
    in_heading = {match.nth for match in matches if match.form.in_heading}
    exact = {match.nth for match in matches if match.form.exact}
    commonness = sum(holders[index] for index in indexes)
    return -len(indexes), -len(together), -len(in_heading), commonness, -len(exact)


def _printed(matches: list[_Match]) -> tuple[str, ...]:
    forms = sorted({(match.form.start, match.form.printed) for match in matches})
    return tuple(dict.fromkeys(word for _, printed in forms for word in printed))


def _forms_of(law: Law, word: str) -> Iterator[_Form]:
    for spelled, forms in _index(law).get(word[:_SHORT], {}).items():
        if _akin(word, spelled):
            for form in forms:
                if len(form.printed) == 1 or word.removesuffix("s") == spelled.removesuffix("s"):
                    yield form._replace(exact=word == spelled)


def _akin(one: str, other: str) -> bool:
    """Whether two words are forms of one word: alike but for endings that words take."""
    if one == other:
        return True
    shared = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))
    return any({one[stem:], other[stem:]} <= _endings(stem) for stem in range(shared, _SHORT - 1, -1))


def _endings(stem: int) -> frozenset[str]:
    """Those that a stem so long may take: after three letters, longer ones would rather make another word."""
    return _SHORT_ENDINGS if stem <= _SHORT else _ENDINGS


@cache
def _index(law: Law) -> dict[str, dict[str, list[_Form]]]:
    """Every form by its first letters, so that only few need be compared."""
    index: dict[str, dict[str, list[_Form]]] = {}
    for place, provision in enumerate(law.ordinance.provisions.values()):
        for form, entry in _forms_in(place, provision):
            index.setdefault(form[:_SHORT], {}).setdefault(form, []).append(entry)
    return index


def _forms_in(place: int, provision: Provision) -> Iterator[tuple[str, _Form]]:
    printed = [(match.start(), match[0]) for match in re.finditer(r"[\w-]*\w", provision.text)]
    heading = len(provision.label) + 1 + len(provision.heading)
    for start, word in printed:
        parts = _words(word)
        for spelled in {*parts, "".join(parts)}:
            yield spelled, _Form(place, start, (word,), start < heading)
    for (start, left), (_, right) in pairwise(printed):
        yield "".join(_words(f"{left} {right}")), _Form(place, start, (left, right), start < heading)


def _words(text: str) -> list[str]:
    """The words in small letters, hyphens parting them; a comma within a number is dropped."""
    return re.findall(r"[a-z0-9]+", re.sub(r"(?<=\d),(?=\d{3})", "", text.casefold()))
