import codecs

import pytest

from assistant.selfcheck.files import read_dwellings
from tests.assistant.selfcheck.files import Read, sqft

SHEET = '''\
Building,Units in the building,Unit,Hot water,Room,Room size,Windows
12 Elm,3,,,,,
,,1,110 F,,,
,,,,Bedroom,"11'3"" x 10'8""",3x4
,,,,Küche,120,none
'''


@pytest.fixture
def read(tmp_path):
    def read(content, name="homes.csv"):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return Read(path)

    return read


def test_rows_become_a_building_its_unit_and_its_rooms(read):
    found = read(SHEET)
    assert [(one.name, one.row) for one in found.buildings] == [("12 Elm", 2)]
    assert found.buildings[0].units_total == sqft(3)
    assert (found.unit.name, found.unit.row, found.unit.water_f) == ("1", 3, sqft(110))
    assert [(room.name, room.row, room.use) for room in found.unit.rooms] == [
        ("Bedroom", 4, "sleeping"),
        ("Küche", 5, None),
    ]
    assert found.room.floor_sqft == sqft(120)
    assert found.unit.rooms[1].windows == ()
    assert found.problems == []
    assert (found.tally.rows, found.tally.checked, found.tally.rooms) == (4, 4, 2)


@pytest.mark.parametrize(
    "content",
    [
        codecs.BOM_UTF8 + SHEET.encode(),
        SHEET.encode("utf-16"),
        SHEET.encode("utf-16-le"),
        SHEET.encode("utf-16-be"),
        SHEET.encode("cp1252"),
        SHEET.replace("\n", "\r\n").encode(),
        SHEET.replace("\n", "\r").encode(),
        SHEET.replace(",", ";").encode(),
        SHEET.replace(",", "\t").encode(),
        SHEET.replace(",", "|").encode(),
    ],
    ids=["mark", "utf-16", "utf-16-le", "utf-16-be", "cp1252", "crlf", "cr", "semicolons", "tabs", "bars"],
)
def test_encoding_line_ends_and_delimiter_are_found(read, content):
    found, plain = read(content), read(SHEET)
    assert found.buildings == plain.buildings
    assert found.problems == []


def test_a_bad_cell_is_told_and_the_rest_is_read(read):
    found = read(SHEET.replace("110 F", "=cmd|' /C calc'!A0"))
    assert found.told == [("cell", 3, "Hot water", "=cmd|' /C calc'!A0")]
    assert found.problems[0].accepted == "Write degrees (64 F or 18 C)."
    assert found.unit.water_f is None
    assert len(found.unit.rooms) == 2
    assert found.tally.cells_refused == 1


def test_empty_rows_remarks_and_a_second_row_of_titles_are_counted_as_blank(read):
    lines = SHEET.splitlines()
    found = read("\n".join(["# a remark", "", *lines[:2], ",,,,,,", "# another", lines[0], *lines[2:], ""]))
    assert found.problems == []
    assert (found.tally.rows, found.tally.checked, found.tally.blank) == (7, 4, 3)


def test_what_stands_above_the_titles_is_no_row(read):
    found = read("Homes of Ms. Brown,,,\n" + SHEET)
    assert (found.tally.rows, found.problems) == (4, [])
    assert found.buildings[0].row == 3


def test_unknown_repeated_and_missing_titles_are_told_once(read):
    found = read("Building,Roof,Color,Roof,\nElm,yes,red,no,5\nOak,no,blue,yes,6\n")
    assert found.told == [
        ("column", 1, "Roof", "Roof"),
        ("column", 1, "Color", "Color"),
        ("column", 2, "", "5"),
    ]
    assert [one.roof for one in found.buildings] == [(), ("unsound",)]


def test_a_thousand_columns_are_read_calmly(read):
    titles = ["Building", "Roof", *(f"Odd {number}" for number in range(1000))]
    found = read(",".join(titles) + "\n" + ",".join(["Elm", "leaks", *["x"] * 1000]) + "\n")
    assert found.buildings[0].roof == ("leaks",)
    assert len(found.problems) == 11
    assert found.problems[-1].accepted.endswith("1000 in all.")


def test_a_row_that_names_no_place_is_rejected(read):
    found = read("Building,Unit,Roof\n,,yes\nElm,,yes\n")
    assert found.told == [("row", 2, "", "yes")]
    assert (found.tally.rejected, found.tally.checked) == (1, 1)


def test_a_row_without_a_building_above_is_rejected(read):
    found = read("Building,Unit,Heating\n,1,yes\nElm,2,yes\n")
    assert found.told == [("row", 2, "", "1 · yes")]


def test_a_building_that_comes_again_later_is_rejected(read):
    found = read("Building,Unit\nElm,1\nOak,1\nelm ,2\nOak,2\n")
    assert [(one.name, [unit.name for unit in one.units]) for one in found.buildings] == [
        ("Elm", ["1"]),
        ("Oak", ["1", "2"]),
    ]
    assert found.told == [("row", 4, "", "elm · 2")]


def test_a_second_room_of_the_same_name_is_rejected(read):
    found = read("Building,Unit,Room,Room size\nElm,1,Bedroom,100\nElm,1,Bedroom,100\nElm,2,Bedroom,100\n")
    assert found.told == [("row", 3, "", "Elm · 1 · Bedroom · 100")]
    assert found.tally.rooms == 2


def test_a_second_row_may_add_to_a_room(read):
    found = read("Building,Unit,Room,Room size,Ceiling\nElm,1,Bedroom,100,\nElm,1,Bedroom,,leaks\n")
    assert found.problems == []
    assert (found.room.floor_sqft, found.room.ceiling) == (sqft(100), ("leaks",))


def test_a_fact_of_the_building_may_stand_in_every_row(read):
    found = read("Building,Roof,Unit\nElm,yes,1\nElm,yes,2\nElm,leaks,3\n")
    assert found.told == [("cell", 4, "Roof", "leaks")]
    assert found.problems[0].accepted == "Told otherwise in a row above, which stands."
    assert found.buildings[0].roof == ()


def test_a_fact_of_a_room_in_a_row_of_a_unit_is_told(read):
    found = read("Building,Unit,Room,Ceiling\nElm,1,,leaks\n")
    assert found.told == [("cell", 2, "Ceiling", "leaks")]
    assert found.problems[0].accepted == "This is about a room: write it in a row that names one."


def test_the_row_decides_which_floor_area_is_meant(read):
    found = read("Building,Unit,Room,Floor area\nElm,1,,1100\nElm,1,Bedroom,120\n")
    assert (found.unit.floor_sqft, found.room.floor_sqft) == (sqft(1100), sqft(120))


def test_a_sheet_without_a_column_for_units_tells_of_houses(read):
    found = read("Building,Heating,Roof\nElm,yes,no\nOak,no,yes\n")
    assert [(one.name, one.units[0].name, one.units[0].heating) for one in found.buildings] == [
        ("Elm", "", True),
        ("Oak", "", False),
    ]


def test_a_sheet_without_a_column_for_buildings_is_one_building(read):
    found = read("Unit,Heating\n1,yes\n2,no\n", "elm.csv")
    assert [(one.name, len(one.units)) for one in found.buildings] == [("elm", 2)]


def test_numbered_windows_follow_those_in_one_cell(read):
    found = read("Unit,Room,Windows,Window 1 size,Window 1 kind,Window 2 size\n1,Bedroom,3x4,2x3,skylight,n/a\n")
    assert [(window.kind, window.area_sqft) for window in found.room.windows] == [
        ("window", sqft(12)),
        ("skylight", sqft(6)),
    ]


def test_quoted_cells_may_go_over_lines(read):
    found = read('Building,Address,Roof\nElm,"12 Elm Street\nHoward",yes\n')
    assert (found.buildings[0].address, found.problems) == ("12 Elm Street Howard", [])


def test_a_quotation_mark_that_stands_open_is_told(read):
    rows = "".join(f"Oak {number},yes\n" for number in range(100))
    found = read(f'Building,Roof\nElm,"yes\n{rows}')
    assert [(one.kind, one.row) for one in found.problems] == [("row", 2)]
    assert "rows 2 to 102 could not be read" in found.problems[0].accepted


def test_reading_goes_on_after_a_huge_cell(read):
    found = read(f"Building,Roof\nElm,{'a' * 200_000}\nOak,yes\n")
    assert [(one.kind, one.row) for one in found.problems] == [("row", 2)]
    assert [one.name for one in found.buildings] == ["Oak"]
    assert found.tally.rejected == 1


def test_names_of_a_thousand_letters_are_rejected(read):
    found = read(f"Building,Roof\n{'a' * 1000},yes\nOak,yes\n")
    assert [(one.kind, one.row, len(one.found)) for one in found.problems] == [("row", 2, 60)]


def test_control_characters_do_not_come_through(read):
    found = read("Building,Roof\nElm\x1b[31m\x00,\x1b]0;x\x07\n")
    assert found.buildings[0].name == "Elm[31m"
    assert found.told == [("cell", 2, "Roof", "]0;x")]


def test_more_units_than_any_building_has_are_rejected(read):
    found = read("Unit,Heating\n" + "".join(f"{number},yes\n" for number in range(2001)))
    assert (found.tally.units, found.tally.rejected) == (2000, 1)
    assert found.problems[0].accepted == "No building has more than 2,000 units: add a column Building."


def test_a_building_comes_as_soon_as_its_last_row_is_past(tmp_path):
    path = tmp_path / "homes.csv"
    path.write_text("Building,Roof\nElm,yes\nOak,purple\nAsh,yes\n")
    items = read_dwellings(path)
    assert next(items).name == "Elm"
    assert next(items).found == "purple"
    assert next(items).name == "Oak"
