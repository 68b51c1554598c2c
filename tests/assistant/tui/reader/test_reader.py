from itertools import pairwise

import pytest

from assistant.tui.blocks import CITE
from assistant.tui.chat import Chat
from assistant.tui.reader.layout import layout
from assistant.tui.reader.screen import Reader, warm

NARROW, WIDE, HUGE = (80, 24), (120, 40), (200, 60)


async def typed(pilot, text):
    await pilot.press(*("space" if letter == " " else letter for letter in text))


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


# In and out


async def test_f5_opens_the_reader_at_the_answers_provision_and_f5_or_esc_leaves_it(chatting, asked, until):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        for key in ("f5", "escape"):
            await pilot.press("f5")
            await until(pilot, lambda: isinstance(pilot.app.screen, Reader) and pilot.app.screen.chapter.laid)
            assert pilot.app.screen.chapter.place == "12.06(1)(a)"
            await pilot.press(key)
            await until(pilot, lambda: isinstance(pilot.app.screen, Chat))


async def test_enter_alone_opens_what_the_column_of_the_code_shows(chatting, asked, until):
    async with chatting(WIDE) as pilot:
        await asked(pilot, "window")
        await pilot.press("enter")
        assert isinstance(pilot.app.screen, Chat)
        await pilot.press("tab", "f3", "enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, Reader))
        assert pilot.app.screen.chapter.place == "12.06(1)(b)"


@pytest.mark.parametrize("size", [NARROW, WIDE, HUGE])
async def test_the_chapter_is_set_ahead_of_time_for_the_very_width(reading, size):
    async with reading(size) as pilot:
        screen = pilot.app.screen
        layout.cache_clear()
        warm(screen.law, screen._words, size[0])
        screen.chapter.lay()
        assert layout.cache_info().misses == 1


# Reading


@pytest.mark.parametrize("size", [NARROW, WIDE, HUGE])
async def test_every_provision_can_be_opened(reading, seen, size):
    async with reading(size) as pilot:
        screen = pilot.app.screen
        for cite, provision in screen.law.ordinance.provisions.items():
            screen.go(cite)
            await pilot.pause()
            assert (screen.chapter.place, screen.side.folds.at) == (cite, cite)
            top = screen.chapter.dressed(screen.chapter.top, screen.chapter.lines[screen.chapter.top]).plain
            assert top[2:].strip().startswith(provision.label)


async def test_the_outline_follows_what_is_read(reading, until):
    async with reading() as pilot:
        screen = pilot.app.screen
        places = []
        for _ in range(6):
            await pilot.press("pagedown")
            await until(pilot, lambda: screen.side.folds.at == screen.chapter.place)
            places.append(screen.chapter.place)
        cites = list(screen.law.ordinance.provisions)
        assert all(cites.index(first) < cites.index(second) for first, second in pairwise(places))
        await pilot.press("home")
        await until(pilot, lambda: screen.side.folds.at == "12.01")


async def test_the_end_is_the_end_of_the_text(reading, seen):
    async with reading() as pilot:
        await pilot.press("end")
        assert "Amended 6/6/00" in seen(pilot.app)


async def test_arrows_go_through_the_outline_and_the_text_follows(reading, until):
    async with reading() as pilot:
        screen = pilot.app.screen
        await pilot.press("left", "down", "down", "right", "down")
        assert screen.in_side
        assert screen.chapter.place == "12.03(1)"
        await pilot.press("left", "left")
        assert (screen.side.at, screen.side.folds.is_open("12.03")) == ("12.03", False)
        await pilot.press("enter")
        assert screen.side.folds.is_open("12.03")
        await pilot.press("enter")
        assert (screen.in_side, screen.chapter.place) == (False, "12.03")


async def test_in_a_narrow_window_the_outline_is_one_key_away(reading, seen):
    async with reading(NARROW) as pilot:
        assert "Outline" not in seen(pilot.app).split("\n")[0]
        await pilot.press("t")
        assert "Outline" in seen(pilot.app).split("\n")[0]
        assert "This code shall be known" not in seen(pilot.app)
        await pilot.press("t")
        assert "This code shall be known" in seen(pilot.app)


async def test_notes_stand_beside_their_provision(reading, seen):
    async with reading(HUGE) as pilot:
        await typed(pilot, "12.06.2.b")
        await pilot.press("enter")
        await pilot.pause()
        assert "What is wrong with these words." in seen(pilot.app).split("\n")[2]


async def test_another_width_keeps_the_place(reading, until):
    async with reading(WIDE) as pilot:
        screen = pilot.app.screen
        screen.go("12.08(2)")
        before = screen.chapter.laid
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: screen.chapter.laid is not before)
        assert screen.chapter.place == "12.08(2)"
        assert screen.chapter.laid.place(screen.chapter.top) == "12.08(2)"


async def test_light_and_dark_are_drawn_anew(reading, until):
    async with reading() as pilot:
        before = pilot.app.screen.chapter.render_line(0)
        await pilot.press("f9")
        await until(pilot, lambda: pilot.app.screen.chapter.render_line(0) != before)


# Going


@pytest.mark.parametrize("text", ["12.06.1.a", "12.06(1)(a)"])
async def test_a_figure_begins_a_citation(reading, text):
    async with reading() as pilot:
        await typed(pilot, text)
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen.chapter.place == "12.06(1)(a)"


async def test_g_takes_a_citation_in_words(reading):
    async with reading() as pilot:
        await pilot.press("g")
        await typed(pilot, "section 12.06 sub 1 a")
        await pilot.press("enter")
        await pilot.pause()
        assert pilot.app.screen.chapter.place == "12.06(1)(a)"


async def test_a_section_that_is_not_there_is_told_with_what_is_near(reading, until):
    async with reading() as pilot:
        await typed(pilot, "12.13")
        await pilot.press("enter")
        await until(pilot, lambda: "there is no section 12.13" in footnote(pilot.app))
        await pilot.click(offset=place_of(pilot.app, CITE, "12.15"))
        await until(pilot, lambda: pilot.app.screen.chapter.place == "12.15")


@pytest.mark.parametrize(("back", "forward"), [("[", "]"), ("alt+left", "alt+right"), ("backspace", "]")])
async def test_back_and_forward(reading, back, forward):
    async with reading() as pilot:
        screen = pilot.app.screen
        screen.go("12.06")
        screen.go("12.17")
        places = []
        for key in (back, back, back, forward, forward, forward):
            await pilot.press(key)
            places.append(screen.chapter.place)
        assert places == ["12.06", "12.01", "12.01", "12.06", "12.17", "12.17"]
        assert notice(pilot.app) == "That is the last place you were at."
