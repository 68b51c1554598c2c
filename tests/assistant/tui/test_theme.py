import pytest
from textual.color import Color

from assistant.tui.theme import DAY, GROUNDS, INKS, NIGHT

READABLE = 4.5


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


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("ink", INKS)
def test_every_ink_can_be_read_on_every_ground(theme, ink, ground):
    assert contrast(theme, ink, ground) >= READABLE


@pytest.mark.parametrize("theme", [DAY, NIGHT], ids=lambda theme: theme.name)
@pytest.mark.parametrize(
    ("ink", "ground"),
    [("marked", "mark"), ("ink", "lit"), ("link", "lit"), ("soft", "lit")]
    + [("badge", ground) for ground in ("good", "bad", "open", "link")],
)
def test_marks_badges_and_lit_lines_can_be_read(theme, ink, ground):
    assert contrast(theme, ink, ground) >= READABLE


def test_both_themes_name_the_same_colors():
    assert set(DAY.variables) == set(NIGHT.variables)
