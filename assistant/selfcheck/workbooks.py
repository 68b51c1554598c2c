"""The sheets of an .xlsx workbook, row by row."""

# ruff: noqa: ANN401  (cells are of many types)

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from itertools import chain, islice, repeat
from pathlib import Path
from typing import Any
from zipfile import ZipFile

from openpyxl import load_workbook

from assistant.selfcheck.accounts import CannotRead, Problem, Tally
from assistant.selfcheck.gather import COUNTED, UNREADABLE
from assistant.selfcheck.model import Building
from assistant.selfcheck.packed import check_package
from assistant.selfcheck.plain_cells import text_of
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.sheets import LOOKED_THROUGH, Row, find_titles, read_sheet
from intents.wording import clean

MOST_ROWS = 1_048_576
"""The rows that a sheet can have; a file may claim more."""

MOST_SHEETS = 50

_FORMULA = b"<f"
_BLOCK = 1 << 20
_AT_ONCE = 200

Item = Building | Problem | Tally


def read_workbook(path: Path, file: str) -> Iterator[Item]:
    """The buildings of every sheet that has a row of titles, what could not be taken, and last one tally.

    Raises:
        CannotRead: it is no workbook, is broken, unpacks to too much, or no sheet has titles.
    """
    check_package(path, file)
    with ExitStack() as stack:
        book = _open(path, file, stack, results=True)
        formulas = _open(path, file, stack, results=False) if _holds_formulas(path, file) else None
        names = [name for name in book.sheetnames[:MOST_SHEETS] if hasattr(book[name], "iter_rows")]
        sheets = [name for name in names if _has_titles(book[name], file)]
        if not sheets:
            raise CannotRead(saying("file.no_titles", file=file))
        tallies = []
        for name in sheets:
            shown = file if len(sheets) == 1 else f"{file}, {clean(name)}"
            rows = _rows(book[name], formulas[name] if formulas is not None else None, file)
            for item in read_sheet(shown, rows, path.stem if len(sheets) == 1 else name):
                if isinstance(item, Tally):
                    tallies.append(item)
                else:
                    yield item
        yield Tally(file, **{count: sum(getattr(one, count) for one in tallies) for count in COUNTED})


def _open(path: Path, file: str, stack: ExitStack, results: bool) -> Any:
    """The workbook, its formulas as their results or as they are written; it is closed with the stack."""
    stream = stack.enter_context(path.open("rb"))
    with _quiet(file):
        return load_workbook(stream, read_only=True, data_only=results)


@contextmanager
def _quiet(file: str) -> Iterator[None]:
    """Within it a broken part is a broken workbook, and openpyxl keeps to itself what it warns of."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            yield
    except OSError:
        raise
    except Exception as fault:
        # openpyxl raises whatever the broken part happens to cause: KeyError, ParseError, TypeError, zlib.error ...
        raise CannotRead(saying("file.broken", file=file)) from fault


def _holds_formulas(path: Path, file: str) -> bool:
    with _quiet(file), ZipFile(path) as package:
        return any(_holds(package, part) for part in package.namelist() if part.startswith("xl/worksheets/"))


def _holds(package: ZipFile, part: str) -> bool:
    with package.open(part) as stream:
        kept = b""
        while block := stream.read(_BLOCK):
            if _FORMULA in kept + block:
                return True
            kept = block[-1:]
    return False


def _has_titles(sheet: Any, file: str) -> bool:
    return find_titles(list(islice(_rows(sheet, None, file), LOOKED_THROUGH))) is not None


def _rows(sheet: Any, formulas: Any | None, file: str) -> Iterator[Row]:
    """The rows of a sheet; a formula without a result stands as UNREADABLE."""
    values = _values(sheet, file)
    written: Iterator[Sequence[Any]] = repeat(()) if formulas is None else chain(_values(formulas, file), repeat(()))
    for number, (cells, formula) in enumerate(zip(values, written, strict=False), 1):
        yield Row(number, _texts(cells, formula))


def _values(sheet: Any, file: str) -> Iterator[Sequence[Any]]:
    """The values of the rows, some at a time."""
    with _quiet(file):
        sheet.reset_dimensions()
        rows = sheet.iter_rows(values_only=True, max_row=MOST_ROWS)
    while True:
        with _quiet(file):
            some = list(islice(rows, _AT_ONCE))
        if not some:
            return
        yield from some


def _texts(cells: Sequence[Any], written: Sequence[Any]) -> list[str]:
    texts = ["" if cell is None else cell if type(cell) is str else text_of(cell) for cell in cells]
    for index, formula in enumerate(written[: len(texts)]):
        if not texts[index] and formula is not None and (type(formula) is not str or formula.startswith("=")):
            texts[index] = UNREADABLE
    return texts
