import stat
import threading
from datetime import date

import pytest

from assistant.reply import Calculation, Reply
from assistant.tui.leaving import WaysOut

KEEP = "/bin/cat > kept"
LAST_DAY = date(2026, 5, 31)


def notice(app):
    return str(app.screen_stack[0].query_one("Notice").render())


def state(talk):
    return [what for _, what, _ in talk._state]


def kept(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


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


def petition(question):
    calc = Calculation("petition", "open", {"served": "2026-05-01"}, {"last_day": LAST_DAY})
    return Reply(question, "calculate", "petition", 1.0, "Petition", "By May 31, 2026.", calc=calc)


@pytest.fixture
def served(monkeypatch, replies):
    monkeypatch.setitem(replies, "notice", petition)


async def test_f6_copies_the_answer_and_not_what_can_be_asked_next(leaving, asked, program, told, tmp_path, talk):
    program("xclip", KEEP)
    async with leaving() as pilot:
        await asked(pilot, "hello", "window")
        await pilot.press("f6")
        await told(pilot, "Copied with xclip.")
        assert state(talk) == ["hello", "window"]
    text = (tmp_path / "kept").read_text("utf-8")
    assert text.startswith("No. A 140 sq ft bedroom needs at least 14 sq ft of window; this one has 9.\n")
    assert "12.06(1)(a)" in text
    assert "How much of a window must open" not in text
    assert "hello" not in text


async def test_where_it_is_not_sure_the_file_is_offered(leaving, asked, told, folder):
    async with leaving() as pilot:
        await asked(pilot, "window")
        await pilot.press("f6")
        await told(pilot, "Sent to the terminal's clipboard.")
        assert notice(pilot.app).endswith("F7, then 2, saves this answer.")
        assert pilot.app.clipboard.startswith("No. A 140 sq ft bedroom")
        await pilot.press("f7", "2")
        await told(pilot, f"Saved in {folder}: 2026-05-01 answer.txt.")
        assert (folder / "2026-05-01 answer.txt").read_text("utf-8") == pilot.app.clipboard


@pytest.mark.parametrize("questions", [(), ("window", "break it")])
async def test_without_an_answer_there_is_nothing_to_copy(leaving, asked, told, questions):
    async with leaving() as pilot:
        await asked(pilot, *questions)
        await pilot.press("f6")
        await told(pilot, "There is no answer to copy yet.")


async def test_before_the_engine_is_there_nothing_leaves(talk, until):
    from assistant.tui.app import HowardApp

    wait = threading.Event()

    def slow():
        wait.wait(10)
        return talk

    app = HowardApp(slow, lambda: date(2026, 5, 1))
    async with app.run_test() as pilot:
        await pilot.press("f7", "f6")
        assert len(app.screen_stack) == 1
        assert "One moment" in notice(app)
        wait.set()
        await until(pilot, lambda: app.screen.ready)


async def test_a_call_note_without_a_name(leaving, asked, listed, told, folder, talk):
    async with leaving() as pilot:
        await asked(pilot, "window", "rent")
        await listed(pilot)
        await pilot.press("1")
        await pilot.press("enter")
        await told(pilot, f"Saved in {folder}: 2026-05-01 call-note.md, 2026-05-01 call-note.txt.")
        assert state(talk) == ["window", "rent"]
        assert len(pilot.app.screen_stack) == 1
    text = (folder / "2026-05-01 call-note.txt").read_text("utf-8")
    assert "Question 2" in text
    assert "555-0100" in text
    assert "Caller" not in text
    assert stat.S_IMODE((folder / "2026-05-01 call-note.md").stat().st_mode) == 0o600


async def test_a_name_that_is_typed_stands_in_the_note_and_in_no_file_name(leaving, asked, listed, told, folder, until):
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.focused is not None and len(pilot.app.screen_stack) == 2)
        await pilot.press(*"Ann [", "enter")
        await told(pilot, "Saved in")
        assert pilot.app.screen.ask.value == ""
    assert kept(folder) == ["2026-05-01 call-note.md", "2026-05-01 call-note.txt"]
    assert "Caller: Ann [" in (folder / "2026-05-01 call-note.txt").read_text("utf-8")


async def test_escape_at_the_name_saves_nothing(leaving, asked, listed, until, folder):
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("1", "escape")
        await until(pilot, lambda: len(pilot.app.screen_stack) == 1)
        assert notice(pilot.app) == ""
    assert kept(folder) == []


async def test_a_petition_draft_with_the_day_of_service(leaving, asked, listed, told, folder, served):
    async with leaving() as pilot:
        await asked(pilot, "notice")
        await listed(pilot)
        await pilot.press("3")
        await told(pilot, f"Saved in {folder}: 2026-05-01 petition-draft.pdf, 2026-05-01 petition-draft.txt.")
    assert (folder / "2026-05-01 petition-draft.pdf").read_bytes().startswith(b"%PDF")
    text = (folder / "2026-05-01 petition-draft.txt").read_text("utf-8")
    assert "May 1, 2026" in text.partition("Served on")[2].partition("\n\n")[0]


async def test_a_calendar_file_where_there_is_a_day_to_keep(leaving, asked, listed, told, folder, served):
    async with leaving() as pilot:
        await asked(pilot, "window")
        assert "7" not in [label for label, _ in await listed(pilot)]
        await pilot.press("escape")
        await asked(pilot, "notice")
        assert ("7", "Save the days to keep for a calendar") in await listed(pilot)
        await pilot.press("7")
        await told(pilot, f"Saved in {folder}: 2026-05-01 days-to-keep.ics.")
    assert b"DTSTART;VALUE=DATE:20260531" in (folder / "2026-05-01 days-to-keep.ics").read_bytes()


async def test_where_nothing_was_asked_a_petition_can_be_drafted(leaving, listed):
    async with leaving() as pilot:
        assert await listed(pilot) == [("3", "Save a petition draft"), ("6", "Print a petition draft")]


@pytest.mark.parametrize("number", ["4", "6"])
async def test_papers_are_printed_by_lp(leaving, asked, listed, told, program, tmp_path, number):
    program("lp", KEEP)
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press(number)
        await told(pilot, "Sent to the printer with lp.")
    assert (tmp_path / "kept").read_bytes().startswith(b"%PDF")


async def test_the_printer_command_of_the_settings_goes_first(leaving, asked, listed, told, program, tmp_path):
    program("lp", "exit 1")
    program("send", KEEP)
    async with leaving(printer="send -d desk") as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("5", "enter")
        await told(pilot, "Sent to the printer with send.")


async def test_without_a_printer_that_is_said(leaving, asked, listed, told):
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("4")
        await told(pilot, "No printer command was found.")


async def test_a_folder_that_cannot_be_is_told(leaving, asked, listed, told, folder):
    folder.write_text("a file")
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("1", "enter")
        await told(pilot, f"There is a file, and no folder, at {folder}.")
        assert notice(pilot.app).count("no folder") == 1


async def test_what_hangs_is_let_go_and_the_chat_goes_on(leaving, asked, listed, told, monkeypatch):
    free = threading.Event()
    monkeypatch.setattr("assistant.tui.outgoing.save", lambda *_: free.wait(10))
    async with leaving() as pilot:
        pilot.app.screen.seconds = 0.05
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("2")
        await told(pilot, "It takes too long.")
        await asked(pilot, "rent")
        free.set()
    assert pilot.app.fault_lines == []


async def test_a_fault_is_told_without_what_was_typed(leaving, asked, listed, told, monkeypatch):
    def broken(*_):
        raise KeyError("my secret")

    monkeypatch.setattr("assistant.tui.outgoing.save", broken)
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("2")
        await told(pilot, "Something in Howard went wrong with this paper.")
        await asked(pilot, "rent")
        assert "my secret" not in "".join(pilot.app.fault_lines)
        assert len(pilot.app.fault_lines) == 1


async def test_a_paper_that_is_being_saved_when_the_desk_is_left_is_saved(leaving, asked, listed, folder, monkeypatch):
    from assistant.papers.saving import save

    begun, left = threading.Event(), threading.Event()

    def slow(*what):
        begun.set()
        left.wait(1)
        return save(*what)

    monkeypatch.setattr("assistant.tui.outgoing.save", slow)
    async with leaving() as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("2")
        begun.wait(10)
        await pilot.press("ctrl+q")
    assert kept(folder) == ["2026-05-01 answer.txt"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_list_of_what_leaves_the_desk(leaving, asked, listed, kept_screen, served, size):
    async with leaving(size) as pilot:
        await asked(pilot, "window", "notice")
        await listed(pilot)
        kept_screen(pilot.app, f"leaving-{size[0]}x{size[1]}")


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_the_line_for_the_name(leaving, asked, listed, kept_screen, until, size):
    async with leaving(size) as pilot:
        await asked(pilot, "window")
        await listed(pilot)
        await pilot.press("1")
        await until(pilot, lambda: pilot.app.screen.query("Name"))
        kept_screen(pilot.app, f"caller-name-{size[0]}x{size[1]}")
