"""What of a reply stands before the law's own words: the short answer and the working, sixty words at most."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate

from assistant.bar import has_bar
from assistant.reply import Line, Reply

ALOUD_MOST = 30
"""Words of the sentence that is read aloud."""

LEAD_MOST = 60
"""Words of Howard's own before the law's, the line about danger aside."""

_HEADING = 2
_BAR = 5
"""The words of a bar: `9 of 14 square feet`."""


@dataclass(frozen=True, slots=True)
class Lead:
    """The notes and lines of working that stand before the law's words, and those that follow them."""

    notes: tuple[str, ...] = ()
    steps: tuple[Line, ...] = ()
    later_notes: tuple[str, ...] = ()
    later_steps: tuple[Line, ...] = ()


def lead(reply: Reply) -> Lead:
    """The parts in their order, as far as the words go; all of them where no words of the law follow.

    Of a working that is too long, the comparisons stand before the law and the rest together after it.
    """
    steps = reply.calc.steps if reply.calc else ()
    if not reply.citations:
        return Lead(reply.notes, steps)
    room = LEAD_MOST - count(_certain(reply))
    fitting = _fitting([count(note) for note in reply.notes], room)
    notes, later = reply.notes[:fitting], reply.notes[fitting:]
    room -= sum(map(count, notes)) + _HEADING
    if sum(map(_length, steps)) <= room:
        return Lead(notes, steps, later)
    compared = tuple(step for step in steps if has_bar(step))
    shown = compared[: _fitting(list(map(_length, compared)), room)]
    return Lead(notes, shown, later, tuple(step for step in steps if step not in shown))


def count(text: str) -> int:
    """The words of a text."""
    return len(text.split())


def _certain(reply: Reply) -> str:
    """What stands before the law whatever its length: the verdict, the short answer, the question for a fact."""
    return " ".join((reply.calc.verdict_words if reply.calc else "", reply.say, reply.asks or ""))


def _length(step: Line) -> int:
    return count(step.text) + (_BAR if has_bar(step) else 0)


def _fitting(lengths: Sequence[int], room: int) -> int:
    """How many of the pieces, from the first, fit into so many words."""
    return sum(total <= room for total in accumulate(lengths))
