"""Short questions about the last answer: "what section is that", "who enforces it", "read me the whole thing"."""

from __future__ import annotations

import re
from dataclasses import replace

from assistant.answers import answer, options
from assistant.cases import opened
from assistant.citing import shown
from assistant.engine import Engine
from assistant.phrases import Phrases
from assistant.reply import Reply
from assistant.state import State, last_told
from intents.wording import plain

WORDS_MOST = 11
"""A longer question stands for itself."""


def followed_up(
    text: str, state: State, engine: Engine, phrases: Phrases, of_subject: bool = False
) -> tuple[Reply, State] | None:
    """The reply to a question about the last answer; None where the question stands for itself.

    `of_subject` looks only for questions that the subject of the last answer gives their meaning.
    """
    if len(text.split()) > WORDS_MOST:
        return None
    asked = plain(text).strip(" ?.!")
    if not of_subject and state.others and any(re.fullmatch(cue, asked) for cue in phrases.cues("others.cues")):
        return _other_readings(text, state, engine, phrases), state
    if state.cite is None:
        return None
    for name, row in phrases.tables["followups"].items():
        about = tuple(row.get("about", ()))
        if bool(about) is not of_subject or not state.cite.startswith(about or ("",)):
            continue
        if any(re.fullmatch(cue, asked) for cue in row["cues"]):
            return _about(name, row.get("intent"), text, state, engine, phrases)
    return None


def _other_readings(text: str, state: State, engine: Engine, phrases: Phrases) -> Reply:
    """The next readings of the last question, for who meant something else."""
    offered = options(state.others, engine)
    return Reply(text, "choose", None, 0.5, phrases["others.title"], phrases["others.say"], options=offered)


def _about(
    name: str, intent: str | None, text: str, state: State, engine: Engine, phrases: Phrases
) -> tuple[Reply, State]:
    if intent is not None:
        about = engine.intent(intent)
        reply = answer(text, about, engine)
        after = replace(state, intent=intent, cite=about.cite)
        if about.calculator is None:
            return reply, after
        return reply, replace(after, case=opened(about.calculator, about), earlier=last_told(state))
    reply = shown(text, str(state.cite), engine, phrases)
    if name == "section":
        reply = replace(reply, say=phrases["lookup.section"].format(cite=state.cite))
    return reply, state
