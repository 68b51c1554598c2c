"""Bare answers to what was just asked of a room: "12 by 14", "two", "no", "half", "yes it does"."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.calculators.window_facts import Window
from assistant.facts.folding import folded
from assistant.facts.measures import Measure
from assistant.facts.tokens import text_at
from assistant.facts.windows.scene import Scene
from assistant.facts.yesno import read_yesno

_COUNTS = 2
"""A bare number up to this in digits, or any in words, counts windows; a larger one is their area."""

_SHARES = (
    ("three quarters", Fraction(3, 4)), ("two thirds", Fraction(2, 3)), ("half", Fraction(1, 2)),
    ("third", Fraction(1, 3)), ("quarter", Fraction(1, 4)), ("all", Fraction(1)), ("whole", Fraction(1)),
    ("everything", Fraction(1)), ("full", Fraction(1)), ("entire", Fraction(1)), ("none", Fraction(0)),
    ("nothing", Fraction(0)), ("zero", Fraction(0)),
)  # fmt: skip
_SLEEPS = ("sleep", "bed", "slept")
_PERCENT = frozenset({"%", "percent", "pct"})


def answer(scene: Scene, asked: str) -> dict[str, Any]:
    """The facts that a bare answer gives to the question for `asked`; none where it is no answer."""
    read = _ANSWERS.get(asked, _yesno)
    return read(scene, asked)


def _yesno(scene: Scene, asked: str) -> dict[str, Any]:
    said = read_yesno(scene.text)
    return {} if said is None else {asked: said}


def _room(scene: Scene, asked: str) -> dict[str, Any]:
    plain = folded(scene.text)
    return {"room": "sleeping"} if any(word in plain for word in _SLEEPS) else {}


def _floor(scene: Scene, asked: str) -> dict[str, Any]:
    """An area without a unit, or two sides with nothing between them."""
    plain = _plain_measures(scene)
    if len(plain) == 2 and plain[1].first - plain[0].after <= 1:
        return {"floor_sqft": plain[0].amount.times(plain[1].amount)}
    return {"floor_sqft": plain[0].amount} if plain and plain[0].value > 0 else {}


def _windows(scene: Scene, asked: str) -> dict[str, Any]:
    plain = _plain_measures(scene)
    if not plain:
        return {"windows": ()} if read_yesno(scene.text) is False else {}
    number = plain[0]
    whole = number.value.denominator == 1
    spelled = scene.found[number.first].text.isalpha()
    if whole and number.kind == "number" and (spelled or number.value <= _COUNTS):
        return {"windows": (Window(),) * int(number.value)}
    return {"windows": (Window(area_sqft=number.amount),)}


def _openable(scene: Scene, asked: str) -> dict[str, Any]:
    """An area, or a share of the window."""
    plain, measures = folded(scene.text), _plain_measures(scene)
    if measures and text_at(scene.found, measures[0].after) in _PERCENT:
        return {"openable_share": measures[0].value / 100}
    share = next((share for words, share in _SHARES if words in plain), None)
    if share is not None:
        return {"openable_share": share}
    if measures:
        small = measures[0].value < 1
        return {"openable_share": measures[0].value} if small else {"openable_sqft": measures[0].amount}
    return {"openable_share": Fraction(0)} if read_yesno(scene.text) is False else {}


def _distance(scene: Scene, asked: str) -> dict[str, Any]:
    """A distance in feet; "nothing there" is no obstruction."""
    plain = _plain_measures(scene)
    if plain:
        return {asked: plain[0].amount}
    return {"obstruction_above_ceiling": False} if read_yesno(scene.text) is False else {}


def _plain_measures(scene: Scene) -> list[Measure]:
    return [one for one in scene.measures if one.kind in {"number", "length"}]


_ANSWERS: dict[str, Callable[[Scene, str], dict[str, Any]]] = {
    "room": _room,
    "floor_sqft": _floor,
    "windows": _windows,
    "openable_sqft": _openable,
    "openable_share": _openable,
    "obstruction_ft": _distance,
}
