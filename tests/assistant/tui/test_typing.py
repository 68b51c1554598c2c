import pytest
from textual import events

from assistant.suggestion import Suggestion, Suggestions
from assistant.tui.talk import Talk
from tests.assistant.tui.conftest import Engine

WIDE = (120, 40)
WINDOW = Suggestion("bedroom-window-area", "How big a bedroom window must be", "12.06(1)(a)", ("window",))
OPENING = Suggestion("openable-window-area", "How much of a window must open", "12.06(1)(b)", ("window", "open"))
BLINDS = Suggestion("blinds", "Blinds and curtains [/]", "", near=("12.08",))
SECTION = Suggestion(None, "Screening", "12.06(2)")
OFFERED = {
    "window": Suggestions((WINDOW, OPENING, BLINDS), ("bedroom", "140 sq ft")),
    "blinds": Suggestions((BLINDS, WINDOW)),
    "12.06": Suggestions((SECTION,)),
}


class Typed(Engine):
    """Suggests by a word of the text, and keeps every text that it was asked about."""

    def __init__(self):
        self.looked = []

    def suggest(self, text, state, engine, today):
        self.looked.append(text)
        if "break" in text:
            raise ValueError(text)
        return next((offered for word, offered in OFFERED.items() if word in text), Suggestions())

    def respond_as(self, question, intent, state, engine, today):
        reply, state = self.respond(question, state, engine, today)
        return reply, (*state[:-1], ("meant", question, intent))


@pytest.fixture
def engine():
    return Typed()


@pytest.fixture
def talk(engine):
    return Talk(engine, engine.respond, engine.pick, (), respond_as=engine.respond_as, suggest=engine.suggest)


def state(talk):
    return [turn if turn[0] == "meant" else turn[:2] for turn in talk._state]


def rows(pilot, seen):
    """What stands in the panel, row by row."""
    region = pilot.app.screen.readings.region
    return [line.strip() for line in seen(pilot.app).split("\n")[region.y : region.bottom]] if region.height else []


async def test_readings_and_facts_follow_every_key(chatting, seen):
    async with chatting() as pilot:
        await pilot.press(*"windo")
        assert rows(pilot, seen) == []
        await pilot.press("w")
        first, second, third, facts = rows(pilot, seen)
        assert first.split() == ["1", *WINDOW.title.split(), "window", "12.06(1)(a)"]
        assert second.split() == ["2", *OPENING.title.split(), "window", "open", "12.06(1)(b)"]
        assert third.split() == ["3", "Blinds", "and", "curtains", "[/]", "not", "in", "the", "chapter"]
        assert facts == "bedroom · 140 sq ft"


async def test_an_empty_line_has_no_panel(chatting, asked, seen):
    async with chatting() as pilot:
        assert rows(pilot, seen) == []
        await pilot.press(*"window", "escape")
        assert rows(pilot, seen) == []
        await asked(pilot, "window")
        assert rows(pilot, seen) == []


@pytest.mark.parametrize(
    ("size", "height"), [((120, 40), 6), ((200, 60), 6), ((80, 24), 4), ((80, 16), 3), ((40, 12), 3), ((80, 11), 0)]
)
async def test_the_panel_once_open_has_one_height_whatever_is_typed(chatting, size, height):
    async with chatting(size) as pilot:
        heights = set()
        await pilot.press(*"window")
        for key in "s x blinds":
            await pilot.press("space" if key == " " else key)
            heights.add(pilot.app.screen.readings.region.height)
        assert heights == {height}


async def test_nothing_above_moves_when_the_panel_opens(chatting, asked, seen, until):
    def above(pilot):
        return [line[:60] for line in seen(pilot.app).split("\n")[:30]]

    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        await until(pilot, lambda: not pilot.app.screen.turns.latest.unread and "│ window" in above(pilot)[2])
        before = above(pilot)
        await pilot.press(*"window")
        await until(pilot, lambda: pilot.app.screen.readings.region.height == 6)
        assert above(pilot) == before


async def test_the_code_follows_the_first_reading_and_comes_back(chatting, asked, seen):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "roaches")
        code = pilot.app.screen.code
        assert code.shown == "12.09(1)(a)(2)"
        await pilot.press(*"window")
        assert code.followed == WINDOW
        assert "Every habitable room shall have at least one" in seen(pilot.app)
        await pilot.press("escape")
        assert (code.followed, code.shown) == (None, "12.09(1)(a)(2)")
        assert "Extermination of insects" in seen(pilot.app)


async def test_an_outside_reading_shows_the_chapter_with_what_is_near(chatting, seen):
    async with chatting(WIDE) as pilot:
        await pilot.press(*"blinds")
        assert "Near this subject  12.08" in seen(pilot.app)


async def test_in_a_narrow_window_the_code_follows_once_it_is_in_front(chatting, seen):
    async with chatting() as pilot:
        code = pilot.app.screen.code
        await pilot.press(*"window")
        assert code.followed is None
        await pilot.press("tab")
        assert code.shown == "12.06(1)(a)"
        await pilot.press("escape", "escape")
        assert code.shown == ""


async def test_what_is_followed_can_be_read_to_its_end(chatting):
    async with chatting((120, 20)) as pilot:
        await pilot.press(*"window", "tab", "pagedown")
        assert pilot.app.screen.code.query_one("Pane").scroll_y > 0


async def test_down_and_up_light_a_reading_and_the_code_follows(chatting):
    async with chatting(WIDE) as pilot:
        screen, found = pilot.app.screen, []
        await pilot.press(*"window")
        for key in ("down", "down", "down", "down", "up", "up", "up", "up"):
            await pilot.press(key)
            found.append((screen.readings.lit, screen.code.followed))
        down = [(0, WINDOW), (1, OPENING), (2, BLINDS), (2, BLINDS)]
        assert found == [*down, (1, OPENING), (0, WINDOW), (None, WINDOW), (None, WINDOW)]
        assert screen.ask.value == "window"


async def test_enter_with_none_lit_asks_the_question(chatting, talk, until):
    async with chatting() as pilot:
        await pilot.press(*"window", "down", "up", "enter")
        await until(pilot, lambda: state(talk) == [("asked", "window")])


async def test_enter_takes_the_lit_reading_with_the_words_typed(chatting, talk, until, seen):
    async with chatting() as pilot:
        await pilot.press(*"window", "down", "down", "enter")
        await until(pilot, lambda: state(talk) == [("meant", "window", "openable-window-area")])
        assert "│ window" in seen(pilot.app)
        assert pilot.app.screen.ask.value == ""


async def test_another_letter_puts_the_light_out(chatting, talk, until):
    async with chatting() as pilot:
        await pilot.press(*"window", "down", "s", "enter")
        await until(pilot, lambda: state(talk) == [("asked", "windows")])


async def test_alt_and_a_number_takes_a_reading_at_once(chatting, talk, until):
    async with chatting() as pilot:
        await pilot.press(*"window", "alt+2")
        await until(pilot, lambda: state(talk) == [("meant", "window", "openable-window-area")])


async def test_alt_and_a_number_that_is_not_there_does_nothing(chatting, talk):
    async with chatting() as pilot:
        await pilot.press("alt+1", *"window", "alt+5")
        assert (pilot.app.screen.ask.value, state(talk)) == ("window", [])


async def test_a_click_takes_a_reading(chatting, talk, until):
    async with chatting(WIDE) as pilot:
        await pilot.press(*"window")
        await pilot.click("#readings", offset=(10, 1))
        await until(pilot, lambda: state(talk) == [("meant", "window", "openable-window-area")])


async def test_a_provision_that_is_taken_is_read(chatting, talk, until):
    async with chatting() as pilot:
        await pilot.press(*"12.06", "down", "enter")
        await until(pilot, lambda: state(talk) == [("asked", "12.06(2)")])


async def test_the_number_of_a_choice_opens_no_panel(chatting, seen):
    async with chatting() as pilot:
        await pilot.press(*"window", *["backspace"] * 6, "2")
        assert rows(pilot, seen) == []
        assert pilot.app.screen.turns.latest.armed == 2


async def test_an_earlier_question_that_is_brought_back_can_be_left_by_the_same_keys(chatting, asked):
    async with chatting() as pilot:
        await asked(pilot, "window one", "window two")
        ask = pilot.app.screen.ask
        await pilot.press("up", "up")
        assert ask.value == "window one"
        await pilot.press("x", "down", "up", "up")
        assert ask.value == "window onex"


async def test_of_keys_that_come_together_only_the_last_is_looked_up(chatting, engine, until):
    async with chatting() as pilot:
        ask = pilot.app.screen.ask
        engine.looked.clear()
        for letter in "a window or two":
            ask.post_message(events.Key("space" if letter == " " else letter, letter))
        await until(pilot, lambda: ask.value == "a window or two")
        assert engine.looked == ["a window or two"]
        assert pilot.app.screen.readings.offered == OFFERED["window"]


async def test_keys_right_after_the_letters_act_on_their_readings(chatting, talk, until):
    async with chatting() as pilot:
        ask = pilot.app.screen.ask
        for letter in "window":
            ask.post_message(events.Key(letter, letter))
        for key in ("down", "enter"):
            ask.post_message(events.Key(key, None))
        await until(pilot, lambda: state(talk) == [("meant", "window", "bedroom-window-area")])


async def test_a_fault_in_the_readings_does_not_lose_the_line(chatting, asked, talk):
    async with chatting() as pilot:
        ask = pilot.app.screen.ask
        await pilot.press(*"break", "backspace", *"wn window")
        assert ask.value == "breawn window"
        assert pilot.app.screen.readings.offered == OFFERED["window"]
        assert len(pilot.app.fault_lines) == 1


@pytest.mark.parametrize(("size", "name"), [((80, 24), "typing-80x24"), ((120, 40), "typing-120x40")])
async def test_how_it_looks(chatting, asked, kept_screen, size, name):
    async with chatting(size) as pilot:
        await asked(pilot, "window")
        await pilot.press(*"window", "down", "down")
        kept_screen(pilot.app, name)
