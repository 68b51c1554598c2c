import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from assistant.tui.environment import Terminal
from assistant.tui.filters import Ascii, ascii_words
from assistant.tui.words import load_words

DRAWN = Ascii(load_words()["ascii"])


def styles(app):
    """Every style on the screen, with the text that has it."""
    return [
        (segment.text, segment.style) for strip in app.screen._compositor.render_strips() for segment in strip._segments
    ]


@pytest.mark.parametrize(
    ("text", "drawn"),
    [
        ("│ a ─ b", "| a - b"),
        ("━━──│", "==--|"),
        ("“No.” → he", '"No." > he'),
        ("§ 12", "S 12"),
        ("ñ", "?"),
    ],
)
def test_signs_are_drawn_in_ascii(text, drawn):
    assert DRAWN.drawn(text) == drawn


@given(st.text())
def test_any_text_becomes_ascii_of_the_same_width(text):
    drawn = DRAWN.drawn(text)
    assert drawn.isascii()
    assert cell_len(drawn) == cell_len(text)


def test_dots_become_three_where_words_are_laid_out():
    assert ascii_words({"a": {"b": ["x …"]}, "n": 3}) == {"a": {"b": ["x ..."]}, "n": 3}


@pytest.mark.parametrize("question", ["window", "roaches", "rent", "which"])
async def test_nothing_beyond_ascii_is_drawn_where_the_terminal_has_no_more(chatting, asked, seen, question):
    async with chatting((120, 40), terminal=Terminal("few", ascii_only=True)) as pilot:
        assert seen(pilot.app).isascii()
        await asked(pilot, question)
        assert seen(pilot.app).isascii()
        for key in ("f1", "escape", "f5"):
            await pilot.press(key)
            assert seen(pilot.app).isascii()


async def test_without_colors_nothing_has_one(chatting, asked):
    async with chatting((120, 40), terminal=Terminal("none")) as pilot:
        await asked(pilot, "window")
        await pilot.press("2")
        found = styles(pilot.app)
        assert [text for text, style in found if style and (style.color or style.bgcolor)] == []
        told = {text.strip(): style for text, style in found}
        assert told["Does not meet"].reverse
        assert told["12.06(1)(a)"].underline
        assert any("A wall close to the window" in text and style.reverse for text, style in found)


async def test_without_colors_f9_says_so(chatting, seen):
    async with chatting(terminal=Terminal("none")) as pilot:
        await pilot.press("f9")
        assert "Colors are off here: NO_COLOR is set." in seen(pilot.app)


async def test_citations_can_still_be_clicked_without_colors(chatting, asked, until):
    async with chatting((120, 40), terminal=Terminal("none", ascii_only=True)) as pilot:
        await asked(pilot, "rent")
        screen = pilot.app.screen
        spot = next(
            (x, y) for y in range(40) for x in range(60) if screen.get_style_at(x, y).meta.get("cite") == "12.04"
        )
        await pilot.click(offset=spot)
        await until(pilot, lambda: screen.code.shown == "12.04")


@pytest.mark.parametrize("look", ["light", "dark", "contrast"])
async def test_of_16_colors_each_that_is_drawn_is_one(chatting, asked, look):
    from rich._palettes import STANDARD_PALETTE

    async with chatting((120, 40), terminal=Terminal("few"), look=look) as pilot:
        await asked(pilot, "window")
        await pilot.press("2")
        colors = {
            color.triplet for _, style in styles(pilot.app) if style for color in (style.color, style.bgcolor) if color
        }
        assert {tuple(color) for color in colors if color} <= set(STANDARD_PALETTE._colors)
