"""A window told by itself, of a room that was told before: "my bedroom is 10x14", then "the window is 3x3"."""

from __future__ import annotations

import re
from datetime import date

from assistant.carried import carried
from assistant.cases import decisive, opened, outcome_of, reckoned, with_facts
from assistant.engine import Engine
from assistant.facts.reader import read_facts
from assistant.phrases import load_phrases
from assistant.reply import Reply
from assistant.state import State, Told
from intents.wording import plain

INTENT, CALCULATOR = "bedroom-window-area", "window"


def room_completed(text: str, state: State, engine: Engine, today: date) -> tuple[Reply, State] | None:
    """The reply where the window that a turn tells decides of the room remembered; None where it does not."""
    cues = load_phrases(engine.lang).cues("heard.window")
    if not state.remembered or not any(re.search(cue, plain(text)) for cue in cues):
        return None
    found = read_facts(CALCULATOR, text, today)
    if "windows" not in found.facts:
        return None
    case = carried(opened(CALCULATOR, engine.intent(INTENT)), text, state, engine, today, found.facts)
    case = with_facts(case, found, Told(text))
    if not any(one.carried for one in case.told) or not decisive(outcome_of(case, engine, today)):
        return None
    reply, case = reckoned(text, case, found, engine, today, 1.0)
    return reply, State(case, case.intent, reply.citations[0].cite if reply.citations else None)
