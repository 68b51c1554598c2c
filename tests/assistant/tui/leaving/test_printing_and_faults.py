import threading

import pytest

KEEP = "/bin/cat > kept"


def notice(app):
    return str(app.screen_stack[0].query_one("Notice").render())


def kept(folder):
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


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
