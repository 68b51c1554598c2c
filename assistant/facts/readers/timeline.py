"""What a sentence tells of the days of a notice: those of its service and of a petition, and the days after them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.dates import Mention, find_dates, read_date
from assistant.facts.found import Found
from assistant.facts.readers import petition
from assistant.facts.tags import tag
from assistant.facts.timeline_words import CUES

_LATER = ("comply_by", "hearing", "ordered")
"""The days that the petition's reader does not know, each after the service of the notice."""

_EARLIER = ("served", "how", "mailed", "posted", "filed", "today")
_BEFORE = {
    "comply_by": ("served", "mailed", "posted"),
    "hearing": ("served", "mailed", "posted", "filed"),
    "ordered": ("served", "mailed", "posted"),
}


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The days that `text` tells; a day after service whose year is left open is put after what comes before it."""
    plain = numbered(text)
    mentions = find_dates(text, today)
    later = _later(plain, mentions, asked)
    known = petition.read(_without(text, tuple(later.values())), today, asked)
    facts: dict[str, Any] = {name: known.facts[name] for name in _EARLIER if name in known.facts}
    settled = {name: _settled(mention, name, facts, today) for name, mention in later.items()}
    facts |= {name: mention.day for name, mention in settled.items()}
    return Found(
        told(facts, text, asked, {name: lambda words: _bare_day(words, today) for name in _LATER}),
        (*known.assumed, *(said for mention in settled.values() for said in mention.said)),
        (*known.problems, *(said for mention in settled.values() for said in mention.problem)),
        (*known.forgets, *(name for name, mention in settled.items() if mention.day is None)),
    )


def _later(plain: str, mentions: tuple[Mention, ...], asked: str | None) -> dict[str, Mention]:
    """The mention that tells each of the later days, by the name of the fact."""
    found: dict[str, Mention] = {}
    for mention in mentions:
        others = [(other.start, other.end) for other in mentions if other is not mention]
        name = tag(plain, (mention.start, mention.end), CUES, others)
        if name is None and asked in _LATER:
            name = asked
        if name in _LATER:
            found.setdefault(name, mention)
    return found


def _without(text: str, mentions: tuple[Mention, ...]) -> str:
    """The text with these dates blanked out, every other character in its place."""
    for mention in mentions:
        text = text[: mention.start] + " " * (mention.end - mention.start) + text[mention.end :]
    return text


def _settled(mention: Mention, name: str, facts: dict[str, Any], today: date) -> Mention:
    """A guessed day, put at or after the days that come before it; without any, the nearest to today."""
    if not mention.guessed or mention.day is None:
        return mention
    begun = max((facts[fact] for fact in _BEFORE[name] if fact in facts), default=None)
    ahead = find_dates(f"next {mention.words}", begun or today)
    days = [day for day in (mention.day, *(near.day for near in ahead)) if day is not None]
    if begun is None:
        return replace(mention, day=min(days, key=lambda day: abs(day - today)))
    return replace(mention, day=min((day for day in days if day >= begun), default=mention.day))


def _bare_day(text: str, today: date) -> date | None:
    mention = read_date(text, today)
    return mention.day if mention is not None else None
