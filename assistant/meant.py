"""A question whose reading was picked by the person: what the matcher would have made of it no longer counts."""

from __future__ import annotations

from dataclasses import replace

from assistant.state import State
from intents.catalogue import Intent
from intents.matcher import Match, Matched


def meant_as(intent: Intent, matched: Matched) -> Matched:
    """What the question may mean, once it is known that it means this intent."""
    alone = Match(intent, 1.0, intent.cite or intent.id, 1.0)
    return replace(matched, decision="one", inside=1.0 if intent.covered else -1.0, matches=(alone,))


def goes_on(intent: Intent, state: State) -> State | None:
    """The state for a question that is meant as this intent, where that is the case at hand; None where it is not."""
    if state.case is None or intent.calculator != state.case.calculator:
        return None
    return replace(state, case=replace(state.case, intent=intent.id))
