import pytest
from textual import events

from assistant.tui.marking import TERM
from assistant.tui.reader.line import KEYS, SEEKING
from assistant.tui.reader.screen import Reader

NARROW, WIDE = (80, 24), (120, 40)


async def typed(pilot, text):
    await pilot.press(*("space" if letter == " " else letter for letter in text))


async def pasted(pilot, text):
    pilot.app.post_message(events.Paste(text))
    await pilot.pause()


def footnote(app):
    return " ".join(" ".join(line.plain for line in app.screen.query_one("#footnote")._lines(200)).split())


def notice(app):
    return str(app.screen.query_one("#notice").render())


def place_of(app, kind, value):
    screen = app.screen
    for y in range(screen.size.height):
        for x in range(screen.size.width):
            if screen.get_style_at(x, y).meta.get(kind) == value:
                return x, y
    raise AssertionError(f"nothing to click for {kind} {value}")


# Finding


@pytest.mark.parametrize("key", ["slash", "ctrl+f"])
async def test_words_are_found_as_they_are_typed(reading, seen, key):
    async with reading() as pilot:
        await pilot.press(key)
        await typed(pilot, "rat proof")
        await pilot.pause()
        assert pilot.app.screen.side.at == "12.09(1)(a)(2)"
        assert "1 of 4" in seen(pilot.app)
        await pilot.press("down", "enter")
        await pilot.pause()
        assert pilot.app.screen.chapter.place == "12.05(1)(b)"


async def test_n_goes_through_what_was_found_and_esc_ends_it(reading):
    async with reading() as pilot:
        screen = pilot.app.screen
        await pilot.press("slash")
        await typed(pilot, "rat proof")
        await pilot.press("enter", "n", "n", "N")
        await pilot.pause()
        assert screen.chapter.place == "12.05(1)(b)"
        shown = screen.chapter.dressed(screen.chapter.top, screen.chapter.lines[screen.chapter.top])
        assert shown.plain.startswith("\u00bb ")
        await pilot.press("escape")
        assert screen.side.hits is None
        assert isinstance(pilot.app.screen, Reader)


async def test_nothing_found_says_what_to_do(reading):
    async with reading() as pilot:
        await pilot.press("slash")
        await typed(pilot, "zeppelin")
        await pilot.press("enter")
        await pilot.pause()
        assert notice(pilot.app).startswith("No provision holds words like these.")


async def test_while_something_is_typed_command_keys_are_letters(reading):
    async with reading() as pilot:
        await pilot.press("slash", "n", "q", "t")
        assert pilot.app.screen.line.value == "nqt"
        await pilot.press("backspace", "left", "x")
        assert pilot.app.screen.line.value == "nxq"


# Terms


async def test_tab_explains_the_next_term_and_enter_goes_there(reading):
    async with reading() as pilot:
        screen = pilot.app.screen
        screen.go("12.09(1)(a)")
        await pilot.press("tab")
        assert footnote(pilot.app).startswith('"owner" as 12.03(17) defines it')
        await pilot.press("tab")
        assert footnote(pilot.app).startswith('"dwelling" as 12.03(4) defines it')
        await pilot.press("shift+tab", "enter")
        assert (screen.chapter.place, screen.has_class("-foot")) == ("12.03(17)", False)
        await pilot.press("[")
        assert screen.chapter.place == "12.09(1)(a)"


async def test_a_clicked_term_is_explained_in_place(reading, until):
    async with reading() as pilot:
        screen = pilot.app.screen
        screen.go("12.07(2)")
        await pilot.pause()
        await pilot.click(offset=place_of(pilot.app, TERM, "habitable room"))
        await until(pilot, lambda: footnote(pilot.app).startswith('"habitable room" as 12.03(9) defines it'))
        assert screen.chapter.place == "12.07(2)"
        await pilot.press("escape")
        assert not screen.has_class("-foot")


async def test_a_term_in_the_chat_is_explained_under_the_provision(chatting, asked, until, seen):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        await pilot.click(offset=place_of(pilot.app, TERM, "habitable room"))
        await until(pilot, lambda: "as 12.03(9) defines" in seen(pilot.app))
        await pilot.press("f3")
        await until(pilot, lambda: "as 12.03(9) defines" not in seen(pilot.app))


async def test_every_mark_is_reached_by_tab_and_leads_somewhere(reading):
    async with reading() as pilot:
        screen = pilot.app.screen
        screen.action_edge(-1)
        for number in range(len(screen.chapter.laid.spots)):
            screen.action_spot(1)
            assert screen.chapter.spot == number
            assert screen.chapter.lit.mark.to in screen.law.ordinance.provisions
        screen.action_spot(1)
        assert screen.chapter.spot == 0


# Notices


async def test_a_pasted_notice_gets_duty_holder_and_clock(reading, until):
    async with reading() as pilot:
        screen = pilot.app.screen
        await pasted(pilot, "in violation of 12.06 (5)\nand \u00a712.08(2), 12.13.\nServed on April 20, 2026.")
        await until(pilot, lambda: screen.has_class("-foot"))
        assert screen.chapter.place == "12.06(5)"
        told = footnote(pilot.app)
        assert "1 of 2 in the notice" in told
        assert "Who: the owner, who must provide" in told
        assert "until Wednesday, May 20, 2026" in told
        assert "there is no section 12.13" in told
        await pilot.press("n")
        assert screen.chapter.place == "12.08(2)"
        assert "The occupant keeps it clean" in footnote(pilot.app)
        await pilot.press("escape")
        assert (screen.has_class("-foot"), screen.side.hits) == (False, None)


async def test_markup_that_is_pasted_or_typed_is_only_text(reading):
    async with reading() as pilot:
        await pasted(pilot, "[@click=app.leave(0)]12.06(1)(a)[/] [/")
        await pilot.press("slash")
        await pilot.press(*"[/]")
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.is_running


async def test_a_paste_that_is_too_long_is_cut_and_said_so(reading, until):
    async with reading() as pilot:
        await pasted(pilot, "violation of 12.06(5) " + "x " * 3000)
        await until(pilot, lambda: notice(pilot.app).startswith("Cut: a text is read up to 2,000 characters."))


# Keys


@pytest.mark.parametrize("key", sorted({*KEYS, *SEEKING} - {"q"}))
async def test_no_key_alone_brings_the_reader_down(reading, key):
    async with reading(NARROW) as pilot:
        await pilot.press(key)
        await pilot.press("escape", "slash", key, "escape")
        assert pilot.app.is_running


async def test_f1_shows_the_readers_keys(reading, seen):
    async with reading() as pilot:
        await pilot.press("f1")
        await pilot.pause()
        assert "Reading the code" in seen(pilot.app)
        await pilot.press("escape")
        assert isinstance(pilot.app.screen, Reader)


# What is seen


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_reader_at_a_provision(reading, kept_screen, size):
    async with reading(size) as pilot:
        await typed(pilot, "12.06.1.a")
        await pilot.press("enter")
        await pilot.pause()
        kept_screen(pilot.app, "reader-{}x{}".format(*size))


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_reader_with_a_term_explained(reading, kept_screen, size):
    async with reading(size) as pilot:
        await typed(pilot, "12.07(2)")
        await pilot.press("enter", "tab")
        await pilot.pause()
        kept_screen(pilot.app, "reader-term-{}x{}".format(*size))


@pytest.mark.parametrize("size", [NARROW, WIDE])
async def test_the_reader_while_words_are_found(reading, kept_screen, size):
    async with reading(size) as pilot:
        await pilot.press("slash")
        await typed(pilot, "rat proof")
        await pilot.pause()
        kept_screen(pilot.app, "reader-found-{}x{}".format(*size))
