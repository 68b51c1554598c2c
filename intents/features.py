"""What the matcher weighs of a question: its words, word pieces, neighboring words and concepts."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain, pairwise

from intents.reading import Reading

PIECE = 3
"""How many letters a word piece has."""

SHARES = {"w": 1.0, "b": 0.7, "c": 1.0, "p": 0.35, "k": 0.5}
"""How much a feature of a kind counts: words, neighbors, concepts, pieces, pairs of concepts."""


SIZES = (0, 1, 2, 3, 6, 12, 20, 40, 58, 80, 100, 130, 200, 500, 1000, 2000)
"""Where each class of numbers begins. 110 degrees is said of water and 62 of a room: how big a number is tells what it
counts, and how big exactly does not matter."""

_PLAIN_NUMBER = re.compile(r"(\d{1,9})(?:\.\d+)?(?:st|nd|rd|th)?")


def features(reading: Reading, filler: frozenset[str]) -> dict[str, tuple[int, ...]]:
    """Every feature of a question, with the places of the words that it comes from."""
    seen: dict[str, tuple[int, ...]] = {}
    kinds = (_words(reading, filler), _numbers(reading), _neighbors(reading, filler), _concepts(reading))
    for name, places in chain.from_iterable(kinds):
        seen.setdefault(name, places)
    return seen


def _words(reading: Reading, filler: frozenset[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    for place, word in enumerate(reading.words):
        yield f"w:{word.stem}", (place,)
        if word.text not in filler and not word.stem.startswith("#"):
            padded = f"^{word.stem}$"
            for start in range(len(padded) - PIECE + 1):
                yield f"p:{padded[start : start + PIECE]}", (place,)


def _numbers(reading: Reading) -> Iterator[tuple[str, tuple[int, ...]]]:
    """How big a number is, by itself and with the word after it."""
    for place, word in enumerate(reading.words):
        number = _PLAIN_NUMBER.fullmatch(word.text.replace(",", "")) if word.stem == "#" else None
        if number:
            size = f"#{SIZES[bisect_right(SIZES, int(number[1])) - 1]}"
            yield f"w:{size}", (place,)
            if place + 1 < len(reading.words):
                yield f"b:{size}_{reading.words[place + 1].stem}", (place, place + 1)


def _neighbors(reading: Reading, filler: frozenset[str]) -> Iterator[tuple[str, tuple[int, ...]]]:
    whole = [(word.stem, place) for place, word in enumerate(reading.words)]
    told = [(stem, place) for stem, place in whole if reading.words[place].text not in filler]
    for line in (whole, told):
        for (first, one), (second, two) in pairwise(line):
            yield f"b:{first}_{second}", (one, two)


def _concepts(reading: Reading) -> Sequence[tuple[str, tuple[int, ...]]]:
    places: dict[str, tuple[int, ...]] = {}
    for mention in reading.mentions:
        places.setdefault(mention.concept, tuple(range(mention.first, mention.last)))
    names = sorted(places)
    alone = [(f"c:{name}", places[name]) for name in names]
    pairs = [
        (f"k:{first}+{second}", places[first] + places[second])
        for one, first in enumerate(names)
        for second in names[one + 1 :]
    ]
    return alone + pairs
