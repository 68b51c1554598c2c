from datetime import date

import pytest

from assistant.reply import Calculation, Reply
from assistant.tui.leaving import WaysOut

LAST_DAY = date(2026, 5, 31)


def notice(app):
    return str(app.screen_stack[0].query_one("Notice").render())


def petition(question):
    calc = Calculation("petition", "open", {"served": "2026-05-01"}, {"last_day": LAST_DAY})
    return Reply(question, "calculate", "petition", 1.0, "Petition", "By May 31, 2026.", calc=calc)


@pytest.fixture
def program(tmp_path, monkeypatch):
    """program("lp", "cat > kept"): a stand-in for a program of the system; no other is found."""
    folder = tmp_path / "bin"
    folder.mkdir()
    monkeypatch.setenv("PATH", str(folder))
    monkeypatch.setenv("DISPLAY", ":9")
    for name in ("WAYLAND_DISPLAY", "SSH_CONNECTION", "SSH_TTY"):
        monkeypatch.delenv(name, raising=False)

    def made(name, script):
        path = folder / name
        path.write_text(f"#!/bin/sh\ncd '{tmp_path}'\n{script}\n")
        path.chmod(0o755)

    return made


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "notes"


@pytest.fixture
def leaving(chatting, folder, program):
    def opened(size=(120, 40), printer="", **settings):
        return chatting(size, ways=WaysOut(folder, printer), **settings)

    return opened


@pytest.fixture
def told(until):
    """Waits until it is told what came of it."""

    async def wait(pilot, words):
        await until(pilot, lambda: words in notice(pilot.app))

    return wait


@pytest.fixture
def listed(until):
    async def opened(pilot):
        await pilot.press("f7")
        await until(pilot, lambda: len(pilot.app.screen_stack) == 2)
        return [(pick.label, pick.text) for pick in pilot.app.screen._picks]

    return opened


@pytest.fixture
def served(monkeypatch, replies):
    monkeypatch.setitem(replies, "notice", petition)
