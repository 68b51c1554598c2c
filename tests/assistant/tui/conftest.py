import os
import time
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import date, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from assistant.reply import Calculation, Line, Option, Quote, Reply
from assistant.settings.office import Office
from assistant.tui.app import HowardApp
from assistant.tui.talk import Talk
from assistant.tui.words import load_words
from corpus.law import load_law

SCREENS = Path(__file__).parent / "screens"
TODAY = date(2026, 5, 1)
NOW = datetime(2026, 5, 1, 10, 42)
PATIENCE_SECONDS = 10


def _window(question):
    return Reply(
        question,
        "calculate",
        "bedroom-window-area",
        0.93,
        "How big a bedroom window must be",
        "No. A 140 sq ft bedroom needs at least 14 sq ft of window; this one has 9.",
        why=("A bedroom needs window area of 10 percent of its floor area, and never less than 12 square feet.",),
        owner="Enlarge the window, or add a second one.",
        resident="Tell the owner in writing, then the Building Inspector.",
        unsettled=("The chapter does not say whether glass or the whole opening is measured.",),
        decides="The Building Inspector first. On appeal of a notice, the Housing Appeals Board.",
        citations=(
            Quote(
                "12.06(1)(a)", "shall be 10 percent of the floor area of such room, but not less than 12 square feet"
            ),
            Quote("12.06(1)(b)", "shall equal at least 45 percent of the minimum window area"),
        ),
        calc=Calculation(
            "window",
            "violates",
            steps=(
                Line("Floor area: 10 x 14 = 140 sq ft"),
                Line("Required: 10 percent of 140 sq ft = 14 sq ft", "12.06(1)(a)"),
                Line("Window: 3 x 3 = 9 sq ft", "12.06(1)(a)", Fraction(9), Fraction(14), "sq ft", False),
            ),
            assumed=("3 x 3 taken as feet",),
            mend=("A window of 3 ft x 5 ft would do.",),
            verdict_words="Does not meet",
        ),
        next=(
            Option("openable-window-area", "How much of a window must open", "12.06(1)(b)"),
            Option("window-obstruction", "A wall close to the window", "12.06(1)(a)"),
        ),
    )


def _roaches(question):
    return Reply(
        question,
        "ask",
        "pests",
        0.9,
        "Who gets rid of pests",
        "How many units have pests? For example: only mine.",
        citations=(Quote("12.09(1)(a)(2)", "where only one dwelling unit is infested"),),
        calc=Calculation("extermination", None, missing=("units_infested",)),
        next=(Option("infestation-meaning", "What counts as infested", "12.03(11)"),),
    )


def _rent(question):
    return Reply(
        question,
        "decline",
        "rent",
        0.9,
        "Rent",
        "This code does not say anything about rent.",
        refer="The Wisconsin Department of Agriculture, Trade and Consumer Protection answers questions on rent.",
        near=("12.04", "12.09"),
    )


def _which(question):
    return Reply(
        question,
        "choose",
        None,
        0.4,
        "",
        "Which of these do you mean?",
        options=(
            Option("bedroom-window-area", "How big a bedroom window must be", "12.06(1)(a)"),
            Option("openable-window-area", "How much of a window must open", "12.06(1)(b)"),
        ),
    )


def _plain(question):
    return Reply(question, "answer", "x", 0.9, "", f"You said: {question}")


REPLIES = {"window": _window, "roaches": _roaches, "rent": _rent, "which": _which}


class Engine:
    """Answers by a word of the question; the state is the list of what was asked and picked."""

    lang = "en"
    office = Office("Inspector", "555-0100")

    @property
    def law(self):
        return load_law()

    def respond(self, question, state, engine, today):
        assert engine is self
        if "break" in question:
            raise KeyError(question)
        reply = next((make for word, make in REPLIES.items() if word in question), _plain)
        return reply(question), (*state, ("asked", question, today))

    def pick(self, intent, state, engine, today):
        return _plain(f"picked {intent}"), (*state, ("picked", intent, today))


@pytest.fixture
def reply():
    return {"plain": _plain, **REPLIES}


@pytest.fixture
def replies():
    """What the engine answers, by a word of the question."""
    return REPLIES


@pytest.fixture
def words():
    return load_words()


@pytest.fixture
def talk():
    engine = Engine()
    return Talk(engine, engine.respond, engine.pick, ())


@pytest.fixture
def until():
    async def wait(pilot, condition):
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not condition():
            assert time.monotonic() < deadline, "it did not come to pass"
            await pilot.pause()
        await pilot.pause()

    return wait


@pytest.fixture
def noted(monkeypatch):
    """The law with one and the same note wherever there are any, so that a better note changes no screen."""
    law = load_law()
    provisions = {
        cite: replace(provision, notes=("What is wrong with these words.",) if provision.notes else ())
        for cite, provision in law.ordinance.provisions.items()
    }
    noted = replace(law, ordinance=replace(law.ordinance, provisions=provisions))
    monkeypatch.setattr("corpus.law.load_law", lambda: noted)


@pytest.fixture
def chatting(talk, until, noted):
    """The app, opened at a size; the pilot has `app`, the app the screen."""

    @asynccontextmanager
    async def opened(size=(80, 24), open_talk=lambda: talk, **settings):
        app = HowardApp(open_talk, lambda: TODAY, **{"now": lambda: NOW, **settings})
        async with app.run_test(size=size) as pilot:
            await until(pilot, lambda: app.screen.ready)
            yield pilot

    return opened


@pytest.fixture
def asked(until):
    async def ask(pilot, *questions):
        screen = pilot.app.screen
        for question in questions:
            before = screen.turns.latest
            screen.ask.value = question
            await pilot.press("enter")
            await until(pilot, lambda seen=before: screen.turns.latest is not seen and screen.turns.latest.card.rows)

    return ask


@pytest.fixture
def seen():
    def text(app):
        return "\n".join(strip.text.rstrip() for strip in app.screen._compositor.render_strips())

    return text


@pytest.fixture
def kept_screen(seen):
    """Compares the screen with the text kept for it; RENEW_SCREENS=1 keeps what is seen instead."""

    def compare(app, name):
        text, path = seen(app) + "\n", SCREENS / f"{name}.txt"
        if os.environ.get("RENEW_SCREENS"):
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")

    return compare
