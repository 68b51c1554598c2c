"""The sheets of an .xlsx workbook, row by row."""

# ruff: noqa: ANN401  (cells are of many types)

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any

from openpyxl import load_workbook

from assistant.selfcheck.accounts import CannotRead, Problem, Tally
from assistant.selfcheck.gather import COUNTED, UNREADABLE
from assistant.selfcheck.model import Building
from assistant.selfcheck.packed import check_package
from assistant.selfcheck.plain_cells import text_of
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.sheets import LOOKED_THROUGH, Row, find_titles, read_sheet

MOST_ROWS = 1_048_576
"""The rows that a sheet can have; a file may claim more."""

MOST_SHEETS = 50

_FORMULA = b"<f"
_BLOCK = 1 << 20

Item = Building | Problem | Tally


def read_workbook(path: Path, file: str) -> Iterator[Item]:
    """The buildings of every sheet that has a row of titles, what could not be taken, and last one tally.

    Raises:
        CannotRead: it is no workbook, is broken, unpacks to too much, or no sheet has titles.
    """
    check_package(path, file)
    try:
        yield from _read(path, file)
    except CannotRead:
        raise
    except OSError:
        raise
    except Exception as fault:
        # openpyxl raises whatever the broken part happens to cause: KeyError, ParseError, TypeError, zlib.error ...
        raise CannotRead(saying("file.broken", file=file)) from fault


def _read(path: Path, file: str) -> Iterator[Item]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        book, formulas = load_workbook(path, read_only=True, data_only=True), _formulas(path)
        try:
            names = [name for name in book.sheetnames[:MOST_SHEETS] if hasattr(book[name], "iter_rows")]
            sheets = [name for name in names if _has_titles(book[name])]
            if not sheets:
                raise CannotRead(saying("file.no_titles", file=file))
            tallies = []
            for name in sheets:
                shown = file if len(sheets) == 1 else f"{file}, {name[:31]}"
                rows = _rows(book[name], formulas[name] if formulas is not None else None)
                for item in read_sheet(shown, rows, path.stem if len(sheets) == 1 else name):
                    if isinstance(item, Tally):
                        tallies.append(item)
                    else:
                        yield item
            yield Tally(file, **{count: sum(getattr(one, count) for one in tallies) for count in COUNTED})
        finally:
            book.close()
            if formulas is not None:
                formulas.close()


def _formulas(path: Path) -> Any | None:
    """The same workbook with its formulas in place of their results, where it holds any."""
    from zipfile import ZipFile  # noqa: PLC0415

    with ZipFile(path) as package:
        for part in package.namelist():
            if part.startswith("xl/worksheets/") and part.endswith(".xml"):
                with package.open(part) as stream:
                    kept = b""
                    while block := stream.read(_BLOCK):
                        if _FORMULA in kept + block:
                            return load_workbook(path, read_only=True, data_only=False)
                        kept = block[-1:]
    return None


def _has_titles(sheet: Any) -> bool:
    return find_titles(list(islice(_rows(sheet, None), LOOKED_THROUGH))) is not None


def _rows(sheet: Any, formulas: Any | None) -> Iterator[Row]:
    """The rows of a sheet; a formula without a result stands as UNREADABLE."""
    sheet.reset_dimensions()
    values = sheet.iter_rows(values_only=True, max_row=MOST_ROWS)
    if formulas is None:
        both = zip(values, repeat(()), strict=False)
    else:
        formulas.reset_dimensions()
        both = zip(values, chain(formulas.iter_rows(values_only=True, max_row=MOST_ROWS), repeat(())), strict=False)
    for number, (cells, written) in enumerate(both, 1):
        yield Row(number, _texts(cells, written))


def _texts(cells: Sequence[Any], written: Sequence[Any]) -> list[str]:
    texts = ["" if cell is None else cell if type(cell) is str else text_of(cell) for cell in cells]
    for index, formula in enumerate(written[: len(texts)]):
        if not texts[index] and formula is not None and (type(formula) is not str or formula.startswith("=")):
            texts[index] = UNREADABLE
    return texts
