"""What a sentence tells of the days of a notice and of a petition against it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from assistant.facts.after_service import not_before
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.cues import stated
from assistant.facts.dates import Mention, find_dates, read_date
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.petition_words import (
    ABOUT_HEARING,
    BY_MAIL,
    CUES,
    FILED,
    IN_PERSON,
    POSTED,
    SAME_DAY,
)
from assistant.facts.tags import tag
from assistant.facts.yesno import read_yesno

_PROSPECT = re.compile(r"\b(?:can|could|may|might|still|should|must|want to|need to|able to|if)\b[^.;,]{0,30}$")
_AFTER_ASKING = re.compile(r"^\W*(?:too late|still (?:ok|okay|in time|time)|in time|soon enough|early enough)\b")
_FILING = re.compile(r"\b(?:appeal\w*|petition\w*|file|filing|contest|fight|challenge|object|protest|hearing)\b")
_TODAY = frozenset({"today", "tonight", "now", "tomorrow", "this morning", "this afternoon"})
_TOGETHER = re.compile(r"^(?:[\s,&+]|and|it|them|both|also|a copy|the|notice|was|then|on)*$")
_DATES = ("served", "mailed", "posted", "filed", "today")


def read(text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """The days that `text` tells, and how the notice was served; days are counted from a "today" that it names.

    Where the day of service is told or `known` as well as that of filing, it is told if the hearing is asked for.
    """
    plain = numbered(text)
    now = _stated_today(text, plain, today)
    tagged = _tagged(plain, find_dates(text, now or today), asked, _known_service(known, now or today))
    facts: dict[str, Any] = {name: mention.day for name, mention in tagged.items()}
    facts |= {"today": now, "how": _how(plain), "about_hearing": _about_hearing(plain, {*tagged, *known})}
    # A day that the sentence gives to another fact is no bare answer.
    bare = {name: lambda words: _bare_day(words, now or today) for name in _DATES if not tagged}
    mentions = {mention.start: mention for mention in tagged.values()}.values()
    return Found(
        told(facts, text, asked, {**bare, "how": _read_how}),
        tuple(said for mention in mentions for said in mention.said),
        tuple(said for mention in mentions for said in mention.problem),
        (*(name for name, mention in tagged.items() if mention.day is None), *_replaced(tagged, facts)),
    )


def _replaced(tagged: Mapping[str, Mention], facts: Mapping[str, Any]) -> tuple[str, ...]:
    """The other ways to tell the service, which what is told now takes the place of."""
    if tagged.keys() & {"mailed", "posted"}:
        return ("served",)
    return ("mailed", "posted", *(() if facts.get("how") else ("how",))) if "served" in tagged else ()


def _stated_today(text: str, plain: str, today: date) -> date | None:
    """The day that `text` says it is ("here it is May 1"), the nearest such day before or after `today`."""
    mentions = find_dates(text, today)
    for mention in mentions:
        if mention.day not in {None, today} and _tag_of(plain, mention, mentions) == "now":
            later = find_dates(f"next {mention.words}", today)
            days = [mention.day, *(near.day for near in later if near.day is not None)]
            return min(days, key=lambda day: abs(day - today))
    return None


def _tag_of(plain: str, mention: Mention, mentions: tuple[Mention, ...]) -> str | None:
    others = [(other.start, other.end) for other in mentions if other is not mention]
    return tag(plain, (mention.start, mention.end), CUES, others)


def _known_service(known: Mapping[str, Any], now: date) -> date | None:
    """The day of asking, where the service is known and lies before it: a later day is then none of service."""
    days = [known[name] for name in ("served", "mailed", "posted") if known.get(name) is not None]
    return now if days and max(days) <= now else None


def _tagged(
    plain: str, mentions: tuple[Mention, ...], asked: str | None, asking: date | None = None
) -> dict[str, Mention]:
    """The mention that tells each day, by the name of the fact; see `_untagged` for `asking`."""
    tagged: dict[str, Mention] = {}
    for mention in mentions:
        name = _name_of(plain, mention, mentions, asked) or _untagged(plain, mention, asking)
        if name == "filed" and _only_asks(plain, mention) and not ABOUT_HEARING.said_in(plain):
            continue
        if name in _DATES:
            tagged.setdefault(name, mention)
        other = {"mailed": "posted", "posted": "mailed"}.get(name)
        if other is not None and (_both_acts(plain, mention) or SAME_DAY[other].said_in(plain)):
            tagged.setdefault(other, mention)
    if "filed" in tagged:
        tagged["filed"] = not_before(tagged["filed"], _begun(tagged))
    if {"mailed", "posted"} <= tagged.keys():
        tagged.pop("served", None)
    return tagged


def _name_of(plain: str, mention: Mention, mentions: tuple[Mention, ...], asked: str | None) -> str:
    """The day that a mention tells; the one just asked for where the answer opens with it; "" where no word says it."""
    if asked in _DATES and mention is mentions[0]:
        before = plain[: mention.start]
        if not any(cue.said_in(before) for cue in CUES.values()):
            return str(asked)
    return _tag_of(plain, mention, mentions) or ""


def _untagged(plain: str, mention: Mention, asking: date | None) -> str:
    """What a day is told of where no word says it: of the service, unless the sentence asks about filing on it.

    Once the service is known, a day after that of `asking` is one of filing ("how about next Monday").
    """
    asks = _asks_of(plain, mention)
    if asking is not None and mention.day is not None and mention.day > asking:
        return "filed"
    return "asked" if asks else "served"


def _asks_of(plain: str, mention: Mention) -> bool:
    """Whether a day is one on which somebody may want to file: "can I appeal today", "is June 30 too late"."""
    before, after = plain[: mention.start], plain[mention.end :]
    prospect = _PROSPECT.search(before)
    return bool(_AFTER_ASKING.match(after)) or (prospect is not None and bool(_FILING.search(prospect[0])))


def _begun(tagged: dict[str, Mention]) -> date | None:
    """The last of the days that the petition cannot come before."""
    days = [tagged[name].day for name in ("served", "mailed", "posted") if name in tagged]
    return max((day for day in days if day is not None), default=None)


def _only_asks(plain: str, mention: Mention) -> bool:
    """Whether the sentence asks about filing today rather than telling of it ("can he still file today")."""
    return mention.words.lower() in _TODAY and bool(_PROSPECT.search(plain[: mention.start]))


def _both_acts(plain: str, mention: Mention) -> bool:
    """Whether mailing and posting share one date ("posted it and mailed it on May 2")."""
    before = plain[: mention.start]
    acts = [sorted(match.span() for match in CUES[name].matches(before)) for name in ("mailed", "posted")]
    if not all(acts):
        return False
    first, second = sorted(spans[-1] for spans in acts)
    return bool(_TOGETHER.match(plain[first[1] : second[0]]))


def _about_hearing(plain: str, days: set[str]) -> bool | None:
    """True where a petition has come in and the day of the hearing is asked for, and the `days` alone do not show it.

    A question for the rule alone ("how soon must a hearing be held") tells no fact.
    """
    shown = "filed" in days and not days & {"served", "mailed", "posted"}
    told_of = "filed" in days or FILED.said_in(plain)
    return True if told_of and not shown and ABOUT_HEARING.said_in(plain) else None


def _how(plain: str) -> str | None:
    """How the notice was served, where the words tell."""
    mailed = stated(plain, BY_MAIL, prevails=True)
    if mailed and POSTED.said_in(plain):
        return "mail-and-post"
    return "in-person" if not mailed and IN_PERSON.said_in(plain) else None


def _read_how(text: str) -> str | None:
    """The way that a bare answer names; "Was it served in person?" may be answered with yes or no."""
    plain = numbered(text)
    if BY_MAIL.said_in(plain) or POSTED.said_in(plain):
        return "mail-and-post"
    answer = read_yesno(text)
    return None if answer is None else "in-person" if answer else "mail-and-post"


def _bare_day(text: str, today: date) -> date | None:
    mention = read_date(text, today)
    return mention.day if mention is not None else None
