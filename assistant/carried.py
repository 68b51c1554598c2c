"""Facts told before that hold for another calculator too: how many units there are, the room, the days of the notice.

The table [carried] of the conversation's words says which fact of which calculator is the same. What is remembered is
kept in words ("4 units"), so that a later correction can change it like anything else that was told.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from datetime import date
from typing import Any

from assistant.calculators.register import calculator
from assistant.cases import with_facts
from assistant.engine import Engine
from assistant.facts.reader import read_facts
from assistant.outcome import Said
from assistant.phrases import load_phrases
from assistant.state import Case, State, Told
from assistant.words import load_words
from intents.wording import plain

Remembered = tuple[tuple[str, str], ...]
"""What was told, in words, by the name of its row in the table [carried]."""


def carried(case: Case, text: str, state: State, engine: Engine, today: date, facts: Collection[str] = ()) -> Case:
    """A new case with what was told before, as far as it holds for it; `facts` names those that the question tells.

    What the question tells itself wins, and nothing is taken over to another room, building or notice.
    """
    rows = load_phrases(engine.lang).tables["carried"]
    told = {*calculator(case.calculator).stated(case.facts), *facts}
    for name, words in state.remembered:
        row = rows[name]
        fact = row["facts"].get(case.calculator)
        if fact is None or told & {fact, *row["unless"]} or _speaks_of(row["of"], text, engine):
            continue
        found = read_facts(case.calculator, words, today, fact)
        if fact in found.facts:
            only = replace(found, facts={fact: found.facts[fact]}, forgets=())
            case = with_facts(case, only, Told(words, fact, carried=True))
    return case


def speaks_of_another(text: str, name: str, engine: Engine) -> bool:
    """Whether a turn speaks of another building, room or notice than the case of this calculator is about."""
    rows = load_phrases(engine.lang).tables["carried"].values()
    kinds = {row["of"] for row in rows if name in row["facts"]}
    return any(_speaks_of(kind, text, engine) for kind in kinds)


def remembering(state: State, before: Remembered, engine: Engine, today: date) -> State:
    """The state with what its case tells on top of what was remembered; what the case took back is forgotten."""
    if state.case is None:
        return replace(state, remembered=before)
    told = dict(before)
    for name, value in _shared(state.case, engine):
        told.pop(name, None)
        words = None if value is None else _in_words(name, value, engine)
        if words is not None and _reads_back(state.case, name, words, value, engine, today):
            told[name] = words
    return replace(state, remembered=tuple(told.items()))


def heard(text: str, before: Remembered, engine: Engine, today: date) -> Remembered:
    """What is remembered after a turn that opened no case but tells of the caller's own room: its use and its floor."""
    if not any(re.search(cue, plain(text)) for cue in load_phrases(engine.lang).cues("heard.own_room")):
        return before
    rule, found = calculator("window"), read_facts("window", text, today)
    if not {"room", "floor_sqft"} <= found.facts.keys() or found.problems:
        return before
    case = Case(rule.name, "", rule.hold({name: found.facts[name] for name in ("room", "floor_sqft")}))
    return remembering(State(case), before, engine, today).remembered


def _shared(case: Case, engine: Engine) -> Iterator[tuple[str, Any]]:
    """The case's value of each fact that other calculators may share, None where it has none."""
    stated = calculator(case.calculator).stated(case.facts)
    for name, row in load_phrases(engine.lang).tables["carried"].items():
        if case.calculator in row["facts"]:
            yield name, stated.get(row["facts"][case.calculator])


def _in_words(name: str, value: Any, engine: Engine) -> str | None:  # noqa: ANN401  (facts are of many types)
    words = load_words("facts", engine.lang)
    key = f"{name}_{value}".replace("-", "_") if isinstance(value, str) else name
    return words.say(Said(f"carried.{key}", {"given": value}), engine.law) if words.has("carried", key) else None


def _reads_back(case: Case, name: str, words: str, value: Any, engine: Engine, today: date) -> bool:  # noqa: ANN401
    """Whether the words tell the very value: a number that had to be rounded does not."""
    fact = load_phrases(engine.lang).tables["carried"][name]["facts"][case.calculator]
    return bool(read_facts(case.calculator, words, today, fact).facts.get(fact) == value)


def _speaks_of(kind: str, text: str, engine: Engine) -> bool:
    return any(re.search(cue, plain(text)) for cue in load_phrases(engine.lang).cues(f"another.{kind}"))
