import tomllib
from dataclasses import replace
from io import BytesIO

import pytest
from jsonschema import validate
from openpyxl import load_workbook

from assistant.selfcheck.facts import load_facts
from assistant.selfcheck.schema import schema
from assistant.selfcheck.templates import FORMS, template
from tests.assistant.selfcheck.files import Read, sqft


@pytest.fixture(scope="module")
def read(tmp_path_factory):
    folder = tmp_path_factory.mktemp("templates")
    found = {}
    for form in FORMS:
        path = folder / f"example.{form}"
        path.write_bytes(template(form))
        found[form] = Read(path)
    return found


@pytest.mark.parametrize("form", FORMS)
def test_the_example_is_read_without_a_problem(read, form):
    found = read[form]
    assert found.problems == []
    assert (found.tally.rows, found.tally.checked, found.tally.rooms) == (7, 7, 5)


def without_rows(building):
    units = (replace(unit, row=0, rooms=tuple(replace(room, row=0) for room in unit.rooms)) for unit in building.units)
    return replace(building, row=0, units=tuple(units))


def test_all_forms_tell_of_the_same_dwelling(read):
    first, *others = (without_rows(read[form].buildings[0]) for form in FORMS)
    assert others == [first, first]


def test_the_example_has_the_faults_that_it_should_show(read):
    building = read["csv"].buildings[0]
    assert (building.roof, building.porch_rails) == (("leaks",), ("broken",))
    assert building.stair_foot_candles.less_than(5)
    assert building.units[0].water_f == sqft(110)


def test_the_example_shows_every_fact(read):
    text = template("csv").decode("utf-8-sig")
    assert [record.id for record in load_facts().values() if record.title.replace("#", "1") not in text] == []


def test_the_csv_opens_in_spreadsheet_programs_without_asking():
    assert template("csv").startswith(b"\xef\xbb\xbf")
    assert b"\r\n" in template("csv")


def test_the_workbook_offers_fixed_words_and_tells_of_each_column():
    book = load_workbook(BytesIO(template("xlsx")))
    sheet, notes = book["Dwellings"], book["Notes"]
    titles = [cell.value for cell in sheet[1]]
    assert all(cell.comment for cell in sheet[1])
    letter = sheet.cell(1, titles.index("Way to the bath") + 1).column_letter
    rules = {str(rule.sqref): rule.formula1 for rule in sheet.data_validations.dataValidation}
    assert rules[f"{letter}2:{letter}5000"] == '"free,own-bedroom,other-unit"'
    assert notes.max_row == len(load_facts()) + 6


def test_no_list_of_words_is_too_long_for_a_spreadsheet():
    book = load_workbook(BytesIO(template("xlsx")))
    assert all(len(rule.formula1) <= 257 for rule in book["Dwellings"].data_validations.dataValidation)


def test_the_example_fits_the_schema():
    validate(tomllib.loads(template("toml").decode()), schema())


def test_the_schema_has_the_titles_of_a_row():
    assert {"Building", "Unit", "Room", "Hot water temperature"} <= set(schema()["$defs"]["Row"]["properties"])
