"""A sentence about a room, taken apart once: its words, its nouns, its quantities and their roles."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.facts.measures import Measure, find_measures
from assistant.facts.tokens import Token, tokens
from assistant.facts.windows.again import told_again
from assistant.facts.windows.nouns import Noun, Role, find_nouns
from assistant.facts.windows.pronouns import with_pronouns
from assistant.facts.windows.roles import Placed, place_sizes

_ASKED_ROLES: dict[str, Role] = {"floor_sqft": "floor", "windows": "window", "openable_sqft": "opens"}


@dataclass(frozen=True, slots=True)
class Scene:
    """The parts of one sentence, in order."""

    text: str
    found: tuple[Token, ...]
    nouns: tuple[Noun, ...]
    measures: tuple[Measure, ...]
    placed: tuple[Placed, ...]


def scene_of(text: str, asked: str | None = None) -> Scene:
    """The scene of `text`; `asked` is the fact that was just asked for."""
    found = tokens(text)
    measures = find_measures(found)
    nouns = with_pronouns(found, find_nouns(found), measures)
    role = _ASKED_ROLES.get(asked or "")
    placed = place_sizes(found, nouns, measures, role)
    return Scene(text, found, nouns, measures, told_again(found, placed))
