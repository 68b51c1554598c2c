"""How many units are infested: "just mine", "both halves", "1 of 4", "units 1, 3 and 6", "my neighbor has them too"."""

from __future__ import annotations

import re
from fractions import Fraction

from assistant.amount import Amount
from assistant.facts import infestation_words as words
from assistant.facts.counts import amount_of, numbered, whole
from assistant.facts.dwelling_units import building_sizes, building_units, read_units
from assistant.facts.phrases import Phrases
from assistant.facts.unsure import without_unsure

_NAMES = re.compile(r"(?<![\w/])(?:#\s?\d{1,3}[a-z]?|\d{1,3}[a-f])(?![\w/])")
_NOT_COUNTED = re.compile(r"(?:other|unit|apt|apartment|#)\s*$")
_JOINTS = re.compile(r",\s*and|,|and|&|\+")
_TWO_OR_MORE = Amount(Fraction(2), None)


def common_areas_only(text: str) -> bool | None:
    """True where only shared parts of the building are infested; None where `text` does not say so."""
    plain = without_unsure(numbered(text))
    told = words.COMMON_ONLY.said_in(plain) or (words.NONE_INSIDE.said_in(plain) and words.COMMON.said_in(plain))
    return True if told and _by_count(plain, text) is None else None


def units_infested(text: str) -> Amount | None:
    """The number of dwelling units that `text` says are infested; None where it does not say."""
    plain = numbered(text)
    total = building_units(text)
    told = _by_figures(plain, text) or _by_words(plain, total)
    if told is not None:
        return told
    return Amount.exactly(1) if total is not None and total.exact == 1 else None


def units_beside(text: str) -> Amount | None:
    """The size of the building that is told beside those of its units that have the pests: "4 units, 2 with mice"."""
    plain = numbered(text)
    part, having = words.OUT_OF.first(plain), words.HAVING.first(plain)
    if part is not None and part["whole"].isdecimal():
        return Amount.exactly(whole(part["whole"]))
    if having is None or not having["n"].isdecimal():
        return None
    others = (match for match in words.COUNTED.matches(plain) if match.end() <= having.start())
    return next((many for many in map(amount_of, others) if not many.less_than(int(having["n"]))), None)


def read_infested(text: str) -> Amount | None:
    """The number of infested units in a bare answer: "two", "just mine", "3 of 6", "me"."""
    plain = numbered(text).strip(" .!?")
    if _is_all(words.BARE_ONE, plain):
        return Amount.exactly(1)
    return _TWO_OR_MORE if _is_all(words.BARE_ALL, plain) else units_infested(text) or read_units(text)


def _is_all(phrases: Phrases, plain: str) -> bool:
    return any(match[0] == plain for match in phrases.matches(plain))


def _by_figures(plain: str, text: str) -> Amount | None:
    """Units told by figures or by their names."""
    part = words.OUT_OF.first(plain)
    if part is not None and (whole(part["part"]) <= whole(part["whole"]) or part["whole"].isdecimal()):
        return Amount.exactly(whole(part["part"]))
    labels = words.LABELS.first(plain)
    if labels is not None:
        return Amount.exactly(1 + len(_JOINTS.findall(labels["more"])))
    names = {name.replace(" ", "") for name in _NAMES.findall(plain)}
    return Amount.exactly(len(names)) if len(names) > 1 else _by_count(plain, text)


def _by_count(plain: str, text: str) -> Amount | None:
    """Units told by a count ("2 with mice", "in three flats") that is not the size of the building."""
    for size in building_sizes(text):
        plain = plain[: size.start] + " " * (size.end - size.start) + plain[size.end :]
    having = words.HAVING.first(plain)
    if having is not None and having["n"].isdecimal() and not _NOT_COUNTED.search(plain[: having.start()]):
        return amount_of(having)
    for match in words.COUNTED.matches(plain):
        many = amount_of(match)
        if (many.low or 0) > 1 and not _NOT_COUNTED.search(plain[: match.start()]):
            return many
    return None


def _by_words(plain: str, total: Amount | None) -> Amount | None:
    """Units told without a figure."""
    if words.NOT_ONE.said_in(plain):
        return _TWO_OR_MORE
    if words.PAIR.said_in(plain):
        return Amount.exactly(2)
    no_others = words.NO_OTHERS.said_in(plain)
    if not no_others and words.ALL.said_in(plain):
        return total if total is not None and total.exact is not None else _TWO_OR_MORE
    if no_others or words.ONE.said_in(plain):
        return Amount.exactly(1)
    return _TWO_OR_MORE if words.MANY.said_in(plain) else None
