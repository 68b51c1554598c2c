"""Which size is the floor's, which a window's, which the part that opens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from assistant.facts.measures import Measure
from assistant.facts.tokens import Token, text_at
from assistant.facts.windows.areas import LEAST_FLOOR, is_size
from assistant.facts.windows.nouns import Noun, Role
from assistant.facts.windows.ties import FAR, cost_from_left, cost_from_right

_JOINERS = frozenset(
    {"and", "plus", "+", "&", ",", "another", "one", "a", "an", "also", "other", "second", "the", "then"}
)
_STRONG = frozenset({"and", "plus", "+", "&", "another", "minus", "less", "without"})
_LISTS = frozenset({"and", "plus", "+", "&"})
_DETERMINERS = frozenset({"the", "a", "an", "our", "my", "common", "shared", "inside", "public", "main"})
_TOWARD = frozenset({"onto", "into", "to", "on", "toward", "towards", "facing", "faces", "over", "in", "at"})
_VERBS = frozenset({"is", "measures", "are", "was", "="})
_REACH = 12
_LEAST_ROOM_SIDE = 7
_FARTHEST = 20


@dataclass(frozen=True, slots=True)
class Placed:
    """A size with the role it plays; `noun` is what it is the size of, where a word says so.

    `joined` says that it continues the size before it ("10x12 plus a 4x5 nook"), `taken_off` that it is to be
    subtracted from it.
    """

    size: Measure
    role: Role | None
    noun: Noun | None = None
    joined: bool = False
    taken_off: bool = False


def place_sizes(
    found: tuple[Token, ...], nouns: Sequence[Noun], measures: Sequence[Measure], asked: Role | None = None
) -> tuple[Placed, ...]:
    """Every area and size of two sides with its role, in order; lengths and counts are left out.

    `asked` is the role of a size that no word places, because it was just asked for.
    """
    owners = [noun for noun in nouns if not _only_describes(found, noun, nouns, measures)]
    sizes = [measure for measure in measures if is_size(found, measure, owners, measures)]
    placed: list[Placed] = []
    for size in sizes:
        one = _placed(found, size, sizes, owners, placed)
        placed.append(one if one.role is not None else replace(one, role=asked))
    return _by_elimination(_before_their_noun(found, _without_second_floors(placed)))


def _before_their_noun(found: tuple[Token, ...], placed: list[Placed]) -> list[Placed]:
    """The sizes, those that stand in a list before the window's word made windows too: "a 3x4 and a 2x5 window"."""
    for place in range(len(placed) - 2, -1, -1):
        one, following = placed[place], placed[place + 1]
        between = {token.text for token in found[one.size.after : following.size.first]}
        listed = between & _LISTS and between <= _LISTS | {"a", "an", "one", "the", ","}
        small = one.role is None and _likely(one.size) == "window"
        if small and listed and following.role in {"window", "skylight"} and _leads(following):
            placed[place] = replace(one, role=following.role, noun=following.noun)
    return placed


def _leads(one: Placed) -> bool:
    """Whether the size stands before the word that it is the size of, or in a list that does."""
    return one.noun is not None and one.noun.first >= one.size.after


def _only_describes(found: tuple[Token, ...], noun: Noun, nouns: Sequence[Noun], measures: Sequence[Measure]) -> bool:
    """Whether the noun only describes a window: "bedroom window", "the window in my bedroom is", "opening window"."""
    if noun.role not in {"opens", "floor"}:
        return False
    if noun.room == "other" and _is_faced(found, noun, nouns):
        return True
    owner = next((other for other in nouns if other.first == noun.after and other.is_window), None)
    if owner is None:
        return noun.role == "floor" and _holds_window(found, noun, nouns, measures)
    led = any(measure.after == noun.first for measure in measures)
    return noun.role == "opens" or not (led and any(measure.first == owner.after for measure in measures))


def _is_faced(found: tuple[Token, ...], noun: Noun, nouns: Sequence[Noun]) -> bool:
    """Whether the noun is what a window looks on: "the window onto the hallway"."""
    at = noun.first - 1
    while text_at(found, at) in _DETERMINERS:
        at -= 1
    return text_at(found, at) in _TOWARD and any(other.is_window and other.after <= at for other in nouns)


def _holds_window(found: tuple[Token, ...], noun: Noun, nouns: Sequence[Noun], measures: Sequence[Measure]) -> bool:
    """Whether the noun is the room of "the window in my bedroom is", so that what follows is the window's."""
    windows = [other for other in nouns if other.is_window and 0 < noun.first - other.after <= _REACH]
    window = next((other for other in windows if text_at(found, other.after) == "in"), None)
    if window is None:
        return False
    verb = next((at for at in range(window.after, len(found)) if found[at].text in _VERBS), len(found))
    sized = any(window.after <= measure.first < verb for measure in measures)
    return noun.after <= verb <= window.after + _REACH and not sized


def _placed(
    found: tuple[Token, ...], size: Measure, sizes: Sequence[Measure], owners: Sequence[Noun], before: Sequence[Placed]
) -> Placed:
    if _is_required(found, size, owners):
        return Placed(size, "required")
    continued = _continuation(found, size, sizes, before)
    costs = [*_left_costs(found, size, sizes, owners, before), *_right_costs(found, size, sizes, owners)]
    cost, noun = min(costs, key=lambda pair: pair[0], default=(FAR, None))
    if continued is not None and continued[0] < cost:
        return continued[1]
    if noun is None or cost > _FARTHEST:
        return Placed(size, None)
    joined = continued is not None and continued[1].joined and continued[1].role == noun.role
    return Placed(size, noun.role, noun, joined, joined and continued is not None and continued[1].taken_off)


def _left_costs(
    found: tuple[Token, ...], size: Measure, sizes: Sequence[Measure], owners: Sequence[Noun], before: Sequence[Placed]
) -> list[tuple[int, Noun]]:
    claimed = {placed.noun.first for placed in before if placed.noun is not None}
    return [
        (cost_from_left(found, noun, size, sizes, noun.first in claimed), noun)
        for noun in reversed(owners)
        if noun.after <= size.first and noun.role not in {"required", "obstruction"}
    ]


def _right_costs(
    found: tuple[Token, ...], size: Measure, sizes: Sequence[Measure], owners: Sequence[Noun]
) -> list[tuple[int, Noun]]:
    return [
        (cost_from_right(found, noun, size, sizes), noun)
        for noun in owners
        if noun.first >= size.after and noun.role not in {"required", "obstruction"}
    ]


def _is_required(found: tuple[Token, ...], size: Measure, owners: Sequence[Noun]) -> bool:
    """Whether the size is what somebody asks for, not what is there: "req'd 12 sf", "min glazing 14"."""
    required = [noun for noun in owners if noun.role == "required"]
    place = size.after
    while text_at(found, place) in {"is", "the", "a"}:
        place += 1
    if any(noun.first == place for noun in required) and not any(noun.first == place + 1 for noun in owners):
        return True
    words = {"at", "least", "of", "area", "glazing", "glz", "window", "windows", "glass", ":", "=", "is", "a", "only"}
    return any(
        noun.after <= size.first and all(token.text in words for token in found[noun.after : size.first])
        for noun in required
    )


def _continuation(
    found: tuple[Token, ...], size: Measure, sizes: Sequence[Measure], before: Sequence[Placed]
) -> tuple[int, Placed] | None:
    """The size as one more of what came before it, and how far that is: "3x5 and 2x4", "10x12 plus a 4x5 nook"."""
    last = before[-1] if before else None
    if last is None or last.role not in {"floor", "window", "skylight"}:
        return None
    between = {token.text for token in found[last.size.after : size.first]}
    numerals = {word for word in between if word.isdecimal() or word in {"two", "three", "four", "five"}}
    if not between - numerals <= _JOINERS | _STRONG or not between:
        return None
    minus = bool(between & {"minus", "less", "without"})
    if last.role == "floor" and not between & _STRONG:
        return 3, Placed(size, "window")
    cost = 1 if last.role != "floor" or between & {"plus", "+", "&", "minus", "less"} else 2
    return cost, Placed(size, last.role, None, joined=True, taken_off=minus)


def _by_elimination(placed: list[Placed]) -> tuple[Placed, ...]:
    """The sizes that no word places: the larger of two is the floor, one that is left over what is missing."""
    roles = {one.role for one in placed}
    open_ones = [one for one in placed if one.role is None]
    if not open_ones or len(open_ones) > 2:
        return tuple(placed)
    wanted: dict[int, Role] = {}
    if len(placed) == 1:
        wanted = {id(open_ones[0]): _likely(open_ones[0].size)}
    elif "floor" not in roles and (len(open_ones) == 2 or roles & {"window", "skylight"}):
        floor = max(open_ones, key=lambda one: one.size.value if not _looks_inches(one.size) else 0)
        wanted = {id(one): "floor" if one is floor else "window" for one in open_ones}
    elif "floor" in roles and not roles & {"window", "skylight"}:
        wanted = {id(one): "window" for one in open_ones}
    return tuple(replace(one, role=wanted.get(id(one), one.role)) for one in placed)


def _without_second_floors(placed: Sequence[Placed]) -> list[Placed]:
    """The sizes, a second one of the same room's floor left open: it is most likely something else's."""
    kept: list[Placed] = []
    for one in placed:
        again = (
            one.role == "floor"
            and not one.joined
            and any(earlier.noun is one.noun for earlier in kept if earlier.role == "floor" and one.noun is not None)
        )
        kept.append(replace(one, role=None, noun=None) if again else one)
    return kept


def _likely(size: Measure) -> Role:
    """What two sides alone most likely are: of a room from some 9 feet up, of a window if less, or in inches."""
    if size.sides is None:
        return "floor" if size.value >= LEAST_FLOOR else "window"
    return "window" if min(size.sides) < _LEAST_ROOM_SIDE or _looks_inches(size) else "floor"


def _looks_inches(size: Measure) -> bool:
    return size.bare and size.sides is not None and min(size.sides) >= LEAST_FLOOR
