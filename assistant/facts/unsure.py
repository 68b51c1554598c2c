"""Clauses that people say they do not know to be so: "I don't know if it's rat proof", "rat proof? no idea"."""

from __future__ import annotations

from assistant.facts.vocabulary import Sought

_NOT = r"(?:n'?t| not)(?: \w+)?"
_SHRUG = (
    rf"(?:\b(?:i |we )?(?:(?:do|does|did|would|could){_NOT} (?:know|remember|recall)|(?:ca|could){_NOT} (?:say|tell)|"
    rf"cannot (?:say|tell)|(?:not|\w+n'?t)(?: \w+)? (?:sure|certain)|(?:have|has){_NOT} (?:an? )?(?:clue|idea|checked)|"
    r"no (?:idea|clue|way to tell)|(?:hard|tough) to (?:say|tell)|dunno|idk|unsure|uncertain|unclear|unknown|"
    r"who knows|beats me|never checked)\b)"
)
_WONDER = r"\b(?:just |only )?(?:wonder(?:ing|ed)?|curious|asking|asked|check(?:ing)?)\b"
_NEW_CLAUSE = (
    r"[;!?,:]|\.(?!\d)| - |\b(?:but|though|although|however|because|cuz|cause|since|when|while|so|except|yet)\b|"
    r"\band (?:there|it|it's|i|we|they|only|the|my|he|she|no|one|two|all|both|just)\b"
)
_CLAUSE = rf"(?:(?!{_NEW_CLAUSE}).)*"
_OF_LAW = (
    r"\b(?:ha(?:s|ve) to|must|should|need(?:s)? to|ought|supposed|responsible|liable|owes?|pays?|legal|allowed|"
    r"required|violat\w+|covered)\b"
)
_HINTS = "know|nt|n't|not|no |sure|certain|idea|clue|wonder|curious|ask|dunno|idk|unclear|say|tell|beats|check"
_GOVERNED = Sought(
    rf"(?:{_SHRUG}(?: (?:at all|about|as to|anymore|exactly|yet|really))?|{_WONDER}) (?:if|whether|weather|wether)\b"
    rf"(?!{_CLAUSE}{_OF_LAW}){_CLAUSE}"
    rf"|\b(?:not|\w+n'?t)(?: \w+)? (?:sure|certain) (?:that |the |it's |its |it |my |our |this )"
    rf"(?!{_CLAUSE}{_OF_LAW}){_CLAUSE}",
    _HINTS,
)
_SHRUGGED_AFTER = Sought(
    rf"(?:(?<=[.;!?,:])|(?<=^)|\b(?=(?:is|are|does|has|was|maybe|might)\b))(?! *(?:who|what|how|where|when|why)\b)"
    rf"(?!{_CLAUSE}{_OF_LAW}){_CLAUSE}\?+ *(?:(?:but|and|well|honestly),? )?{_SHRUG}"
    r"(?= *(?:$|[.;!?,]))",
    _HINTS,
)


def without_unsure(plain: str) -> str:
    """Folded text with every clause of which the person says that they do not know it struck out, its length kept.

    What the law asks ("I don't know if he has to fix the holes") is not such a clause: its facts are taken as told.
    """
    for sought in (_GOVERNED, _SHRUGGED_AFTER):
        for match in sought.finditer(plain):
            plain = f"{plain[: match.start()]}{';' * len(match[0])}{plain[match.end() :]}"
    return plain
