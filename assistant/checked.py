"""Questions about a finding of the self-check that a conversation was opened with: why, what would do, who mends it."""

from __future__ import annotations

import re
from dataclasses import replace
from datetime import date

from assistant.answers import answer
from assistant.cases import reckoned
from assistant.engine import Engine
from assistant.facts.found import Found
from assistant.phrases import Phrases, load_phrases
from assistant.reply import Calculation, Line, Quote, Reply
from assistant.state import Checked, State
from intents.wording import plain

FILE = "finding"
"""The file of the words of this module."""

RESPONSIBLE = "owner-or-tenant-required-repairs"
"""The intent that tells who must make repairs."""

_DIVISION = "12.09"
"""The section that divides the duties between owner and occupant."""


def about_checked(text: str, state: State, engine: Engine, today: date) -> tuple[Reply, State] | None:
    """The reply to a short question about the finding at hand; None where there is none, or the turn asks for more."""
    if state.checked is None:
        return None
    phrases, asked = load_phrases(engine.lang, FILE), plain(text).strip(" ?.!")
    for kind in ("who", "mend", "why"):
        if any(re.fullmatch(cue, asked) for cue in phrases.cues(f"asked.{kind}")):
            return _replied(kind, text, state.checked, state, engine, today, phrases)
    return None


def _replied(
    kind: str, text: str, checked: Checked, state: State, engine: Engine, today: date, phrases: Phrases
) -> tuple[Reply, State]:
    if kind == "who":
        return _who(text, checked, engine, phrases), state
    turned = state.case is not None and not _is_case(state, checked)
    if turned and state.case is not None:
        reply, case = reckoned(text, state.case, Found(), engine, today, 1.0)
        return reply, replace(state, case=case)
    return _why(text, checked) if kind == "why" else _mend(text, checked, phrases), state


def _is_case(state: State, checked: Checked) -> bool:
    """Whether the case at hand is still that of the finding, with its facts."""
    case, own = state.case, checked.case
    return bool(case and own and (case.calculator, case.facts) == (own.calculator, own.facts))


def _why(text: str, checked: Checked) -> Reply:
    steps = tuple(Line(step) for step in checked.working)
    reply = _reply(text, checked, checked.say, why=checked.notes)
    return replace(reply, calc=_working(checked, steps)) if steps and checked.case else reply


def _working(checked: Checked, steps: tuple[Line, ...]) -> Calculation:
    assert checked.case is not None
    return Calculation(checked.case.calculator, checked.calculated, steps=steps, mend=checked.mend)


def _mend(text: str, checked: Checked, phrases: Phrases) -> Reply:
    if checked.mend:
        return _reply(text, checked, " ".join(checked.mend))
    if checked.missing:
        return _reply(text, checked, phrases["say.missing"].format(missing="; ".join(checked.missing)))
    key = "met" if checked.state in {"meets", "not-covered"} else "open"
    return _reply(text, checked, phrases[f"say.{key}"])


def _who(text: str, checked: Checked, engine: Engine, phrases: Phrases) -> Reply:
    """Who mends it, and where the chapter says so."""
    rule = answer(text, engine.intent(RESPONSIBLE), engine)
    reply = _reply(text, checked, checked.mender, why=(phrases["say.pays"],))
    if checked.occupant or checked.cite.startswith(_DIVISION):
        return reply
    return replace(reply, citations=rule.citations, unsettled=rule.unsettled, intent=rule.intent)


def _reply(text: str, checked: Checked, say: str, why: tuple[str, ...] = ()) -> Reply:
    quotes = (Quote(checked.cite, checked.quote),)
    return Reply(text, "answer", checked.intent, 1.0, checked.title, say, why=why, citations=quotes)
