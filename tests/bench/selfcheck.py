"""How long it takes to read portfolios of 1,000, 10,000 and 100,000 units, and how much memory:
`python -m tests.bench.selfcheck [UNITS ...]`."""

from __future__ import annotations

import csv
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

TITLES = (
    *("Building", "Unit", "Room", "Units in the building", "Roof", "Foundation", "Hall light", "Unit floor space"),
    *("Kitchen sink", "Toilet works", "Hot water temperature", "Indoor temperature", "Outdoor temperature", "Way out"),
    *(
        "Use of the room",
        "Room floor area",
        "Windows",
        "Window area that opens",
        "Windows screened",
        "Ceiling",
        "Floor",
    ),
    *("Outlets to code", "Ventilating device"),
)
ROOMS = ("Bedroom 1", "Bedroom 2", "Living room", "Kitchen", "Bathroom", "Hall")
UNITS_OF_A_BUILDING = 12


def building(number: int) -> list[str]:
    light = f"{3 + number % 50 / 10} fc"
    return [f"{number} Elm Street", "", "", str(UNITS_OF_A_BUILDING), ("yes", "leaks")[number % 7 == 0], "yes", light]


def unit(number: int) -> list[str]:
    told = [f"{900 + number % 400} sq ft", "yes", ("yes", "no")[number % 11 == 0], f"{100 + number % 40} F"]
    return ["", f"Unit {number}", "", *[""] * 4, *told, f"{60 + number % 15}", "-5", "yes"]


def room(number: int, place: int) -> list[str]:
    sides = f"{9 + number % 5}'{number % 12}\" x {10 + place}'{place}\""
    told = [sides, f"{2 + number % 3}x{3 + place % 3} ft", f"{4 + number % 6}", "yes", "yes", "", "yes", "no"]
    return ["", "", ROOMS[place], *[""] * 11, "", *told]


def portfolio(path: Path, units: int) -> int:
    """Writes a generated CSV of so many units with six rooms each; how many rows it has."""
    rows = 0
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(TITLES)
        for number in range(units):
            lines = [unit(number), *(room(number, place) for place in range(len(ROOMS)))]
            if number % UNITS_OF_A_BUILDING == 0:
                lines.insert(0, building(number // UNITS_OF_A_BUILDING))
            writer.writerows(lines)
            rows += len(lines)
    return rows


def workbook(path: Path, source: Path) -> None:
    """Writes the same rows as an .xlsx workbook."""
    from openpyxl import Workbook

    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    with source.open(encoding="utf-8", newline="") as file:
        for row in csv.reader(file):
            sheet.append(row)
    book.save(path)


def read(path: Path) -> None:
    """Reads one file in a process of its own and tells its processor time and its memory."""
    from assistant.selfcheck.accounts import Tally
    from assistant.selfcheck.files import read_dwellings

    start, last = time.process_time(), None
    for item in read_dwellings(path):
        last = item if isinstance(item, Tally) else last
    spent = time.process_time() - start
    assert last is not None
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"{path.suffix} {last.units:>7,} units {last.rows:>9,} rows {spent:7.2f} s {most:>5} MB", flush=True)
    assert last.rows == last.checked + last.rejected + last.blank


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["--read"]:
        read(Path(arguments[1]))
        return 0
    with tempfile.TemporaryDirectory() as folder:
        for units in [int(one) for one in arguments] or [1_000, 10_000, 100_000]:
            path = Path(folder) / f"{units}.csv"
            portfolio(path, units)
            subprocess.run([sys.executable, "-m", "tests.bench.selfcheck", "--read", str(path)], check=True)
            if units <= 10_000:
                workbook(path.with_suffix(".xlsx"), path)
                given = ["--read", str(path.with_suffix(".xlsx"))]
                subprocess.run([sys.executable, "-m", "tests.bench.selfcheck", *given], check=True)
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
