"""The room of the window calculator as the first room of a dwelling file, which `howard check` reads."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from datetime import date
from fractions import Fraction
from pathlib import Path
from tomllib import loads
from typing import Any

from assistant.amount import Amount
from assistant.calculators.register import calculator
from assistant.calculators.window_facts import Window, WindowFacts
from assistant.papers.saving import notes_folder, save
from assistant.phrases import load_phrases
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.toml_dwelling import Dwelling
from assistant.selfcheck.walk import BUILDING, Key, Walk
from assistant.selfcheck.walk_tables import write_walk
from assistant.state import State
from corpus.law import load_law
from intents.wording import clean

FILE = "room-file"
"""The file of the words of this module."""

ENDING = ".toml"

_INCHES = 12
_PLACES = 4
_SCALE = 10_000


class NoRoom(Exception):
    """There is no room to save, or its facts cannot be kept; `key` names the sentence."""

    def __init__(self, key: str) -> None:
        self.key = key
        super().__init__(key)


def save_order(line: str, state: State, lang: str) -> str | None:
    """What becomes of the order "save room FILE.toml", in a sentence; None where the line is none."""
    said = load_phrases(lang, FILE)
    words = re.fullmatch(said["order.words"], " ".join(line.split()), re.IGNORECASE)
    if words is None:
        return None
    name = (words["file"] or "").strip("\"'")
    if " " in name and not name.lower().endswith(ENDING):
        return None
    if not name:
        return said["say.which"]
    return save_room(state, Path(name), lang)


def save_room(state: State, path: Path, lang: str) -> str:
    """Writes the room of the case at hand to a new file; says what came of it, in a sentence."""
    said, name = load_phrases(lang, FILE), clean(path.name)[:100]
    if path.suffix.lower() != ENDING:
        return said["say.not_toml"]
    try:
        text = room_text(state)
        _write(path.expanduser(), text)
    except NoRoom as none:
        return said[f"say.{none.key}"].format(file=name)
    except FileExistsError:
        return said["say.there"].format(file=name)
    except (OSError, ValueError, RuntimeError) as fault:
        why = clean(getattr(fault, "strerror", None) or type(fault).__name__)
        return said["say.not_saved"].format(file=name, why=why)
    return said["say.saved"].format(file=clean(str(path))[:200])


def keep_room(state: State, folder: Path | None, day: date, lang: str) -> str:
    """Writes the room of the case at hand among the papers of the desk; says what came of it."""
    said = load_phrases(lang, FILE)
    try:
        text = room_text(state)
    except NoRoom as none:
        return said[f"say.{none.key}"]
    saved = save(text, folder or notes_folder(Path.home()), day, said["say.subject"], ENDING[1:], lang)
    return f"{saved.said} {said['say.next']}" if saved.path else saved.said


def room_text(state: State) -> str:
    """The dwelling file of one room: that of the window calculator's case, at hand or the one before.

    Raises:
        NoRoom: there is no such case, nothing is known of it, or its facts cannot be kept.
    """
    cases = (case for case in (state.case, state.earlier) if case and case.calculator == "window")
    facts: WindowFacts | None = next((case.facts for case in cases), None)
    if facts is None or facts == WindowFacts():
        raise NoRoom("no_room")
    text = write_walk(Walk(dict(_told(facts))))
    if not _same(facts, text):
        raise NoRoom("not_kept")
    return text


def _told(facts: WindowFacts) -> Iterator[tuple[Key, Any]]:
    yield Key(BUILDING, BUILDING, "name"), saying("walk.unnamed")
    yield Key(0, BUILDING, "name"), "1"
    yield Key(0, 0, "name"), load_phrases("en", FILE)[f"rooms.{facts.room or 'unknown'}"]
    for name, value in calculator("window").stated(facts).items():
        if name == "windows":
            plain: Any = [_window(window) for window in value] or "none"
        else:
            plain = _plain(name, value)
        yield Key(0, 0, "use" if name == "room" else name), plain


def _window(window: Window) -> dict[str, Any]:
    values = {field.name: getattr(window, field.name) for field in fields(window) if field.name != "label"}
    return {
        "size" if name == "area_sqft" else name: _plain(name, value)
        for name, value in values.items()
        if value is not None
    }


def _plain(name: str, value: Any) -> Any:  # noqa: ANN401  (facts are of many types)
    if isinstance(value, Amount):
        return _amount(value, _area if name.endswith("_sqft") else _length)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)


def _amount(amount: Amount, written: Any) -> str:  # noqa: ANN401
    said = load_phrases("en", FILE)
    low, high = amount.low, amount.high
    if amount.exact is not None:
        return str(written(amount.exact))
    if low is not None and high is not None:
        return said["amounts.between"].format(low=_decimal(low), high=written(high))
    if low is not None:
        return said["amounts.over" if amount.above else "amounts.least"].format(low=written(low))
    if high is None:
        raise NoRoom("not_kept")
    return said["amounts.under" if amount.below else "amounts.most"].format(high=written(high))


def _area(value: Fraction) -> str:
    """Square feet; where they have no end as decimals, two sides that give exactly so many."""
    if _ends(value):
        return f"{_decimal(value)} sq ft"
    inches = value * _INCHES
    if inches.denominator == 1:
        return f"1 ft x {inches // _INCHES} ft {inches % _INCHES} in"
    square = inches * _INCHES
    return f"1 in x {square} in" if square.denominator == 1 else f"{_decimal(value)} sq ft"


def _length(value: Fraction) -> str:
    inches = value * _INCHES
    if not _ends(value) and inches.denominator == 1:
        return f"{inches // _INCHES} ft {inches % _INCHES} in"
    return f"{_decimal(value)} ft"


def _ends(value: Fraction) -> bool:
    return (value * _SCALE).denominator == 1


def _decimal(value: Fraction) -> str:
    """With as many decimals as it has, at most four."""
    scaled = round(value * _SCALE)
    whole, rest = divmod(scaled, _SCALE)
    return f"{whole}.{rest:0{_PLACES}}".rstrip("0").rstrip(".")


def _same(facts: WindowFacts, text: str) -> bool:
    """Whether the file reads back without a fault and the calculator finds of its room what it found before."""
    dwelling = Dwelling("")
    building = dwelling.read(loads(text), "-")
    back: WindowFacts = building.units[0].rooms[0].window_facts
    same = back == facts or _found(back) == _found(facts)
    return same and not dwelling.problems


def _found(facts: WindowFacts) -> tuple[str | None, str, tuple[str, ...]]:
    outcome = calculator("window").decide(facts, load_law(), date.min)
    return outcome.verdict, outcome.say.key, outcome.missing


def _write(path: Path, text: str) -> None:
    """Makes the file; what was begun and could not be ended is taken away.

    Raises:
        OSError: it is there already, or cannot be made.
    """
    with path.open("x", encoding="utf-8") as file:
        try:
            file.write(text)
            file.flush()
        except OSError:
            path.unlink(missing_ok=True)
            raise
