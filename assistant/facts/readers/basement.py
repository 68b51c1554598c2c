"""Reads how high a story is and how deep it lies below grade, for 12.03(2) and 12.03(3)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import date
from functools import reduce
from typing import Any

from assistant.amount import Amount
from assistant.facts.found import Found
from assistant.facts.grade import average_depth, parts_of
from assistant.facts.measures import Measure, find_measures
from assistant.facts.share_below import share_below
from assistant.facts.tokens import tokens
from assistant.outcome import Said

_OF_A_WINDOW = re.compile(r"\b(?:windows?|skylights?)\b", re.IGNORECASE)
"""The size of a window is no height of a ceiling and no depth."""


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The clear height and the depth below the average grade, several sides averaged."""
    found = tokens(text)
    measures = find_measures(found, with_pairs=False)
    parts = parts_of(found, measures)
    height = next((one.amount for one in parts.heights), None)
    depth, averaged = average_depth(found, parts.depths, measures)
    if height is None and depth is not None and parts.above:
        height = depth + parts.above[0].amount
    share = share_below(text, found) if depth is None else None
    if depth is None and height is not None:
        depth = _depth_from_rest(height, parts.above) or _depth_from_share(height, share)
    if depth is not None and height is not None:
        share = None
    facts: dict[str, Any] = {"clear_height_ft": height, "depth_below_grade_ft": depth, "share_below": share}
    used: Sequence[Measure] = [*parts.heights[:1], *parts.depths]
    if asked in facts and facts[asked] is None and not _OF_A_WINDOW.search(text):
        used = [one for one in measures if one.kind in {"number", "length"}][:1]
        facts[asked] = next((one.amount for one in used), None)
    stated = {name: value for name, value in facts.items() if value is not None}
    return Found(stated, (*_assumed(used), *averaged))


def _depth_from_rest(height: Amount, above: Sequence[Measure]) -> Amount | None:
    """The depth, where the part above grade is told instead."""
    over = reduce(Amount.__add__, (one.amount for one in above[:1]), Amount.exactly(0))
    if not above or height.exact is None or over.exact is None or over.exact > height.exact:
        return None
    return Amount.exactly(height.exact - over.exact)


def _depth_from_share(height: Amount, share: Amount | None) -> Amount | None:
    return None if share is None or share.exact is None else height.scaled(share.exact)


def _assumed(used: Sequence[Measure]) -> tuple[Said, ...]:
    """A word for the numbers that had no unit."""
    return tuple(Said("assumed.as_feet", {"number": one.amount}) for one in used if one.bare)
