from datetime import date

import pytest

from assistant.conversation import START, respond
from assistant.engine import load_engine

TODAY = date(2026, 6, 15)


@pytest.fixture(scope="session")
def engine():
    return load_engine()


@pytest.fixture
def talk(engine):
    """talk("no heat", "64 degrees"): the turns of one conversation as (reply, state after it)."""

    def talked(*turns, state=START, today=TODAY):
        told = []
        for turn in turns:
            reply, state = respond(turn, state, engine, today)
            told.append((reply, state))
        return told

    return talked
