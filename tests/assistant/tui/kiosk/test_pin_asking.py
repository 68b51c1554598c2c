import io

import pytest

from assistant.cli import main
from assistant.settings.places import pin_file
from assistant.tui.kiosk.pin import Lock


@pytest.fixture
def home(monkeypatch, tmp_path):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("HOWARD_CONFIG", str(tmp_path / "none.toml"))
    return tmp_path


@pytest.mark.parametrize(
    ("typed", "status", "said"),
    [
        ("2468\n2468\n", 0, "The PIN is set."),
        ("2468\n2469\n", 2, "the two PINs differ"),
        ("246\n246\n", 2, "4 to 12 digits"),
        ("secret\nsecret\n", 2, "4 to 12 digits"),
        ("", 2, "4 to 12 digits"),
    ],
)
def test_the_pin_is_asked_twice_and_never_repeated(home, monkeypatch, capsys, typed, status, said):
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    assert main(["kiosk", "--set-pin"]) == status
    told = capsys.readouterr()
    assert said in told.out + told.err
    assert "2468" not in told.out + told.err
    assert pin_file().exists() is (status == 0)


def test_the_pin_that_was_set_opens(home, monkeypatch, clock):
    monkeypatch.setattr("sys.stdin", io.StringIO("2468\n2468\n"))
    main(["kiosk", "--set-pin"])
    assert Lock(pin_file(), clock).opens("2468")


def test_where_it_cannot_be_written_one_sentence_says_so(home, monkeypatch, capsys):
    (home / "howard").write_text("a file where the folder should be")
    monkeypatch.setattr("sys.stdin", io.StringIO("2468\n2468\n"))
    assert main(["kiosk", "--set-pin"]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_without_a_terminal_there_is_no_kiosk(home, monkeypatch, capsys):
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["kiosk"]) == 2
    assert capsys.readouterr().err == "howard: the kiosk needs a terminal for its screen and keys\n"
