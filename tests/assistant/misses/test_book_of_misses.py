import sqlite3
import subprocess
import sys
from datetime import date

import pytest

from assistant.misses.book import SHOWN_WORDS, BookFault, Counted, Entry, add, check, clear, counted
from tests.house.tree import ROOT

FIRST, LAST = date(2026, 6, 1), date(2026, 6, 15)
RENT = Entry("raise rent", "not-covered", "rent", FIRST)
DOG = Entry("dog", "not-covered", "pets", LAST)


@pytest.fixture
def file(tmp_path):
    return tmp_path / "misses.sqlite"


def test_misses_of_the_same_words_and_reading_are_counted_together(file):
    add(file, [RENT, DOG, Entry("raise rent", "not-covered", "rent", LAST)])
    add(file, [Entry("raise rent", "corrected", "rent", LAST)])
    assert counted(file) == [
        Counted("raise rent", "not-covered", "rent", 2, "2026-06-01", "2026-06-15"),
        Counted("dog", "not-covered", "pets", 1, "2026-06-15", "2026-06-15"),
        Counted("raise rent", "corrected", "rent", 1, "2026-06-15", "2026-06-15"),
    ]


def test_only_the_days_since_one_are_counted(file):
    add(file, [RENT, RENT, RENT, Entry("raise rent", "not-covered", "rent", LAST)])
    assert [row.count for row in counted(file, FIRST)] == [4]
    assert [(row.count, row.first) for row in counted(file, date(2026, 6, 2))] == [(1, "2026-06-15")]
    assert counted(file, date(2026, 6, 16)) == []


def test_clearing_forgets_all_and_says_how_many(file):
    add(file, [RENT, RENT, DOG])
    assert clear(file) == 3
    assert counted(file) == []
    assert b"raise rent" not in file.read_bytes()


def test_where_there_is_no_file_there_are_no_misses_and_none_is_made(file):
    assert (counted(file), clear(file)) == ([], 0)
    assert not file.exists()


def test_an_empty_file_is_a_file_without_misses(file):
    file.touch()
    assert counted(file) == []
    add(file, [RENT])
    assert [row.count for row in counted(file)] == [1]


def test_nothing_but_the_file_is_left(file):
    add(file, [RENT])
    assert [path.name for path in file.parent.iterdir()] == ["misses.sqlite"]


def test_a_folder_that_is_away_is_told(file):
    with pytest.raises(BookFault) as fault:
        add(file.parent / "away" / "misses.sqlite", [RENT])
    assert fault.value.reason == "folder"


def test_what_is_no_file_of_misses_is_left_alone(file):
    file.write_bytes(b"these are my notes, and no table at all\n" * 40)
    for touch in (check, counted, clear, lambda path: add(path, [RENT])):
        with pytest.raises(BookFault) as fault:
            touch(file)
        assert fault.value.reason == "file"
    assert file.read_bytes().startswith(b"these are my notes")


def test_the_tables_of_another_program_are_left_alone(file):
    other = sqlite3.connect(file)
    other.execute("create table misses (a)")
    other.commit()
    other.close()
    for touch in (check, counted, clear, lambda path: add(path, [RENT])):
        with pytest.raises(BookFault) as fault:
            touch(file)
        assert fault.value.reason == "foreign"


def test_a_file_that_is_in_use_for_long_is_told(file, monkeypatch):
    monkeypatch.setattr("assistant.misses.book.SECONDS", 0.05)
    add(file, [RENT])
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("begin exclusive")
    with pytest.raises(BookFault) as fault:
        add(file, [RENT])
    other.close()
    assert fault.value.reason == "busy"
    assert [row.count for row in counted(file)] == [1]


def test_what_fails_in_the_middle_counts_nothing(file):
    add(file, [RENT])
    with pytest.raises(BookFault):
        add(file, [RENT, Entry(None, "not-covered", "rent", LAST)])
    assert [row.count for row in counted(file)] == [1]


def test_a_shared_file_may_hold_anything_and_is_shown_cleaned(file):
    add(file, [Entry("\x1b[31mred\n" + "x" * 500, "?", "\x07", LAST)])
    (row,) = counted(file)
    assert row.words.startswith("[31mred x")
    assert (len(row.words), row.made, row.intent) == (SHOWN_WORDS, "?", "")


@pytest.mark.parametrize(("folder", "rights"), [(0o700, 0o600), (0o755, 0o644), (0o775, 0o664), (0o2770, 0o660)])
def test_who_may_write_in_the_folder_may_count_in_the_file(file, folder, rights):
    file.parent.chmod(folder)
    add(file, [RENT])
    assert file.stat().st_mode & 0o777 == rights


WRITER = """
import sys
from datetime import date
from pathlib import Path
from assistant.misses.book import Entry, add
for number in range(60):
    add(Path(sys.argv[1]), [Entry("raise rent", "not-covered", "rent", date(2026, 6, 1 + number % 3))])
"""


def test_several_desks_write_at_once_and_lose_nothing(file):
    desks = [subprocess.Popen([sys.executable, "-c", WRITER, str(file)], cwd=ROOT) for _ in range(5)]
    assert [desk.wait(timeout=120) for desk in desks] == [0] * 5
    assert [(row.words, row.count, row.first, row.last) for row in counted(file)] == [
        ("raise rent", 300, "2026-06-01", "2026-06-03")
    ]
