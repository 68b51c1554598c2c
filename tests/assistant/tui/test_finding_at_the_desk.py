"""The desk: a conversation that begins with a finding, and the room of a window question as a file."""

from assistant.conversation import START, load_engine, pick, respond
from assistant.reply import Reply
from assistant.tui.leaving import WaysOut
from assistant.tui.talk import Talk

OPENING = (Reply("Finding 3 of the self-check: Elm 5", "answer", "x", 1.0, "Roof", "The roof leaks."), ("checked",))


async def test_a_finding_is_the_first_answer_on_the_screen(chatting, until, seen, asked, talk):
    async with chatting(opening=OPENING) as pilot:
        await until(pilot, lambda: "The roof leaks." in seen(pilot.app))
        assert "Finding 3 of the self-check: Elm 5" in seen(pilot.app)
        await asked(pilot, "why")
        assert talk.state[0] == "checked"


async def save(pilot, until):
    chat = pilot.app.screen
    await pilot.press("ctrl+p")
    await until(pilot, lambda: pilot.app.screen is not chat)
    await pilot.press(*"dwelling", "enter")
    await until(pilot, lambda: pilot.app.screen is chat)


async def test_the_palette_saves_the_room(chatting, until, seen, asked, tmp_path):
    async with chatting(
        open_talk=lambda: Talk(load_engine(), respond, pick, START), ways=WaysOut(tmp_path), size=(120, 40)
    ) as pilot:
        await save(pilot, until)
        await until(pilot, lambda: "There is no room to save yet." in seen(pilot.app))
        await asked(pilot, "is a 3x3 window ok for my 10x14 bedroom")
        await save(pilot, until)
        await until(pilot, lambda: "Saved" in seen(pilot.app))
        (path,) = tmp_path.iterdir()
        assert path.name == "2026-05-01 room.toml"
        assert 'floor_sqft = "140 sq ft"' in path.read_text(encoding="utf-8")
