"""Words that make a quantity a range: "about", "almost", "over", "at least", "no more than", "or so"."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Literal

from assistant.amount import Amount
from assistant.facts.tokens import Token, glued, starts_with, text_at
from assistant.facts.vocabulary import phrases, word_set
from corpus.law import load_law

Bound = Literal["about", "almost", "just over", "over", "under", "least", "most", "exact"]

_BEFORE: dict[Bound, str] = {
    "about": """about|abt|around|roughly|approx|approx .|approximately|appx|circa|ca .|~|like|maybe|perhaps|probably|
        close to|somewhere around|somewhere near|in the neighborhood of|more or less|barely|or so|bout|
        somewhere about|right around|right about""",
    "almost": """almost|nearly|near|not quite|just under|just below|just short of|just shy of|a hair under|a hair below|
        a bit under|a bit below|a little under|a little less than|a little below|slightly under|slightly less than|
        slightly below|just less than|a touch under|a tad under|barely under|close on""",
    "just over": """just over|just above|a hair over|a bit over|a little over|a little more than|slightly over|
        slightly more than|a bit more than|just more than|a touch over|a tad over|barely over|slightly above""",
    "over": """over|more than|above|warmer than|hotter than|higher than|
        greater than|bigger than|larger than|upwards of|in excess of|well over|>|past|
        exceeds""",
    "under": """under|less than|below|fewer than|smaller than|well under|<|not even|shy of|short of|lower than|
        colder than|cooler than|beneath|
        closer than|nearer than""",
    "least": "at least|no less than|not less than|no fewer than|minimum of|a minimum of|at minimum|> =|no smaller than",
    "most": """at most|no more than|not more than|up to|a maximum of|maximum of|no greater than|not over|no bigger than|
        at the most|< =|as much as|max of|within|a max of|only up to|no larger than""",
    "exact": "exactly|precisely|right at|exactly at|dead on|=",
}
_AFTER: dict[Bound, str] = {
    "almost": "minus a hair|less a hair|minus a bit",
    "about": """or so|ish|- ish|or thereabouts|thereabouts|give or take|approx|approximately|roughly|more or less|
        or about""",
    "least": "or more|or better|+|or greater|or over|or above|or larger|or bigger|at least|and up",
    "most": "or less|tops|max|maximum|at most|or under|or fewer|at the most|or below|or smaller",
    "exact": "exactly|even|on the nose|flat|on the dot",
}
_BETWEEN: dict[Bound, str] = {
    "about": "ish|- ish",
    "least": "+",
    "just over": "and some|- some|some|something|odd|- odd|and change|- something",
}
_TURNED: dict[Bound, Bound] = {"over": "most", "just over": "most", "under": "least", "least": "under", "most": "over"}
_NEGATIONS = word_set("not never cannot cant wont dont doesnt isnt arent didnt aint hardly nothing nowhere no")
_NO_BOUND_AFTER = {
    ("about",): frozenset({"what", "how"}),
    ("over",): word_set("skylight skylights dome hatch apartment unit garage room bedroom"),
    ("up", "to"): word_set("add adds added adding comes sums"),
}
"""Words after which a phrase is none that bounds: "a skylight over 80 square feet of floor", "adds up to 8"."""


_Phrases = tuple[tuple[tuple[str, ...], Bound], ...]


def _by_length(table: dict[Bound, str]) -> _Phrases:
    """The phrases of a table with what they mean, the longest first."""
    pairs = ((tuple(phrase.split()), bound) for bound, listed in table.items() for phrase in listed.split("|"))
    return tuple(sorted(pairs, key=lambda pair: -len(pair[0])))


_PHRASES_BEFORE, _PHRASES_AFTER, _PHRASES_BETWEEN = _by_length(_BEFORE), _by_length(_AFTER), _by_length(_BETWEEN)
_REACHES = phrases(
    "reach|reaches|reached|reaching|hit|hits|make it to|makes it to|get to|gets to|get up to|gets up to|come to|"
    "comes to|"
    "come up to|comes up to|climb to|attain|attains"
)
"""Words that, when they are denied, make the quantity after them one that is not reached."""
_FIRST_WORDS = frozenset(words[0] for words in (*(words for words, _ in _PHRASES_BEFORE), *_REACHES))


def bound_at(found: tuple[Token, ...], place: int) -> tuple[Bound, int] | None:
    """What the words at `place` make of the quantity after them, and the place after them.

    A negation just before turns it round: "won't go over 65" is at most 65.
    """
    if text_at(found, place) not in _FIRST_WORDS:
        return None
    for words, bound in _PHRASES_BEFORE:
        if starts_with(found, place, words):
            if text_at(found, place - 1) in _NO_BOUND_AFTER.get(words, frozenset()):
                return None
            return _TURNED.get(bound, bound) if _is_negated(found, place) else bound, place + len(words)
    reached = next((words for words in _REACHES if starts_with(found, place, words)), None)
    return ("under", place + len(reached)) if reached is not None and _is_negated(found, place) else None


def bound_after(found: tuple[Token, ...], place: int) -> tuple[Bound, int] | None:
    """What the words at `place` make of the quantity before them, and the place after them."""
    return _following(found, place, _PHRASES_AFTER)


def bound_between(found: tuple[Token, ...], place: int) -> tuple[Bound, int] | None:
    """What the words at `place` make of a number whose unit comes after them: "600-some feet", "9ish sq ft"."""
    return _following(found, place, _PHRASES_BETWEEN)


def _following(found: tuple[Token, ...], place: int, listed: _Phrases) -> tuple[Bound, int] | None:
    for words, bound in listed:
        if starts_with(found, place, words):
            return (bound, place + len(words)) if words[0] != "+" or glued(found[place - 1], found[place]) else None
    return None


def bounded(value: Fraction, bound: Bound | None) -> Amount:
    """The amount that a value and the words around it mean.

    "About" is the value within the share of `about_share`; "almost" and "just over" reach as far on one side.
    """
    slack = abs(value) * load_law().readings["about_share"].value
    amounts: dict[Bound, Amount] = {
        "about": Amount(value - slack, value + slack),
        "almost": Amount(value - slack, value, below=True),
        "just over": Amount(value, value + slack, above=True),
        "over": Amount(value, None, above=True),
        "under": Amount(None, value, below=True),
        "least": Amount(value, None),
        "most": Amount(None, value),
    }
    return Amount.exactly(value) if bound is None else amounts.get(bound, Amount.exactly(value))


def between(one: Amount, other: Amount) -> Amount:
    """The range from one amount to a larger one."""
    return replace(one, high=other.high, below=other.below)


def _is_negated(found: tuple[Token, ...], place: int) -> bool:
    """Whether one of the three words before `place` says no, with no comma or full stop between."""
    for near in range(place - 1, max(place - 4, -1), -1):
        word = text_at(found, near)
        if word in {",", ".", ";", ":", "?", "!"}:
            return False
        if word in _NEGATIONS or word.endswith("n't"):
            return True
    return False
