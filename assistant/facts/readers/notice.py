"""What a sentence tells of the parts of a notice of violation."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from typing import Any

from assistant.facts import notice_words as words
from assistant.facts.answers import told
from assistant.facts.counts import numbered
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.phrases import Phrases
from assistant.facts.yesno import read_yesno
from assistant.outcome import Said, said

PARTS = tuple(words.PARTS)
_ENOUGH = 3
_STOP = re.compile(
    r"[.;!?]|(?<!everything )(?<!all )(?<!all of it )(?<!all of them )\b(?:but(?! not| no)|however|though|although)\b|"
    r",(?! ?(?:no|nor|not|or|and (?:no|nothing|nor)|and)\b)"
)
_GONE_AFTER = re.compile(
    r"^[^.;,!?]{0,25}\b(?:missing|left (?:off|out)|not (?:there|in it|included|given|mentioned|listed|stated)|absent|"
    r"omitted|lacking)\b|"
    r"^ (?:not|isn'?t|aren'?t|never) |"
    r"^[^.;,!?\w]*(?:(?:list|advice|info|procedure|limit|refs?|references?) ?)?[:=]? ?(?:no|none|n)\b(?=\W*(?:$|[.;,]))"
)
_INVERTED = re.compile(
    r"\b(?:is|are|was|do|does|did|should|must|has|have)n'?t (?:he|she|they|it|that|this|we|you|the \w+)\b"
    r"(?! (?:is|was|has|says?|never))[^.;!?]{0,60}$"
)

_ASKED = re.compile(
    r"\b(?:does|do|did|is|are|must|should|has to|have to|needs?(?: to)?|which|what|supposed to)\b[^.;:]*$"
)


def read(
    text: str, today: date, asked: str | None = None, doubted: str = "", known: Mapping[str, Any] = NO_FACTS
) -> Found:
    """The parts that the notice holds, as `text` tells it, and whether it is in writing; `today` plays no part.

    Where the text tells what is not there, the parts that it does not speak of are taken as there, and that is said.
    Where it only tells what is there, at least three parts are needed before the rest is taken as left out, and none
    of them may be among what is `doubted`, which the person says that they do not know. Where the parts are `known`,
    those told now are put to them or taken off.
    """
    plain = numbered(text)
    has, assumed = _parts(plain, asked == "has")
    unknown = [name for name, phrases in words.PARTS.items() if phrases.said_in(numbered(doubted))]
    if has is not None and said("assumed.parts_taken_missing") in assumed and unknown:
        has, assumed = None, ()
    if "has" in known and asked != "has":
        has, assumed = _changed(known["has"], plain), ()
    on_paper = bool(has) or words.WRITTEN.said_in(plain)
    written = False if words.SPOKEN.said_in(plain) else True if on_paper else None
    return Found(told({"has": has, "written": written}, text, asked, {"written": read_yesno}), assumed)


def _parts(plain: str, asked: bool) -> tuple[tuple[str, ...] | None, tuple[Said, ...]]:
    """The parts that are there, and what was taken for granted."""
    if words.MINE_LACKS.said_in(plain):
        found = {name: False if phrases.said_in(plain) else None for name, phrases in words.PARTS.items()}
    else:
        found = {name: _is_there(plain, phrases) for name, phrases in words.PARTS.items()}
    there = tuple(name for name in PARTS if found[name])
    gone = tuple(name for name in PARTS if found[name] is False)
    unsaid = len(there) + len(gone) < len(PARTS)
    if asked and any(match[0] == plain.strip(" .!") for match in words.NOTHING.matches(plain)):
        return (), ()
    if (words.EVERYTHING.said_in(plain) and (asked or gone) and not there) or _all_there(plain):
        return tuple(name for name in PARTS if name not in gone), ()
    if gone:
        return tuple(name for name in PARTS if name not in gone), (said("assumed.parts_taken_there"),) * unsaid
    is_list = words.ASKS_WHETHER_ALL.said_in(plain) and not words.ASKS_THE_RULE.said_in(plain)
    listed = len(there) >= _ENOUGH - is_list
    if listed or (there and (asked or words.ONLY.said_in(plain))):
        return there, (said("assumed.parts_taken_missing"),) * unsaid
    return None, ()


def _changed(known: tuple[str, ...], plain: str) -> tuple[str, ...] | None:
    """The known parts with those told now: "and if it told how to appeal too", "what if it left out the sections"."""
    told_of = {name: _is_there(plain, phrases) for name, phrases in words.PARTS.items()}
    if set(told_of.values()) == {None} and not _all_there(plain):
        return None
    return tuple(
        name for name in PARTS if (name in known or told_of[name] or _all_there(plain)) and told_of[name] is not False
    )


def _all_there(plain: str) -> bool:
    """Whether the text says that all parts are there, and does not ask it."""
    return any(
        not _lacks(plain, match) and not _ASKED.search(plain[: match.start()])
        for match in words.ALL_THERE.matches(plain)
    )


def _is_there(plain: str, phrases: Phrases) -> bool | None:
    """Whether the text says that one part is there; None where it does not speak of it, or only asks."""
    told_of = [
        not _lacks(plain, match) for match in phrases.matches(plain) if not _INVERTED.search(plain[: match.start()])
    ]
    return all(told_of) if told_of else None


def _lacks(plain: str, match: re.Match[str]) -> bool:
    """Whether the clause around the words says that the thing is not there."""
    before = plain[: match.start()]
    stops = list(_STOP.finditer(before))
    clause = before[stops[-1].end() :] if stops else before
    return words.LACKING.said_in(clause) or bool(_GONE_AFTER.match(plain[match.end() :]))
