from datetime import date, datetime

import pytest

from assistant.tui.app import HowardApp


def state(talk):
    return [what for _, what, _ in talk._state]


async def parked(pilot, asked, *questions):
    for question in questions:
        await asked(pilot, question)
        await pilot.press("f8")
        if len(pilot.app.screen_stack) > 1:
            await pilot.press("0")
        await pilot.pause()


def bubbles(app):
    return [widget._rows[0].body.plain for widget in app.screen.turns.pane.query(".question")]


async def test_a_new_caller_finds_nothing_of_the_last(chatting, asked, seen, talk, until):
    async with chatting() as pilot:
        await asked(pilot, "my secret", "another")
        pilot.app._clipboard = "my secret"
        pilot.app.screen.ask.value = "half a sec"
        await pilot.press("f2")
        await until(pilot, lambda: "This is Howard" in seen(pilot.app))
        assert state(talk) == []
        assert "sec" not in seen(pilot.app).replace("second", "")
        assert pilot.app.clipboard == ""
        assert pilot.app.screen.ask.value == ""
        await pilot.press("up")
        assert pilot.app.screen.ask.value == ""
        await asked(pilot, "1")
        assert len(state(talk)) == 1


async def test_the_code_and_the_notice_of_the_last_caller_are_gone(chatting, asked, seen):
    async with chatting((120, 40)) as pilot:
        await asked(pilot, "window")
        await pilot.press("f2")
        assert pilot.app.screen.code.shown == ""
        assert "New caller." in seen(pilot.app)
        await pilot.press("x")
        assert "New caller." not in seen(pilot.app)


async def test_ctrl_z_brings_the_last_caller_back_as_it_was(chatting, asked, seen, talk, until):
    async with chatting((120, 40)) as pilot:
        await asked(pilot, "hello", "window")
        pilot.app.screen.ask.value = "half a"
        before, cards = state(talk), pilot.app.screen.turns.latest.card
        await pilot.press("f2", "ctrl+z")
        await until(pilot, lambda: bubbles(pilot.app) == ["hello", "window"])
        assert state(talk) == before
        assert pilot.app.screen.turns.latest.card == cards
        assert pilot.app.screen.code.shown == "12.06(1)(a)"
        assert pilot.app.screen.ask.value == "half a"
        await pilot.press("escape", "up", "up")
        assert pilot.app.screen.ask.value == "hello"
        await asked(pilot, "1")
        assert talk._state[-1][:2] == ("picked", "openable-window-area") or state(talk)[-1] == "1"


async def test_a_second_f2_does_not_push_the_last_caller_out(chatting, asked, until):
    async with chatting() as pilot:
        await asked(pilot, "hello")
        await pilot.press("f2", "f2", "ctrl+z")
        await until(pilot, lambda: bubbles(pilot.app) == ["hello"])


async def test_after_a_question_the_last_caller_is_gone_for_good(chatting, asked, seen, until, talk):
    async with chatting() as pilot:
        await asked(pilot, "hello")
        await pilot.press("f2")
        await asked(pilot, "good day")
        await pilot.press("ctrl+z")
        assert "There is nothing to bring back." in seen(pilot.app)
        assert state(talk) == ["good day"]


async def test_f8_parks_a_caller_and_takes_it_up_again(chatting, asked, seen, until, talk):
    async with chatting() as pilot:
        await asked(pilot, "window")
        await pilot.press("f8")
        await until(pilot, lambda: bubbles(pilot.app) == [])
        assert "Parked: Window." in seen(pilot.app)
        assert state(talk) == []
        await pilot.press("f8")
        await until(pilot, lambda: "10:42 am" in seen(pilot.app))
        await pilot.press("1")
        await until(pilot, lambda: bubbles(pilot.app) == ["window"])
        assert state(talk) == ["window"]
        assert "Taken up: Window." in seen(pilot.app)


async def test_nobody_is_parked_where_nothing_was_said(chatting, seen):
    async with chatting() as pilot:
        await pilot.press("f8")
        assert "Nobody is parked." in seen(pilot.app)
        assert len(pilot.app.screen_stack) == 1


async def test_taking_one_up_parks_the_present_one(chatting, asked, until, talk):
    async with chatting() as pilot:
        await parked(pilot, asked, "first", "second")
        await asked(pilot, "third")
        await pilot.press("f8")
        await until(pilot, lambda: len(pilot.app.screen_stack) == 2)
        await pilot.press("down", "down", "enter")
        chat = pilot.app.screen_stack[0]
        await until(pilot, lambda: pilot.app.screen is chat and bubbles(pilot.app) == ["first"])
        assert state(talk) == ["first"]
        assert [one.subject for one in chat.calls.callers.parked] == ["third", "second"]


async def test_escape_leaves_the_list_and_everything_as_it_was(chatting, asked, until, talk):
    async with chatting() as pilot:
        await parked(pilot, asked, "first")
        await asked(pilot, "second")
        chat = pilot.app.screen
        await pilot.press("f8", "escape")
        await until(pilot, lambda: pilot.app.screen is chat)
        assert state(talk) == ["second"]
        assert len(chat.calls.callers.parked) == 1


async def test_a_tenth_caller_is_told_that_there_is_no_room(chatting, asked, seen, until):
    async with chatting() as pilot:
        await parked(pilot, asked, *(f"caller {number}" for number in range(9)))
        await asked(pilot, "one too many")
        await pilot.press("f8", "0")
        await until(pilot, lambda: "Nine callers are parked." in seen(pilot.app))
        assert bubbles(pilot.app) == ["one too many"]
        await pilot.press("f8", "9")
        await until(pilot, lambda: bubbles(pilot.app) == ["caller 0"])


async def test_a_line_that_was_begun_is_parked_too(chatting, until):
    async with chatting() as pilot:
        await pilot.press(*"half", "f8")
        assert pilot.app.screen.ask.value == ""
        await pilot.press("f8", "enter")
        await until(pilot, lambda: pilot.app.screen.ask.value == "half")


@pytest.mark.parametrize(
    ("now", "told"),
    [
        (datetime(2026, 5, 1, 15, 5), "10:42 am"),
        (datetime(2026, 5, 2, 0, 1), "yesterday 10:42 am"),
        (datetime(2026, 5, 9, 9, 0), "May 1, 2026, 10:42 am"),
    ],
)
async def test_the_list_tells_since_when(chatting, asked, seen, until, now, told):
    times = iter([datetime(2026, 5, 1, 10, 42), now])
    async with chatting(now=lambda: next(times)) as pilot:
        await parked(pilot, asked, "hello")
        await pilot.press("f8")
        await until(pilot, lambda: len(pilot.app.screen_stack) == 2 and told in seen(pilot.app))


async def test_the_day_is_that_of_each_question_and_the_screen_follows(talk, asked, seen, until, noted):
    days = [date(2026, 5, 31)]
    app = HowardApp(lambda: talk, lambda: days[-1])
    async with app.run_test(size=(80, 24)) as pilot:
        await until(pilot, lambda: app.screen.ready)
        assert "May 31, 2026" in seen(app)
        await asked(pilot, "before")
        days.append(date(2026, 6, 1))
        app.screen._mind_the_day()
        await until(pilot, lambda: "June 1, 2026" in seen(app))
        await asked(pilot, "after")
        assert [today.isoformat() for _, _, today in talk._state] == ["2026-05-31", "2026-06-01"]
