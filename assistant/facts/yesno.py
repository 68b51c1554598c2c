"""A yes, a no or an "I don't know" in answer to the question just asked."""

from __future__ import annotations

import re

from assistant.facts.folding import folded

_UNKNOWN = re.compile(
    r"\b(?:i (?:really |just |honestly )?(?:don'?t|do not|dont|wouldn'?t|couldn'?t|can'?t|cannot) (?:really )?"
    r"(?:know|say|tell|remember|recall)|don'?t (?:know|remember|recall)|dunno|don'?t have (?:a|any) (?:clue|idea)|idk|no (?:idea|clue)|"
    r"not (?:too |real(?:ly)? |exactly |quite |100% )?(?:sure|certain|known)|unsure|uncertain|unknown|who knows|"
    r"(?:hard|tough) to (?:say|tell)|can'?t (?:say|tell)|couldn'?t (?:say|tell)|beats me|"
    r"your guess is as good|how (?:would|should|do|can) i (?:know|tell)|haven'?t (?:a|the foggiest|checked|looked)|"
    r"(?:didn'?t|never) (?:check|checked|look|looked|notice|noticed|measured?|count(?:ed)?)|maybe|perhaps|possibly|"
    r"couldn'?t tell you|not that i(?:'m| am) aware|no lo s[eé]|no s[eé]|ni idea)\b|^\s*\?+\s*$"
)
_LEAD = r"^\W*(?:(?:well|um+|uh|oh|hmm+|ok|okay|so|and|like|honestly|actually|i mean|sir|ma'?am|hell|heck|god|but)\b\W*)*"
_YES = re.compile(
    _LEAD + r"(?:yes+|yess*ir|yea+h?|yah|yep|yup|yupp?ers|ya|ye|aye|y|sure|correct|right|true|affirmative|absolutely|"
    r"definitely|certainly|totally|indeed|exactly|of course|uh[- ]?huh|mm?[- ]?hm+|you bet|i (?:think|guess|believe|suppose) so|"
    r"(?:it|that|this|he|she|they|we|i)(?:'s| is| does| do| did| was| were| are| has| have| had| will| am| can)"
    r"(?! not|n'?t)(?: true| right| correct| so)?(?:\s*[.!,;]|\s*$)|"
    r"pretty much|more or less|sí|si|claro|10-4|roger|checks out)(?![\w']| not\b)"
)
_NO = re.compile(
    _LEAD + r"(?:no+|nope|nop|nah+|naw|nay|n|negative|never|not|false|wrong|incorrect|hardly|neither|none|nothing|nobody|no one|"
    r"nuh[- ]?uh|uh[- ]?uh|(?:hell|heck) no|no way|absolutely not|definitely not|of course not|"
    r"i (?:don'?t|do not|dont) (?:think|believe|guess|suppose) so|i doubt it|far from it)(?![\w'])"
)
_DENIED = re.compile(
    r"\b(?:it|that|this|he|she|they|we|i|nobody|there)(?:'s| is| was| were| are| did| does| do| has| have| had| will|'m|'re)?"
    r"(?: not| never|n'?t)\b|\b(?:isn|wasn|doesn|didn|aren|weren|hasn|haven|hadn|don|won|ain)'?t\b"
)
_AFFIRMED = re.compile(
    r"^\W*(?:i (?:think|guess|believe|suppose) )?(?:it|that|this|he|she|they|we|i)(?:'s| is| does| do| did| was| were| are| has| have| sure)\b"
)


def says_unknown(text: str) -> bool:
    """Whether `text` says that the person does not know ("no idea", "can't say", "idk")."""
    plain = folded(text)
    return bool(_UNKNOWN.search(plain)) and not _YES.match(plain)


def read_yesno(text: str) -> bool | None:
    """The yes or no that `text` gives to the question just asked; None where it gives neither."""
    plain = folded(text)
    if _YES.match(plain):
        return True
    if _UNKNOWN.search(plain):
        return None
    if _NO.match(plain) or _DENIED.search(plain):
        return False
    return True if _AFFIRMED.match(plain) else None
