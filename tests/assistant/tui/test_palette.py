import pytest

from assistant.tui.actions import ACTIONS, key_name, listed
from assistant.tui.app import HowardApp
from assistant.tui.chat import Chat
from assistant.tui.help import help_rows
from assistant.tui.keyline import chat_keys


def shown(screen):
    return [screen._picks[place].text for place in screen.shown]


@pytest.fixture
def palette(chatting, until):
    async def opened(pilot):
        await pilot.press("ctrl+p")
        await until(pilot, lambda: len(pilot.app.screen_stack) == 2)
        return pilot.app.screen

    return opened


def test_every_action_has_its_words(words):
    assert {one.name for one in listed()} == set(words["actions"])
    assert {one.name for one in ACTIONS if one.rank} == {n for n, said in words["actions"].items() if "word" in said}


def test_every_action_is_in_one_group_of_the_help(words):
    assert {one.group for one in ACTIONS} == {group["name"] for group in words["help"]["groups"] if "name" in group}


def test_no_key_does_two_things_but_ctrl_c():
    keys = [key for one in ACTIONS if one.keys for key in one.keys.split(",")]
    assert {key for key in keys if keys.count(key) > 1} == {"ctrl+c"}


@pytest.mark.parametrize("action", ACTIONS, ids=lambda action: action.name)
def test_what_a_key_runs_is_there(action):
    name = action.run.partition("(")[0]
    owner = HowardApp if name.startswith("app.") else Chat
    assert callable(getattr(owner, f"action_{name.removeprefix('app.')}"))


def test_help_names_every_key(words):
    text = [(row.label.plain.strip(), row.body.plain) for row in help_rows(words)]
    for one in (action for action in listed() if action.keys):
        assert (key_name(one, words), words["actions"][one.name]["what"]) in text


@pytest.mark.parametrize(
    ("name", "printed"), [("last", "Ctrl+End"), ("page_up", "PgUp"), ("swap", "Tab"), ("help", "F1"), ("clear", "Esc")]
)
def test_keys_are_printed_as_people_know_them(words, name, printed):
    assert key_name(next(one for one in ACTIONS if one.name == name), words) == printed


def test_the_key_line_says_what_leads_back(words):
    assert "Code" in [key.word for key in chat_keys(words, reading=False)]
    assert "Chat" in [key.word for key in chat_keys(words, reading=True)]


async def test_the_palette_lists_every_action(chatting, palette, words):
    async with chatting() as pilot:
        screen = await palette(pilot)
        told = [words["actions"][one.name]["what"].lower() for one in listed()]
        assert [text.lower() for text in shown(screen)] == told


async def test_typing_finds_and_enter_does_it(chatting, palette, until):
    async with chatting() as pilot:
        screen = await palette(pilot)
        await pilot.press(*"contrast")
        await until(pilot, lambda: shown(screen) == ["Light, dark, or high contrast"])
        await pilot.press("enter")
        await until(pilot, lambda: pilot.app.theme == "howard-contrast")
        assert len(pilot.app.screen_stack) == 1


async def test_a_key_finds_its_action(chatting, palette, until):
    async with chatting() as pilot:
        screen = await palette(pilot)
        await pilot.press(*"f8")
        await until(pilot, lambda: shown(screen) == ["Park this caller, or take one up again"])


async def test_nothing_by_that_name_is_said_and_enter_does_nothing(chatting, palette, until, seen):
    async with chatting() as pilot:
        screen = await palette(pilot)
        await pilot.press(*"[/]x")
        await until(pilot, lambda: "Nothing by that name." in seen(pilot.app))
        await pilot.press("enter")
        assert pilot.app.screen is screen


async def test_arrows_move_the_light_and_stop_at_the_ends(chatting, palette):
    async with chatting() as pilot:
        screen = await palette(pilot)
        await pilot.press("up")
        assert screen.lit == 0
        await pilot.press(*["down"] * 40)
        assert screen.lit == len(listed()) - 1
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.return_code == 0


async def test_escape_closes_it_and_the_line_has_the_keyboard(chatting, palette, until):
    async with chatting() as pilot:
        chat = pilot.app.screen
        await palette(pilot)
        await pilot.press("x", "escape")
        await until(pilot, lambda: pilot.app.screen is chat)
        await pilot.press("y")
        assert chat.ask.value == "y"


async def test_a_line_can_be_clicked_and_a_click_beside_closes(chatting, palette, until, seen):
    async with chatting((120, 40)) as pilot:
        chat = pilot.app.screen
        await palette(pilot)
        row = next(at for at, line in enumerate(seen(pilot.app).split("\n")) if "Every key on one page" in line)
        await pilot.click(offset=(40, row))
        await until(pilot, lambda: "Asking" in seen(pilot.app))
        await pilot.press("escape")
        await palette(pilot)
        await pilot.click(offset=(1, 1))
        await until(pilot, lambda: pilot.app.screen is chat)


async def test_an_action_that_is_closed_to_keys_is_closed_to_the_palette(chatting, palette, until, monkeypatch):
    monkeypatch.setattr(HowardApp, "check_action", lambda self, action, parameters: action != "next_look")
    async with chatting() as pilot:
        chat = pilot.app.screen
        await palette(pilot)
        await pilot.press(*"contrast", "enter")
        await until(pilot, lambda: pilot.app.screen is chat)
        assert pilot.app.theme == "howard-dark"


@pytest.mark.parametrize("size", [(80, 24), (60, 15), (40, 12)])
async def test_head_and_foot_are_seen_however_low_the_window(chatting, palette, until, seen, words, size):
    async with chatting(size) as pilot:
        await palette(pilot)
        await pilot.press(*["down"] * 40)
        await until(pilot, lambda: words["palette"]["keys"].split(".")[0] in seen(pilot.app))
        assert words["palette"]["title"] in seen(pilot.app)
        assert "  Quit" in seen(pilot.app)
