"""A guided walk through a dwelling: the next question, and what becomes of an answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Any, Literal, NamedTuple

from assistant.selfcheck.cells import BadCell, Reader, Untold, cell_reader, fold
from assistant.selfcheck.drafts import use_of
from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.model import Level
from assistant.selfcheck.plain_cells import cell_text
from assistant.selfcheck.samples import taken
from assistant.selfcheck.sayings import load_sayings, saying
from intents.wording import clean

BUILDING = -1
"""The number of the unit in the key of what is about the building, and of the room in that of a unit."""

_LONGEST_NAME = 100


class Key(NamedTuple):
    """What a question is about: the number of the unit, that of the room, and the name of the fact ("name" too)."""

    unit: int
    room: int
    name: str

    @property
    def level(self) -> Level:
        """Building, unit or room."""
        return "building" if self.unit == BUILDING else "unit" if self.room == BUILDING else "room"


@dataclass(frozen=True, slots=True)
class Walk:
    """A walk so far: what was told, as a TOML file would hold it; what was passed over; and the way, to go back."""

    told: Mapping[Key, Any] = field(default_factory=dict)
    passed: frozenset[Key] = frozenset()
    trail: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True)
class Turn:
    """What an answer leads to: the walk after it, a sentence to say first, and whether the person wants to stop."""

    walk: Walk
    say: str = ""
    stop: bool = False


Command = Literal["back", "skip", "stop", "help", "done", ""]


def next_key(walk: Walk) -> Key | None:
    """The first question that is open, in the order of a walk; None at its end."""
    return next((key for key in _keys(walk) if key not in walk.told and key not in walk.passed), None)


def answer(walk: Walk, text: str) -> Turn:
    """What becomes of the answer to the next question; nothing does at the end of the walk."""
    key, command = next_key(walk), _command(text)
    if command == "stop" or key is None:
        return Turn(walk, stop=True)
    if command == "back":
        return _back(walk)
    if command == "help":
        return Turn(walk, help_on(key))
    if key.name == "name":
        return _named(walk, key, "" if command in {"skip", "done"} else clean(text))
    if command in {"skip", "done"}:
        return Turn(_pass(walk, key))
    return _told(walk, key, text)


def record_of(key: Key) -> FactRecord:
    """The fact that a question asks for."""
    return load_vocabulary().facts[f"{key.level}.{key.name}"]


def help_on(key: Key) -> str:
    """What is taken as an answer, and the words that lead on."""
    own = saying(f"walk.name_{key.level}") if key.name == "name" else taken(record_of(key))
    return f"{own} {saying('walk.help')}"


def _command(text: str) -> Command:
    word = fold(text)
    if not word:
        return "skip"
    words: Mapping[str, Any] = load_sayings()["commands"]
    found: dict[str, Command] = {one: name for name in _COMMANDS for one in words[name]}
    return found.get(word, "")


_COMMANDS: tuple[Command, ...] = ("back", "skip", "stop", "help", "done")


def _back(walk: Walk) -> Turn:
    if not walk.trail:
        return Turn(walk, saying("walk.first"))
    last = walk.trail[-1]
    told = {key: value for key, value in walk.told.items() if key != last}
    return Turn(Walk(told, walk.passed - {last}, walk.trail[:-1]))


def _pass(walk: Walk, key: Key) -> Walk:
    return replace(walk, passed=walk.passed | {key}, trail=(*walk.trail, key))


def _put(walk: Walk, key: Key, value: str) -> Walk:
    return replace(walk, told={**walk.told, key: value}, trail=(*walk.trail, key))


def _named(walk: Walk, key: Key, name: str) -> Turn:
    """A name; without one there is no further unit or room, but a building and its first unit there always are."""
    if len(name) > _LONGEST_NAME:
        return Turn(walk, saying("walk.long_name"))
    if not name and key.level == "building":
        name = saying("walk.unnamed")
    if not name and key.level == "unit" and key.unit == 0:
        name = "1"
    if not name:
        return Turn(_pass(walk, key))
    others = (value for other, value in walk.told.items() if _is_beside(other, key))
    if any(fold(str(other)) == fold(name) for other in others):
        return Turn(walk, saying("walk.name_again", name=name))
    return Turn(_put(walk, key, name))


def _is_beside(other: Key, key: Key) -> bool:
    """Whether both are names of units, or of rooms of one unit."""
    return other.name == "name" and other.level == key.level and (key.level == "unit" or other.unit == key.unit)


def _told(walk: Walk, key: Key, text: str) -> Turn:
    try:
        value = _reader(record_of(key))(text)
    except BadCell as bad:
        return Turn(walk, bad.accepted)
    return Turn(_pass(walk, key) if value is Untold.UNKNOWN else _put(walk, key, clean(text)))


def _keys(walk: Walk) -> Iterator[Key]:
    """Every question of the walk as it goes with what was told so far."""
    yield Key(BUILDING, BUILDING, "name")
    yield from _facts(walk, BUILDING, BUILDING, ("outside", "halls"))
    unit = 0
    while True:
        yield Key(unit, BUILDING, "name")
        if Key(unit, BUILDING, "name") in walk.passed:
            break
        yield from _facts(walk, unit, BUILDING, ("entry", "kitchen", "bath"))
        yield from _rooms(walk, unit)
        yield from _facts(walk, unit, BUILDING, ("basement", "whole"))
        unit += 1
        if says(walk, Key(BUILDING, BUILDING, "units_total")) == str(unit):
            break
    yield from _facts(walk, BUILDING, BUILDING, ("basement", "whole"))


def _rooms(walk: Walk, unit: int) -> Iterator[Key]:
    room = 0
    while True:
        yield Key(unit, room, "name")
        if Key(unit, room, "name") in walk.passed:
            return
        yield from _facts(walk, unit, room, ("rooms",))
        room += 1


def _facts(walk: Walk, unit: int, room: int, parts: tuple[str, ...]) -> Iterator[Key]:
    level = Key(unit, room, "").level
    for record in load_vocabulary().of(level):
        key = Key(unit, room, record.name)
        if record.part in parts and (key in walk.told or _fits(walk, key, record)):
            yield key


def _fits(walk: Walk, key: Key, record: FactRecord) -> bool:
    """Whether a fact is worth asking after the answers to the others."""
    if record.only and record.only != (says(walk, key._replace(name="use")) or _use(walk, key)):
        return False
    return not any(_was_said(walk, key, other, word) for other, word in record.unless)


def _was_said(walk: Walk, key: Key, fact: str, word: str) -> bool:
    level, _, name = fact.partition(".")
    at = {"building": Key(BUILDING, BUILDING, name), "unit": Key(key.unit, BUILDING, name)}.get(level)
    said = says(walk, at or key._replace(name=name))
    return said in {word, "n/a"} or bool(word == "told" and said)


def _use(walk: Walk, key: Key) -> str:
    return use_of(str(walk.told.get(key._replace(name="name"), ""))) or ""


def says(walk: Walk, key: Key) -> str:
    """What was told of a fact in one word: yes, no, n/a, none, a word of the fact, a whole number, else "told"."""
    if key not in walk.told:
        return ""
    text = cell_text(walk.told[key])
    try:
        value = Untold.UNKNOWN if text is None else _reader(record_of(key))(text)
    except BadCell:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Untold):
        return "n/a" if value is Untold.ABSENT else ""
    exact = getattr(value, "exact", None)
    return value if isinstance(value, str) else "none" if value == () else "told" if exact is None else str(exact)


@cache
def _reader(record: FactRecord) -> Reader:
    return cell_reader(record)
