"""What is told of one of several windows that are known: "one is 2 feet from the wall"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from assistant.calculators.window_facts import Window
from assistant.facts.folding import folded
from assistant.facts.found import Found
from assistant.facts.vocabulary import Sought

_FACING = ("obstruction_ft", "obstruction_above_ceiling", "faces_outdoors")
_ONE = Sought(r"^\W*(?:\w+ ){0,2}one (?:of (?:them|the|these|those)|faces|looks|is|has|window|sits)\b", "one")
_EVERY = Sought(r"\b(?:both|all|each|every|either|neither) ", "both|all|each|every|ither")


def with_one_of(found: Found, text: str, known: Mapping[str, Any]) -> Found:
    """What was read; where it tells what one of the windows known faces, it is told of that one alone.

    What is told of the wall next belongs to the same window, unless words say that it holds for every one.
    """
    windows: tuple[Window, ...] = known.get("windows") or ()
    told = {name: found.facts[name] for name in _FACING if name in found.facts}
    place = _place(text, windows)
    if not told or "windows" in found.facts or place is None:
        return found
    changed = tuple(replace(one, **told) if at == place else one for at, one in enumerate(windows))
    kept = {name: value for name, value in found.facts.items() if name not in told}
    return replace(found, facts={**kept, "windows": changed})


def _place(text: str, windows: tuple[Window, ...]) -> int | None:
    """Which of several windows is spoken of; None where it may be any or all."""
    plain = folded(text)
    if len(windows) < 2 or _EVERY.search(plain):
        return None
    faced = [at for at, one in enumerate(windows) if any(getattr(one, name) is not None for name in _FACING)]
    if len(faced) == 1:
        return faced[0]
    return 0 if not faced and _ONE.search(plain) else None
