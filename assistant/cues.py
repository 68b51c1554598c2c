"""Kinds of turns, known by their words."""

from __future__ import annotations

import re
from functools import cache

from assistant.phrases import load_phrases
from intents.wording import plain


def particular(text: str, lang: str) -> bool:
    """Whether a question is about a case of somebody's own, rather than about the rule."""
    return _cue("particular", lang).search(plain(text)) is not None and not _cue("general", lang).search(plain(text))


def changes(text: str, lang: str) -> bool:
    """Whether a turn opens like a correction or a what-if."""
    return _cue("change", lang).search(plain(text)) is not None


def asks(text: str, lang: str) -> bool:
    """Whether a turn has the form of a question of its own."""
    return _cue("question", lang).search(plain(text)) is not None and not changes(text, lang)


@cache
def _cue(kind: str, lang: str) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{cue})" for cue in load_phrases(lang).cues(f"cues.{kind}")))
