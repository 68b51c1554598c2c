"""Votes among those told that do not count: of a member with an interest, of the Town Attorney, of the Inspector."""

from __future__ import annotations

import re
from collections.abc import Mapping

from assistant.amount import Amount
from assistant.facts.cues import denied
from assistant.facts.phrases import any_of

_WORDS = {
    "official": "town attorney('s)?|attorney('s)?|town's lawyer|building inspector('s)?|inspector('s)?",
    "interested": "(has|have|had|having|holds?|held) [also] [a|an|some] [_] [_] (interest|stake)|"
    "(is|are|was|were) [personally|financially] interested|(own(s|ed)?|co-own(s|ed)?) [part of] (the|this|that|it)|"
    "(has|have|had|with) [a|an] [_] conflict [of interest]|with [a|an] [_] [_] (interest|stake)",
    "of": "of [the] (yes|ayes?|yeas?|no|nays?|noes|\\d+|votes?|voters?|members?|them|those|these)",
}
_INTERESTED = any_of("({interested})", **_WORDS)
_AMONG = any_of(
    "(?P<n>one|\\d+) {of} [votes?|voters?] (was|were|is|are|came from|being) [from|by] [the] {official}",
    "(includ*|counting|with) [the|that of the] {official}",
    **_WORDS,
)
_VOTED = any_of(
    "{official} (votes?|voted|voting|was|is|said) [also] [for|in favou?r|yes|yea|aye|no|nay|against]", **_WORDS
)
_BOTH = any_of("{official} and [the] {official}", **_WORDS)
_ABSENT = any_of(
    "abstain*", "recus*", "(did not|didn't|does not|doesn't|not) (vote|voting|take part)", "sat out",
    "stepped (out|down)", "left the room", "took no part",
)  # fmt: skip
_YES = re.compile(r"\b(?:yes|ayes?|yeas?|in favou?r|for (?:it|the variance)|voted for|grant\w*|concurr\w*)\b")
_NO = re.compile(r"\b(?:no|nays?|noes|against|opposed|dissent\w*)\b")
_BESIDES = re.compile(r"\b(?:plus|besides|and also|in addition)\W+(?:the )?$")
_AND = re.compile(r"\band\W+(?:the )?$")
_COUNT = re.compile(r"(?<![\w-])(?P<n>\d+|one)\b(?!\s*-)")
_OF = re.compile(r"\bof\s+(?:(?:the|those|these)\s+)?$")
_OF_SO_MANY = re.compile(r"\bof\s+(?:(?:the|those|these)\s+)?(\d+)\b")


def uncounted(plain: str, votes: Mapping[str, Amount | None]) -> dict[str, Amount | None]:
    """How many of the votes for and against do not count, by the name of the fact; bounds where no side is told."""
    if _ABSENT.said_in(plain):
        return {}
    among = _AMONG.first(plain)
    if among is not None and not denied(plain, among.start()):
        return _on_side("for", _number(among))
    voted = _VOTED.first(plain)
    if voted is not None and not denied(plain, voted.start()):
        return _of_officials(plain, voted)
    interest = _INTERESTED.first(plain)
    if interest is None or denied(plain, interest.start()) or denied(plain, interest.end(), words=6):
        return {}
    subject = _subject(plain[: interest.start()])
    many, side = _number(subject), _side_of(plain[subject.start() if subject else interest.start() :], votes)
    return _on_side(side, many) if side else _on_either(many)


def officials_among(plain: str) -> dict[str, Amount | None]:
    """The same of votes that were told before: "and if one of them was the town attorney"."""
    among = _AMONG.first(plain)
    if among is None or _ABSENT.said_in(plain) or denied(plain, among.start()):
        return {}
    side = _side_of(among[0], {})
    return _on_side(side, _number(among)) if side else _on_either(_number(among))


def _subject(before: str) -> re.Match[str] | None:
    """The last "one of the three" of the words before an interest."""
    places = [match.start() for match in _COUNT.finditer(before) if not _OF.search(before[: match.start()])]
    return _COUNT.match(before, places[-1]) if places else None


def _of_officials(plain: str, voted: re.Match[str]) -> dict[str, Amount | None]:
    """The votes of those who have none; told besides the rest they are not among it, after "and" they may be."""
    both = _BOTH.first(plain)
    start = voted.start() if both is None else both.start()
    if _BESIDES.search(plain[:start]):
        return {}
    many = 1 if both is None else 2
    side = _side_of(voted[0], {}) or ("against" if _NO.search(plain, voted.end()) else "")
    if _AND.search(plain[:start]) or not side:
        return _on_either(many)
    return _on_side(side, many)


def _number(match: re.Match[str] | None) -> int:
    """How many votes the words speak of; one where they give no number."""
    if match is None:
        return 1
    number = match.groupdict().get("n") or "one"
    return int(number) if number.isdigit() else 1


def _side_of(words: str, votes: Mapping[str, Amount | None]) -> str:
    """The side that the words name, or that has as many votes as they say ("one of the three"); empty for none."""
    if _YES.search(words):
        return "for"
    if _NO.search(words):
        return "against"
    counted = _OF_SO_MANY.search(words)
    if counted is None:
        return ""
    sides = [name for name, amount in votes.items() if amount is not None and amount.exact == int(counted[1])]
    return sides[0] if len(sides) == 1 else ""


def _on_side(side: str, many: int) -> dict[str, Amount | None]:
    return {f"uncounted_{side}": Amount.exactly(many)}


def _on_either(many: int) -> dict[str, Amount | None]:
    some = Amount(Amount.exactly(0).low, Amount.exactly(many).high)
    return {"uncounted_for": some, "uncounted_against": some}
