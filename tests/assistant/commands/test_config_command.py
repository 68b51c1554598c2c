import pytest

from assistant.settings.sample import sample


@pytest.fixture
def file(tmp_path):
    return tmp_path / "new" / "config.toml"


def test_the_settings_are_told_with_where_they_come_from(howard, file):
    file.parent.mkdir()
    file.write_text('[office]\ntelephone = "555-0100"\n')
    done = howard("config", HOWARD_CONFIG=str(file), HOWARD_THEME="dark")
    assert (done.status, done.err) == (0, "")
    lines = [line.split("  ") for line in done.out.splitlines()]
    rows = {cells[0]: [cell.strip() for cell in cells if cell.strip()][1:] for cells in lines if len(cells) > 2}
    assert done.out.startswith(f"Settings file: {file}\n")
    assert rows["office.telephone"] == ["555-0100", "file"]
    assert rows["office.hours"] == ["(not set)", "default"]
    assert rows["theme"] == ["dark", "HOWARD_THEME"]
    assert rows["kiosk.idle_seconds"] == ["90", "default"]


def test_the_settings_as_json(howard, file):
    told = howard("config", "--json", HOWARD_CONFIG=str(file), HOWARD_THEME="dark").json
    assert (told["path"], told["there"], told["misses_fault"]) == (str(file), False, None)
    assert told["settings"]["theme"] == {"value": "dark", "source": "environment", "variable": "HOWARD_THEME"}
    assert told["settings"]["office.saturday_open"] == {"value": False, "source": "default", "variable": None}


def test_a_missing_file_is_told_and_can_be_written_once(howard, file):
    assert "howard config --init" in howard("config", HOWARD_CONFIG=str(file)).out
    done = howard("config", "--init", HOWARD_CONFIG=str(file))
    assert (done.status, done.err) == (0, "")
    assert file.read_text(encoding="utf-8") == sample()
    file.write_text("theme = 'dark'\n")
    again = howard("config", "--init", HOWARD_CONFIG=str(file))
    assert (again.status, again.out) == (2, "")
    assert again.err.count("\n") == 1
    assert f"{file} is there already" in again.err
    assert file.read_text() == "theme = 'dark'\n"


def test_a_file_that_cannot_be_written_is_told_in_one_line(howard, tmp_path):
    (tmp_path / "wall").write_text("")
    done = howard("config", "--init", HOWARD_CONFIG=str(tmp_path / "wall" / "config.toml"))
    assert (done.status, done.out, done.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize("command", [("config",), ("ask", "no heat"), ("chat",), ("misses",), ("calc",), ("code",)])
def test_a_wrong_setting_is_status_2_with_file_and_key(howard, file, command):
    file.parent.mkdir()
    file.write_text("theme = 'pink'\n")
    done = howard(*command, HOWARD_CONFIG=str(file))
    assert (done.status, done.out) == (2, "")
    assert done.err == f"howard: {file}: theme: must be one of: auto, light, dark, contrast\n"


def test_the_version_and_the_proofs_need_no_settings(howard, file):
    file.parent.mkdir()
    file.write_text("theme = 'pink'\n")
    assert howard("--version", HOWARD_CONFIG=str(file)).status == 0


def test_a_file_of_misses_that_cannot_be_written_is_told(howard, file, tmp_path):
    place = tmp_path / "away" / "misses.sqlite"
    done = howard("config", HOWARD_CONFIG=str(file), HOWARD_MISSES=str(place))
    assert done.status == 0
    assert done.out.endswith(f"\nMisses cannot be written: the folder {place.parent} is not there.\n")


def test_the_office_stands_in_every_reply_that_sends_somebody_there(howard, file):
    file.parent.mkdir()
    file.write_text('[office]\ntelephone = "555-0100"\nsaturday_open = true\n')
    settings = {"HOWARD_CONFIG": str(file)}
    assert "555-0100" in howard("ask", "--json", "who do i call", **settings).json["refer"]
    assert "555-0100" in howard("ask", "who do i call", **settings).out
    assert "555-0100" in howard("chat", given=b"who do i call\n", **settings).out
    calc = howard("calc", "petition", "--json", "--served", "2026-05-21", "--today", "2026-06-01", **settings).json
    assert calc["values"]["state_law_day"] == "2026-06-20"
    assert "555-0100" in calc["text"]
