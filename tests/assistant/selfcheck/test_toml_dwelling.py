import pytest

from assistant.calculators.window_facts import Window
from assistant.selfcheck.accounts import CannotRead
from tests.assistant.selfcheck.files import Read, sqft


@pytest.fixture
def read(tmp_path):
    def read(content):
        path = tmp_path / "home.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return Read(path)

    return read


def test_a_dwelling_is_a_building_with_units_and_rooms(read):
    found = read(
        """
        [building]
        name = "12 Elm"
        units_total = 2
        roof = ["leaks", "broken"]
        porches = "none"
        [[unit]]
        name = 1
        heating = true
        water_f = 110.5
        [[unit.room]]
        name = "Bedroom 1"
        floor_sqft = "11'3\\" x 10'8\\""
        windows = ["3x4", { size = "2x3", kind = "skylight" }]
        """
    )
    building = found.buildings[0]
    assert (building.name, building.units_total, building.roof) == ("12 Elm", sqft(2), ("leaks", "broken"))
    assert (building.porches, building.absent) == (None, frozenset({"porches"}))
    assert (found.unit.name, found.unit.heating, found.unit.water_f) == ("1", True, sqft("110.5"))
    assert (found.room.use, found.room.floor_sqft) == ("sleeping", sqft(120))
    assert found.room.windows == (Window(area_sqft=sqft(12)), Window("skylight", sqft(6)))
    assert found.problems == []
    assert (found.tally.rows, found.tally.checked) == (3, 3)


def test_no_windows_are_an_empty_list(read):
    assert read("[[unit]]\n[[unit.room]]\nwindows = []").room.windows == ()


def test_each_bad_value_is_told_with_its_key(read):
    found = read(
        """
        speed = 1
        [building]
        color = "red"
        roof = "purple"
        [[unit]]
        water_f = 999
        [[unit.room]]
        windows = ["3x4", { size = "9x10" }, { side = 3 }]
        ceiling = { a = 1 }
        """
    )
    assert [(one.kind, one.column, one.found) for one in found.problems] == [
        ("column", "speed", "speed"),
        ("column", "building.color", "color"),
        ("cell", "building.roof", "purple"),
        ("cell", "unit[1].water_f", "999"),
        ("cell", "unit[1].room[1].windows[2].size", "9x10"),
        ("column", "unit[1].room[1].windows[3].side", "side"),
        ("cell", "unit[1].room[1].ceiling", "{'a': 1}"),
    ]
    assert found.room.windows == (Window(area_sqft=sqft(12)),)


def test_a_place_of_the_same_name_is_rejected(read):
    found = read('[[unit]]\nname = "1"\n[[unit]]\nname = "1"\n')
    assert [(one.kind, one.column) for one in found.problems] == [("row", "unit[2]")]
    assert (found.tally.rejected, found.tally.checked) == (1, 2)


def test_rooms_without_a_name_are_called_by_their_use(read):
    found = read('[[unit]]\n[[unit.room]]\nuse = "bath"\n[[unit.room]]\nuse = "bath"\n')
    assert [(room.name, room.use) for room in found.unit.rooms] == [("bath 1", "bathroom"), ("bath 2", "bathroom")]


def test_a_building_without_a_name_is_called_like_its_file(read):
    assert read("[building]\nroof = true").buildings[0].name == "home"


@pytest.mark.parametrize("content", ["unit = 3", "unit = [3]", "[[unit]]\nroom = 3", "[[unit]]\nroom = [[1]]"])
def test_what_is_no_table_is_rejected(read, content):
    assert read(content).tally.rejected == 1


@pytest.mark.parametrize("content", ["", "a = 1", "building = 3", "=", b"\xff", "a = " + "[" * 5000])
def test_a_file_that_tells_of_no_dwelling_gets_one_sentence(read, content):
    with pytest.raises(CannotRead, match=r"howard check --template (toml|csv) writes an example"):
        read(content)


def test_a_huge_file_is_not_read(read):
    with pytest.raises(CannotRead, match="is too large for one dwelling"):
        read(b"#" * (5 << 20))
