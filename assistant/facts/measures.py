"""The quantities of a sentence in their order, each with the words around it that make it a range."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Literal

from assistant.amount import Amount
from assistant.facts.areas import area_at
from assistant.facts.bounds import Bound, between, bound_after, bound_at, bound_between, bounded
from assistant.facts.lengths import length_at
from assistant.facts.numbers import number_at
from assistant.facts.pairs import pair_at
from assistant.facts.tokens import Token, text_at

MeasureKind = Literal["number", "length", "area", "pair"]


@dataclass(frozen=True, slots=True)
class Measure:
    """A quantity: a bare number, a length in feet, an area in square feet, or a size of two sides with its area.

    `first` and `after` are the places of its first token and of the token after its last. The sides of a pair are in
    feet; where it is `bare` no unit was written, and sides and amount are bare numbers. `value` is the number that
    `amount` was made of. `label` says that it hangs on a word ("BR2").
    """

    kind: MeasureKind
    amount: Amount
    first: int
    after: int
    value: Fraction
    unit: Fraction = Fraction(1)
    sides: tuple[Fraction, Fraction] | None = None
    bare: bool = False
    label: bool = False
    bound: Bound | None = None

    @property
    def in_inches(self) -> Amount:
        """The area of a bare pair whose sides are inches."""
        return self.amount.scaled(Fraction(1, 144))


def find_measures(found: tuple[Token, ...], with_pairs: bool = True) -> tuple[Measure, ...]:
    """All quantities among the tokens, in order, none within another."""
    place, measures = 0, []
    while place < len(found):
        measure = measure_at(found, place, with_pairs)
        place = place + 1 if measure is None else measure.after
        if measure is not None:
            measures.append(measure)
    return tuple(measures)


def measure_at(found: tuple[Token, ...], place: int, with_pairs: bool = True) -> Measure | None:
    """The quantity that begins at `place`, the words before and after that bound it included."""
    if text_at(found, place) in {"between", "from", "btw", "btwn"}:
        return _range(found, place + 1, place, {"and", "to", "-", "&"}, with_pairs)
    bound = bound_at(found, place)
    start = _after_article(found, bound[1]) if bound is not None else place
    plain = _range(found, start, place, {"to", "-", "or"}, with_pairs) or _plain(found, start, with_pairs)
    if plain is None:
        return None
    late = bound_after(found, plain.after)
    after = late[1] if late is not None else plain.after
    kind = (bound and bound[0]) or (late and late[0]) or plain.bound
    return _made(replace(plain, first=place, after=after), kind)


def _after_article(found: tuple[Token, ...], place: int) -> int:
    """The place after the "a" of "about a 3 x 4", but not of "about a foot"."""
    skips = text_at(found, place) in {"a", "an", "the", "only", "just", "about"} and length_at(found, place) is None
    return place + 1 if skips else place


def _made(measure: Measure, bound: Bound | None) -> Measure:
    """The measure with its bound; a range that is already one keeps its ends."""
    if bound is None or measure.amount.exact is None:
        return measure
    return replace(measure, amount=bounded(measure.value, bound), bound=bound)


def _plain(found: tuple[Token, ...], place: int, with_pairs: bool) -> Measure | None:
    """The quantity without the words around it, those between its number and its unit excepted ("600-some feet")."""
    number = number_at(found, place)
    middle = bound_between(found, number[1]) if number is not None else None
    if number is None or middle is None:
        return _bare_of_words(found, place, with_pairs)
    bound, after = middle
    skipped = after - number[1]
    measure = _bare_of_words(found[: number[1]] + found[after:], place, with_pairs)
    if measure is None or measure.after == number[1]:
        return None if measure is None else _made(replace(measure, after=after), bound)
    return _made(replace(measure, after=measure.after + skipped), bound)


def _bare_of_words(found: tuple[Token, ...], place: int, with_pairs: bool) -> Measure | None:
    pair = pair_at(found, place) if with_pairs else None
    if pair is not None:
        sides, product = pair[0], pair[0].product
        size = Measure("pair", Amount.exactly(product), place, pair[1], product, bare=sides.bare, bound=sides.bound)
        return _with_result(found, replace(size, sides=(sides.first, sides.second)))
    area = area_at(found, place)
    if area is not None:
        return Measure("area", Amount.exactly(area[0]), place, area[1], area[0])
    length = length_at(found, place)
    if length is None:
        return None
    side, after = length
    kind: MeasureKind = "number" if side.unit is None else "length"
    unit = side.unit or Fraction(1)
    return Measure(
        kind, Amount.exactly(side.feet), place, after, side.feet, unit, bare=side.unit is None, label=side.label
    )


def _with_result(found: tuple[Token, ...], pair: Measure) -> Measure:
    """The pair with the area that is said to be its product ("24x24 = 576 sf"), where it is."""
    if text_at(found, pair.after) not in {"=", "or", "is", "equals", "("}:
        return pair
    area = area_at(found, pair.after + 1)
    number = number_at(found, pair.after + 1)
    if area is not None and area[0] == pair.value:
        return replace(pair, after=area[1])
    same = area is None and number is not None and number[0].value == pair.value
    return replace(pair, after=number[1]) if same and number is not None else pair


def _range(found: tuple[Token, ...], start: int, first: int, joints: set[str], with_pairs: bool) -> Measure | None:
    """Two quantities of one kind that span a range: "8 to 10 sq ft", "between 2 and 3 feet"."""
    low = _plain(found, start, with_pairs)
    if low is None or text_at(found, low.after) not in joints or low.kind == "pair":
        return None
    bound = bound_at(found, low.after + 1)
    high = _plain(found, bound[1] if bound is not None else low.after + 1, with_pairs)
    if high is None or high.kind == "pair" or (low.kind not in (high.kind, "number")):
        return None
    scale = _scale(found, low, high)
    if not low.value * scale < high.value:
        return None
    amount = between(low.amount.scaled(scale), high.amount)
    return replace(high, amount=amount, first=first)


def _scale(found: tuple[Token, ...], low: Measure, high: Measure) -> Fraction:
    """What a bare lower end must be multiplied by to be in the unit of the upper one."""
    if low.kind == high.kind:
        return Fraction(1)
    number = number_at(found, high.first)
    return high.value / number[0].value if number is not None and number[0].value else high.unit
