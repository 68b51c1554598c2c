import stat
import threading
from datetime import date

import pytest

KEEP = "/bin/cat > kept"


def notice(app):
    return str(app.screen_stack[0].query_one("Notice").render())


def state(talk):
    return [what for _, what, _ in talk._state]


def kept(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


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
