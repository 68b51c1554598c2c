"""Corrections: "sorry, 11 not 12" changes what was said before; "no, the window" says what it was said of.

"No, feet" says in which unit; "make it 10x14" and "actually 4" name the right size or number alone.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from assistant.phrases import Phrases
from assistant.state import Told
from intents.wording import plain

WORDS_MOST = 4
"""Either side of a correction has no more words than this."""


def corrected(text: str, told: Sequence[Told], phrases: Phrases) -> tuple[Told, ...] | None:
    """The turns of a case as they should have been; None where the text corrects none of them."""
    return (
        _replaced(text, told, phrases)
        or _said_of(text, told, phrases)
        or _in_unit(text, told, phrases)
        or _alone(text, told, phrases)
    )


def _replaced(text: str, told: Sequence[Told], phrases: Phrases) -> tuple[Told, ...] | None:
    """The latest turn that holds the wrong words gets the right ones."""
    sides = _sides(plain(text), phrases)
    if sides is None:
        return None
    right, wrong = sides
    for place in range(len(told) - 1, -1, -1):
        pattern = rf"(?<![\w.]){re.escape(wrong)}(?![\w.])"
        mended, times = re.subn(pattern, lambda _: right, plain(told[place].text), count=1)
        if times:
            return (*told[:place], replace(told[place], text=mended, carried=False), *told[place + 1 :])
    return None


def _sides(text: str, phrases: Phrases) -> tuple[str, str] | None:
    """What is right and what was wrong: "11 not 12", "not 12 but 11", "11 instead of 12"."""
    for cue in phrases.cues("correction.sides"):
        if found := re.search(cue, text):
            right, wrong = found["right"].strip(" ,.!"), found["wrong"].strip(" ,.!")
            if right and wrong and max(len(right.split()), len(wrong.split())) <= WORDS_MOST:
                return right, wrong
    return None


def _in_unit(text: str, told: Sequence[Told], phrases: Phrases) -> tuple[Told, ...] | None:
    """The latest turn was in another unit: "no, feet"."""
    found = re.fullmatch(phrases["correction.in_unit"], plain(text).strip(" .!"))
    if found is None or not told:
        return None
    unit, last = found["unit"], plain(told[-1].text)
    mended, times = re.subn(phrases["correction.units"], unit, last)
    return (*told[:-1], replace(told[-1], text=mended if times else f"{last} ({unit})"))


def _alone(text: str, told: Sequence[Told], phrases: Phrases) -> tuple[Told, ...] | None:
    """The latest turn with the right size, or number, in place of the only one that it can be meant for."""
    for kind in ("size", "number"):
        found = re.fullmatch(phrases["correction.alone"].format(value=phrases[f"correction.{kind}"]), plain(text))
        if found is None or not told:
            continue
        last = plain(told[-1].text)
        wrong = _meant(found["right"], list(re.finditer(phrases[f"correction.{kind}"], last)))
        if wrong is not None:
            right = found["right"] if found["unit"] else found["value"]
            end = wrong.end() if found["unit"] else wrong.end("value")
            return (*told[:-1], replace(told[-1], text=f"{last[: wrong.start()]}{right}{last[end:]}", carried=False))
    return None


def _meant(right: str, said: Sequence[re.Match[str]]) -> re.Match[str] | None:
    """The only thing said of its kind, else the only one that shares a side with what is right."""
    if len(said) == 1:
        return said[0]
    sides = set(re.findall(r"[\d.]+", right))
    shared = [one for one in said if sides & set(re.findall(r"[\d.]+", one[0]))]
    return shared[0] if len(shared) == 1 and len(sides) > 1 else None


def _said_of(text: str, told: Sequence[Told], phrases: Phrases) -> tuple[Told, ...] | None:
    """The latest turn answers another fact than the one that it was taken for."""
    found = re.fullmatch(phrases["correction.said_of"], plain(text).strip(" .!"))
    if found is None or not told:
        return None
    fact = phrases.tables["correction_facts"].get(found["thing"])
    return None if fact is None else (*told[:-1], replace(told[-1], asked=str(fact)))
