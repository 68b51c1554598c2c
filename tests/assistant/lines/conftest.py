from dataclasses import replace
from datetime import date, datetime
from functools import reduce

import pytest

from assistant.conversation import load_engine, respond
from assistant.lines.session import Desk, Session
from assistant.lines.steps import step
from assistant.settings.office import NOT_SET
from assistant.settings.settings import Settings

TODAY = date(2026, 6, 15)


@pytest.fixture
def desk(tmp_path):
    settings = Settings(NOT_SET, "en", "auto", tmp_path, None, "", "", 90, 20)
    return Desk(load_engine(), TODAY, settings, respond, lambda: datetime(2026, 6, 15, 9, 30))


@pytest.fixture
def talk(desk):
    """talk("no heat", "why") gives what the last of the lines comes to."""

    def said(*lines, at=None):
        at = at or desk

        def on(told, line):
            return step(line, told.session, at) or told

        first = step(lines[0], Session(), at)
        return reduce(on, lines[1:], first)

    return said


@pytest.fixture
def nothing_there(monkeypatch):
    """A system without clipboard, printer and speech programs."""
    monkeypatch.setenv("PATH", "")


@pytest.fixture
def printing(desk):
    """The desk with a printer that takes everything."""
    return replace(desk, settings=replace(desk.settings, printer_command="cat"))
