"""A yes, a no or an "I don't know" in answer to the question just asked."""

from __future__ import annotations

import re

from assistant.facts.counts import numbered
from assistant.facts.folding import folded
from assistant.facts.phrases import any_of

_DIGIT = re.compile(r"\d")
_SHRUGS = frozenset({"?", "??", "???", "maybe", "perhaps", "possibly", "could be", "might be", "depends", "it depends"})
_WORD = re.compile(r"[^\W_]+(?:'[^\W_]+)*")
_FILLERS = frozenset({
    "well", "um", "umm", "uh", "oh", "hm", "hmm", "ok", "okay", "so", "and", "like", "honestly", "actually", "sir",
    "ma'am", "hell",
    "heck", "god", "but", "gosh", "man", "yo",
})  # fmt: skip
_YES_OPENINGS = tuple(
    f"{words} "
    for words in (
        "yes", "yess", "yesss", "yessir", "yeah", "yea", "yah", "yep", "yup", "yuppers", "ya", "ye", "aye", "y",
        "sure", "correct",
        "right", "true", "affirmative", "absolutely", "definitely", "certainly", "totally", "indeed", "exactly",
        "roger", "claro",
        "sí", "si", "obviously", "naturally", "of course", "uh huh", "mm hm", "mm hmm", "you bet", "pretty much",
        "more or less",
        "10 4", "checks out", "that's right", "i think so", "i guess so", "i believe so", "i suppose so",
        "far as i know yes",
    )
)  # fmt: skip
_NO_OPENINGS = tuple(
    f"{words} "
    for words in (
        "no", "noo", "nooo", "nope", "nop", "nah", "naw", "nay", "n", "negative", "never", "not", "false", "wrong",
        "incorrect",
        "hardly", "neither", "none", "nothing", "nobody", "no one", "uh uh", "nuh uh", "absolutely not",
        "definitely not",
        "certainly not", "of course not", "i doubt it", "far from it", "i don't think so", "i dont think so",
        "i do not think so",
        "i don't believe so", "i don't guess so",
    )
)  # fmt: skip
_UNKNOWN = any_of(
    "i [really|just|honestly] (don't|do not|wouldn't|couldn't|can't|cannot) [really] (know|say|tell|remember|recall)",
    "don't (know|remember|recall)", "dunno", "idk", "don't have (a|any) (clue|idea)", "no (idea|clue)",
    "not [too|real|really|exactly|quite|100%] (sure|certain|known)", "unsure", "uncertain", "unknown", "who knows",
    "(hard|tough) to (say|tell)", "(can't|couldn't) (say|tell)", "beats me", "your guess is as good",
    "how (would|should|do|can) i (know|tell)", "haven't (a|the foggiest|checked|looked)", "couldn't tell you",
    "(didn't|never) (check|checked|look|looked|noticed?|measured?|count|counted)",
    "no lo s(e|é)", "no s(e|é)", "ni idea",
)  # fmt: skip
_SUBJECTS = "it|that|this|he|she|they|we|i|nobody|there"
_VERBS = "'s|is|was|were|are|did|does|do|has|have|had|will|'m|'re|am|can"
_DENIED = any_of(
    "({subject})['s|'m|'re] [{verb}] (not|never)", "({subject}) {verb}n't",
    "(is|was|does|did|are|were|has|have|had|do|wo|ai)n't",
    "nobody {verb}",
    subject=_SUBJECTS, verb=_VERBS,
)  # fmt: skip
_AFFIRMED = any_of("[i (think|guess|believe|suppose)] ({subject})['s] [sure] [{verb}]", subject=_SUBJECTS, verb=_VERBS)


def says_unknown(text: str) -> bool:
    """Whether `text` says that the person does not know ("no idea", "can't say", "idk") and offers no number either."""
    plain = folded(text)
    if _opens(plain) is True or _DIGIT.search(numbered(text).replace("100%", "")):
        return False
    return plain.strip(" .!") in _SHRUGS or _UNKNOWN.said_in(plain)


def read_yesno(text: str) -> bool | None:
    """The yes or no that `text` gives to the question just asked; None where it gives neither."""
    plain = folded(text)
    opening = _opens(plain)
    if opening is True:
        return True
    if says_unknown(text):
        return None
    if opening is False or _DENIED.said_in(plain):
        return False
    affirmed = _AFFIRMED.first(plain)
    return True if affirmed is not None and not plain[: affirmed.start()].strip() else None


def _opens(plain: str) -> bool | None:
    """The yes or no with which an answer opens, after its "well" and "um"; None where it opens with neither."""
    words = _WORD.findall(plain)
    while words:
        said = f"{' '.join(words)} "
        if said.startswith(_NO_OPENINGS):
            return False
        if said.startswith(_YES_OPENINGS):
            return True
        if words[0] not in _FILLERS:
            return None
        del words[0]
    return None
