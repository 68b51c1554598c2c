"""Sheets of rows, whatever file they came from: titles found, rows gathered, everything accounted for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice

from assistant.selfcheck.accounts import CannotRead, Problem, Tally
from assistant.selfcheck.gather import Gatherer
from assistant.selfcheck.model import Building
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.titles import Titles, read_titles
from intents.wording import clean

LOOKED_THROUGH = 20
"""The first rows among which the titles are looked for."""

LISTED = 10
"""The unknown titles that are told one by one."""


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a sheet: its number as a spreadsheet counts it, and its cells as text, empty where there is nothing.

    `fault` is a sentence on why the row as a whole could not be read.
    """

    number: int
    cells: Sequence[str]
    fault: str = ""


Item = Building | Problem | Tally


def find_titles(rows: Sequence[Row]) -> tuple[int, Titles] | None:
    """The place of the row of titles among the first rows, and what it means; None where there is none.

    Of several that could be, the one with the most titles that mean something.
    """
    read = [(place, read_titles(row.cells)) for place, row in enumerate(rows)]
    able = [(place, titles) for place, titles in read if titles.places and titles.known > 1]
    return max(able, key=lambda found: found[1].known, default=None)


def read_sheet(file: str, rows: Iterator[Row], default: str) -> Iterator[Item]:
    """The buildings of a sheet, its problems, and last its tally.

    Raises:
        CannotRead: it has no row of titles.
    """
    first = list(islice(rows, LOOKED_THROUGH))
    found = find_titles(first)
    if found is None:
        raise CannotRead(saying("file.no_titles" if first else "file.empty", file=file))
    place, titles = found
    header = first[place]
    gatherer = Gatherer(file, titles, "" if "building" in titles.places else default)
    yield from _column_problems(file, header, titles)
    untitled = {index for index, title in enumerate(header.cells) if not clean(title)}
    for row in chain(first[place + 1 :], rows):
        yield from _take(gatherer, header, row, untitled)
    yield from gatherer.finish()
    yield gatherer.tally()


def _take(gatherer: Gatherer, header: Row, row: Row, untitled: set[int]) -> Iterator[Building | Problem]:
    if row.fault:
        gatherer.counts["rows"] += 1
        yield gatherer.reject(row.number, row.fault, "".join(row.cells[:1]))
        return
    cells = () if _says_nothing(row.cells) or row.cells == header.cells else row.cells
    if untitled or len(cells) > len(header.cells):
        yield from _untitled(gatherer.file, header, row, untitled)
    yield from gatherer.take(row.number, cells)


def _untitled(file: str, header: Row, row: Row, untitled: set[int]) -> Iterator[Problem]:
    """The first cell below no title; it is told once, and then no more is looked for in that column and beyond."""
    for index, cell in enumerate(row.cells):
        beyond = index >= len(header.cells) and -1 not in untitled
        if cell and not cell.isspace() and (index in untitled or beyond):
            untitled.discard(index)
            if beyond:
                untitled.add(-1)
            yield Problem("column", file, row.number, "", clean(cell[:80])[:40], saying("column.untitled"))


def _says_nothing(cells: Sequence[str]) -> bool:
    """Whether a row is empty, or a remark: one cell alone that begins with #."""
    if cells and cells[0] and cells[0][0].isalnum():
        return False
    told = [cell for cell in cells if cell and not cell.isspace()]
    return not told or (len(told) == 1 and told[0].lstrip().startswith("#"))


def _column_problems(file: str, header: Row, titles: Titles) -> Iterator[Problem]:
    row = header.number
    for _, title in titles.repeated[:LISTED]:
        yield Problem("column", file, row, title, title, saying("column.repeated"))
    for _, title in titles.unknown[:LISTED]:
        yield Problem("column", file, row, title, title, saying("column.unknown"))
    if len(titles.unknown) > LISTED:
        more = ", ".join(title for _, title in titles.unknown[LISTED : LISTED * 2])
        yield Problem("column", file, row, "", more, saying("column.more_unknown", count=len(titles.unknown)))
