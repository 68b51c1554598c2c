import zipfile
from datetime import date

import pytest
from openpyxl import Workbook

from assistant.selfcheck.accounts import CannotRead
from tests.assistant.selfcheck.files import Read, sqft

TITLES = ["Building", "Unit", "Room", "Room size", "Hot water", "Heating"]


@pytest.fixture
def book(tmp_path):
    """Writes sheets of rows as a workbook and reads it."""

    def book(*sheets, change=None):
        whole = Workbook()
        whole.remove(whole.active)
        for number, rows in enumerate(sheets):
            sheet = whole.create_sheet(f"Sheet {number}")
            for row in rows:
                sheet.append(row)
        if change:
            change(whole)
        whole.save(tmp_path / "homes.xlsx")
        return Read(tmp_path / "homes.xlsx")

    return book


def test_numbers_and_truths_are_cells(book):
    found = book([TITLES, ["Elm", 1, None, None, 110.0, True], [None, None, "Bedroom", 130.5, None, None]])
    assert (found.unit.name, found.unit.water_f, found.unit.heating) == ("1", sqft(110), True)
    assert found.room.floor_sqft == sqft("130.5")
    assert found.problems == []


def test_merged_cells_hold_for_the_rows_below(book):
    rows = [TITLES, ["Elm", "1", "Bedroom", 120], ["", "", "Kitchen", 100], ["", "2", "Bedroom", 90]]

    def merge(whole):
        whole.active.merge_cells("A2:A4")
        whole.active.merge_cells("B2:B3")

    found = book(rows, change=merge)
    assert [(unit.name, len(unit.rooms)) for unit in found.buildings[0].units] == [("1", 2), ("2", 1)]


def test_a_formula_without_a_result_is_told(book):
    found = book([TITLES, ["Elm", "1", "Bedroom", "=10*12"], ["Elm", "=A1", "Kitchen", 100]])
    assert found.told == [("cell", 2, "Room size", "formula"), ("row", 3, "", "Elm · formula · Kitchen · 100")]
    assert found.room.floor_sqft is None


def test_a_day_that_a_program_made_of_a_size_is_refused(book):
    found = book([TITLES, ["Elm", "1", "Bedroom", date(2026, 3, 4)]])
    assert found.told == [("cell", 2, "Room size", "2026-03-04")]


def test_every_sheet_with_titles_is_read(book):
    found = book([TITLES, ["Elm", "1"]], [["Notes"], ["nothing"]], [TITLES, ["Oak", "1"], []])
    assert [one.name for one in found.buildings] == ["Elm", "Oak"]
    assert (found.tally.file, found.tally.rows, found.tally.blank) == ("homes.xlsx", 2, 0)


def test_a_workbook_without_titles_gets_one_sentence(book):
    with pytest.raises(CannotRead, match=r"homes\.xlsx has no row of titles"):
        book([["Notes"]])


def pack(path, parts):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as package:
        for name, content in parts.items():
            package.writestr(name, content)
    return path


def test_a_zip_bomb_is_not_opened(tmp_path):
    path = pack(tmp_path / "homes.xlsx", {"xl/workbook.xml": "<a/>", "xl/worksheets/sheet1.xml": b"0" * (50 << 20)})
    assert path.stat().st_size < 100_000
    with pytest.raises(CannotRead, match="unpacks to far more than a sheet needs, so it was not opened"):
        Read(path)


def test_another_packed_file_is_no_workbook(tmp_path):
    with pytest.raises(CannotRead, match=r"is packed, but no \.xlsx workbook; save it as \.xlsx or CSV"):
        Read(pack(tmp_path / "homes.xlsx", {"word/document.xml": "<a/>"}))


@pytest.mark.parametrize("book", ["<!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", "<a", "<a/>", ""])
def test_a_broken_workbook_gets_one_sentence(tmp_path, book):
    with pytest.raises(CannotRead, match="is a broken workbook; open it in a spreadsheet program and save it again"):
        Read(pack(tmp_path / "homes.xlsx", {"xl/workbook.xml": book}))


def test_a_workbook_cut_short_is_broken(tmp_path, book):
    book([TITLES, ["Elm", "1"]])
    path = tmp_path / "homes.xlsx"
    path.write_bytes(path.read_bytes()[:-200])
    with pytest.raises(CannotRead, match="is a broken workbook"):
        Read(path)


def changed(path, found, put):
    """The workbook with something else in its first sheet."""
    with zipfile.ZipFile(path) as package:
        parts = {name: package.read(name) for name in package.namelist()}
    sheet = parts["xl/worksheets/sheet1.xml"]
    assert found in sheet
    parts["xl/worksheets/sheet1.xml"] = sheet.replace(found, put)
    return pack(path, parts)


def test_a_formula_with_a_result_is_its_result(tmp_path, book):
    book([TITLES, ["Elm", "1", "Bedroom", "=10*12"], ["Elm", "1", "Kitchen", "=A9"]])
    found = Read(changed(tmp_path / "homes.xlsx", b"<f>10*12</f><v />", b"<f>10*12</f><v>120</v>"))
    assert found.room.floor_sqft == sqft(120)
    assert found.told == [("cell", 3, "Room size", "formula")]


def test_an_error_of_a_formula_is_refused(book):
    assert book([TITLES, ["Elm", "1", "Bedroom", "#REF!"]]).told == [("cell", 2, "Room size", "#REF!")]


def test_a_row_number_beyond_any_sheet_ends_the_reading(tmp_path, book):
    book([TITLES, ["Elm", "1"]])
    path = changed(tmp_path / "homes.xlsx", b'<row r="2"', b'<row r="99999999999"')
    assert Read(changed(path, b'r="A2"', b'r="A99999999999"')).tally.checked == 0
