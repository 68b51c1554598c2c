"""Numbers that a sentence asks about, as what ought to be, and does not report as what is."""

from __future__ import annotations

from assistant.facts.tokens import Token
from assistant.facts.vocabulary import word_set

_OUGHT = word_set("""
    must should need needs required requires require supposed minimum min standard code rule limit least ought req'd
    reqd anything capacity requirement needed law legal hafta
    """)
_TO_HAVE = (("have", "to"), ("has", "to"), ("had", "to"), ("half", "to"))
_AFTER = word_set("minimum min needed required rule requirement standard limit mark law code capacity number")
_CLAUSE_ENDS = frozenset({",", ".", ";", "?", "!", ":", "but", "its", "it's", "only", "measured", "reads"})
_BEFORE_REACH, _AFTER_REACH = 5, 3


def is_asked_about(found: tuple[Token, ...], first: int, after: int) -> bool:
    """Whether the quantity from `first` to `after` is one that must be, by the words of its clause."""
    before = _words(list(reversed(found[max(0, first - _BEFORE_REACH) : first])))
    behind = _words(found[after : after + _AFTER_REACH])
    pairs = set(zip(reversed(before), list(reversed(before))[1:], strict=False))
    owed = bool(set(before) & _OUGHT) or bool(pairs & set(_TO_HAVE))
    return owed or bool(set(behind) & _AFTER)


def _words(near: tuple[Token, ...] | list[Token]) -> list[str]:
    """The words up to the first that ends a clause."""
    words = [token.text for token in near]
    end = next((place for place, word in enumerate(words) if word in _CLAUSE_ENDS), len(words))
    return words[:end]
