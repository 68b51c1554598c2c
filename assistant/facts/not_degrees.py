"""Numbers that are no temperatures: they name, date or count something."""

from __future__ import annotations

import re
from fractions import Fraction

from assistant.facts.tokens import Token, after_hyphen, glued, text_at
from assistant.facts.units import area_unit_at, length_unit_at
from assistant.facts.vocabulary import word_set

_NAMES = word_set("unit units apt apartment building bldg room no # section sec $ floor number flat page chapter")
_MONTHS = word_set(
    "january february march april may june july august september october november december jan feb mar apr jun jul aug "
    "sep sept oct nov dec"
)
_PEOPLE = word_set("mother grandmother father grandfather she he grandma grandpa nana dad mom tenant wife husband")
_AGES = frozenset({"i'm", "im", "aged", "age"})
_COUNTED = word_set("""
    day days week weeks hour hours hr hrs minute minutes mins month months year years yr yrs people persons kids kid
    children units unit apartments apartment apts flats rooms room bedrooms bedroom times tenants gallons gallon gal
    gals dollars bucks stories story buildings building du dus taps faucets heaters windows winters winter mornings
    morning nights night am pm a.m p.m o'clock watts watt psi percent % of tanks floors floor families plex unit's
    showers bathrooms thermometers other more blocks block space inspector guys men women log logs stops
    """)
_BETWEEN_COUNT = _MONTHS | word_set(
    "straight different consecutive more whole full separate grown little small other big"
)
_AFTER_INSIDE = frozenset({"", ",", ".", ";", "?", "/", "and", "but", "with", "when", "-", ")"})
"""What follows the "in" of "65 in, 15 out", which are no inches."""

_PARTS_OF_ROOM = word_set("living dining family laundry sitting front bed bath great sun rec spare guest back")
_LEAST_NAME = 33
_CITATION = re.compile(r"12\.\d\d")


def names_something(found: tuple[Token, ...], place: int, minus: bool) -> bool:
    """Whether the number is a name, a date or an age: "unit 204", "units 5-8", "January 3", "my mother is 88"."""
    before, earlier = text_at(found, place - 1), text_at(found, place - 2)
    if before == "room" and earlier in _PARTS_OF_ROOM:
        return False
    joined = before == "-" and place > 1 and glued(found[place - 1], found[place]) and not minus
    dated = before in _MONTHS or (before == "." and earlier in _MONTHS)
    aged = before in _AGES or (before == "is" and earlier in _PEOPLE)
    return not minus and (before in _NAMES or dated or aged or (joined and earlier.isdecimal()))


def is_clock(found: tuple[Token, ...], place: int) -> bool:
    """Whether the numeral is a time (0830) or a citation (12.06)."""
    text = text_at(found, place)
    return (len(text) > 1 and text[0] == "0" and text[1] != ".") or _CITATION.fullmatch(text) is not None


def counts_something(found: tuple[Token, ...], place: int, in_words: bool, value: Fraction) -> bool:
    """Whether a number without a unit counts what follows it, or is only the word "one"."""
    at = after_hyphen(found, place)
    while text_at(found, at) in _BETWEEN_COUNT:
        at += 1
    word = text_at(found, at)
    inside = text_at(found, place) == "in" and text_at(found, place + 1) in _AFTER_INSIDE
    measured = not inside and (length_unit_at(found, place) is not None or area_unit_at(found, place) is not None)
    return measured or word in _COUNTED or (in_words and value in {1, 2} and word.isalpha()) or value.denominator > 10
