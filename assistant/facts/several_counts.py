"""Violations of which each went on for days of its own: "3 violations for 10 days and 1 violation for 5 days"."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date

from assistant.facts.counts import WHOLE, whole
from assistant.facts.durations import DURATION, length_of

_NOUN = r"violations?|violashuns?|viols?|counts?|offen[cs]es?|infractions?|charges?|defects?|citations?|ones?"
_PART = re.compile(
    rf"(?<![\w$.,])(?P<count>{WHOLE}|an?(?! day)|another|the other)\s+(?:(?:more|other|separate|different|code)\s+)?"
    rf"(?:(?:{_NOUN})\s+)?(?:(?:that|which|went|goes|ran|lasted|lasting|was|were|open|on)\s+)*(?:for|over|of|lasting)\s+"
    rf"{DURATION}"
)
_NAMED = re.compile(rf"\b(?:{_NOUN})\b")


@dataclass(frozen=True, slots=True)
class Part:
    """So many violations that went on for so many days each."""

    violations: int
    days: int


def several_counts(plain: str, today: date) -> tuple[Part, ...]:
    """The parts of numbered text that tells of two or more; none where it does not."""
    matches = list(_PART.finditer(plain))
    if len(matches) < len(("first", "second")) or not _NAMED.search(matches[0][0]):
        return ()
    parts = []
    for match in matches:
        length = length_of(match)
        if length is None:
            return ()
        count = match["count"]
        parts.append(Part(whole(count) if count[0].isdigit() or count == "one" else 1, length.in_days(today)))
    return tuple(parts)
