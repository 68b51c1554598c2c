"""Proves the words of the tags: every fact of every calculator has its own, and nothing else has."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.calculators.calculator import Fact
from assistant.calculators.register import NAMES, calculator
from assistant.words import Words
from assistant.words.filling import BLANK
from corpus.fault import Fault

_VALUES = frozenset({"value", "count"})
_YES_NO = ("yes", "no")
_WINDOWS = ("none", *(f"{kind}{how}" for kind in ("window", "skylight") for how in ("", "_bare", "_more")))


def tag_faults(words: Words) -> Iterator[Fault]:
    """Everything in the file of tags that does not stand."""
    for name in sorted(set(words.tables) - set(NAMES)):
        yield Fault(f"{words.name}.toml", name, "there is no such calculator")
    for name in NAMES:
        table, facts = words.tables.get(name, {}), {fact.name: fact for fact in calculator(name).facts}
        for key in sorted(set(table) - set(facts)):
            yield Fault(f"{words.name}.toml", f"{name}.{key}", "the program has nothing of that name")
        for fact in facts.values():
            yield from _fact_faults(f"{words.name}.toml", f"{name}.{fact.name}", table.get(fact.name), fact)


def _fact_faults(file: str, key: str, entry: object, fact: Fact) -> Iterator[Fault]:
    own = entry if isinstance(entry, dict) else {}
    for value in _needed(fact) if own or not isinstance(entry, str) else ():
        if value not in own:
            yield Fault(file, f"{key}.{value}".removesuffix("."), "there is none")
    for text in own.values() if own else [entry] if isinstance(entry, str) else []:
        for blank in BLANK.finditer(text):
            if blank[1] not in _VALUES or blank[2]:
                yield Fault(file, key, f"nothing fills the blank {blank[0]}")


def _needed(fact: Fact) -> tuple[str, ...]:
    """The values that need words of their own, where a fact has a table of them."""
    return {"yesno": _YES_NO, "windows": _WINDOWS}.get(fact.kind) or fact.choices or ("",)
