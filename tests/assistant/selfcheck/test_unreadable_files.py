import pytest

from assistant.selfcheck.accounts import CannotRead
from tests.assistant.selfcheck.files import Read


@pytest.fixture
def read(tmp_path):
    def read(content):
        path = tmp_path / "homes.csv"
        path.write_bytes(content)
        return Read(path)

    return read


EXAMPLE = "howard check --template csv writes an example"
LOCKED = "homes.csv is locked with a password, or an old .xls file; save it as .xlsx without a password"


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"", "homes.csv is empty; " + EXAMPLE),
        (b"hello", "homes.csv has no row of titles with a column Building, Unit or Room; " + EXAMPLE),
        (b"a" * 1_100_000, "line 1 of homes.csv is too long for a sheet; save it again as CSV or xlsx"),
        (b"\xd0\xcf\x11\xe0\xa1\xb1", LOCKED),
        (b"PK\x03\x04 nothing", "homes.csv is a broken workbook; open it in a spreadsheet program and save it again"),
    ],
)  # fmt: skip
def test_a_file_that_cannot_be_read_gets_one_sentence(read, content, told):
    with pytest.raises(CannotRead) as fault:
        read(content)
    assert str(fault.value) == told


def test_a_folder_and_a_missing_file_get_one_sentence(tmp_path):
    with pytest.raises(CannotRead, match="is a folder; name a file in it"):
        Read(tmp_path)
    with pytest.raises(CannotRead, match=r"there is no file none\.csv; check its name and folder"):
        Read(tmp_path / "none.csv")
    with pytest.raises(CannotRead, match="there is no file"):
        Read(tmp_path / "a\0b.csv")


def test_a_device_is_no_file():
    from pathlib import Path

    with pytest.raises(CannotRead, match="is no ordinary file"):
        Read(Path("/dev/null"))


def test_a_file_that_may_not_be_opened_gets_one_sentence(tmp_path, monkeypatch):
    path = tmp_path / "homes.csv"
    path.write_text("Building,Roof\nElm,yes\n")

    def refuse(*given, **more):
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(type(path), "open", refuse)
    with pytest.raises(CannotRead, match=r"homes\.csv cannot be read \(Permission denied\)"):
        Read(path)
