"""Words that do something instead of asking: the whole line must be one of them, or one with what it takes."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from assistant.calculators.register import NAMES
from assistant.phrases import load_phrases
from corpus.citation import parse_citation
from corpus.errors import NotACitation

FILE = "lines"
"""The file of the words of this package."""

SEARCHED_MOST = 4
"""More words than this after "search" are a question."""

_POLITE = re.compile(r"^(?:please )?(.*?)(?:,? please)?$")
_END = " .!?"


@dataclass(frozen=True, slots=True)
class Order:
    """What to do, by its name in the table, and what it was given: a citation, words, a form, a number."""

    name: str
    rest: str = ""


def read_order(line: str, lang: str) -> Order | None:
    """The line as an order; None where it is a question."""
    told = " ".join(line.split())
    said = _bare(told)
    if not said:
        return None
    whole, openers = _table(lang)
    if said in whole:
        return Order(whole[said])
    for opener, name in openers:
        if said.startswith(f"{opener} "):
            rest = _rest(name, said[len(opener) + 1 :], line.rstrip().endswith("?"), said, lang)
            if rest is not None:
                return Order(name, rest)
    return None


def _bare(line: str) -> str:
    """The line in small letters without politeness and without the marks at its end."""
    found = _POLITE.match(line.lower().strip(_END))
    return found[1].strip(_END) if found else ""


@cache
def _table(lang: str) -> tuple[Mapping[str, str], Sequence[tuple[str, str]]]:
    """The orders by whole line; and by how a line opens, the longest first."""
    orders = load_phrases(lang, FILE).tables["orders"]
    whole = {word: name for name, order in orders.items() for word in order["words"]}
    openers = [(opener, name) for name, order in orders.items() for opener in order.get("takes", ())]
    return whole, sorted(openers, key=lambda one: -len(one[0]))


def _rest(name: str, rest: str, asks: bool, said: str, lang: str) -> str | None:
    """What an order takes, in its own form; None where it is nothing of the kind."""
    order: Mapping[str, Any] = load_phrases(lang, FILE).tables["orders"][name]
    match order["rest"]:
        case "citation":
            return _citation(rest)
        case "number":
            return rest if rest.isascii() and rest.isdigit() and len(rest) < 3 else None
        case "form":
            return rest.replace(" ", "-") if rest.replace(" ", "-") in NAMES else _named(rest, lang)
        case _:
            starts = tuple(order["questions"])
            asked = asks or said.startswith(starts) or len(rest.split()) > SEARCHED_MOST
            return None if asked or not any(letter.isalnum() for letter in rest) else rest


def _citation(rest: str) -> str | None:
    try:
        return str(parse_citation(rest))
    except NotACitation:
        return None


def _named(rest: str, lang: str) -> str | None:
    """The one form that goes by this word, such as "windows" or "pests"."""
    found = [name for name, words in load_phrases(lang, FILE).tables["forms"].items() if rest in words]
    return found[0] if found else None
