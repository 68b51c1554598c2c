"""Kinds of turns, known by their words."""

from __future__ import annotations

import re
from functools import cache

from assistant.phrases import load_phrases
from intents.wording import plain


def particular(text: str, lang: str) -> bool:
    """Whether a question is about a case of somebody's own, rather than about the rule."""
    return _cue("particular", lang).search(plain(text)) is not None and not _cue("general", lang).search(plain(text))


def defines(text: str, lang: str) -> bool:
    """Whether a question asks what a thing is, rather than how a rule comes out."""
    return _cue("defines", lang).search(plain(text)) is not None


def names_place(text: str, lang: str) -> bool:
    """Whether a turn says in which room of the home a thing is: "in the kitchen"."""
    return _cue("place", lang).search(plain(text)) is not None


def changes(text: str, lang: str) -> bool:
    """Whether a turn opens like a correction or a what-if."""
    return _cue("change", lang).search(plain(text)) is not None


def asks(text: str, lang: str) -> bool:
    """Whether a turn has the form of a question of its own."""
    return _cue("question", lang).search(plain(text)) is not None and not changes(text, lang)


def inquires(text: str, lang: str) -> bool:
    """Whether a turn is put as a question of any kind, so that it is no bare answer."""
    return asks(text, lang) or _cue("inquires", lang).search(plain(text)) is not None


@cache
def _cue(kind: str, lang: str) -> re.Pattern[str]:
    return re.compile("|".join(f"(?:{cue})" for cue in load_phrases(lang).cues(f"cues.{kind}")))
