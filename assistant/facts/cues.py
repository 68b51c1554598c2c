"""Whether a sentence says a thing or denies it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from assistant.facts.phrases import Phrases
from assistant.facts.unsure import without_unsure

_DENIALS = re.compile(
    r"\b(?:not(?! only| just)|no|non|never|none|nobody|nothing|neither|nor|without|w/o|\w+n't|"
    r"(?:ca|do|does|is|was|are|were|ai|did|wo|has|have|had|would|could|should)nt|cannot|lack(?:s|ed|ing)?|"
    r"(?:refus\w+|fail\w*|forgot) to|hardly|barely|left (?:off|out)|leav(?:es|ing) (?:off|out)|minus|zero|"
    r"instead of|rather than|far from)(?![\w'])"
)
_DOUBLE = re.compile(r"\b(?:not|never|isn'?t|no one|nobody) (?:without|lacking|missing)\b")
_BREAK = re.compile(
    r"^\W*(?:no|nope|nah)\b(?= (?:it|he|she|they|i|we|there|that|this|its|the|my|just|only)\b)|[.;!?:,]|"
    r"\b(?:but|however|though|although|except|yet|because|cuz|cause|so|then)\b|-{2,}| - "
)
_SAID_NO = re.compile(
    r"(?: mail(?:ing)?| copy| address| addr)?\s*(?:[:=?]|- )?\s*(?:no|nope|none|not done|"
    r"negative)\b(?=\s*(?:[.,;!?]|$|and\b|but\b))"
)
_LOOK_BACK = 60


def denied(text: str, place: int, words: int = 5) -> bool:
    """Whether a "not", "no" or "without" governs the words that begin at `place`.

    It must stand in the same clause of folded `text`, at most `words` words before.
    """
    before = text[max(0, place - _LOOK_BACK) : place]
    breaks = list(_BREAK.finditer(before))
    clause = before[breaks[-1].end() :] if breaks else before
    near = " ".join(clause.split()[-words:])
    return bool(_DENIALS.search(near)) and not _DOUBLE.search(near)


def sayings(text: str, yes: Phrases, no: Phrases | None = None) -> Iterator[bool]:
    """What each match of `yes` and of `no` says once denials are heeded; what a person does not know says nothing."""
    text = without_unsure(text)
    for phrases, meaning in ((yes, True), (no, False)):
        for match in phrases.matches(text) if phrases is not None else ():
            no_after = _SAID_NO.match(text, match.end()) is not None
            yield meaning != (no_after or denied(text, match.start()))


def stated(text: str, yes: Phrases, no: Phrases | None = None, prevails: bool | None = None) -> bool | None:
    """Whether `text` says a thing (`yes`) or its contrary (`no`, or a denied `yes`).

    None where it says neither; `prevails` where it says both.
    """
    said = set(sayings(text, yes, no))
    return said.pop() if len(said) == 1 else prevails if said else None
