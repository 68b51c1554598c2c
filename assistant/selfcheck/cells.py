"""One cell of a file, or one answer of the walk, as the value of a fact."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import Enum
from functools import cache
from typing import Any

from assistant.facts.given_numbers import Problem as Wrong
from assistant.facts.given_numbers import amount, share, whole_amount
from assistant.facts.limits import beyond
from assistant.facts.windows.sizes import floor_area, room_area
from assistant.selfcheck.facts import FactRecord, load_vocabulary
from assistant.selfcheck.window_cells import read_window, read_windows
from assistant.words import load_words
from corpus.law import load_law
from intents.wording import clean

LONGEST = 200
"""The letters that a cell may have."""

_KEPT = 2_000
_LONG_NUMBER = re.compile(r"\d{13}")
_PARTS = re.compile(r"\s*(?:[;,/&+\n]|\band\b)\s*")
_BARE = re.compile(r"-?[\d.,]+(?:\s*[x×]\s*[\d.,]+)?")  # noqa: RUF001
_APOSTROPHES = str.maketrans("’‘´`", "''''")  # noqa: RUF001
_FORMULA = ("=", "@")
_MORE_THAN_NONE = frozenset({"room.floor_sqft", "unit.floor_sqft", "building.units_total"})

Value = Any
Reader = Callable[[str], Value]


class Untold(Enum):
    """What a cell says that states no value: that it is not known, or that there is nothing to tell of."""

    UNKNOWN = "unknown"
    ABSENT = "absent"


class BadCell(Exception):
    """A cell does not hold what its fact takes; `accepted` is one sentence on what it does take."""

    def __init__(self, accepted: str) -> None:
        self.accepted = accepted
        super().__init__(accepted)


def fold(text: str) -> str:
    """A cell's text as words are compared: cleaned, in lower case, with plain apostrophes."""
    return clean(text).casefold().translate(_APOSTROPHES)


def cell_reader(record: FactRecord, unit: str = "") -> Reader:
    """What makes the value of a fact of a cell's text; bare numbers are in `unit` where one is given.

    An empty cell is Untold.UNKNOWN. What was read once is remembered. The reader raises BadCell.
    """
    kept: dict[str, Value] = {}
    read = _KINDS[record.kind]

    def reader(text: str) -> Value:
        found = kept.get(text)
        if found is None:
            found = _attempt(read, record, text, unit)
            if len(kept) < _KEPT:
                kept[text] = found
        if isinstance(found, BadCell):
            raise BadCell(found.accepted)
        return found

    return reader


def accepted(record: FactRecord) -> str:
    """The sentence on what a fact takes."""
    accepts = load_vocabulary().accepts
    told = accepts[record.kind].replace("{words}", ", ".join(record.words))
    return f"{told} {accepts['absent']}" if _may_be_absent(record) else told


def _attempt(read: Callable[[FactRecord, str], Value], record: FactRecord, text: str, unit: str) -> Value:
    plain = clean(text[: LONGEST * 2])
    if not plain:
        return Untold.UNKNOWN
    if len(text) > LONGEST or plain.startswith(_FORMULA) or (record.kind != "text" and _LONG_NUMBER.search(plain)):
        return BadCell(accepted(record))
    told = _special(record, fold(plain))
    if told is not None:
        return told
    try:
        return read(record, f"{plain} {unit}" if unit and _BARE.fullmatch(plain) else plain)
    except Wrong as wrong:
        return BadCell(_sentence(record, wrong))
    except (ValueError, ArithmeticError):
        return BadCell(accepted(record))


def _sentence(record: FactRecord, wrong: Wrong) -> str:
    """The sentence on a value that was read but cannot be; else on what is taken."""
    if wrong.said.key.startswith("problems."):
        return load_words("facts").say(wrong.said, load_law())
    return accepted(record)


def _special(record: FactRecord, word: str) -> Untold | None:
    words = _words()
    if word in words["unknown"]:
        return Untold.UNKNOWN
    if word in words["absent"]:
        return Untold.ABSENT if _may_be_absent(record) else Untold.UNKNOWN
    if word in words["none"] and word not in record.words and _none_is_absent(record):
        return Untold.ABSENT
    return None


def _may_be_absent(record: FactRecord) -> bool:
    """Whether there may be no such thing: of what must be there, and of what is measured, "n/a" tells nothing."""
    return record.kind in {"yesno", "condition", "length"} and record.none in {"", "absent"}


def _none_is_absent(record: FactRecord) -> bool:
    return record.none == "absent" or (record.kind != "condition" and _may_be_absent(record))


def _text(record: FactRecord, text: str) -> str:
    return text


def _yesno(record: FactRecord, text: str) -> bool:
    word, words = fold(text), _words()
    if word in words["yes"] or word in words["ticks"]:
        return True
    if word in words["no"] or (word in words["none"] and record.none == "no"):
        return False
    raise _NotTaken


def _choice(record: FactRecord, text: str) -> str:
    found = _word(record, fold(text))
    if found is None:
        raise _NotTaken
    return found


def _condition(record: FactRecord, text: str) -> tuple[str, ...]:
    word, words = fold(text), _words()
    if word in words["yes"]:
        return ()
    if word in words["none"] and record.none:
        return (record.none,)
    if word in words["unsound"]:
        return ("unsound",)
    found = [_word(record, part) for part in _PARTS.split(word) if part]
    if not found or None in found:
        raise _NotTaken
    return tuple(name for name in (*record.words, "unsound") if name in found)


def _word(record: FactRecord, word: str) -> str | None:
    """The word of the fact that `word` stands for."""
    if word in record.words or (word == "unsound" and record.kind == "condition"):
        return word
    return next((name for name in _aliases().get(word, ()) if name in record.words), None)


def _amount(record: FactRecord, text: str) -> Value:
    sized = room_area if record.level == "room" else floor_area
    some = record.id in _MORE_THAN_NONE
    if record.kind == "count":
        value = whole_amount(text, some)
    elif record.kind == "area":
        value = amount("area", text, some, sized)
    elif record.kind == "length":
        value = amount("length", text)
    else:
        value = amount("light" if record.kind == "light" else "temperature", text)
    wrong = beyond("window" if record.level == "room" else "", record.name, value)
    if wrong is not None:
        raise Wrong(wrong.key, wrong.values)
    return value


def _share(record: FactRecord, text: str) -> Value:
    return share(text)


def _windows(record: FactRecord, text: str) -> Value:
    return () if fold(text) in _words()["none"] else read_windows(text)


def _window(record: FactRecord, text: str) -> Value:
    return read_window(text)


class _NotTaken(ValueError):
    """A cell's words are none that its fact takes; the sentence on what is taken stands with the fact."""


@cache
def _words() -> Mapping[str, frozenset[str]]:
    return {name: frozenset(fold(word) for word in words) for name, words in load_vocabulary().words.items()}


@cache
def _aliases() -> Mapping[str, tuple[str, ...]]:
    """The words that each other way of writing may stand for."""
    found: dict[str, tuple[str, ...]] = {}
    for word, others in load_vocabulary().aliases.items():
        for other in others:
            found[fold(other)] = (*found.get(fold(other), ()), word)
    return found


_KINDS: Mapping[str, Callable[[FactRecord, str], Value]] = {
    "text": _text,
    "yesno": _yesno,
    "choice": _choice,
    "condition": _condition,
    "share": _share,
    "windows": _windows,
    "window": _window,
    **dict.fromkeys(("count", "area", "length", "temperature", "light"), _amount),
}
