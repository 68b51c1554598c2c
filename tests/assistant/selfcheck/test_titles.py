import pytest

from assistant.selfcheck.titles import read_titles


def meanings(*titles):
    return [sorted(record.id for record, _ in column.readers.values()) for column in read_titles(titles).columns]


@pytest.mark.parametrize(
    "title", ["Hot water temperature", "HOT  WATER-TEMPERATURE", "hot_water_temperature", " Hot water temp. "]
)
def test_case_spaces_and_marks_of_a_title_are_free(title):
    assert meanings(title) == [["unit.water_f"]]


def test_the_names_of_building_unit_and_room_are_no_facts():
    titles = read_titles(["Room", "PROPERTY", "apt."])
    assert titles.places == {"room": 0, "building": 1, "unit": 2}
    assert titles.columns == ()


def test_a_title_may_mean_a_fact_of_the_unit_or_of_the_room():
    assert meanings("Floor area") == [["room.floor_sqft", "unit.floor_sqft"]]


@pytest.mark.parametrize("title", ["Hot water (C)", "Hot water [°C]", "Hot water temp in C", "Water temperature C"])
def test_a_unit_of_measure_may_stand_in_the_title(title):
    _, read = read_titles([title]).columns[0].readers["unit"]
    assert read("50").exact == 122


def test_a_remark_in_brackets_is_no_unit():
    assert meanings("Roof (yes/no)") == [["building.roof"]]


def test_windows_may_have_numbered_columns():
    titles = read_titles(["Window 1 size", "window 2 size", "Window 2 kind", "Window 21 size"])
    assert [(column.window, column.title) for column in titles.columns] == [
        (1, "Window 1 size"),
        (2, "window 2 size"),
        (2, "Window 2 kind"),
    ]
    assert titles.unknown == ((3, "Window 21 size"),)


def test_unknown_and_repeated_titles_are_kept_apart():
    titles = read_titles(["Roof", "Color", "", "ROOF", "Building", "Property"])
    assert titles.unknown == ((1, "Color"),)
    assert titles.repeated == ((3, "ROOF"), (5, "Property"))


def test_a_huge_title_is_unknown_and_cut():
    titles = read_titles(["a" * 100_000])
    assert len(titles.unknown[0][1]) == 100
