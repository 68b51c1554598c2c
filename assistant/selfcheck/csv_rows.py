"""The rows of a CSV file in any usual encoding and with any usual delimiter, one at a time."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterator
from io import TextIOBase
from itertools import islice
from pathlib import Path

from assistant.selfcheck.accounts import CannotRead
from assistant.selfcheck.sayings import saying
from assistant.selfcheck.sheets import LOOKED_THROUGH, Row, find_titles

DELIMITERS = (",", ";", "\t", "|")

LONGEST_LINE = 1_000_000
"""The letters of a line; a sheet with thousands of columns stays below."""

MOST_LINES = 30
"""The lines that a row may be broken over; more are an open quotation mark."""

_MARKS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))
_BLOCK = 1 << 20


def csv_rows(path: Path) -> Iterator[Row]:
    """The rows of the file, the row of titles and what is above it among them.

    Raises:
        CannotRead: it is no text, or a line of it is too long.
    """
    encoding = _encoding(path)
    delimiter = _delimiter(path, encoding)
    with path.open(encoding=encoding, errors="replace", newline="") as file:
        yield from _rows(file, delimiter, path.name)


def _encoding(path: Path) -> str:
    """The encoding by its mark, by its zeros, or by whether all of the file is UTF-8."""
    with path.open("rb") as file:
        start = file.read(4096)
        for mark, name in _MARKS:
            if start.startswith(mark):
                return name
        if start[1:2] == b"\0" or start[:1] == b"\0":
            return "utf-16-le" if start[1:2] == b"\0" else "utf-16-be"
        decoder = codecs.getincrementaldecoder("utf-8")()
        file.seek(0)
        try:
            while block := file.read(_BLOCK):
                decoder.decode(block)
            decoder.decode(b"", final=True)
        except UnicodeDecodeError:
            return "cp1252"
    return "utf-8"


def _delimiter(path: Path, encoding: str) -> str:
    """The delimiter with which the first rows have the most titles that mean something."""

    def known(delimiter: str) -> int:
        with path.open(encoding=encoding, errors="replace", newline="") as file:
            found = find_titles(list(islice(_rows(file, delimiter, path.name), LOOKED_THROUGH)))
        return 0 if found is None else found[1].known

    return max(DELIMITERS, key=known)


def _rows(file: TextIOBase, delimiter: str, name: str) -> Iterator[Row]:
    """The rows; after one that cannot be read, reading goes on with the next line."""
    lines, number = _Lines(file, name), 0
    while True:
        first = lines.number + 1
        try:
            for cells in csv.reader(lines, delimiter=delimiter, skipinitialspace=True):
                number += 1
                yield _row(number, cells, first, lines.number)
                first = lines.number + 1
        except csv.Error:
            number += 1
            yield Row(number, (), saying("row.torn", first=first, last=lines.number))
            continue
        return


def _row(number: int, cells: list[str], first: int, last: int) -> Row:
    if last - first < MOST_LINES:
        return Row(number, cells)
    return Row(number, [cell[:200] for cell in cells[:1]], saying("row.torn", first=first, last=last))


class _Lines:
    """The lines of a file, counted."""

    def __init__(self, file: TextIOBase, name: str) -> None:
        self._file, self._name, self.number = file, name, 0

    def __iter__(self) -> Iterator[str]:
        return self

    def __next__(self) -> str:
        line = self._file.readline(LONGEST_LINE)
        if not line:
            raise StopIteration
        self.number += 1
        if len(line) == LONGEST_LINE and not line.endswith("\n"):
            raise CannotRead(saying("file.long_line", file=self._name, row=self.number))
        return line
