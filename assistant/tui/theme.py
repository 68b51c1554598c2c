"""Howard's two themes: ink on paper, and lamplight. Every color that is used has a name here."""

from __future__ import annotations

from textual.theme import Theme

INKS = ("ink", "soft", "link", "good", "bad", "open")
"""The colors that text is set in, on any of the grounds."""

GROUNDS = ("ground", "raised")

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


DAY = _theme("howard-day", _DAY, dark=False)
NIGHT = _theme("howard-night", _NIGHT, dark=True)
