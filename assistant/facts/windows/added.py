"""Windows that come to those told before: "what if I add a 2x3 window", "and a second one the same size"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.calculators.window_facts import Window
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.vocabulary import Sought

_MORE = Sought(
    r"\b(?:add(?:s|ed|ing)?|another(?! (?:size|kind|room))|a (?:second|third)|one more|an? (?:additional|extra)|"
    r"(?:the|my|our) other (?:window|one|skylight)|also (?:has|have|had|got|a|an)|there(?:'s| is| are|s) also)\b",
    "add|another|second|third|more|extra|other|also",
)
_ALIKE = Sought(
    r"\b(?:same|identical|just like|like (?:it|that|this)|that size|this size|of (?:them|those|these))\b",
    "same|identical|like|size|of",
)
_TWO = Sought(r"\b(?:two|2|a pair) of (?:them|those|these)\b", "of")


def with_added(found: Found, text: str, known: Mapping[str, Any]) -> Found:
    """What was read, with the windows that are known besides those told now, where the text tells of more windows.

    A text that tells of a room or a floor of its own describes all of its windows anew.
    """
    old: tuple[Window, ...] = known.get("windows") or ()
    sized = bool(old) and all(one.area_sqft is not None for one in old)
    if not sized or found.problems or found.facts.keys() & {"room", "floor_sqft"}:
        return found
    more = _more(found.facts.get("windows") or (), old, folded(text))
    return replace(found, facts={**found.facts, "windows": (*old, *more)}) if more else found


def _more(told: tuple[Window, ...], old: tuple[Window, ...], plain: str) -> tuple[Window, ...]:
    """The windows that come to the known ones."""
    if told and all(one.area_sqft is not None for one in told):
        return told if _MORE.search(plain) else ()
    again = (_MORE.search(plain) and _ALIKE.search(plain)) or (len(old) == 1 and _TWO.search(plain))
    return old[-1:] if again else ()
