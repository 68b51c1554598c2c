"""What a sentence tells of a vote of the Housing Appeals Board."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.facts import board_words as words
from assistant.facts.answers import told
from assistant.facts.counts import WHOLE, amount_of, numbered, read_count, whole
from assistant.facts.found import NO_FACTS, Found
from assistant.facts.phrases import Phrases
from assistant.facts.uncounted_votes import officials_among, uncounted
from assistant.outcome import Said, said
from corpus.law import load_law

_SPLIT = re.compile(
    rf"(?<![\d/.$-])\b(?P<yes>{WHOLE})\s*(?:-|to|v\.?|vs\.?|/|against|:)\s*(?P<no>{WHOLE}|nothing|none|nil)"
    r"(?![\d/]|-\d|\s*(?:days?|weeks?|members|p\.?m|a\.?m|units?))"
)
_REQUIRED = re.compile(
    r"\b(?:req(?:'?d|uire[sd]?)?|needs?|needed|must|does it take|is it|how many)\b[^.;]{0,30}$|\bmust\b|\brequire"
)
_ROLL = re.compile(
    r"\b(?P<side>ayes?|yeas?|yes|for|in favou?r|nays?|noes|no|against|opposed)\s*:\s*"
    r"(?P<names>(?!yes|no\b)[a-z][a-z' ]*(?:(?:,| and |&)[a-z' ]+)*)(?=\s*(?:[.;/?!]|$|,\s*(?:nays?|noes|no|against|"
    r"opposed)))"
)
_VOTES = ("for", "against", "uncounted_for", "uncounted_against")
_AND = re.compile(r",| and |&")
_AGAIN = re.compile(r"\W*(?:and|what about|how about|what if|with)(?: it(?:'s| is| was))? (?P<votes>\d)\W*")
_NONE = re.compile(r"^\W*(?:none|no one|nobody|no)\b")


def read(text: str, today: date, asked: str | None = None, known: Mapping[str, Any] = NO_FACTS) -> Found:
    """The votes, the attendance and the motion that `text` tells; `today` plays no part.

    A number that goes on from the votes that are `known` is one of votes as well: "and 3?".
    """
    plain = numbered(text)
    again = _AGAIN.fullmatch(plain)
    if again is not None and known.get("for") is not None:
        return read(f"{again['votes']} voted for it", today)
    votes, beside = _votes(plain), {}
    if votes["for"] is not None or votes["against"] is not None:
        beside = uncounted(plain, votes)
    else:
        beside = officials_among(plain)
    problems = _more_than_members(votes)
    if problems:
        votes, beside = {}, {}
    motion = next((name for name, phrases in words.MOTIONS.items() if phrases.said_in(plain)), None)
    variance = words.VARIANCE.said_in(plain)
    facts: dict[str, Any] = {
        "present": _present(plain, votes),
        **votes,
        **beside,
        "matter": "variance" if variance else "notice" if motion or words.NOTICE.said_in(plain) else None,
        "motion": None if variance else motion,
    }
    sides = dict.fromkeys(("against", "uncounted_for", "uncounted_against"), _read_none_or_more)
    counted = any(value is not None for name, value in facts.items() if name not in {"matter", "motion"})
    bare = {} if counted else {"present": read_count, "for": read_count, **sides}
    return Found(told(facts, text, asked, bare), problems=problems, forgets=_VOTES if problems else ())


def _more_than_members(votes: Mapping[str, Amount | None]) -> tuple[Said, ...]:
    """The sentence that more votes were cast than the Board has members."""
    members = load_law().parameters["board_members"].value
    total = sum((amount.low for amount in votes.values() if amount is not None and amount.low), Fraction(0))
    return (said("problems.too_many_votes", votes=total),) if total > members else ()


def _votes(plain: str) -> dict[str, Amount | None]:
    """The votes for and against."""
    split = _SPLIT.search(plain)
    if split is not None:
        return _split_votes(split, words.DENIED.said_in(plain))
    called = _roll_call(plain)
    if called:
        return {"for": called.get("for"), "against": called.get("against")}
    together = words.ALL_FOR.said_in(plain)
    votes = _first(words.FOR, plain) or (_everyone(plain) if together else None)
    if votes is None and words.VARIANCE.said_in(plain):
        votes = _first(words.VOTES, plain)
    against_them = _first(words.AGAINST, plain) or _other_side(plain)
    if against_them is None and (together or words.NONE_AGAINST.said_in(plain)):
        against_them = Amount.exactly(0)
    return {"for": votes, "against": against_them}


def _split_votes(split: re.Match[str], denied: bool) -> dict[str, Amount | None]:
    """The votes of "2-1"; where a request was denied, the larger number is against it."""
    votes, against = whole(split["yes"]), 0 if split["no"].startswith("n") else whole(split["no"])
    if denied and votes > against:
        votes, against = against, votes
    return {"for": Amount.exactly(votes), "against": Amount.exactly(against)}


def _roll_call(plain: str) -> dict[str, Amount]:
    """The votes of a roll call: "ayes: Smith, Jones; nays: none"."""
    called = {}
    for match in _ROLL.finditer(plain):
        side = "against" if match["side"].startswith(("n", "ag", "op")) else "for"
        names = [name for name in _AND.split(match["names"]) if name.strip(" .")]
        called[side] = Amount.exactly(0 if _NONE.match(match["names"]) else len(names))
    return called if any(amount.exact for amount in called.values()) else {}


def _everyone(plain: str) -> Amount | None:
    """How many "all" were."""
    return _first(words.ALL_OF, plain) or _first(words.PRESENT, plain)


def _other_side(plain: str) -> Amount | None:
    """The votes of the second of two sides, each told by what it was for: "three to withdraw, one to sustain"."""
    sides = sorted(words.FOR.matches(plain), key=lambda match: match.start())
    apart = [side for side in sides[1:] if side.start() >= sides[0].end()]
    return amount_of(apart[0]) if apart else None


def _first(phrases: Phrases, plain: str) -> Amount | None:
    """The count of the first phrase; a count that the law is asked for is none."""
    match = phrases.first(plain)
    return None if match is None or _REQUIRED.search(plain[: match.start()]) else amount_of(match)


def _present(plain: str, votes: dict[str, Amount | None]) -> Amount | None:
    """The members in attendance; those who abstain were there too."""
    if words.A_PAIR.said_in(plain):
        return Amount.exactly(2)
    attendance = _first(words.PRESENT, plain)
    abstained = _first(words.ABSTAINED, plain)
    if attendance is not None or abstained is None:
        return attendance
    cast = [amount.low for amount in votes.values() if amount is not None and amount.low is not None]
    return Amount(sum(cast, abstained.low or Fraction(0)), None) if cast else None


def _read_none_or_more(text: str) -> Amount | None:
    return Amount.exactly(0) if _NONE.match(numbered(text)) else read_count(text)
