"""The nouns of a sentence that tell what a size is the size of."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal

from assistant.facts.tokens import Token, glued, starts_with, text_at
from assistant.facts.windows import words

Role = Literal["floor", "window", "skylight", "opens", "required", "obstruction", "again"]

_TABLE: tuple[tuple[Role, str | None, str], ...] = (
    ("floor", "sleeping", words.SLEEPING),
    ("floor", "living", words.LIVING),
    ("floor", "kitchen", words.KITCHEN),
    ("floor", "dining", words.DINING),
    ("floor", "bathroom", words.BATHROOM),
    ("floor", "other", words.OTHER),
    ("floor", None, words.ANY_ROOM),
    ("window", None, words.WINDOW),
    ("skylight", None, words.SKYLIGHT),
    ("opens", None, words.OPENS),
    ("required", None, words.REQUIRED),
    ("obstruction", None, words.OBSTRUCTION),
)


@dataclass(frozen=True, slots=True)
class Noun:
    """A word or two at the places `first` to `after` that may own a size; `room` is the use of a room it names."""

    role: Role
    first: int
    after: int
    room: str | None = None

    @property
    def is_window(self) -> bool:
        """Whether it names a window of either kind."""
        return self.role in {"window", "skylight"}


def _phrases() -> dict[str, list[tuple[tuple[str, ...], Role, str | None]]]:
    """The phrases by their first word, the longest first."""
    table: dict[str, list[tuple[tuple[str, ...], Role, str | None]]] = {}
    for role, room, listed in _TABLE:
        for phrase in listed.split("|"):
            parts = tuple(phrase.split())
            table.setdefault(parts[0], []).append((parts, role, room))
    for entries in table.values():
        entries.sort(key=lambda entry: -len(entry[0]))
    return table


_PHRASES = _phrases()


def find_nouns(found: tuple[Token, ...]) -> tuple[Noun, ...]:
    """The nouns among the tokens, in order, the longest where several begin at one place."""
    plain, place, nouns = _joined(found), 0, []
    while place < len(found):
        noun = _noun_at(plain, place)
        place = place + 1 if noun is None else noun.after
        if noun is not None and not _is_story(found, noun):
            nouns.append(noun)
    return tuple(nouns)


def _joined(found: tuple[Token, ...]) -> tuple[Token, ...]:
    """The tokens without their "'s", and with each hyphen between two words as an empty word, which phrases skip."""

    def plain(place: int, token: Token) -> Token:
        text = "" if token.text == "-" and _between_words(found, place) else token.text.removesuffix("'s")
        return replace(token, text=text)

    return tuple(plain(place, token) for place, token in enumerate(found))


def _between_words(found: tuple[Token, ...], place: int) -> bool:
    before, after = text_at(found, place - 1), text_at(found, place + 1)
    tight = 0 < place < len(found) - 1 and glued(found[place - 1], found[place])
    return tight and before.isalpha() and after.isalpha()


def _noun_at(found: tuple[Token, ...], place: int) -> Noun | None:
    for parts, role, room in _PHRASES.get(text_at(found, place), ()):
        after = _matched(found, place, parts)
        if after is not None:
            return Noun(role, place, after, room)
    return None


def _matched(found: tuple[Token, ...], place: int, parts: tuple[str, ...]) -> int | None:
    if starts_with(found, place, parts):
        return place + len(parts)
    for part in parts:
        place = place + 1 if text_at(found, place) == "" and place < len(found) else place
        if text_at(found, place) != part:
            return None
        place += 1
    return place


def _is_story(found: tuple[Token, ...], noun: Noun) -> bool:
    """Whether "floor" is a story ("second floor") or the lower end of a height ("floor to ceiling")."""
    if text_at(found, noun.first) not in {"floor", "flr"} or noun.after - noun.first > 1:
        return False
    return text_at(found, noun.first - 1) in words.BEFORE_FLOOR_NUMBER or text_at(found, noun.after) == "to"
