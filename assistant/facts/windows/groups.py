"""The windows that a sentence tells of: how many, which kind, how large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from assistant.amount import Amount
from assistant.calculators.window_facts import WindowKind
from assistant.facts.measures import Measure
from assistant.facts.numbers import parse_number
from assistant.facts.tokens import Token, text_at
from assistant.facts.vocabulary import word_set
from assistant.facts.windows.again import mentions
from assistant.facts.windows.nouns import Noun, Role
from assistant.facts.windows.pronouns import PRONOUNS
from assistant.facts.windows.roles import Placed
from assistant.facts.windows.sizes import window_area
from assistant.outcome import Said

_MOST_WINDOWS = 20
_OF_THEM = {("of", "them"), ("of", "those"), ("of", "these"), ("in", "all")}
_NEAR_COUNT = 4
_EACH = frozenset({"each", "ea", "apiece", "every", "per"})
_TOGETHER = frozenset({"total", "totaling", "totalling", "together", "combined", "altogether", "tot", "totals", "sum"})
_GLASS = frozenset({"glass", "glazing", "glz", "glzg", "pane", "panes"})
_PAIRS = {("pair", "of"): 2, ("both",): 2, ("couple", "of"): 2, ("twin",): 2, ("matching",): 2, ("couple",): 2}
_NO_COUNT = word_set("percent pct of and by x unit units feet foot sq square story bedroom degrees")
_PLURALS = word_set("windows skylights sashes panes casements wins wndws")
_SINGULAR = frozenset({"window", "skylight", "sash", "pane", "casement"})
_UNIT_OF_NUMBER = frozenset({"square", "sq", "few", "half", "quarter", "a", "an", "-", ".", "of"})


@dataclass(frozen=True, slots=True)
class Group:
    """`count` windows of one kind and size.

    `first` is the place of its size or word in the sentence, `again` the places where its size is told once more.
    """

    count: int
    kind: WindowKind
    area: Amount | None
    first: int
    after: int
    again: tuple[int, ...] = ()

    def told_before(self, place: int) -> int:
        """The last place up to `place` at which the windows are spoken of; -1 where there is none."""
        return max((told for told in (self.first, *self.again) if told <= place), default=-1)


def window_groups(
    found: tuple[Token, ...], nouns: Sequence[Noun], measures: Sequence[Measure], placed: Sequence[Placed]
) -> tuple[tuple[Group, ...], tuple[Said, ...], tuple[Said, ...]]:
    """The groups of windows with a size, what was assumed of them, and what is wrong with them."""
    sized = [one for one in placed if one.role in {"window", "skylight"}]
    groups, assumed, problems = [], [], []
    for one in sized:
        area, taken, wrong = window_area(one.size, _unit_said(found, one.size))
        assumed += [taken] if taken is not None else []
        problems += [wrong] if wrong is not None else []
        if area is not None:
            count = _count(found, one, nouns, measures, sized)
            together = count > 1 and one.size.sides is None and _is_sum(found, one, measures)
            assumed += [Said("assumed.together", {"area": area})] if together else []
            problems += _how_many(found, one, count)
            kind = kind_of(found, one.noun, one.role, nouns)
            size, again = one.size, mentions(one, placed)
            groups.append(Group(1 if together else count, kind, area, size.first, size.after, again))
    return tuple(groups), tuple(assumed), tuple(problems)


def _how_many(found: tuple[Token, ...], one: Placed, count: int) -> list[Said]:
    """The question for the number of windows, where several have one size and no number is told."""
    each = {token.text for token in found[max(0, one.size.first - 3) : one.size.after + 2]} & _EACH
    several = one.noun is not None and text_at(found, one.noun.after - 1) in _PLURALS
    return [Said("problems.how_many_windows")] if each and several and count == 1 else []


def kind_of(found: tuple[Token, ...], noun: Noun | None, role: Role | None, nouns: Sequence[Noun]) -> WindowKind:
    """Whether a window is a skylight; "glass" is one where the only windows that are named are."""
    if role == "skylight":
        return "skylight"
    named = {noun.role for noun in nouns if noun.is_window and text_at(found, noun.first) not in _GLASS}
    loose = noun is not None and text_at(found, noun.first) in _GLASS
    return "skylight" if loose and named == {"skylight"} else "window"


def _unit_said(found: tuple[Token, ...], size: Measure) -> str | None:
    """The unit that is named apart from any number: "(inches)", "they are in inches"."""
    if not size.bare:
        return None
    for place, token in enumerate(found):
        if token.text in {"inches", "inch"} and not _is_counted(found, place):
            return "inches"
        if (
            token.text == "feet"
            and not _is_counted(found, place)
            and text_at(found, place - 1) in {"in", "(", ",", ";"}
        ):
            return "feet"
    return None


def _is_counted(found: tuple[Token, ...], place: int) -> bool:
    """Whether the unit belongs to a number or to "square" before it."""
    before = text_at(found, place - 1)
    return before in _UNIT_OF_NUMBER or before[:1].isnumeric() or parse_number(before) is not None


def _count(
    found: tuple[Token, ...], one: Placed, nouns: Sequence[Noun], measures: Sequence[Measure], sized: Sequence[Placed]
) -> int:
    """How many windows have this size; as many windows as sizes are told after them have one size each."""
    alone = sum(other.noun == one.noun for other in sized) == 1
    listed = sum(_is_listed_with(found, one, other) for other in sized)
    before = _count_before(found, one.size.first, measures, _end_of_noun(one)) or _count_in_brackets(
        found, one, measures
    )
    before = before or _count_of_them(found, one, measures)
    if before is not None:
        return before
    if one.noun is None or one.noun.after > one.size.first or not alone:
        return 1
    count = count_of(found, one.noun, nouns, measures) or 1
    return 1 if count == listed else count


def count_of(found: tuple[Token, ...], noun: Noun, nouns: Sequence[Noun], measures: Sequence[Measure]) -> int | None:
    """How many windows the noun names: "two windows". The number of "bedroom 2 window" is a label."""
    count = _count_before(found, _start_of(found, noun, nouns), measures)
    number = next((one for one in measures if one.kind == "number" and one.after == noun.first), None)
    labels = number is not None and any(room.role == "floor" and room.after == number.first for room in nouns)
    return None if labels and text_at(found, noun.after - 1) in _SINGULAR else count


def _start_of(found: tuple[Token, ...], noun: Noun, nouns: Sequence[Noun]) -> int:
    """The place of the noun, or of the room that describes several: "two bedroom windows"."""
    room = next((other for other in nouns if other.role == "floor" and other.after == noun.first), None)
    return room.first if room is not None and text_at(found, noun.after - 1) in _PLURALS else noun.first


def _count_in_brackets(found: tuple[Token, ...], one: Placed, measures: Sequence[Measure]) -> int | None:
    """The count after a size: "30x48 (2)"."""
    number = next((other for other in measures if other.first == one.size.after + 1 and other.kind == "number"), None)
    if number is None or (text_at(found, one.size.after), text_at(found, number.after)) != ("(", ")"):
        return None
    return int(number.value) if number.value.denominator == 1 and 0 < number.value <= _MOST_WINDOWS else None


def _count_of_them(found: tuple[Token, ...], one: Placed, measures: Sequence[Measure]) -> int | None:
    """The count that follows a size of each: "6 sq ft each, 3 of them"."""
    for number in measures:
        if number.value == 1:
            continue
        them = (text_at(found, number.after), text_at(found, number.after + 1)) in _OF_THEM
        if them and number.kind == "number" and 0 <= number.first - one.size.after <= _NEAR_COUNT:
            return int(number.value) if number.value.denominator == 1 and 0 < number.value <= _MOST_WINDOWS else None
    return None


def _is_listed_with(found: tuple[Token, ...], one: Placed, other: Placed) -> bool:
    """Whether the other size is one of those that follow the same windows: "two windows, 2x3 and 3x4"."""
    if other is one or other.size.first < one.size.first:
        return other is one
    return other.noun is None or other.noun == one.noun or text_at(found, other.noun.first) in PRONOUNS


def _end_of_noun(one: Placed) -> int:
    """The place after the noun, where it stands before its size."""
    return one.noun.after if one.noun is not None and one.noun.after <= one.size.first else 0


def _count_before(found: tuple[Token, ...], place: int, measures: Sequence[Measure], stop: int = 0) -> int | None:
    """The count that stands at most two plain words before `place` and not before `stop`: "two", "a pair of"."""
    for back in range(3):
        at = place - back
        if at <= stop:
            return None
        for words, count in _PAIRS.items():
            if tuple(token.text for token in found[max(0, at - len(words)) : at]) == words:
                return count
        number = next((one for one in measures if one.after == at and one.kind == "number" and not one.label), None)
        if number is not None:
            whole = number.value.denominator == 1 and Fraction(0) < number.value <= _MOST_WINDOWS
            return int(number.value) if whole else None
        if text_at(found, at - 1) in _NO_COUNT or (
            text_at(found, at - 1) != "@"
            and not text_at(found, at - 1).isalpha()
            and not (at == 2 and text_at(found, 1) in {",", ":"})
        ):
            return None
    return None


def _is_sum(found: tuple[Token, ...], one: Placed, measures: Sequence[Measure]) -> bool:
    """Whether the area is that of all the windows together and not of each."""
    around = {token.text for token in found[max(0, one.size.first - 3) : one.size.after + 3]}
    if around & _EACH or _count_before(found, one.size.first, measures, _end_of_noun(one)) is not None:
        return False
    return bool(around & _TOGETHER) or one.noun is None or one.noun.after <= one.size.first
