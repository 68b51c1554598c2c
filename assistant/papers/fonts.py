"""Letters for a page: those that every PDF has, and fonts of the system for the rest."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fpdf import FPDF

ENCODING = "cp1252"
"""The letters that every PDF has."""

GAP = "____"
"""Stands for letters that no font at hand has, to be written in by hand."""

DATA = Path(__file__).with_name("fonts.toml")


@cache
def installed_fonts() -> tuple[Path, ...]:
    """The fonts of this system that may stand in, best first."""
    import tomllib  # noqa: PLC0415  (only a page with foreign letters comes here)

    tables = tomllib.loads(DATA.read_text("utf-8"))
    folders = [Path(folder).expanduser() for folder in tables["folders"]]
    wanted = {name.lower(): place for place, name in enumerate(tables["names"])}
    there = [path for folder in folders if folder.is_dir() for path in folder.rglob("*") if path.name.lower() in wanted]
    return tuple(sorted(there, key=lambda path: (wanted[path.name.lower()], str(path))))


def built_in(text: str) -> bool:
    """Whether every PDF has all letters of the text."""
    return set(text) <= _western()


def add_fonts(page: FPDF, letters: Iterable[str], fonts: Sequence[Path]) -> tuple[list[str], frozenset[str]]:
    """Adds to the document the first fonts that together have the letters; their names, and all letters they have.

    A font that cannot be read is passed over.
    """
    wanted = {letter for letter in letters if letter not in _western() and letter.isprintable()}
    names: list[str] = []
    had: set[str] = set()
    for number, path in enumerate(fonts):
        if not wanted - had:
            break
        covered = _covered(path)
        if (wanted - had) & covered:
            names.append(f"system{number}")
            page.add_font(names[-1], fname=str(path))
            had |= covered
    return names, frozenset(had)


def with_gaps(text: str, had: frozenset[str]) -> str:
    """The text with a gap for every run of letters that nothing at hand can print.

    A letter is tried in its plainer form first: a full-width one as a narrow one, an accented one without its accent.
    """
    return "".join(_joined(_letters(text, had)))


def _letters(text: str, had: frozenset[str]) -> Iterator[str]:
    for letter in text:
        if letter in _western() or letter in had:
            yield letter
            continue
        plainer = unicodedata.normalize("NFKD", letter)
        bare = "".join(one for one in plainer if one in _western() or one in had)
        yield bare if bare.strip() else "" if unicodedata.combining(letter) else GAP


def _joined(letters: Iterable[str]) -> Iterator[str]:
    before = ""
    for letter in letters:
        if letter != GAP or before != GAP:
            yield letter
        before = letter or before


@cache
def _western() -> frozenset[str]:
    codes = bytes(range(0x20, 0x7F)) + bytes(range(0x80, 0x100))
    return frozenset(codes.decode(ENCODING, "ignore"))


@cache
def _covered(path: Path) -> frozenset[str]:
    """The letters that a font has; none where it cannot be read."""
    from fontTools.ttLib import TTFont, TTLibError  # type: ignore[import-untyped]  # noqa: PLC0415  (comes with fpdf2)

    try:
        with path.open("rb") as file, TTFont(file, fontNumber=0, lazy=True) as font:
            return frozenset(map(chr, font.getBestCmap() or ()))
    except (OSError, TTLibError, KeyError, ValueError):
        return frozenset()
