"""Bare answers to what was just asked of a room: "12 by 14", "two", "no", "half", "yes it does"."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from assistant.calculators.window_facts import Window, WindowKind
from assistant.facts.folding import folded
from assistant.facts.measures import Measure
from assistant.facts.tokens import text_at
from assistant.facts.vocabulary import Sought
from assistant.facts.windows.rooms import names_device
from assistant.facts.windows.scene import Scene
from assistant.facts.yesno import read_yesno
from assistant.outcome import Said

_COUNTS = 2
"""A bare number up to this in digits, or any in words, counts windows; a larger one is their area."""

_MOST_WINDOWS = 20
_SHARES = (
    ("three quarters", Fraction(3, 4)), ("two thirds", Fraction(2, 3)), ("half", Fraction(1, 2)),
    ("third", Fraction(1, 3)), ("quarter", Fraction(1, 4)), ("all", Fraction(1)), ("whole", Fraction(1)),
    ("everything", Fraction(1)), ("full", Fraction(1)), ("entire", Fraction(1)), ("none", Fraction(0)),
    ("nothing", Fraction(0)), ("zero", Fraction(0)),
)  # fmt: skip
_HIGHER = Sought(r"\b(?:above|over|higher|taller|past|beyond|two[- ]story)\b")
_LOWER = Sought(r"\b(?:below|lower|under|shorter|beneath|not (?:that|as|so) (?:high|tall))\b")
_OUTDOORS = Sought(r"\b(?:outside|outdoors|street|yard|backyard|alley|sky|parking lot|road|garden|field|outdoor)\b")
Answer = tuple[dict[str, Any], tuple[Said, ...]]
_NOTHING: Answer = ({}, ())
_SLEEPS = ("sleep", "bed", "slept")
_PERCENT = frozenset({"%", "percent", "pct"})


def answer(scene: Scene, asked: str) -> Answer:
    """The facts that a bare answer gives to the question for `asked`, none where it is no answer; what was assumed."""
    read = _ANSWERS.get(asked)
    if read is not None:
        return read(scene)
    said = _SAID[asked](scene.text) if asked in _SAID else None
    told = read_yesno(scene.text) if said is None else said
    return ({} if told is None else {asked: told}), ()


def _room(scene: Scene) -> Answer:
    plain = folded(scene.text)
    return ({"room": "sleeping"} if any(word in plain for word in _SLEEPS) else {}), ()


def _floor(scene: Scene) -> Answer:
    """An area without a unit, or two sides with nothing between them."""
    plain = _plain_measures(scene)
    if len(plain) == 2 and plain[1].first - plain[0].after <= 1:
        sides = {"first": plain[0].value, "second": plain[1].value}
        area = plain[0].amount.times(plain[1].amount)
        return {"floor_sqft": area}, (Said("assumed.pair_as_feet", sides),) if plain[0].bare else ()
    return ({"floor_sqft": plain[0].amount}, _square_feet(plain[0])) if plain and plain[0].value > 0 else _NOTHING


def _windows(scene: Scene) -> Answer:
    """How many windows, or the area of one; "yes" is one of which no more is known, "no" is none."""
    plain = _plain_measures(scene)
    if plain and not _is_count(scene, plain[0]):
        return {"windows": (Window(area_sqft=plain[0].amount),)}, _square_feet(plain[0])
    if plain:
        return {"windows": (Window(_kind(scene)),) * int(plain[0].value)}, ()
    if any(noun.is_window for noun in scene.nouns):
        return {"windows": (Window(_kind(scene)),)}, ()
    there = read_yesno(scene.text) if not names_device(scene.text) else None
    return ({} if there is None else {"windows": (Window(),) if there else ()}), ()


def _square_feet(one: Measure) -> tuple[Said, ...]:
    return (Said("assumed.as_square_feet", {"number": one.amount}),)


def _is_count(scene: Scene, number: Measure) -> bool:
    """Whether a bare number counts windows: spelled, small, or right before the word."""
    if number.kind != "number" or number.value.denominator != 1 or number.value > _MOST_WINDOWS:
        return False
    spelled = scene.found[number.first].text.isalpha()
    return spelled or number.value <= _COUNTS or any(noun.first == number.after for noun in scene.nouns)


def _kind(scene: Scene) -> WindowKind:
    return "skylight" if any(noun.role == "skylight" for noun in scene.nouns) else "window"


def _openable(scene: Scene) -> Answer:
    """An area, or a share of the window."""
    plain, measures = folded(scene.text), _plain_measures(scene)
    if measures and text_at(scene.found, measures[0].after) in _PERCENT:
        return {"openable_share": measures[0].value / 100}, ()
    share = next((share for words, share in _SHARES if words in plain), None)
    if share is not None:
        return {"openable_share": share}, ()
    if measures and measures[0].value < 1:
        return {"openable_share": measures[0].value}, ()
    if measures:
        return {"openable_sqft": measures[0].amount}, _square_feet(measures[0])
    return ({"openable_share": Fraction(0)} if read_yesno(scene.text) is False else {}), ()


def _distance(scene: Scene) -> Answer:
    """A distance in feet; "nothing there" is no obstruction."""
    plain = _plain_measures(scene)
    if plain:
        assumed = Said("assumed.as_feet", {"number": plain[0].amount})
        return {"obstruction_ft": plain[0].amount}, (assumed,) if plain[0].bare else ()
    return ({"obstruction_above_ceiling": False} if read_yesno(scene.text) is False else {}), ()


def _plain_measures(scene: Scene) -> list[Measure]:
    return [one for one in scene.measures if one.kind in {"number", "length"}]


def _above(text: str) -> bool | None:
    plain = folded(text)
    return False if _LOWER.search(plain) else True if _HIGHER.search(plain) else None


def _outdoors(text: str) -> bool | None:
    return True if _OUTDOORS.search(folded(text)) and read_yesno(text) is not False else None


def _device(text: str) -> bool | None:
    return True if names_device(text) and read_yesno(text) is not False else None


_ANSWERS: dict[str, Callable[[Scene], Answer]] = {
    "room": _room,
    "floor_sqft": _floor,
    "windows": _windows,
    "openable_sqft": _openable,
    "openable_share": _openable,
    "obstruction_ft": _distance,
}
_SAID: dict[str, Callable[[str], bool | None]] = {
    "obstruction_above_ceiling": _above,
    "faces_outdoors": _outdoors,
    "ventilating_device": _device,
}
