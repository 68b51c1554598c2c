"""Howard's themes: ink on paper, lamplight, and high contrast. Every color that is used has a name here.

Each has a twin for terminals of 16 colors, made of exactly those, so that none is a guess; its raised ground is the
ground, for no two of the 16 are near enough. Where there is to be no color, all inks are one, and so are all grounds.
"""

from __future__ import annotations

from typing import Literal

from textual.theme import Theme

INKS = ("ink", "soft", "link", "good", "bad", "open")
"""The colors that text is set in, on any of the grounds."""

GROUNDS = ("ground", "raised")

Look = Literal["light", "dark", "contrast"]
Colors = Literal["many", "few", "none"]
"""How many colors there are: more than 16, 16, or none at all."""

_DAY = {
    "ground": "#fbf9f4",
    "raised": "#f1ede3",
    "line": "#d8d1c2",
    "ink": "#26292b",
    "soft": "#615d54",
    "link": "#14606a",
    "good": "#2c6636",
    "bad": "#a2321f",
    "open": "#7d5400",
    "mark": "#f7e2a0",
    "marked": "#26292b",
    "lit": "#dcebea",
    "badge": "#fbf9f4",
}
_NIGHT = {
    "ground": "#15191c",
    "raised": "#1e2428",
    "line": "#39424a",
    "ink": "#e6e3db",
    "soft": "#a19f97",
    "link": "#86c9cf",
    "good": "#93cf9a",
    "bad": "#f39a86",
    "open": "#e6bf74",
    "mark": "#55491f",
    "marked": "#fbf3d7",
    "lit": "#26393d",
    "badge": "#15191c",
}


_CONTRAST = {
    "ground": "#000000",
    "raised": "#000000",
    "line": "#ffffff",
    "ink": "#ffffff",
    "soft": "#dcdcdc",
    "link": "#80ffff",
    "good": "#80ff80",
    "bad": "#ffa8a8",
    "open": "#ffe066",
    "mark": "#ffff00",
    "marked": "#000000",
    "lit": "#00004d",
    "badge": "#000000",
}
_DAY_OF_16 = {
    "ground": "#ffffff",
    "raised": "#ffffff",
    "line": "#aaaaaa",
    "ink": "#000000",
    "soft": "#555555",
    "link": "#0000aa",
    "good": "#0000aa",
    "bad": "#aa0000",
    "open": "#aa5500",
    "mark": "#ffff55",
    "marked": "#000000",
    "lit": "#55ffff",
    "badge": "#ffffff",
}
_NIGHT_OF_16 = {
    "ground": "#000000",
    "raised": "#000000",
    "line": "#555555",
    "ink": "#ffffff",
    "soft": "#aaaaaa",
    "link": "#55ffff",
    "good": "#55ff55",
    "bad": "#ff5555",
    "open": "#ffff55",
    "mark": "#aa5500",
    "marked": "#ffffff",
    "lit": "#0000aa",
    "badge": "#000000",
}
_CONTRAST_OF_16 = {
    "ground": "#000000",
    "raised": "#000000",
    "line": "#ffffff",
    "ink": "#ffffff",
    "soft": "#ffffff",
    "link": "#55ffff",
    "good": "#55ff55",
    "bad": "#ff55ff",
    "open": "#ffff55",
    "mark": "#ffff55",
    "marked": "#000000",
    "lit": "#0000aa",
    "badge": "#000000",
}
_COLORLESS = dict.fromkeys(_DAY, "#ffffff") | {"ground": "#000000", "raised": "#000000", "badge": "#000000"}


def _theme(name: str, colors: dict[str, str], dark: bool) -> Theme:
    return Theme(
        name=name,
        primary=colors["link"],
        secondary=colors["soft"],
        accent=colors["link"],
        success=colors["good"],
        warning=colors["open"],
        error=colors["bad"],
        foreground=colors["ink"],
        background=colors["ground"],
        surface=colors["ground"],
        panel=colors["raised"],
        dark=dark,
        variables=dict(colors),
    )


LIGHT = _theme("howard-light", _DAY, dark=False)
DARK = _theme("howard-dark", _NIGHT, dark=True)
CONTRAST = _theme("howard-contrast", _CONTRAST, dark=True)
LIGHT_16 = _theme("howard-light-16", _DAY_OF_16, dark=False)
DARK_16 = _theme("howard-dark-16", _NIGHT_OF_16, dark=True)
CONTRAST_16 = _theme("howard-contrast-16", _CONTRAST_OF_16, dark=True)
COLORLESS = _theme("howard-colorless", _COLORLESS, dark=True)

LOOKS: tuple[Look, ...] = ("light", "dark", "contrast")
"""In the order in which one follows the other."""

_THEMES: dict[Colors, tuple[Theme, ...]] = {
    "many": (LIGHT, DARK, CONTRAST),
    "few": (LIGHT_16, DARK_16, CONTRAST_16),
    "none": (COLORLESS, COLORLESS, COLORLESS),
}


def theme_of(look: Look, colors: Colors) -> Theme:
    """The theme for a look where there are that many colors."""
    return _THEMES[colors][LOOKS.index(look)]


def next_look(look: Look) -> Look:
    """The look that follows."""
    return LOOKS[(LOOKS.index(look) + 1) % len(LOOKS)]


def look_of(theme: str, paper: bool) -> Look:
    """The look that the settings ask for; "auto" follows the terminal, whose ground may be light as `paper`."""
    return next((look for look in LOOKS if look == theme), "light" if paper else "dark")
