"""Clauses that people say they do not know to be so: "I don't know if it's rat proof", "rat proof? no idea"."""

from __future__ import annotations

from assistant.facts.counts import numbered
from assistant.facts.folding import folded
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
_OF_WHAT = (
    rf"(?: (?:at all|about|as to|anymore|exactly|yet|really))? (?:if|whether|weather|wether)\b"
    rf"(?!{_CLAUSE}{_OF_LAW}){_CLAUSE}"
)
_HOW_MUCH = (
    r" (?:exactly |of )?(?:how (?:many|much|big|large|wide|far|hot|cold|warm|high|tall|deep|bright)|"
    r"what (?:the )?(?:temp\w*|size|time of day|distance|depth|height))\b"
    rf"(?!{_CLAUSE}{_OF_LAW}){_CLAUSE}"
)
_UNKNOWN = Sought(rf"{_SHRUG}(?:{_OF_WHAT}|{_HOW_MUCH})", _HINTS)
_GOVERNED = Sought(
    rf"(?:{_SHRUG}|{_WONDER}){_OF_WHAT}"
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


_JUDGED = Sought(
    r"\b(?:enough|ok|okay|fine|legal|pass(?:es)?|meets?|(?<!to )compl(?:y|ies)|to code|the law|sufficient|adequate|"
    r"acceptable|counts?|proper(?:ly)?|valid|too|qualif(?:y|ies)|considered|in time|on time|can|could|may|good|"
    r"right|late|responsible|problem|job|duty)\b"
)
_EITHER = Sought(r"\b\d+(?: \w+)? or \d+\b")


def known_text(text: str) -> str:
    """The text with every clause of which the person says that they do not know it struck out, its length kept.

    A clause that asks for a verdict ("not sure if 3x3 is enough") is kept, and so is one that leaves a choice of
    numbers ("not sure if 2 or 3 units"): they tell facts.
    """
    for start, end in _doubted(text):
        text = f"{text[:start]}{';' * (end - start)}{text[end:]}"
    return text


def doubted_text(text: str) -> str:
    """The clauses that `known_text` strikes out, and nothing else."""
    return "; ".join(text[start:end] for start, end in _doubted(text))


def _doubted(text: str) -> list[tuple[int, int]]:
    """The places of the clauses of which the person says that they do not know them."""
    return [
        match.span()
        for match in _UNKNOWN.finditer(folded(text))
        if not _JUDGED.search(match[0]) and not _EITHER.search(numbered(match[0]))
    ]


def without_unsure(plain: str) -> str:
    """Folded text with every clause of which the person says that they do not know it struck out, its length kept.

    What the law asks ("I don't know if he has to fix the holes") is not such a clause: its facts are taken as told.
    """
    for sought in (_GOVERNED, _SHRUGGED_AFTER):
        for match in sought.finditer(plain):
            plain = f"{plain[: match.start()]}{';' * len(match[0])}{plain[match.end() :]}"
    return plain
