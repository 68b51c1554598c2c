"""Units of length and area as people write them, in feet and square feet."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from assistant.facts.numbers import number_at
from assistant.facts.tokens import Token, after_hyphen, glued, text_at
from assistant.facts.vocabulary import word_set

FOOT, INCH, YARD = Fraction(1), Fraction(1, 12), Fraction(3)
METER = Fraction(10_000, 3048)
CENTIMETER, MILLIMETER = METER / 100, METER / 1000

_LENGTHS = {
    word: size
    for words, size in (
        ("' ft fts pie pies feet foot foots feets feat fot", FOOT),
        ('" in inch inches inchs ins pulgada pulgadas', INCH),
        ("yd yds yard yards", YARD),
        ("m meter meters metre metres mtr mtrs metro metros", METER),
        ("cm cms centimeter centimeters centimetre centimetres", CENTIMETER),
        ("mm millimeter millimeters millimetre millimetres", MILLIMETER),
    )
    for word in words.split()
}
_AREAS = {
    word: size
    for words, size in (
        ("sf sft sqf sqft sqfts sqfoot sqfeet ft2 ft² ft^2 sqft2 squarefeet squarefoot", FOOT),
        ("in2 in² in^2 sqin", INCH),
        ("m2 m² m^2 sqm", METER),
    )
    for word in words.split()
}
_SQUARE = frozenset({"sq", "square", "squre", "sqare", "squares"})
_ABBREVIATIONS = frozenset({"ft", "in", "yd", "yds", "m", "cm", "mm", "sq", "sf", "sqft", "fts", "ins"})
_CANDLES = frozenset({"candle", "candles", "candel", "candels"})
_PLACES = word_set("""
    my your his her our their its the a an this that these those each every one all any both it them there here
    bedroom bedrooms br bdrm room rooms rm living kitchen dining bathroom basement attic unit apartment apt house
    building total area size floor town howard winter which what good half order place case nursery den office study
    loft hall hallway porch guestroom master bath laundry garage parlor closet studio roof upstairs downstairs
    """)
_DESCRIBES = word_set(
    "small large big tiny little old new dark front back main spare guest other another kids sleeping"
)


@dataclass(frozen=True, slots=True)
class Unit:
    """A unit of length in feet, as `sign` where it was written as a prime; `spelled` where as a whole word."""

    feet: Fraction
    sign: bool = False
    spelled: bool = False


def length_unit_at(found: tuple[Token, ...], place: int) -> tuple[Unit, int] | None:
    """The unit of length at `place`, a hyphen before it allowed ("24-inch"), and the place after it."""
    place = after_hyphen(found, place)
    word = text_at(found, place)
    if word == "'" and text_at(found, place + 1) == "'" and glued(found[place], found[place + 1]):
        return Unit(INCH, sign=True), place + 2
    if word not in _LENGTHS or (word == "in" and _is_preposition(found, place)):
        return None
    after = _after_point(found, place)
    if text_at(found, after_hyphen(found, after)) in _CANDLES:
        return None
    return Unit(_LENGTHS[word], sign=not word.isalpha(), spelled=len(word) > 2), after


def area_unit_at(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """The square feet in the unit of area at `place`, and the place after it."""
    place = after_hyphen(found, place)
    word = text_at(found, place)
    if word in _AREAS:
        return _AREAS[word] ** 2, _after_point(found, place)
    if word in _SQUARE:
        return _squared(found, place)
    if word == "s" and text_at(found, place + 1) in {".", "/"} and text_at(found, place + 2) == "f":
        return FOOT, place + 4 if text_at(found, place + 3) == "." and place + 4 < len(found) else place + 3
    return _unit_squared(found, place)


def _squared(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """ "sq. ft.", "square feet", "square footage", "sq/ft", or "sq" alone, which is square feet."""
    after = _after_point(found, place)
    after = after + 1 if text_at(found, after) in {"/", "-"} else after
    if text_at(found, after) == "footage":
        return FOOT, after + 1
    unit = length_unit_at(found, after)
    if unit is not None:
        return unit[0].feet ** 2, unit[1]
    return (FOOT, _after_point(found, place)) if found[place].text == "sq" else None


def _unit_squared(found: tuple[Token, ...], place: int) -> tuple[Fraction, int] | None:
    """ "feet squared", "ft sq": an area, where "three feet square" is a shape."""
    unit = length_unit_at(found, place)
    if unit is None or unit[0].sign:
        return None
    mark = text_at(found, unit[1])
    if mark in {"squared", "sq", "cuadrado", "cuadrados"} and unit[0].feet != INCH:
        return unit[0].feet ** 2, unit[1] + 1
    return None


def _after_point(found: tuple[Token, ...], place: int) -> int:
    """The place after an abbreviation and the point that belongs to it, unless the point ends the sentence."""
    pointed = (
        found[place].text in _ABBREVIATIONS
        and text_at(found, place + 1) == "."
        and glued(found[place], found[place + 1])
    )
    goes_on = place + 2 < len(found) and (not found[place + 2].capital or found[place + 2].text == "x")
    return place + 2 if pointed and goes_on else place + 1


def _is_preposition(found: tuple[Token, ...], place: int) -> bool:
    """Whether "in" says where and not how long: "3x5 in my bedroom"."""
    after = text_at(found, place + 1)
    if after in _PLACES or after.endswith(("'s", "s'")):
        return True
    if after in _DESCRIBES and text_at(found, place + 2) in _PLACES:
        return True
    touches = place > 0 and glued(found[place - 1], found[place])
    return not touches and _begins_size(found, place + 1) and text_at(found, place - 2) not in _LENGTHS


def _begins_size(found: tuple[Token, ...], place: int) -> bool:
    """Whether a number stands at `place` that has no inches of its own ("36 in 48 in" is two lengths)."""
    number = number_at(found, place)
    if number is None:
        return False
    return text_at(found, number[1]) not in {"in", "in.", "inch", "inches", '"'}
