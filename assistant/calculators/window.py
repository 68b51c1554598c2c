"""Whether the windows of a room do: 12.06(1)(a) and (b), and 12.05(2)(a)(2) for bathrooms."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from assistant.calculators.calculator import Calculator
from assistant.calculators.window_counts import count
from assistant.calculators.window_facts import FACTS, WindowFacts
from assistant.calculators.window_other import decide_bathroom, decide_habitable, decide_not_required
from assistant.calculators.window_sized import AREA, OPENING, decide_sized
from assistant.outcome import Outcome, said
from corpus.law import Law


def decide(facts: WindowFacts, law: Law, today: date) -> Outcome:
    """Whether the windows do; the room's use decides which rule binds them."""
    if facts.room is None:
        return _which_room(facts, law, today)
    if facts.room == "other":
        return decide_not_required()
    counted = count(facts, law)
    if facts.room == "bathroom":
        return decide_bathroom(facts, counted, law)
    if facts.room == "sleeping":
        return decide_sized(facts, counted, law)
    return decide_habitable(facts, counted, law)


def _which_room(facts: WindowFacts, law: Law, today: date) -> Outcome:
    """The room's use is asked first, then whatever a sleeping room would need."""
    missing = decide(replace(facts, room="sleeping"), law, today).missing
    return Outcome(None, said("say.rule_room"), (AREA, OPENING), missing=("room", *missing))


CALCULATOR = Calculator(
    "window", WindowFacts, FACTS, ("meets", "violates", "depends", "no-minimum", "not-required"), decide
)
