"""The bare answer to the fact that was just asked for."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Parser = Callable[[str], Any]
"""Reads one fact from a text; None where the text does not tell it."""


def told(facts: Mapping[str, Any], text: str, asked: str | None, bare: Mapping[str, Parser]) -> dict[str, Any]:
    """`facts` without those that are None, with the fact `asked` read from a bare answer.

    `bare` maps facts to how a bare answer is read. It is tried only where the sentence itself does not tell the fact,
    so that "no holes anywhere" is not taken for a plain no.
    """
    known = {name: value for name, value in facts.items() if value is not None}
    if asked is not None and asked in bare and asked not in known:
        value = bare[asked](text)
        if value is not None:
            known[asked] = value
    return known
