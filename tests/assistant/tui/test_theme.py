import pytest
from rich._palettes import STANDARD_PALETTE
from textual.color import Color

from assistant.tui.theme import (
    COLORLESS,
    CONTRAST,
    CONTRAST_16,
    DARK,
    DARK_16,
    GROUNDS,
    INKS,
    LIGHT,
    LIGHT_16,
    LOOKS,
    look_of,
    next_look,
    theme_of,
)

READABLE = {theme.name: 4.5 for theme in (LIGHT, DARK, LIGHT_16, DARK_16)} | {
    theme.name: 7 for theme in (CONTRAST, CONTRAST_16)
}
"""The least contrast by WCAG: AA, and AAA where contrast is to be high."""

COLORED = (LIGHT, DARK, CONTRAST, LIGHT_16, DARK_16, CONTRAST_16)


def luminance(color):
    """Relative luminance as WCAG 2 defines it."""
    parts = [part / 255 for part in Color.parse(color).rgb]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(theme, ink, ground):
    dark, light = sorted(luminance(theme.variables[name]) for name in (ink, ground))
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_has_the_contrast_that_wcag_gives_it():
    assert luminance("#ffffff") == pytest.approx(1)
    assert luminance("#000000") == 0


@pytest.mark.parametrize("theme", COLORED, ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_can_be_read_on_every_ground(theme, ink, ground):
    assert contrast(theme, ink, ground) >= READABLE[theme.name]


@pytest.mark.parametrize("theme", COLORED, ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("marked", "mark"), ("ink", "lit"), ("link", "lit"), ("soft", "lit")]
    + [("badge", ground) for ground in ("good", "bad", "open", "link")],
)
def test_marks_badges_and_lit_lines_can_be_read(theme, ink, ground):
    assert contrast(theme, ink, ground) >= READABLE[theme.name]


def test_all_themes_name_the_same_colors():
    assert {frozenset(theme.variables) for theme in (*COLORED, COLORLESS)} == {frozenset(LIGHT.variables)}


@pytest.mark.parametrize("theme", [LIGHT_16, DARK_16, CONTRAST_16], ids=lambda theme: theme.name)
def test_a_theme_of_16_colors_has_no_other(theme):
    sixteen = {f"#{red:02x}{green:02x}{blue:02x}" for red, green, blue in STANDARD_PALETTE._colors}
    assert set(theme.variables.values()) <= sixteen


def test_without_colors_there_is_one_ink_and_one_ground():
    assert {COLORLESS.variables[name] for name in INKS} == {"#ffffff"}
    assert {COLORLESS.variables[name] for name in GROUNDS} == {"#000000"}


def test_the_looks_follow_one_another_in_a_ring():
    assert [next_look(look) for look in LOOKS] == ["dark", "contrast", "light"]


@pytest.mark.parametrize(("colors", "name"), [("many", "howard-contrast"), ("few", "howard-contrast-16")])
def test_a_look_has_a_theme_for_few_and_for_many_colors(colors, name):
    assert theme_of("contrast", colors).name == name


@pytest.mark.parametrize(
    ("theme", "paper", "look"), [("auto", True, "light"), ("auto", False, "dark"), ("contrast", True, "contrast")]
)
def test_the_settings_choose_the_look(theme, paper, look):
    assert look_of(theme, paper) == look
