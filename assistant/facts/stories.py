"""A home told floor by floor or part by part: "20 by 25 downstairs and the same again upstairs"."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise

from assistant.facts.folding import folded
from assistant.facts.measures import Measure
from assistant.facts.numbers import number_at
from assistant.facts.tokens import Token, text_at
from assistant.facts.vocabulary import Sought, word_set
from assistant.facts.windows.nouns import Noun, find_nouns

Part = tuple[Measure, Fraction]
"""A size and how many times it counts toward the whole."""

LEVELS = word_set("""
    upstairs downstairs upper lower main first second third ground top bottom 1st 2nd 3rd up down dn loft mezzanine
    """)
_FLOORS = frozenset(
    {"floor", "floors", "level", "levels", "story", "stories", "storey", "storeys", "flr", "flrs", "lvl", "lvls"}
)
_EACH = frozenset({"each", "ea", "apiece", "per", "both", "every", "either"})
_UP = r"(?:upstairs|up|above|over it|on top|downstairs|down|below|second|2nd|first|upper|lower|main|floor|story|level)"
_SAME = Sought(
    rf"\b(?:same|ditto|identical|as much|again as much|repeat(?:ed)?|another one)\b(?: [\w']+){{0,4}} {_UP}\b"
    rf"|\b{_UP}(?: (?:floor|story|level))?(?:'s| is| has|,|:)?(?: [\w']+){{0,3}} (?:the same|ditto|identical|"
    rf"same (?:size|again|thing))\b"
    r"|\bfull second (?:floor|story|level)\b|\bsecond (?:floor|story|level) (?:over|above) (?:it )?all\b",
    "same|ditto|identical|as much|repeat|another|full second|over all|above all|over it all",
)
_ADDED = word_set("addition additions ell wing extension bumpout sunroom wings extra more dormer")
_PLUS = frozenset({"plus", "+", "&"})
_TOTALS = word_set("total altogether overall combined together whole all totals totaling sum")
_MOST_STORIES = 4
_OF = frozenset({"of", "at", "@", ","})
_WHOLE_HOME = frozenset({"sleeping", "kitchen", "bathroom"})
"""The rooms without which a list of rooms is not that of a whole home."""


def whole_home(text: str, found: tuple[Token, ...], sizes: Sequence[Measure]) -> tuple[Part, ...]:
    """The sizes that make up the home with how often each counts; none where it is not told in parts."""
    sizes = sorted(sizes, key=lambda one: one.first)
    if not sizes or any(_near(found, one, _TOTALS) for one in sizes):
        return ()
    if len(sizes) == 1:
        times = _times(text, found, sizes[0])
        return ((sizes[0], times),) if times > 1 else ()
    if _by_level(found, sizes) or _by_addition(found, sizes):
        return tuple((one, Fraction(1)) for one in sizes)
    return _by_room(found, sizes)


def _times(text: str, found: tuple[Token, ...], one: Measure) -> Fraction:
    """On how many floors the home has the one size."""
    if _SAME.search(folded(text)):
        return Fraction(2)
    spread = bool({token.text for token in found} & _EACH)
    for place in range(len(found)):
        number = number_at(found, place)
        at = number[1] + (text_at(found, number[1]) == "-") if number is not None else 0
        if number is not None and text_at(found, at) in _FLOORS and number[0].value.denominator == 1:
            leads = text_at(found, at).endswith("s") and 0 < one.first - at <= 2 and text_at(found, at + 1) in _OF
            return number[0].value if spread or leads else Fraction(1)
    both = any(text_at(found, place) == "both" and text_at(found, place + 1) in _FLOORS for place in range(len(found)))
    return Fraction(2) if both else Fraction(1)


def stories(found: tuple[Token, ...]) -> int:
    """How many stories the home is said to have, at least one: "a two-story house"."""
    for place in range(len(found)):
        number = number_at(found, place)
        at = number[1] + (text_at(found, number[1]) == "-") if number is not None else 0
        if number is not None and text_at(found, at) in _FLOORS and 1 < number[0].value <= _MOST_STORIES:
            return int(number[0].value)
    return 1


def _by_level(found: tuple[Token, ...], sizes: Sequence[Measure]) -> bool:
    """Whether every size is of a floor of its own."""
    edges = [0, *(one.after for one in sizes[:-1]), len(found)]
    led = [_levels(found, edges[place], one.first) for place, one in enumerate(sizes)]
    behind = [*(_levels(found, one.after, after.first) for one, after in pairwise(sizes)),
              _levels(found, sizes[-1].after, len(found))]  # fmt: skip
    return any(all(levels) and len({min(words) for words in levels}) == len(levels) for levels in (led, behind))


def _levels(found: tuple[Token, ...], start: int, end: int) -> set[str]:
    words = [token.text for token in found[start:end]]
    return {*words, *(number + ending for number, ending in pairwise(words))} & LEVELS


def _by_addition(found: tuple[Token, ...], sizes: Sequence[Measure]) -> bool:
    """Whether each size after the first is added to it: "30x30 plus a 10x12 addition"."""
    return all(
        bool({token.text for token in found[one.after : after.first]} & _PLUS) or _near(found, after, _ADDED)
        for one, after in pairwise(sizes)
    )


def _near(found: tuple[Token, ...], one: Measure, words: frozenset[str]) -> bool:
    near = found[max(0, one.first - 2) : one.first] + found[one.after : one.after + 2]
    return bool({token.text for token in near} & words)


def _by_room(found: tuple[Token, ...], sizes: Sequence[Measure]) -> tuple[Part, ...]:
    """Every size of a room of its own, where they are the rooms of a whole home."""
    nouns = find_nouns(found)
    parts, uses = [], set()
    for one in sizes:
        room = _room_of(found, one, nouns)
        if room is None or one.kind not in {"pair", "area"}:
            return ()
        uses.add(room.room)
        counted = [number_at(found, place) for place in range(max(0, room.first - 2), room.first)]
        times = next((hit[0].value for hit in counted if hit is not None and hit[1] == room.first), Fraction(1))
        parts.append((one, times))
    return tuple(parts) if uses >= _WHOLE_HOME else ()


def _room_of(found: tuple[Token, ...], one: Measure, nouns: Sequence[Noun]) -> Noun | None:
    """The room named right before or right after a size."""
    for noun in nouns:
        if noun.room is not None and (0 <= one.first - noun.after <= 1 or noun.first == one.after):
            return noun
    return None
