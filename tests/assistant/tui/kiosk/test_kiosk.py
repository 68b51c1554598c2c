import pytest
from textual import events

from assistant.tui.environment import Terminal
from assistant.tui.kiosk.acts import Act
from assistant.tui.kiosk.pin import set_pin
from assistant.tui.kiosk.question import Question
from assistant.tui.kiosk.tile import Tile

HOME = "Is something wrong in your home?"


def tile(app, label):
    return next(tile for tile in app.screen.query(Tile) if tile.button.label == label and tile.region.area)


async def test_two_touches_lead_to_an_answer(attended, seen):
    async with attended() as pilot:
        await pilot.click(tile(pilot.app, "No heat"))
        await pilot.pause()
        await pilot.click(tile(pilot.app, "I have no heat. What now?"))
        await pilot.pause()
        assert "Every dwelling must have working heating" in seen(pilot.app)


async def test_a_number_presses_its_box_once_nothing_follows(attended, seen, until):
    async with attended() as pilot:
        await pilot.press("1", "2")
        await until(pilot, lambda: "How do I appeal?" in seen(pilot.app))
        assert pilot.app.screen.question.value == ""


async def test_a_number_that_begins_a_question_presses_nothing(attended, seen):
    async with attended() as pilot:
        await pilot.press(*"3x3 window ok")
        await pilot.pause(1)
        assert HOME in seen(pilot.app)
        assert pilot.app.screen.question.value == "3x3 window ok"


async def test_arrows_light_a_box_and_enter_presses_it(attended, seen):
    async with attended() as pilot:
        await pilot.press("down", "right", "down", "enter")
        await pilot.pause()
        assert "The roof leaks." in seen(pilot.app)


async def test_a_question_is_typed_on_the_screen(attended, seen, until):
    async with attended() as pilot:
        await pilot.press("f3")
        await pilot.pause()
        for key in "heat":
            await pilot.click(tile(pilot.app, key))
        assert pilot.app.screen.question.value == "heat"
        await pilot.click(tile(pilot.app, "Erase"))
        await pilot.click(tile(pilot.app, "t"))
        await pilot.click(tile(pilot.app, "Ask"))
        await until(pilot, lambda: pilot.app._visit.page.kind == "answer")
        assert "You asked: heat" in seen(pilot.app)


async def test_sizes_are_touched_on_the_pad(attended, until):
    async with attended() as pilot:
        for number in (4, 1, 1, 1):
            pilot.app.screen.do(pilot.app._visit.page.button(number).act)
        await pilot.pause()
        for key in ("1", "0", "by", "9", "feet", "OK"):
            await pilot.click(tile(pilot.app, key))
        await until(pilot, lambda: not pilot.app._visit.page.pad)
        assert "How many windows" in pilot.app._visit.page.rows[1].body.plain


async def test_start_over_is_on_every_page_and_begins_a_new_visit(attended, seen, until):
    async with attended() as pilot:
        for acts in ((), (4,), (4, 1), (4, 1, 1), (4, 1, 1, 1)):
            for number in acts:
                pilot.app.screen.do(pilot.app._visit.page.button(number).act)
            await pilot.pause()
            assert "Start over" in seen(pilot.app)
            before = pilot.app._visit
            await pilot.click(tile(pilot.app, "Start over"))
            await until(pilot, lambda seen_before=before: pilot.app._visit is not seen_before)
            await until(pilot, lambda: HOME in seen(pilot.app))


async def test_the_first_key_after_the_countdown_began_only_stops_it(attended, clock, seen):
    async with attended() as pilot:
        pilot.app.screen.do(Act("topic", "3"))
        visit = pilot.app._visit
        clock.seconds += 95
        await pilot.app.tick()
        await pilot.pause()
        assert "Howard starts over in 15 seconds." in seen(pilot.app)
        await pilot.press("f2")
        assert pilot.app._visit is visit
        assert "My window does not open." in seen(pilot.app)
        clock.seconds += 30
        await pilot.app.tick()
        assert pilot.app._visit is visit


async def test_the_first_page_waits_for_ever(attended, clock):
    async with attended() as pilot:
        visit = pilot.app._visit
        clock.seconds += 10_000
        await pilot.app.tick()
        assert pilot.app._visit is visit
        assert not pilot.app.screen.has_class("-waiting")


async def test_what_is_typed_and_never_asked_is_wiped_too(attended, clock):
    async with attended() as pilot:
        pilot.app.screen.question.value = "my secret"
        clock.seconds += 111
        await pilot.app.tick()
        assert pilot.app.screen.question.value == ""


@pytest.mark.parametrize(
    "action",
    [
        *("app.quit", "quit", "app.suspend_process", "app.screenshot('x.svg', '/tmp')", "app.command_palette"),
        *("app.simulate_key('ctrl+q')", "app.pop_screen", "app.notify('x')", "app.show_help_panel", "screen.minimize"),
        *("app.push_screen('x')", "app.toggle_dark", "app.help_quit", "app.change_theme", "app.focus('x')"),
    ],
)
async def test_no_action_leads_out(attended, action):
    async with attended() as pilot:
        screen = pilot.app.screen
        await pilot.app.run_action(action)
        await pilot.pause()
        assert pilot.app.is_running
        assert pilot.app.screen is screen
        assert pilot.app.return_code is None


async def test_no_key_is_bound_to_anything_of_the_toolkit(attended):
    async with attended() as pilot:
        bound = {binding.action.split("(")[0] for _, binding, *_ in pilot.app.screen.active_bindings.values()}
        assert bound <= {
            *("take", "way", "step", "page", "back", "act", "staff"),
            *("home", "end", "delete_left", "delete_right"),
        }


async def test_nothing_is_copied_and_nothing_pasted_from_the_app(attended):
    async with attended() as pilot:
        question = pilot.app.screen.query_one(Question)
        question.value = "secret"
        question.action_select_all()
        await pilot.press("ctrl+c", "ctrl+x", "ctrl+v")
        assert pilot.app._clipboard == ""
        assert question.value == "secret"


async def test_a_paste_is_bounded_cleaned_and_never_asked_by_itself(attended):
    async with attended() as pilot:
        question = pilot.app.screen.query_one(Question)
        question.post_message(events.Paste("a\x1b[31m\u202e\r\nb" * 1_000_000))
        await pilot.pause()
        assert len(question.value) == 300
        assert question.value.isprintable()
        assert pilot.app._visit.page.kind == "home"


async def test_the_pin_is_not_shown_and_not_asked_as_a_question(attended, seen, tmp_path):
    set_pin("135792", tmp_path / "kiosk.pin")
    async with attended() as pilot:
        await pilot.press("f12", *"1357")
        assert "1357" not in seen(pilot.app)
        pilot.app.screen.do(Act("enter"))
        await pilot.pause()
        assert "That is not the PIN." in seen(pilot.app)
        assert pilot.app._visit.page.kind == "home"
        await pilot.press("escape")
        assert HOME in seen(pilot.app)


async def test_the_pin_leaves_with_status_5(attended, tmp_path):
    set_pin("135792", tmp_path / "kiosk.pin")
    async with attended() as pilot:
        await pilot.press("f12", *"135792", "enter")
        await pilot.pause()
        assert pilot.app.return_code == 5


async def test_an_answer_is_printed_once_where_a_printer_is_set(attended, seen, printed, until):
    async with attended(prints=True) as pilot:
        for act in (Act("topic", "0"), Act("pick", "no-heat"), Act("along"), Act("print")):
            pilot.app.screen.do(act)
        await until(pilot, lambda: "Sent to the printer." in seen(pilot.app))
        assert len(printed) == 1
        assert "Print it" not in seen(pilot.app)


async def test_without_a_printer_nothing_is_offered_to_print(attended, seen):
    async with attended() as pilot:
        for act in (Act("topic", "0"), Act("pick", "no-heat"), Act("along")):
            pilot.app.screen.do(act)
        await pilot.pause()
        assert "Point the camera" in seen(pilot.app)
        assert "Print it" not in seen(pilot.app)


async def test_the_square_keeps_its_light_border(attended, seen):
    async with attended() as pilot:
        for act in (Act("topic", "0"), Act("pick", "no-heat"), Act("along")):
            pilot.app.screen.do(act)
        await pilot.pause()
        lines = [line for line in seen(pilot.app).splitlines() if "█" in line or "▀" in line]
        assert lines
        assert all(line.startswith("    ") for line in lines)


@pytest.mark.parametrize("size", [(1, 1), (3, 30), (30, 3), (40, 14), (80, 24), (200, 60), (500, 200)])
async def test_every_size_of_window_is_drawn(attended, seen, size):
    async with attended(size=size) as pilot:
        for act in (Act("topic", "3"), Act("pick", "bedroom-window-area"), Act("guide"), Act("keys"), Act("along")):
            pilot.app.screen.do(act)
            await pilot.pause()
        assert pilot.app.is_running


async def test_a_console_of_16_colors_gets_ascii_but_for_the_square(attended, seen):
    async with attended(terminal=Terminal("few", True), look="dark") as pilot:
        assert seen(pilot.app)
        for act in (Act("topic", "0"), Act("pick", "no-heat"), Act("along")):
            shown = "".join(
                pilot.app._filters[-1].drawn(line) for line in seen(pilot.app).splitlines() if "▀" not in line
            )
            assert shown.isascii()
            pilot.app.screen.do(act)
            await pilot.pause()
