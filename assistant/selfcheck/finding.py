"""What a duty comes to at one place of a dwelling."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal, NamedTuple

from assistant.reply import Line
from assistant.selfcheck.duties.duty import Duty

State = Literal["violates", "cannot-tell", "meets", "not-covered"]
"""How a verdict counts, whatever its own word is."""

STATES: tuple[State, ...] = ("violates", "cannot-tell", "meets", "not-covered")

Change = Literal["new", "mended", "remains", "untold", ""]
"""What became of a finding since an earlier check: "untold" was violated then and cannot be told now.

Empty where nothing changed, or where there was no earlier check.
"""


@dataclass(frozen=True, slots=True, eq=False)
class Ruling:
    """What a duty comes to on some facts, wherever they are found; the same facts share one.

    `verdict` is the word of the calculator that decided, else the state. `quote` are words of `cite`. `mender` is
    owner, occupant, operator-by-agreement, occupant-by-agreement or open. `missing` are the facts that could still
    change it, as in facts.toml ("unit.water_f"), the one that matters most first. `calculator` is the one that was
    asked, `calculated` its own verdict, `facts` what it was told.
    """

    duty: Duty
    state: State
    verdict: str
    say: str
    cite: str
    quote: str
    mender: str
    steps: tuple[Line, ...] = ()
    mend: tuple[str, ...] = ()
    missing: tuple[str, ...] = ()
    assumed: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    calculator: str = ""
    calculated: str | None = None
    facts: Any = None

    @property
    def compared(self) -> Line | None:
        """The line of the working that compares what was measured with what its own provision requires.

        One that fails comes first.
        """
        both = (line for line in self.steps if line.measured is not None and line.required is not None)
        lines = [line for line in both if line.cite == self.cite]
        return next((line for line in lines if line.holds is False), lines[0] if lines else None)

    @property
    def sides(self) -> tuple[Fraction | None, Fraction | None, str]:
        """What was measured, what is required, and the unit of both."""
        own = (line for line in self.steps if line.required is not None and line.cite == self.cite)
        line = self.compared or next(own, None)
        return (None, None, "") if line is None else (line.measured, line.required, line.unit)


class Finding(NamedTuple):
    """A ruling at a place: the names of building, unit and room, empty where it is about the whole above.

    `number` counts the findings of a check from 1, in their order.
    """

    building: str
    unit: str
    room: str
    ruling: Ruling
    change: Change = ""
    number: int = 0

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What tells it from every other finding of a check."""
        return self.building, self.unit, self.room, self.ruling.duty.id
