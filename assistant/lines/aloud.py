"""Text as it is to be said: citations, units and quotation marks in words, so that no voice stumbles over them."""

from __future__ import annotations

import re
from functools import cache

from assistant.phrases import load_phrases

_CITATION = re.compile(r"\b(?:section )?(\d{2,3}\.\d{2,3})((?:\(\w{1,4}\))*)", re.IGNORECASE)
_LABEL = re.compile(r"\((\w+)\)")
_RULED = re.compile(r"^[ .=_-]*$", re.MULTILINE)


def aloud(text: str, lang: str) -> str:
    """The text to be said, a paragraph or an entry of a list on each line."""
    whole = text
    for find, said in _sayings(lang):
        whole = find.sub(said, whole)
    whole = _RULED.sub("", _CITATION.sub(lambda found: _cited(found, lang), whole))
    return "\n".join(" ".join(line.split()) for line in whole.split("\n") if line.strip())


def _cited(found: re.Match[str], lang: str) -> str:
    say = load_phrases(lang, "lines").tables["spoken"]["citation"]
    labels = "".join(say["part"].format(label=label) for label in _LABEL.findall(found[2]))
    return f"{say['section'].format(number=found[1])}{labels}"


@cache
def _sayings(lang: str) -> tuple[tuple[re.Pattern[str], str], ...]:
    """What is looked for, in its order, and what is said for it."""
    sayings = load_phrases(lang, "lines").tables["spoken"]["say"]
    return tuple((re.compile(one["find"], re.MULTILINE), str(one["aloud"])) for one in sayings)
