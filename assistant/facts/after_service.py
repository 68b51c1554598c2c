"""Days that come after the service of a notice, set right by the days of service that were told before."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from typing import Any

from assistant.facts.dates import Mention, find_dates
from assistant.facts.found import NO_FACTS, Found
from assistant.outcome import Said, said

_SERVICE = ("served", "mailed", "posted")
_LATER = ("comply_by", "filed", "hearing", "ordered")
_MONTH, _YEAR = timedelta(days=31), timedelta(days=366)


def not_before(later: Mention, begun: date | None) -> Mention:
    """A day whose year or month was guessed, put after the service: "served May 20, is June 20 too late"."""
    if begun is None or not later.guessed or later.day is None or later.day >= begun:
        return later
    day = _after(later.words, begun)
    return later if day is None else replace(later, day=day)


def near_to(mention: Mention, known: date | None) -> Mention:
    """A day whose year was guessed, put in the year that brings it nearest to the day that was told before."""
    if known is None or not mention.guessed or mention.day is None or mention.day >= known:
        return mention
    later = _after(mention.words, known)
    return replace(mention, day=later) if later is not None and later - known < known - mention.day else mention


def within_notice(found: Found, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """What was read, with guessed days that lie before the service, as it is told now or was `known`, put after it."""
    days = {name: found.facts.get(name, known.get(name)) for name in _SERVICE}
    begun = max((day for day in days.values() if day is not None), default=None)
    facts, assumed = dict(found.facts), list(found.assumed)
    for name in _LATER:
        day = facts.get(name)
        if begun is None or day is None or day >= begun:
            continue
        for place, one in enumerate(assumed):
            moved = _moved(one, day, begun)
            if moved is not None:
                facts[name], assumed[place] = moved.values["day"], moved
    return replace(found, facts=facts, assumed=tuple(assumed))


def _moved(one: Said, day: date, begun: date) -> Said | None:
    """The sentence that a guessed day was taken as one after the service; None where it is of another day."""
    if one.key != "assumed.date_taken" or one.values["day"] != day:
        return None
    words = str(one.values["words"])
    later = _after(words, begun)
    return None if later is None else said(one.key, words=words, day=later)


def _after(words: str, begun: date) -> date | None:
    """The first day that the words may mean at or after the service; None where there is none."""
    for span in (_MONTH, _YEAR):
        again = find_dates(words, begun + span)
        if again and again[0].day is not None and again[0].day >= begun:
            return again[0].day
    return None
