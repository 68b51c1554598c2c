"""What somebody types at a field, as the entry of the form."""

from __future__ import annotations

from assistant.forms.field import NONE, UNKNOWN, WINDOWS, Choice, Field
from assistant.phrases import Phrases
from intents.wording import clean

ENTRY_LIMIT = 200
"""Characters of a line that are read."""


def entry_of(line: str, field: Field, say: Phrases) -> str | None:
    """The entry of a line: a choice by its number or words, or the text as it is; None where it is no choice."""
    text = clean(line[: ENTRY_LIMIT * 2])[:ENTRY_LIMIT].strip()
    lost = text.lower().rstrip(".!") in say.cues("form.words_unknown")
    if not field.choices:
        return text
    if field.name == WINDOWS:
        return _choice(text.lower(), field, by_number=False)
    if lost:
        return UNKNOWN if any(choice.value == UNKNOWN for choice in field.choices) else None
    return _several(text.lower(), field) if field.many else _choice(text.lower(), field)


def _several(text: str, field: Field) -> str | None:
    whole = _choice(text, field)
    if whole is not None:
        return whole
    pieces = text.replace(" and ", " ").replace(",", " ").split()
    found = [_choice(piece, field) for piece in pieces]
    if not found or None in found or (NONE in found and len(found) > 1):
        return None
    return ",".join(dict.fromkeys(one for one in found if one))


def _choice(text: str, field: Field, by_number: bool = True) -> str | None:
    """A choice by its number, its value or its words; by their beginning, where they are the only ones."""
    if by_number and text.isascii() and text.isdigit():
        place = int(text[:4])
        return field.choices[place - 1].value if 1 <= place <= len(field.choices) else None
    exact = [one for one in field.choices if text in (one.value, one.words.lower())]
    begun = exact or [one for one in field.choices if _begins(one, text)]
    return begun[0].value if len(begun) == 1 or exact else None


def _begins(choice: Choice, text: str) -> bool:
    words = choice.words.lower()
    bare = words.removeprefix("the ").removeprefix("an ").removeprefix("a ")
    return bool(text) and (words.startswith(text) or bare.startswith(text))
