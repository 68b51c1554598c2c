"""What a sentence tells of a vote of the Housing Appeals Board."""

from __future__ import annotations

import re
from datetime import date
from fractions import Fraction
from typing import Any

from assistant.amount import Amount
from assistant.facts.answers import told
from assistant.facts.counts import WHOLE, amount_of, counted, read_count, whole
from assistant.facts.folding import folded
from assistant.facts.found import Found

_MEMBER = r"(?:(?:board |voting |committee )?members?|people|persons?|of them|of em|of the board|board|folks|guys|men|sitting|on the panel|judges|votes? cast)"
_SPLIT = re.compile(
    rf"(?<![\d/.$-])\b(?P<yes>{WHOLE})\s*(?:-|to|v\.?|vs\.?|/|against|:)\s*(?P<no>{WHOLE}|nothing|none|nil)\b(?![\d/]|-\d|\s*(?:days?|weeks?|members|p\.?m|a\.?m|units?))"
)
_FOR_WORDS = r"(?:(?:voted?|voting|were|was|are|is|said|sided?|siding|went|came down) )?(?:for|in favou?r|yes|yea|aye|to (?:sustain|uphold|modify|withdraw|grant|approve|allow|change|drop|throw|dismiss|keep)|with (?:me|us|him|her|the (?:owner|petitioner|inspector|town))|on my side|concurr\w*|approv\w*|agreed?)\b"
_AGAINST_WORDS = r"(?:(?:voted?|voting|were|was|are|is|said|went) )?(?:against|no\b|nay|opposed|not|dissent\w*|did ?n[o']?t|dont|don't|disagreed|to deny)\b"
_YES = re.compile(rf"{counted('n')}(?: (?:{_MEMBER}|votes?|voters?))* {_FOR_WORDS}|{counted('m')} (?:yes(?:es)?|ayes?|yeas?|favorable)(?: votes?)?\b|{counted('k')} concurring\b")
_NO = re.compile(rf"{counted('n')}(?: (?:{_MEMBER}|votes?|voters?))* {_AGAINST_WORDS}|{counted('m')} (?:nos?|nays?|noes)(?: votes?)?\b")
_ALL_FOR = re.compile(rf"\b(?:all|every)(?: (?:of )?(?:the )?(?P<all>{WHOLE}))?(?: of them| members| of the members| three)*(?: \w+)? (?:voted|agreed|were|said|approved)(?: (?:for|yes|in favor|to \w+))?\b|\bunanimous\w*\b")
_VOTES = re.compile(rf"{counted('n')} votes?\b")
_NONE_AGAINST = re.compile(rf"\bno(?:body| one)(?: voted)? against\b|{_ALL_FOR.pattern}")
_ALL_OF = re.compile(rf"\ball (?P<n>{WHOLE})\b")
_PRESENT = re.compile(
    rf"{counted('n')}(?: \w+)?(?: {_MEMBER})*(?: (?:of (?:the )?(?:five|5)|were|was|are|is|only|that|who|have|had|on the board|board members))* ?(?:came|come|show(?:ed|s)? up|present|attend\w*|there|heard|sat|sitting|in attendance|met|meet|turned (?:up|out)|made it|were there|at the (?:meeting|hearing)|on the night|in the room|voted(?! (?:for|against|to|yes|no)))\b|"
    rf"\b(?:only|just|the) {counted('m')}(?: (?:of (?:the )?(?:five|5|them|em)))?(?: {_MEMBER})?(?: who)? (?:came|come|show(?:ed)? up|were there|was there|there|present|attended|sitting|had|heard)\b|"
    rf"\b(?:is|are|with|have|had|has|needs?) (?:only |just )?{counted('k')} (?:board |voting )?members? (?:enough|present|in attendance|a quorum|there|sitting|okay)\b|{counted('j')} (?:is|for|makes|be) (?:a |the )?quorum\b|"
    rf"{counted('i')} of (?:the )?(?:five|5)(?: members)? (?:hold|held|meet|met|come|came|were|are|at)\b|{counted('h')} in attendance\b|{counted('g')} (?:board )?members (?:heard|came|voted|met|sat|attended|were)\b"
)
_PAIR = re.compile(r"\b(?:just |only )?(?:the|a) (?:pair|two|couple)(?: of them)? (?:who|that)? ?(?:were|was|came) ?(?:there)?\b")
_ABSTAIN = re.compile(rf"{counted('n')}(?: {_MEMBER})? (?:abstain\w*|recus\w*)")
_VARIANCE = re.compile(r"\b(?:variances?|varience|var\b|hardships?|exceptions?|exemption|relief|waiver)\b")
_NOTICE = re.compile(r"\b(?:sustain\w*|uph[eo]ld\w*|affirm\w*|modif\w*|withdr[ae]w\w*|notices?|orders?|nov|appeal|throw(?: it)? out|dismiss\w*|drop(?:ped)?|violations?|side(?:d)? with)\b")
_MOTIONS = (
    ("withdraw", re.compile(r"\b(?:withdr[ae]w\w*|throw\w*(?: \w+){0,3} out|dismiss\w*|drop(?:ped|ping)?|cancel\w*|rescind\w*|overturn\w*|revers\w+|void|with (?:me|us)|on my side|in my favou?r|kill)\b")),
    ("modify", re.compile(r"\b(?:modif\w*|chang(?:e|ed|ing)|amend\w*|soften\w*|extend\w*|more time|reduce\w*|lighten\w*)\b")),
    ("sustain", re.compile(r"\b(?:sustain\w*|uph[eo]ld\w*|affirm\w*|keep(?:ing)? (?:it|the (?:notice|order))|stand(?:s)?|with (?:the )?(?:town|inspector))\b")),
)  # fmt: skip


def read(text: str, today: date, asked: str | None = None) -> Found:
    """The votes, the attendance and the motion that `text` tells; `today` plays no part."""
    plain = folded(text)
    motion = next((name for name, pattern in _MOTIONS if pattern.search(plain)), None)
    votes = _votes(plain)
    facts: dict[str, Any] = {
        "present": _present(plain, votes),
        **votes,
        "matter": "variance" if _VARIANCE.search(plain) else "notice" if _NOTICE.search(plain) or motion else None,
        "motion": None if _VARIANCE.search(plain) else motion,
    }
    return Found(told(facts, text, asked, {"present": read_count, "for": read_count, "against": _count_or_none}))


def _votes(plain: str) -> dict[str, Any]:
    """The votes for and against."""
    split = _SPLIT.search(plain)
    if split is not None:
        against = 0 if split["no"] in {"nothing", "none", "nil"} else whole(split["no"])
        return {"for": Amount.exactly(whole(split["yes"])), "against": Amount.exactly(against)}
    votes = {"for": _first(_YES, plain), "against": _first(_NO, plain)}
    if votes["for"] is None and _ALL_FOR.search(plain):
        everyone = _ALL_OF.search(plain) or _PRESENT.search(plain)
        count = whole(everyone["n"]) if everyone and everyone["n"] else None
        votes = {"for": None if count is None else Amount.exactly(count), "against": Amount.exactly(0)}
    if votes["for"] is None and _VARIANCE.search(plain):
        votes["for"] = _first(_VOTES, plain)
    if votes["for"] is not None and votes["against"] is None and _NONE_AGAINST.search(plain):
        votes["against"] = Amount.exactly(0)
    return votes


def _first(pattern: re.Pattern[str], plain: str) -> Amount | None:
    match = pattern.search(plain)
    if match is None:
        return None
    name = next(name for name, words in match.groupdict().items() if words and "_" not in name)
    return amount_of(match, name)


def _present(plain: str, votes: dict[str, Any]) -> Amount | None:
    """The members in attendance; those who abstain were there too."""
    if _PAIR.search(plain):
        return Amount.exactly(2)
    told_present = _first(_PRESENT, plain)
    if told_present is not None:
        return told_present
    abstained = _first(_ABSTAIN, plain)
    cast = [votes[side].low for side in ("for", "against") if votes.get(side) is not None]
    if abstained is not None and cast:
        return Amount(sum(cast, Fraction(0)) + (abstained.low or 0), None)
    return None


def _count_or_none(text: str) -> Amount | None:
    plain = folded(text)
    return Amount.exactly(0) if re.match(r"^\W*(?:none|no one|nobody|no)\b", plain) else read_count(text)
